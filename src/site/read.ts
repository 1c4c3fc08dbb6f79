import { join } from 'node:path';
import { areasOf, withNearestPlaces } from './areas.ts';
import { checkLinks } from './checks/links.ts';
import { checkPhones } from './checks/phones.ts';
import { checkPhotographs } from './checks/photographs.ts';
import { checkPlaces } from './checks/places.ts';
import { checkRedirects } from './checks/redirects.ts';
import { checkRepeats } from './checks/repeats.ts';
import { checkTitles } from './checks/titles.ts';
import { readBusiness } from './files/business-file.ts';
import { type Content, readContent } from './files/content-folder.ts';
import { readDownloads } from './files/download-files.ts';
import { readDrawings, readMark } from './files/look-files.ts';
import { readPalette } from './files/palette-file.ts';
import { jobsOf } from './jobs.ts';
import { pagesOf } from './pages.ts';
import { readPhotographs } from './photographs.ts';
import { ContentError, type Problem, show } from './problem.ts';
import type { Business } from './schema/business.ts';
import { readClaims } from './schema/claims.ts';
import type { Site } from './site.ts';
import { markSentences, vocabularyOf } from './text/vocabulary.ts';

/**
 * Reads and checks everything that the site of a firm says and shows.
 * @param firm folder of the firm, with content/, palette.css, mark.svg, and optionally photographs/, drawings/ and downloads/
 * @throws {ContentError} with the problems of all files. If no file by itself has a problem, with problems between files, such as a link to
 * a page that doesn't exist
 */
export async function readSite(firm: string): Promise<Site> {
  const [folder, photographs] = [join(firm, 'content'), join(firm, 'photographs')];
  const problems: Problem[] = [];
  const business: Business | undefined = collect(problems, () => readBusiness(folder));
  const content: Content | undefined = collect(problems, () => readContent(folder, business));
  const palette = collect(problems, () => readPalette(firm));
  const drawings = collect(problems, () => readDrawings(firm));
  const downloads = collect(problems, () => readDownloads(firm));
  // No page shows claims.yaml, but its problems are reported too.
  collect(problems, () => readClaims(folder));
  if (!business || !content || !palette || !drawings || !downloads || problems.length > 0)
    throw new ContentError(problems);

  const { postcodes: _, ...written } = content.words;
  const areas = areasOf(content, business);
  const words = withNearestPlaces(written, areas, business);
  const jobs = jobsOf(content);
  const pages = pagesOf(business, words, areas);
  const site = markSentences({ business, words, areas, jobs, pages }, vocabularyOf(business, words));
  const documents = downloads.map(({ path }) => path);
  const contradictions = [
    ...checkRepeats(content),
    ...checkPlaces(site, content),
    ...checkPhones(site, content),
    ...checkLinks(site, content, documents),
    ...checkRedirects(site, content.redirects, documents),
    ...checkTitles(site),
    ...(await checkPhotographs(site, content, photographs)),
  ];
  const reported = contradictions.map(({ file, field, value, expected, found = show(value) }): Problem => {
    const source = content.sources.get(file)?.(field);
    if (!source) throw new Error(`No file of content/ is called ${file}`);
    return { source, field, found, expected };
  });
  if (reported.length > 0) throw new ContentError(reported);
  const { redirects } = content;
  return {
    ...site,
    palette,
    drawings,
    downloads,
    redirects,
    mark: readMark(firm),
    photographs: await readPhotographs(site, photographs),
  };
}

function collect<Value>(problems: Problem[], read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}
