import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrangler } from '../../deploy/cloudflare/serve.ts';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { replaceFile } from '../build/replace-file.ts';
import { Wrangler } from './wrangler.ts';

/** The file in a firm's folder that says what was published when. */
const recordFile = 'published.json';
/** Entries that the record keeps; the host keeps a hundred versions. */
const kept = 100;

/** One publication, or one way back, as the record has it. */
export interface Publication {
  /** ISO 8601. */
  at: string;
  site: string;
  /** The host's name for it. */
  version: string | undefined;
  /** Addresses of pages that are new, differ from those published before, or are gone. Undefined if nothing was published before. */
  changed?: readonly string[] | undefined;
  /** Whether an earlier version was made live again. */
  isBack?: boolean;
  /** The host's account. */
  account?: string | undefined;
}

interface PublishedRecord {
  publications: Publication[];
  /** A hash of each page that was published last, by its address. */
  pages: Record<string, string>;
}

/** How to reach the host. */
interface HostOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** For tests: another program in the place of wrangler. */
  command?: readonly string[] | undefined;
  /** Account at the host. Default: the one that was published to last. */
  account?: string | undefined;
}

/** What the host has: the version that is live, and the one that was live before it. */
interface LiveVersions {
  live: Publication | undefined;
  /** Undefined when there is none to go back to. */
  before: Publication | undefined;
}

/** Address of a firm's site, the host name in it, the name of its Worker at Cloudflare, and the firm's email address. */
export function addressesOf(firm: string): { site: string; host: string; name: string; email: string | undefined } {
  const { site, email } = readBusiness(join(firm, 'content'));
  const { host } = new URL(site);
  return { site, host, name: host.replaceAll('.', '-'), email };
}

/** The publications of a firm, newest first, as this computer recorded them. */
export function recordedPublications(firm: string): readonly Publication[] {
  return readRecord(firm).publications;
}

/**
 * Asks the host what is live and what was live before.
 * @throws {StepStopped} when the host can't say
 */
export async function liveVersions(firm: string, options: HostOptions = {}): Promise<LiveVersions> {
  const { name, site } = addressesOf(firm);
  const recorded = recordedPublications(firm);
  const [newest, ...older] = await hostOf(firm, options).deployments(name);
  const publication = ({ version, at }: { version: string; at: string }): Publication => {
    const own = recorded.find((each) => each.version === version && !each.isBack);
    return { site, ...own, version, at };
  };
  const before = older.find(({ version }) => version !== newest?.version);
  return { live: newest && publication(newest), before: before && publication(before) };
}

/**
 * Makes the version before the live one live again, or any other that the host still has. The firm's files stay as they are.
 * @throws {StepStopped} when the host refuses
 */
export async function rollBack(firm: string, version: string, options: HostOptions = {}): Promise<void> {
  const { name, site } = addressesOf(firm);
  await hostOf(firm, options).rollBack(name, version);
  const { publications, pages } = readRecord(firm);
  writeRecord(firm, {
    publications: [{ at: new Date().toISOString(), site, version, isBack: true }, ...publications],
    pages,
  });
}

/** Writes a publication into the record, and returns it. */
export function recordPublication(
  firm: string,
  built: string,
  facts: Omit<Publication, 'at' | 'changed'>,
): Publication {
  const { publications, pages: before } = readRecord(firm);
  const pages = Object.fromEntries(pageFiles(built).map((file) => [addressOf(file), hashOf(join(built, file))]));
  const addresses = [...new Set([...Object.keys(before), ...Object.keys(pages)])].sort();
  const changed = publications.length > 0 ? addresses.filter((each) => before[each] !== pages[each]) : undefined;
  const publication = { at: new Date().toISOString(), ...facts, changed };
  writeRecord(firm, { publications: [publication, ...publications], pages });
  return publication;
}

function hostOf(firm: string, { env = process.env, command = wrangler, account }: HostOptions): Wrangler {
  const last = recordedPublications(firm).find((each) => each.account)?.account;
  return new Wrangler(command, { env }, account ?? last);
}

function readRecord(firm: string): PublishedRecord {
  const path = join(firm, recordFile);
  const none = { publications: [], pages: {} };
  if (!existsSync(path)) return none;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // A damaged record, such as after a merge, is begun anew: the host has one of its own.
    return none;
  }
}

function writeRecord(firm: string, { publications, pages }: PublishedRecord): void {
  const record = { publications: publications.slice(0, kept), pages };
  replaceFile(join(firm, recordFile), `${JSON.stringify(record, undefined, 2)}\n`);
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
