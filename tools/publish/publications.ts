import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrangler } from '../../deploy/cloudflare/serve.ts';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { replaceFile } from '../build/replace-file.ts';
import { Wrangler } from './wrangler.ts';

/** Name of the record of publications, in the firm's folder. */
const recordFile = 'published.json';
/** Maximum number of publications in the record. The host keeps as many versions. */
const kept = 100;

/** An entry of the record: a publication, or the return to an earlier one. */
export interface Publication {
  /** Time of the publication, in ISO 8601. */
  at: string;
  site: string;
  /** Id of this version at the host. Undefined if it isn't known. */
  version: string | undefined;
  /**
   * Paths of pages that are new, changed or gone since the publication before. Undefined for the first publication, and for the return to
   * an earlier one.
   */
  changed?: readonly string[] | undefined;
  /** Whether this entry is the return to an earlier version. Default: false. */
  isBack?: boolean;
  /** Id of the account at the host that was chosen for this publication. Undefined if no account had to be chosen. */
  account?: string | undefined;
}

interface PublishedRecord {
  publications: Publication[];
  /** Hash of each page of the last publication, by path. */
  pages: Record<string, string>;
}

/** Options for requests to the host. */
interface HostOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** Path and arguments of the program to use as wrangler, Cloudflare's tool. Default: wrangler; tests use another. */
  command?: readonly string[] | undefined;
  /** Id of the account at the host. Default: the account of the newest recorded publication that has one. */
  account?: string | undefined;
}

/** The version that is live according to the host, and the version that was live before. */
interface LiveVersions {
  live: Publication | undefined;
  /** Undefined if there is no earlier version. */
  before: Publication | undefined;
}

/**
 * Address of a firm's site, the host name in this address, the name of the site's Worker (a site at Cloudflare), and the firm's email
 * address.
 * @throws {ContentError} when business.yaml has problems
 */
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
 * Asks the host which version is live, and which was live before.
 * @throws {StepStopped} when the host doesn't answer, or refuses
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
 * Makes an earlier version live again, and adds this to the record. The host must still have the version. The firm's content stays as it
 * is.
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

/**
 * Adds a publication to the record, and returns it.
 * @param built folder of the built site
 */
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
    // A damaged record, such as one with merge conflicts, counts as empty. The host keeps its own list of versions.
    return none;
  }
}

function writeRecord(firm: string, { publications, pages }: PublishedRecord): void {
  const record = { publications: publications.slice(0, kept), pages };
  replaceFile(join(firm, recordFile), `${JSON.stringify(record, undefined, 2)}\n`);
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
