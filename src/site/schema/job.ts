import { z } from 'zod';
import { group, list, text, within } from './fields.ts';
import { photograph } from './photograph.ts';
import { isoMonth } from './tidy.ts';
import { workPages } from './work-pages.ts';

const monthExpected = 'a past month, such as September 2026 or 2026-09';
const isPast = (month: string) => Date.parse(month) <= Date.now();

/** Schema of a job that the firm has done, `content/jobs/{name}.yaml`. */
export const job = group({
  town: text(33)
    .meta({ choices: 'towns' })
    .describe('Name of an area, or of one of your towns in business.yaml, in which you did the job.'),
  month: z
    .string(monthExpected)
    .overwrite(isoMonth)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, monthExpected)
    .refine(isPast, monthExpected),
  pages: list(z.enum(workPages, workPages.join(' or ')), 1, 2)
    .optional()
    .meta({ title: 'Pages that show it' })
    .describe(
      'Pages that show the job, besides the page of its place. A job in your main town is on Services by default.',
    ),
  problem: text(160)
    .meta({ title: 'What was wrong' })
    .describe('What was wrong. Ask the customer for permission, and leave out their name and house number.'),
  done: text(300).meta({ title: 'What you did' }),
  hours: within(0.5, 200, 'hours from 0.5 to 200').meta({ title: 'Hours of work' }),
  water: group({ before: text(60), after: text(60) })
    .optional()
    .meta({ title: 'Water before and after a power flush' })
    .describe('What the heating water looked like before and after the job.'),
  photographs: list(photograph, 1, 4).optional(),
});
