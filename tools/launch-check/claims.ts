import { type ClaimName, evidenceExamples } from '../../src/site/schema/claims.ts';
import { adviceVersion } from './advice.ts';
import { type Checked, daysBetween, type Finding, listed, type Place, placeName } from './finding.ts';
import { type ClaimRule, rules } from './rules.ts';

/** Days after which evidence counts as old, and should be looked at again. */
const evidenceLasts = 365;

/** Finds claims without evidence, evidence that is old, and evidence for claims that the site doesn't make. */
export function checkClaims(checked: Checked): Finding[] {
  return (Object.keys(rules.claims) as ClaimName[]).flatMap((name) => checkClaim(checked, name, rules.claims[name]));
}

/** Places where the site makes a claim. Empty if the site doesn't make the claim. */
function placesOf({ site, texts }: Checked, { given = [], words }: ClaimRule): Place[] {
  const fields = given.filter((path) => {
    const value = path.split('.').reduce<unknown>((group, key) => Object(group)[key], site);
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  const pattern = words && new RegExp(words, 'i');
  const matching = texts.filter(({ file, text }) => pattern && file !== 'content/claims.yaml' && pattern.test(text));
  return [...fields.map(placeOf), ...matching];
}

/** Place of a field of the site, such as `business.insurance`. */
function placeOf(path: string): Place {
  const [file = '', ...field] = path.replace(/^words\./, '').split('.');
  return { file: `content/${file}.yaml`, field };
}

function checkClaim(checked: Checked, name: ClaimName, rule: ClaimRule): Finding[] {
  const { claim, why } = rule;
  const evidence = rule.evidence.replace('{version}', () => adviceVersion(checked.texts));
  const made = placesOf(checked, rule);
  const { withdraw = `take out or reword ${listed(made)}`, inForm } = rule;
  const proof = `${inForm?.evidence ?? `write down what you hold (${evidence})`} and where you keep it, such as “${evidenceExamples[name]}”`;
  const wayBack = inForm?.withdraw ?? (rule.withdraw === undefined ? 'take it out wherever you say it' : '');
  const orBack = wayBack && `; or ${wayBack}`;
  const line = checked.claims[name];
  const place: Place = { file: 'content/claims.yaml', field: [name] };
  if (!line) {
    if (made.length === 0) return [];
    const remedy = `write in its line what you hold (${evidence})${withdraw && `, or ${withdraw}`}`;
    const kind = rule.danger ? 'danger' : 'claim';
    const saysSo = `your site says “${claim}”, and nothing here proves it`;
    const inWords = { found: inForm?.found ?? saysSo, remedy: `${proof}${orBack}` };
    return [
      {
        kind,
        place,
        found: `nothing here proves what your site says: ${claim}`,
        why,
        remedy,
        inForm: inWords,
        places: made,
      },
    ];
  }
  if (made.length === 0) {
    const found = `this is evidence for a claim that the site does not make: ${claim}`;
    const reason = 'Evidence that nobody needs hides what is missing';
    const places = rule.given?.map(placeOf) ?? [];
    return [
      {
        kind: 'stale',
        place,
        found,
        why: reason,
        remedy: ['remove this line', ...places.map((each) => `set ${placeName(each)}`)].join(', or '),
        inForm: {
          found: `here is proof of something that your site doesn’t say: ${claim}`,
          remedy: places.length > 0 ? 'say it on your site too, or leave out this proof' : 'leave it out',
        },
        places,
      },
    ];
  }
  const age = daysBetween(line.checked, checked.today);
  if (age <= evidenceLasts) return [];
  const remedy = `look at it again (${evidence}), then change the date`;
  const dated = { ...place, field: [name, 'checked'] };
  const shown = `you last looked ${age} days ago at what proves “${claim}”`;
  const inWords = { found: shown, remedy: `look at it again (${evidence}), then change the day` };
  const found = `nobody has looked at this evidence for ${age} days: ${claim}`;
  return [{ kind: 'stale', place: dated, found, why, remedy, inForm: inWords }];
}
