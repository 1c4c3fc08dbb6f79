import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { adviceVersion } from '../../tools/launch-check/advice.ts';
import { writtenTexts } from '../../tools/launch-check/look.ts';

const business = `name: Weald Heating
shortName: Weald Heating
phone: 01825 760 555
email: office@weald-heating.co.uk
site: https://www.weald-heating.co.uk
language: en-GB
towns: [Uckfield]
hours: Monday to Friday 8 am to 6 pm
address: { street: 2 Mill Lane, locality: Uckfield, region: East Sussex, postcode: TN22 1AA, country: GB }
promises: { localZones: [], satisfaction: no, priceFirst: no, freeQuotes: no }
registrations: { gasSafe: "518204" }
disclosures: { legalName: J. Weald }
`;
const held = 'On paper in the office: folder Website';
const claims = (version: string) => `gasSafe: { evidence: "${held}", checked: 2026-11-01 }
tradeAdvice: { evidence: "${held}", by: J. Weald, registration: "5182047", version: ${version}, checked: 2026-11-01 }
`;

/** Writes the folder of a new firm that is ready to be published. Returns its path; the caller deletes the folder. */
export function readyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  cpSync('tools/setup/new-firm', folder, { recursive: true });
  writeFileSync(join(folder, 'content/business.yaml'), business);
  const version = adviceVersion(writtenTexts(join(folder, 'content'), readBusiness(join(folder, 'content'))));
  writeFileSync(join(folder, 'content/claims.yaml'), claims(version));
  return folder;
}
