import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { contentTypes } from '../../deploy/host-rules.ts';
import { isVerification, siteFiles } from '../../deploy/site-files.ts';
import type { Problem } from '../../src/site/problem.ts';

/**
 * Paths of hidden files in a folder: files that Finder, Explorer and office programs leave there, and all others whose name, or folder's
 * name, begins with a dot. Leaves out the files in .well-known/. The build removes hidden files from the site.
 */
export const hiddenFiles = (folder: string): string[] => siteFiles(folder).filter((file) => hidden.test(file));

const hidden = /\/(\.(?!well-known\/)|~\$|Thumbs\.db$|desktop\.ini$|__MACOSX\/)/i;

/**
 * Problems with the files in a folder such as public/, which the build copies into the site unchanged: photographs, PDFs, other file types
 * that the site has no use for, a changed verification file of Google, and unsafe SVG files. Hidden files are ignored.
 */
export function publicProblems(folder: string): Problem[] {
  const visible = siteFiles(folder).filter((file) => !hidden.test(file));
  return visible.flatMap((file) => {
    const name = folder + file;
    const ending = extname(file).slice(1).toLowerCase();
    const problem = (found: string, expected: string) => [
      { source: { name, lineOf: () => undefined }, field: [], found, expected },
    ];
    if (/^(jpe?g|hei[cf]|png|gif|webp|avif|tiff?)$/.test(ending))
      return problem(
        'a photograph',
        'it in photographs/, from where the build makes it small and removes the place where it was taken',
      );
    if (isVerification(file)) {
      const text = readFileSync(name, 'utf8').trim();
      const expected = `google-site-verification: ${file.slice(1)}`;
      return text === expected
        ? []
        : problem(`"${text.slice(0, 60)}"`, `the file as Google gave it, which says ${expected}`);
    }
    if (ending === 'pdf')
      return problem(
        'a PDF',
        'it in the folder downloads/ of your firm, and a link such as [our terms](/downloads/terms.pdf)',
      );
    if (!served.includes(ending))
      return problem('a file that no page links to', 'it in another folder: move it out of public/');
    return ending === 'svg' ? svgProblems(name, readFileSync(name, 'utf8')) : [];
  });
}

/**
 * Finds the first unsafe part of an SVG file: a script, HTML, or the address of another file that the drawing loads.
 * @param name name of the file for the message
 */
export function svgProblems(name: string, text: string): Problem[] {
  const { 0: part, index } = unsafe.exec(text) ?? {};
  if (!part) return [];
  const line = text.slice(0, index).split('\n').length;
  const expected = 'only a drawing, without scripts, HTML or links to other files: save it again as a plain SVG';
  return [{ source: { name, lineOf: () => line }, field: [], found: `"${part.trim()}"`, expected }];
}

/** File name extensions that public/ may contain. Not `html`, since pages are made from src/pages/. */
const served = Object.keys(contentTypes).filter((ending) => ending !== 'html');

/** Parts of an SVG file that run code, contain HTML or load another file. */
const unsafe =
  /<(script|foreignObject)\b|\son\w+\s*=\s*["']|\b(href|src)\s*=\s*["'](?!#|data:image\/)[^"']*|url\(["']?(?!#|data:image\/)[^)]*|@import/i;
