import { startHost } from '../deploy/host.ts';

await import('./build.ts');
if (process.exitCode) process.exit();

const host = await startHost(Number(process.env.PORT ?? 4321));
console.log(`\n  The site: ${host.url}\n  Ctrl-C ends it.\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await host.stop();
    process.exit(0);
  });
}
