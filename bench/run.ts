import { existsSync } from 'node:fs';
import { startCloudflare } from '../deploy/cloudflare/serve.ts';
import { clientRendered } from './client-rendered.ts';
import { firstVisit } from './first-visit.ts';
import { growth } from './growth.ts';
import { inputDelay } from './input-delay.ts';
import { lighthouseScores } from './lighthouse.ts';
import { pageChanges } from './page-changes.ts';
import { pagesOr } from './pages.ts';
import { type Section, writeSection } from './report.ts';
import { serving } from './serving.ts';
import { weights } from './weights.ts';
import { workshop } from './workshop.ts';

// Measures the site and writes docs/performance.md. Close other programs first: they count.
// Arguments choose what to measure, on which pages or with how many areas: `npm run bench -- growth 200`.
const args = process.argv.slice(2);
const asked = args.filter((argument) => argument.startsWith('/'));
const numbers = args.map(Number).filter(Number.isInteger);

if (!existsSync('dist')) await import('../tools/build.ts');
if (!process.exitCode) await measure();

async function measure(): Promise<void> {
  const host = await startCloudflare(0);
  const site = host.url;
  const pages = pagesOr(asked);
  const sections: Section[] = [
    { name: 'weights', title: 'What a page weighs', measure: () => weights(site, pages) },
    { name: 'first-visit', title: 'First visits', measure: () => firstVisit(site, pages) },
    {
      name: 'client-rendered',
      title: 'Beside the same pages rendered in the browser',
      measure: () =>
        clientRendered(site, asked.length > 0 ? pages : pages.filter((path) => /^\/(?:$|areas\/)/.test(path))),
    },
    {
      name: 'lighthouse',
      title: 'Lighthouse',
      measure: () =>
        lighthouseScores(
          site,
          pages.filter((path) => path !== '/nope'),
        ),
    },
    { name: 'input-delay', title: 'Longest task', measure: () => inputDelay(site, pages) },
    { name: 'page-changes', title: 'From page to page', measure: () => pageChanges(site) },
    { name: 'growth', title: 'Growth', measure: () => growth(numbers) },
    { name: 'workshop', title: 'Workshop', measure: workshop },
    { name: 'serving', title: 'Serving', measure: () => serving(site, pages.slice(0, 1)) },
  ];
  const chosen = sections.filter(({ name }) => args.includes(name));
  try {
    for (const section of chosen.length > 0 ? chosen : sections) {
      console.log(`\n${section.title} …`);
      const result = await section.measure();
      console.log(result);
      // What was measured in part is not the report's.
      if (asked.length === 0 && numbers.length === 0) writeSection(sections, section, result);
    }
  } finally {
    await host.stop();
  }
}
