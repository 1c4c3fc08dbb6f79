import { createServer } from 'node:http';
import { freePort } from '../../deploy/free-port.ts';

/** What Cloudflare's tool asked for. */
export interface Asked {
  method: string;
  /** From the account on, without the query. */
  path: string;
  body: string;
}

/** An account at Cloudflare, made up on this machine. */
export interface Account {
  /** What tells Cloudflare's tool to use it, and no other. */
  env: Record<string, string>;
  asked: Asked[];
  stop: () => void;
}

/** The versions that were live, the newest first. */
export const versions = ['22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111'];
export const newVersion = '33333333-3333-4333-8333-333333333333';

/**
 * Answers as Cloudflare does, as far as publishing and going back ask.
 * @param home a folder without anybody's login
 * @param leave whether the key may publish
 */
export async function startAccount(home: string, leave = true): Promise<Account> {
  const asked: Asked[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    let body = '';
    request.on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      const [path = ''] = url.replace('/accounts/account', '').split('?');
      asked.push({ method, path, body });
      const result = leave ? resultOf(method, path) : undefined;
      const error = leave
        ? { code: 10_090, message: 'No such Worker' }
        : { code: 10_000, message: 'Authentication error' };
      const errors = result ? [] : [error];
      response.writeHead(result ? 200 : leave ? 404 : 403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: result !== undefined, errors, messages: [], result }));
    });
  }).listen(port, '127.0.0.1');
  const env = {
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: 'account',
    ...nobody(home),
  };
  return { env, asked, stop: () => server.close() };
}

/** A machine on which nobody is logged in at Cloudflare. */
export const nobody = (home: string) => ({ HOME: home, XDG_CONFIG_HOME: home });

/** Of a Worker that is not there yet, Cloudflare says nothing. */
function resultOf(method: string, path: string): object | undefined {
  if (/\/services\/[^/]+$/.test(path)) return undefined;
  if (path.endsWith('/assets-upload-session')) return { jwt: 'all of them are there', buckets: [] };
  if (path.endsWith('/changeset')) return { added: [], removed: [], updated: [], conflicting: [] };
  if (path.endsWith('/deployments') && method === 'GET') return { deployments };
  const version = versions.find((id) => path.endsWith(`/versions/${id}`));
  if (version) return { id: version, number: 1, metadata: { created_on: day, source: 'wrangler' }, resources };
  if (method === 'PUT' || path.endsWith('/versions'))
    return { id: newVersion, deployment_id: newVersion.replaceAll('-', '') };
  return { id: 'worker', subdomain: { enabled: true, previews_enabled: true }, tags: [] };
}

const day = '2026-11-01T12:00:00Z';
const resources = { bindings: [], script: {}, script_runtime: {} };
const deployments = versions.map((version_id, index) => ({
  id: `deployment ${index}`,
  created_on: `2026-11-0${9 - index}T12:00:00Z`,
  source: 'wrangler',
  author_email: 'office@example.org',
  versions: [{ version_id, percentage: 100 }],
}));
