import type { FieldPath } from '../../src/content/problem.ts';

/** A question about one field, or one group, of `content/business.yaml`. */
export interface Question {
  field: FieldPath;
  message: string;
  /** How it is answered (`answers.ts`, `ask.ts`); "text" where it says nothing. */
  answer?: 'list' | 'membership' | 'minutes' | 'zones';
}

/** What `npm run setup` asks, in the order of the file. An optional fact is taken away with "none". */
export const questions: readonly Question[] = [
  { field: ['name'], message: 'What is your firm called?' },
  { field: ['shortName'], message: 'And in short?' },
  { field: ['phone'], message: 'Which number do customers ring?' },
  { field: ['searchPhone'], message: 'Which number should search results show? It may be the same.' },
  { field: ['email'], message: 'Your email address (the law asks for one)' },
  { field: ['site'], message: 'Where will the site live?' },
  { field: ['towns'], message: 'Your towns, the main one first, with commas between them', answer: 'list' },
  {
    field: ['hours'],
    message:
      'When does somebody answer the phone? "always", or such as Monday to Friday 8 am to 6 pm, Saturday 9 am to 1 pm',
  },
  { field: ['address', 'street'], message: 'Your address: number and street (the law asks every firm’s site for one)' },
  { field: ['address', 'locality'], message: 'Your address: town' },
  { field: ['address', 'region'], message: 'Your address: county' },
  { field: ['address', 'postcode'], message: 'Your address: postcode' },
  {
    field: ['promises', 'localZones'],
    message:
      'In which zones (centre: your towns; suburbs: near; extended: further) does nobody pay for the visit itself?',
    answer: 'zones',
  },
  {
    field: ['registrations', 'gasSafe'],
    message: 'Your firm’s Gas Safe number, which the law asks you to show; "none" if you do no gas work',
    answer: 'membership',
  },
  {
    field: ['registrations', 'powerFlushAssociation'],
    message: 'Your Power Flush Association number; "none" if you aren’t a member',
    answer: 'membership',
  },
  { field: ['disclosures', 'legalName'], message: 'The legal name: your own, or your company’s as registered' },
  { field: ['disclosures', 'companyNumber'], message: 'Your company number, or "none" if it isn’t a company' },
  {
    field: ['responseMinutes'],
    message: 'Minutes until you are there in an emergency: centre, suburbs, further out; "none" if you promise none',
    answer: 'minutes',
  },
];
