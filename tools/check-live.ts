import { madeUpIn } from '../src/content/placeholder-facts.ts';
import { readFacts } from '../src/facts/read.ts';
import { checkBusinessFile } from './build/business-file.ts';
import { explain, Refused } from './build/explain.ts';
import { builtFiles } from './check-live/built-files.ts';
import { checkLive } from './check-live/check.ts';
import { inWords, isWell } from './check-live/report.ts';
import { readOptions } from './options.ts';

const help = 'There are no options; an address may be given.';

// Looks at the site as it is on the network, at `site` of business.config.ts unless it is told another address.
try {
  checkBusinessFile();
  const { default: business } = await import('../business.config.ts');
  const facts = await readFacts('content', business);
  const url = addressFrom(readOptions({ allowPositionals: true }, help).positionals, facts.business.site);
  const rows = await checkLive({ url, facts, built: builtFiles('dist') });
  console.log(inWords(url.href, rows));
  process.exitCode = isWell(rows) ? 0 : 1;
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}

/** @throws {Refused} when it is no address of a site */
function addressFrom([given, ...others]: string[], site: string): URL {
  if (given === undefined && madeUpIn(site).length > 0) {
    throw new Refused(
      `${site} is the sample's address, at which nothing is yours: write yours at site in business.config.ts`,
    );
  }
  const text = given ?? site;
  const url = URL.parse(text);
  if (others.length === 0 && url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw new Refused(
    `found ${[text, ...others].join(' ')}, expected one address, such as "https://www.your-firm.co.uk"`,
  );
}
