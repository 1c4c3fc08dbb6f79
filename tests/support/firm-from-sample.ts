import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Checked } from '../../tools/launch-check/finding.ts';
import { readChecked } from '../../tools/launch-check/look.ts';

/** What an owner changes first: facts, and files of areas that are copied from the sample's; what is left of it, and what is fine. */
export interface NewFirm {
  place: string;
  facts: {
    towns: string[];
    address: { locality: string; region: string; country: 'GB' };
    geo: { latitude: number; longitude: number };
  };
  areas: { slug: string; copyOf: string; name: string; postcodes: unknown[]; nearby?: string[]; position: object }[];
  left: string[];
  fine: string;
}

export const newFirms: NewFirm[] = parse(readFileSync('tests/fixtures/new-firms.yaml', 'utf8'));

/** What the launch check reads of a firm that has done no more than the build asks for. */
export async function readFromSample({ facts, areas }: NewFirm): Promise<Checked> {
  const folder = mkdtempSync(join(tmpdir(), 'firm-'));
  const content = join(folder, 'content');
  cpSync('firms/sample/content', content, { recursive: true });
  const change = (
    name: string,
    to: (data: ReturnType<typeof parse>) => object,
    from = `firms/sample/content/${name}`,
  ) => writeFileSync(join(content, `${name}.yaml`), stringify(to(parse(readFileSync(`${from}.yaml`, 'utf8')))));
  rmSync(join(content, 'areas'), { recursive: true });
  mkdirSync(join(content, 'areas'));
  for (const { slug, copyOf, ...own } of areas)
    change(`areas/${slug}`, (pattern) => ({ ...pattern, ...own }), `firms/sample/content/areas/${copyOf}`);
  change('business', (data) => ({ ...data, ...facts }));
  change('contact', (data) => ({ ...data, serviceArea: { ...data.serviceArea, main: facts.towns } }));
  change('areas', ({ main, ...data }) => ({
    ...data,
    main: { ...main, areas: areas.map(({ slug }, index) => ({ ...main.areas[index], slug })) },
  }));
  const about = join(content, 'about.yaml');
  writeFileSync(about, readFileSync(about, 'utf8').replace(/\[([^\]]*)\]\(\/areas\/[^)]*\)/g, '$1'));
  try {
    return await readChecked(content);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
