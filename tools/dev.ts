import { portFrom } from '../deploy/host.ts';
import { explain } from './build/explain.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Serves the site for development: a page in the browser is updated when a file is saved.
try {
  const port = portFrom(process.env.PORT ?? '4321');
  const { dev } = await import('astro');
  await dev({ server: { port } });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
