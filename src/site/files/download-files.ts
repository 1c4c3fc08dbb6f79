import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Problem } from '../problem.ts';

/** A PDF document of the firm. Pages can link to it. */
export interface Download {
  /** Path on the site, such as `/downloads/price-list.pdf`. */
  path: string;
  /** Path of the original in the firm's folder. */
  original: string;
}

/** Name of the folder with the documents, both in the firm's folder and on the site. */
const downloadsFolder = 'downloads';

/** Maximum size of a document, in bytes. Cloudflare's own limit is 25 MiB. */
const mostBytes = 20_000_000;

/**
 * Lists the documents of a firm.
 * @param firm folder of the firm; downloads/ in it is optional
 * @throws {ContentError} with each folder in downloads/, and each file that is no PDF, is larger than `mostBytes` or has an unsuitable
 * name. A name must consist of small letters, digits and hyphens, begin with a letter or a digit, and end in `.pdf`
 */
export function readDownloads(firm: string): Download[] {
  const folder = join(firm, downloadsFolder);
  if (!existsSync(folder)) return [];
  // Ignores README.md, hidden files, and what Explorer and office programs leave behind (Thumbs.db, desktop.ini, ~$…).
  const names = readdirSync(folder).filter((name) => !/^(\.|~\$|Thumbs\.db$|desktop\.ini$|README\.md$)/i.test(name));
  const problems = names.flatMap((name): Problem[] => {
    const wrong = problemOfFile(join(folder, name), name);
    const source = { name: `${downloadsFolder}/${name}`, lineOf: () => undefined };
    return wrong ? [{ source, field: [], found: wrong[0], expected: wrong[1] }] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return names.sort().map((name) => ({ path: `/${downloadsFolder}/${name}`, original: join(folder, name) }));
}

function problemOfFile(path: string, name: string): [found: string, expected: string] | undefined {
  const entry = statSync(path);
  if (!entry.isFile()) return ['a folder', 'PDF files only'];
  if (!/\.pdf$/i.test(name))
    return ['a file of another kind', 'a PDF: save or print it as PDF; others can’t be read everywhere'];
  if (!/^[a-z\d][a-z\d-]*\.pdf$/.test(name))
    return [
      'a name that is hard to type',
      'one of small letters, digits and hyphens that ends in .pdf, such as price-list.pdf',
    ];
  if (entry.size > mostBytes)
    return [`a file of ${Math.ceil(entry.size / 1e6)} MB`, 'one of 20 MB or less, and better of 1 MB'];
  return beginsAsPdf(path) ? undefined : ['no PDF, whatever its name says', 'a file that was saved or printed as PDF'];
}

function beginsAsPdf(path: string): boolean {
  const start = Buffer.alloc(5);
  const file = openSync(path, 'r');
  readSync(file, start, 0, 5, 0);
  closeSync(file);
  return start.toString('latin1') === '%PDF-';
}
