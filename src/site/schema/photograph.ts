import { z } from 'zod';
import { group, matching, text } from './fields.ts';

const percentages = 'how far from the left and from the top, such as "50% 30%"';
const fileExpected =
  'the name of a file in photographs/ that ends in .jpg, .jpeg or .png, such as team-1.jpg, without its folder';
/** Picture formats that the site doesn't accept for photographs, by file name extension. Each message says what the owner can do. */
export const otherKinds: Readonly<Record<string, string>> = {
  heic: 'a JPEG: HEIC is the format of iPhones. Open the photograph, export or share it as JPEG, and copy that here; a new name alone won’t do',
  heif: 'a JPEG: HEIF is the format of iPhones. Open the photograph, export or share it as JPEG, and copy that here; a new name alone won’t do',
  avif: 'a JPEG or PNG: open the picture, and save it as one of them; a new name alone won’t do',
  webp: 'a JPEG or PNG: open the picture, and save it as one of them; a new name alone won’t do',
};
/** Schema of an entry for a photograph in the folder photographs/. */
export const photograph = group({
  file: z.string(fileExpected).superRefine((name, { addIssue }) => {
    const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    const other = otherKinds[ending];
    if (other) addIssue({ code: 'custom', message: other });
    else if (!/^[^./\\][^/\\]*\.(jpe?g|png)$/i.test(name)) addIssue({ code: 'custom', message: fileExpected });
  }),
  alt: text(160).meta({ title: 'What it shows' }).describe('What the photograph shows, for people who cannot see it.'),
  focus: matching(/^(100|\d{1,2})% (100|\d{1,2})%$/, percentages)
    .optional()
    .meta({ title: 'What stays in sight' })
    .describe(
      'Point that stays visible when the photograph is cropped: how far across, and how far down, such as 50% 30%.',
    ),
});
/** Shapes to which a photograph can be cropped. Their ratios of width to height are 3:2, 1:1 and 3:4. */
export const shapes = ['wide', 'square', 'tall'] as const;
export type Shape = (typeof shapes)[number];

export const photographs = z
  .array(
    group({
      place: text(60)
        .meta({ title: 'Where it stands', choices: 'photographPlaces' })
        .describe(
          'Page, or drawing on a page, where the photograph is shown. The file photographs/README.md lists all such places.',
        ),
      ...photograph.shape,
      shape: z
        .enum(shapes, shapes.join(', '))
        .optional()
        .describe('Shape to which the photograph is cropped. If you leave this out, it is not cropped.'),
    }),
    'a list of photographs, or []',
  )
  .describe('Photographs that replace drawings, or that are shown at the top of pages. Default: none.');
