import type { FieldPath } from '../../../src/site/field-path.ts';
import { schemaName } from '../../../src/site/files/entry-files.ts';
import { fileTitle } from '../../../src/site/files/file-titles.ts';
import type { Start } from '../answers.ts';
import { phraseOf } from './schema.ts';

/** Title of a content file, also of a new one, which isn't among the files yet. */
export const titleOfFile = (file: string, start: Start): string =>
  start.files.find(({ name }) => name === file)?.title ?? fileTitle(file);

/** Name of a field for the owner, such as “Services: Services 2, Title”. */
export function nameOfField(file: string, field: FieldPath, start: Start): string {
  const title = titleOfFile(file, start);
  const parts: string[] = [];
  for (const [depth, key] of field.entries()) {
    const place = field.slice(0, depth + 1).map((each) => (typeof each === 'number' ? '*' : String(each)));
    if (typeof key === 'number') parts.push(`${parts.pop() ?? 'Number'} ${key + 1}`);
    else parts.push(start.titles[`${schemaName(file)} ${place.join('.')}`] ?? phraseOf(String(key)));
  }
  // The list of a file is named like the file, such as “Prices”.
  const named = parts.join(', ');
  return named && named !== title ? `${title}: ${named}` : title;
}

/** A sentence for owners who look for their main town among the areas. Empty if the town has a page, and without a town. */
export function ofMainTown({ choices, pages }: Start): string {
  const [town] = choices.towns;
  if (!town || pages.some(({ name }) => name === town)) return '';
  return `Your main town, ${town}, can do without a page among them, because Home is about it.`;
}

/**
 * Name of a choice for the owner: `/services#boilers` gives “Services: boilers”. A choice that is neither the path of a page nor the
 * current version of the safety advice is returned unchanged.
 */
export function nameOfChoice(choice: string, start: Start): string {
  if (start.choices.adviceVersions.includes(choice)) return 'What your site says now';
  const [path = '', part] = choice.split('#');
  const page = path.startsWith('/') ? start.pages.find((each) => each.path === path)?.name : undefined;
  if (!page) return choice;
  return part ? `${page}: ${phraseOf(part).toLowerCase()}` : page;
}
