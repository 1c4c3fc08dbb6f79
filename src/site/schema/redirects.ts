import { z } from 'zod';
import { withoutQuotes } from './tidy.ts';

const expectedOld =
  'the path of a page of your former site, such as /about-us or /contact.php, of letters, digits, hyphens and full stops; hosts can’t tell apart what follows a ? or #';
const expectedNew = 'a page of this site, such as /about or /services#boilers';

/** The path of an address, from the path or the whole address as a browser shows it. */
const pathFrom = (typed: string) => withoutQuotes(typed).replace(/^(?:https?:)?\/\/[^/]+(?=\/|$)/i, '');

/** `content/redirects.yaml`: where the addresses of a firm's former site lead, by their paths. */
export const redirects = z
  .record(z.string(), z.string(expectedNew), 'a line for each old address: /about-us: /about')
  .transform((all, { addIssue }) =>
    Object.entries(all).map(([old, target]): Redirect => {
      const path = pathFrom(old).replace(/(?<=.)\/$/, '');
      const isPage =
        /^\/[\w.~-]+(\/[\w.~-]+)*$/.test(path) && !/\.(?!html?$|php\d?$|aspx?$|jsp$|cfm$|pdf$)[a-z]\w*$/i.test(path);
      if (!isPage) addIssue({ code: 'custom', path: [old], message: expectedOld, params: { mark: old } });
      return { from: path, to: pathFrom(target).replace(/(?<=.)\/(?=#|$)/, ''), written: old };
    }),
  );

/** One address of the former site. */
export interface Redirect {
  /** Its path, without a slash at its end. */
  from: string;
  /** A page of the site, or a part of one. */
  to: string;
  /** The path as the file has it. */
  written: string;
}
