import { z } from 'zod';
import { withoutQuotes } from './tidy.ts';

const expectedOld =
  'the path of a page of your former site, such as /about-us or /contact.php, of letters, digits, hyphens and full stops; hosts can’t tell apart what follows a ? or #';
const expectedNew = 'a page of this site, such as /about or /services#boilers';

/** Converts what an owner typed to a path. The owner may paste a whole address. */
const pathFrom = (typed: string) => withoutQuotes(typed).replace(/^(?:https?:)?\/\/[^/]+(?=\/|$)/i, '');

/** Schema of `content/redirects.yaml`: paths of the firm's former site, each with the page or document of this site that replaces it. */
export const redirects = z
  .record(
    z.string().meta({ title: 'Old address to add' }),
    z.string(expectedNew).meta({ choices: 'links' }),
    'a line for each old address: /about-us: /about',
  )
  .transform((all, { addIssue }) =>
    Object.entries(all).map(([old, target]): Redirect => {
      const path = pathFrom(old).replace(/(?<=.)\/$/, '');
      const isPage =
        /^\/[\w.~-]+(\/[\w.~-]+)*$/.test(path) && !/\.(?!html?$|php\d?$|aspx?$|jsp$|cfm$|pdf$)[a-z]\w*$/i.test(path);
      if (!isPage) addIssue({ code: 'custom', path: [old], message: expectedOld, params: { mark: old } });
      return { from: path, to: pathFrom(target).replace(/(?<=.)\/(?=#|$)/, ''), written: old };
    }),
  );

/** A redirect from an address of the former site. */
export interface Redirect {
  /** Path on the former site, without a slash at its end. */
  from: string;
  /** Path of a page of this site, with or without an anchor, or of a PDF document. */
  to: string;
  /** The path on the former site as the owner wrote it. */
  written: string;
}
