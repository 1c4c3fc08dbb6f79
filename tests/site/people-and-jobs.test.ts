import { expect, test } from 'vitest';
import { attributesOf, band, read, readAll, routes, site, textsOf } from '../support/site.ts';

const { areas, jobs, words } = site;
const { evidence, people } = words;

test('About shows the people of the firm, with their photographs, or no section for them', async () => {
  const $ = await read('/about');
  expect($('#people').length).toBe(people.length > 0 ? 1 : 0);
  const inOrder = [...people.filter(({ visits }) => visits), ...people.filter(({ visits }) => !visits)];
  const names = 'section:has(#people) article :is(h3, h4)';
  expect(textsOf($, names)).toEqual(inOrder.map(({ name }) => name));
  for (const [index, { photograph, visits, ...words }] of inOrder.entries()) {
    const person = $('section:has(#people) article').eq(index);
    const headings = textsOf($, 'section:has(#people) :is(h2, h3:not(article *))');
    expect(headings).toContain(visits ? evidence.people : evidence.office);
    for (const text of Object.values(words)) expect(person.text()).toContain(text);
    expect(person.find('img').attr('alt')).toBe(photograph?.alt);
  }
});

test('the jobs of a town are on its page, or on Services without one, and on the pages that they name, the newest first', async () => {
  for (const path of routes) {
    const $ = await read(path);
    const town = areas.find((area) => area.path === path)?.name;
    const pagesOf = (job: (typeof jobs)[number]) =>
      job.pages ?? (areas.some(({ name }) => name === job.town) ? [] : ['/services']);
    const own = jobs.filter((job) => job.town === town || pagesOf(job).some((page) => page === path));
    const sheets = textsOf($, band('jobs', 'article'));
    const shown = sheets.map((sheet) =>
      own.find(({ done, problem }) => sheet.includes(problem) && sheet.includes(done)),
    );
    expect(shown, path).not.toContain(undefined);
    expect($('#jobs').length, path).toBe(own.length > 0 ? 1 : 0);
    expect(shown.length > 0, path).toBe(own.length > 0);
    const months = shown.map((job) => job?.month ?? '');
    expect(months, path).toEqual(months.toSorted().reverse());
    const leftOut = own.filter((job) => !shown.includes(job));
    for (const { month } of leftOut) expect(months.length > 1 && month <= (months.at(-1) ?? ''), path).toBe(true);
  }
});

test('a job has its town, year and hours, its photographs and the state of the water', async () => {
  for (const [path, $] of await readAll()) {
    for (const [index, sheet] of textsOf($, band('jobs', 'article')).entries()) {
      const job = jobs.find(({ done, problem }) => sheet.includes(problem) && sheet.includes(done));
      const { hours, month = '', photographs = [], town, water = {} } = job ?? {};
      for (const text of [town, month.slice(0, 4), `${evidence.jobs.hours} ${hours}`])
        expect(sheet, path).toContain(text);
      const article = `${band('jobs', 'article')}:eq(${index})`;
      expect(textsOf($, `${article} dd`)).toEqual(Object.values(water));
      expect(attributesOf($, `${article} img`, 'alt')).toEqual(photographs.map(({ alt }) => alt));
    }
  }
});
