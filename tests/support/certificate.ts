import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a server shows who it is with. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * A certificate for this machine, signed by itself, made with OpenSSL.
 * @param days from now until its end; below 0 it has ended
 * @param names that it is for, as OpenSSL writes them
 */
export function certificate(days: number, names = 'DNS:localhost,IP:127.0.0.1'): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];
  const name = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`];
  try {
    openssl('req', '-x509', ...key, ...name, '-days', '1', '-out', 'first.pem');
    // Only here may the days be over.
    openssl('x509', '-in', 'first.pem', '-signkey', 'key.pem', '-days', String(days), '-out', 'cert.pem');
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    return { key: read('key.pem'), cert: read('cert.pem') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
