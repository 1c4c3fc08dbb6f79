import type { FieldPath } from '../field-path.ts';
import { show } from '../problem.ts';
import { type Business, zones } from '../schema/business.ts';
import { floodline, gasEmergency } from '../schema/phone.ts';

/**
 * Functions by name of a placeholder, such as `phone`. Each returns the text for the placeholder, or undefined if the business file doesn't
 * have the fact.
 */
export type PlaceholderValues = Readonly<Record<string, () => string | undefined>>;

/**
 * Facts that content may name in braces, such as `{phone}`.
 * @param business facts of the firm. If undefined, because business.yaml has problems, placeholders stay as they are
 */
export function placeholders(business?: Business): PlaceholderValues {
  const value = (name: string, meaning: Meaning) => () => (business ? meaning(business) : `{${name}}`);
  return Object.fromEntries(Object.entries(meanings).map(([name, meaning]) => [name, value(name, meaning)]));
}

type Meaning = (business: Business) => string | undefined;

const meanings: Record<string, Meaning> = {
  name: ({ name }) => name,
  shortName: ({ shortName }) => shortName,
  town: ({ towns }) => towns[0],
  towns: ({ towns, language }) => new Intl.ListFormat(language).format(towns),
  locality: ({ address }) => address.locality,
  phone: ({ phone }) => phone.text,
  searchPhone: ({ phone, searchPhone = phone }) => searchPhone.text,
  gasEmergency: () => gasEmergency.text,
  floodline: () => floodline.text,
  rating: ({ reviews }) => reviews && String(reviews.rating),
  reviews: ({ reviews }) => reviews && `${reviews.count} ${reviews.count === 1 ? 'review' : 'reviews'}`,
  reviewPlatform: ({ reviews }) => reviews?.platform,
  priceRange: ({ priceRange }) => priceRange,
  sameDayBefore: ({ promises }) => promises.sameDayBefore,
  hours: ({ hours }) => hours.text,
  specialist: ({ powderFlushing }) => powderFlushing?.name,
  payment: ({ payment }) => payment?.source,
  nightCharge: ({ nightCharge }) => nightCharge,
  oldParts: ({ oldParts }) => oldParts,
  boilerGuarantee: ({ boilerGuarantee }) => boilerGuarantee,
  responseTimes: ({ responseMinutes }) => {
    if (!responseMinutes) return undefined;
    const { centre, extended } = responseMinutes;
    return centre === extended ? String(centre) : `${centre} to ${extended}`;
  },
  zoneTimes: ({ responseMinutes, towns, language }) => {
    if (!responseMinutes) return undefined;
    const { centre, suburbs, extended } = responseMinutes;
    const list = (items: readonly string[]) => new Intl.ListFormat(language).format(items);
    const [first, ...others] = towns;
    const middle = list([`in central ${first}`, ...others.map((town) => `in ${town}`)]);
    if (centre === extended) return `${centre} minutes`;
    if (centre === suburbs) return `${centre} minutes in and near ${list(towns)}, and ${extended} further out`;
    if (suburbs === extended) return `${centre} minutes ${middle}, and ${suburbs} further out`;
    return `${centre} minutes ${middle}, ${suburbs} nearby and ${extended} further out`;
  },
  ...Object.fromEntries(
    zones.map((zone) => [
      `${zone}Minutes`,
      ({ responseMinutes }: Business) => responseMinutes && String(responseMinutes[zone]),
    ]),
  ),
};

/**
 * Replaces every `{name}` in the texts of a value, at any depth.
 * @param refuse called for each placeholder that can't be replaced, for unpaired braces, and for a text that names two response times that
 * are the same. Braces and placeholders that can't be replaced stay in the text
 */
export function fillIn<Value>(
  value: Value,
  values: PlaceholderValues,
  refuse: (field: FieldPath, found: string, expected: string) => void,
  field: FieldPath = [],
): Value {
  const fill = (text: string): string => {
    if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))
      refuse(field, show(text), 'a } for each {, round the name of a fact');
    const minutes = zones.map((zone) => `${zone}Minutes`).filter((name) => text.includes(`{${name}}`));
    const times = minutes.map((name) => values[name]?.());
    if (times[0] !== undefined && new Set(times).size < times.length)
      refuse(
        field,
        show(text),
        `one of {${minutes.join('} {')}}: some of them are the same, ${times.join(' and ')} minutes`,
      );
    return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      const meaning = Object.hasOwn(values, name) ? values[name] : undefined;
      const value = meaning?.();
      if (!meaning) refuse(field, whole, `one of the facts {${Object.keys(values).join('} {')}}`);
      else if (value === undefined) refuse(field, whole, 'other words: content/business.yaml does not say this');
      return value ?? whole;
    });
  };
  const filled = (item: unknown, key: PropertyKey) => fillIn(item, values, refuse, [...field, key]);
  if (typeof value === 'string') return fill(value) as Value;
  if (Array.isArray(value)) return value.map(filled) as Value;
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, key)])) as Value;
}
