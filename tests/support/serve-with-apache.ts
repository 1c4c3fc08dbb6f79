import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageSite } from '../../deploy/caddy/package-site.ts';
import { startHost } from '../../deploy/host.ts';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { firmFolder } from '../../src/site/files/firm-folder.ts';
import { apachePath } from '../../tools/program-paths.mjs';
import { builtSite } from './built-site.ts';

/** Serves the built site with Apache, set up as ordinary hosting: all settings of the site are in its .htaccess. */
export default async function serveWithApache(project: TestProject): Promise<() => Promise<void>> {
  const { program = 'apache2', modules = '' } = apachePath() ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  // Apache reads the files as another user.
  chmodSync(folder, 0o755);
  packageSite(builtSite, folder, readBusiness(join(firmFolder(), 'content')).site);
  const settings = join(folder, 'apache.conf');
  const host = await startHost(0, (_, port) => {
    writeFileSync(settings, serverSettings(folder, modules, port));
    const command = [program, '-f', settings, '-D', 'FOREGROUND', '-e', 'info'];
    return { name: 'Apache', command, env: {}, ready: 'resuming normal operations' };
  });
  project.provide('siteUrl', host.url);
  return async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
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
