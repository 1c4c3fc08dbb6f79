import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageSite } from '../../deploy/caddy/package-site.ts';
import { type Host, startHost } from '../../deploy/host.ts';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { firmFolder } from '../../src/site/files/firm-folder.ts';
import { apachePath } from '../../tools/program-paths.mjs';
import { builtSite } from './built-site.ts';

/** Global setup of Vitest. Serves the built site with Apache as on shared hosting, where a site's only settings are in .htaccess. */
export default async function serveWithApache(project: TestProject): Promise<() => Promise<void>> {
  const host = await startApache(builtSite);
  project.provide('siteUrl', host.url);
  return host.stop;
}

/** Packages a built site (as `npm run package` does) and serves the package with Apache. */
export async function startApache(built: string): Promise<Host> {
  const { program = 'apache2', modules = '' } = apachePath() ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  // Let all users read the folder, because Apache reads files as another user.
  chmodSync(folder, 0o755);
  packageSite(built, folder, readBusiness(join(firmFolder(), 'content')).site);
  const settings = join(folder, 'apache.conf');
  const host = await startHost(0, (_, port) => {
    writeFileSync(settings, serverSettings(folder, modules, port));
    const command = [program, '-f', settings, '-D', 'FOREGROUND', '-e', 'info'];
    return { name: 'Apache', command, env: {}, ready: 'resuming normal operations' };
  });
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...host, stop };
}

function serverSettings(folder: string, modules: string, port: number): string {
  const names = 'mpm_event authz_core mime dir rewrite headers negotiation autoindex deflate'.split(' ');
  return `ServerRoot "${folder}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${folder}/pid"
ErrorLog "|$/bin/cat 1>&2"
${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
DocumentRoot "${folder}/site"
<Directory "${folder}/site">
Options Indexes MultiViews FollowSymLinks
AllowOverride All
Require all granted
</Directory>
<Files ".ht*">
Require all denied
</Files>`;
}
