import { z } from 'zod';
import { group } from './fields.ts';

/** Schema of look.yaml: choices that set the look of a firm's site, besides the colours (palette.css) and the logo (mark.svg). */
export const look = group({
  lettering: choice(
    ['clarendon', 'oldstyle'],
    'Letters of headings and of the number: clarendon is a broad slab, as on Victorian shopfronts; oldstyle is narrower and soft, as on an inn sign.',
  ),
  house: choice(
    ['townhouse', 'cottage'],
    'The house on Home, cut open: a townhouse has four storeys and stucco; a cottage has three, brick and a garden.',
  ),
  hero: choice(
    ['house', 'street', 'people'],
    "The top of Home: the house beside the heading; your town's street, across the page below it; or your photograph with the place /, below a heading across the page. Without that photograph, people is street.",
  ),
  plate: choice(
    ['enamel', 'tag', 'van'],
    'Your number, at its largest: on an enamel sign, on the tag of a key, or on the side of a van.',
  ),
  services: choice(
    ['pipe', 'sheet', 'doors'],
    'The services on Home: fittings on the pipe, the lines of a job sheet, or a row of front doors.',
  ),
  first: choice(
    ['services', 'reviews'],
    'What comes first below the top of Home. The reviews bring the people with them; below the house they are second.',
  ),
  edges: choice(
    ['coast', 'hills', 'straight'],
    'Upper edges of dark and of pale bands: coast has waves and chalk; hills has long slopes; straight has none.',
  ),
  corners: choice(['square', 'slight', 'round'], 'Corners of buttons, signs and photographs.'),
  pipe: choice(['smooth', 'flanged'], 'The pipe in the margin: smooth, or cast iron with a flange at every joint.'),
});

/** Schema of a field whose value is one of several names. */
function choice<const Name extends string>(names: readonly Name[], description: string) {
  return z.enum(names, names.join(', ')).describe(description);
}
