import { rmSync } from 'node:fs';
import { stringify } from 'yaml';
import { business, exampleWith, swap } from './example-firm.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

const { promises, registrations, address, ...facts } = business;
const { email, reviews, messages, landlords, insurance, payment, complaints, securityReports, ...needed } = facts;

/** What the example's words need: a firm that fills in nothing else. */
const bareFacts = {
  ...needed,
  address: { locality: address.locality, region: address.region, country: address.country },
  promises: { localZones: promises.localZones, sameDayBefore: promises.sameDayBefore },
  registrations: { gasSafe: true },
  disclosures: {},
};

const none = () => '[]\n';
const noItems = swap(/^items:[\s\S]*/m, 'items: []\n');

/** Writes the example firm without what an owner may leave out, into a folder that whoever asked for it removes. */
const writeBareFirm = (): string =>
  exampleWith({
    'business.yaml': () => stringify(bareFacts),
    'photographs.yaml': none,
    'people.yaml': none,
    'prices.yaml': noItems,
    'reviews.yaml': noItems,
    'claims.yaml': () => undefined,
    jobs: () => undefined,
  });

/** A copy of the project for that firm. */
export async function copyBareProject(): Promise<ProjectCopy> {
  const firm = writeBareFirm();
  const copy = await copyProject(firm);
  rmSync(firm, { recursive: true });
  return copy;
}
