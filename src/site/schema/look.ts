import { z } from 'zod';
import { group } from './fields.ts';

/** Schema of look.yaml: choices that set the look of a firm's site, besides the colours (palette.css) and the logo (mark.svg). */
export const look = group({
  lettering: choice(
    ['clarendon', 'oldstyle'],
    'Letters of headings and of your number: clarendon is broad, with thick square ends, as on Victorian shopfronts; oldstyle is narrower and softer, as on inn signs.',
  ),
  house: choice(
    ['townhouse', 'cottage'],
    'House that is drawn cut open on Home: townhouse has four storeys and stucco; cottage has three storeys, brick and a garden.',
  ),
  hero: choice(
    ['house', 'street', 'people'],
    'Picture at the top of Home: house, beside the heading; street, across the page; people, your photograph for Home beside the number. Without a photograph, people shows the street. With people, the pictures and maps at the top of Contact and of places are on the left too.',
  ).meta({ title: 'Picture at the top of Home' }),
  plate: choice(
    ['enamel', 'tag', 'van'],
    'What your large number at the top of Home is written on: an enamel sign, a key tag, or the side of a van.',
  ).meta({ title: 'Sign with your number' }),
  services: choice(
    ['pipe', 'sheet', 'doors'],
    'How Home shows your services: as fittings on the pipe in the margin, as lines of a job sheet, or as a row of front doors.',
  ).meta({ title: 'Your services on Home' }),
  first: choice(
    ['services', 'reviews'],
    'What comes first below the top of Home: services, or reviews with the people of your firm. Below the house, reviews always come second.',
  ).meta({ title: 'What comes first' }),
  edges: choice(
    ['coast', 'hills', 'straight'],
    'Shape of the upper edge of coloured sections: coast has waves and chalk cliffs, hills has long slopes, straight has a straight line.',
  ),
  corners: choice(['square', 'slight', 'round'], 'How round the corners of buttons, signs and photographs are.'),
  pipe: choice(
    ['smooth', 'flanged', 'chain'],
    'Line that is drawn down the margin of every page: a smooth pipe, a cast-iron pipe with a flange (a wide ring) at every joint, or the ball chain of a plug.',
  ),
});

/** Schema of a field whose value is one of several names. */
function choice<const Name extends string>(names: readonly Name[], description: string) {
  return z.enum(names, names.join(', ')).describe(description);
}
