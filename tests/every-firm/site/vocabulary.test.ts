import { describe, expect, test } from 'vitest';
import { isPropertyOf, isType, takesThing, takesValue } from '../../support/schema-org.ts';
import { readAll } from '../../support/site.ts';
import {
  everyThing,
  graphOf,
  isReference,
  isThing,
  propertiesOf,
  type Thing,
  typesOf,
  writtenOut,
} from '../../support/structured-data.ts';

/** Structured data says only what schema.org's vocabulary has words for. */

const written = await writtenOut();
const things = (await readAll()).flatMap(([path, $]) => everyThing(graphOf($)).map((thing) => ({ path, thing })));

describe('schema.org', () => {
  test('has every type', () => {
    for (const { path, thing } of things) {
      const types = typesOf(thing);
      expect(types.length, `${path}: ${JSON.stringify(thing)}`).toBeGreaterThan(0);
      expect(
        types.filter((type) => !isType(type)),
        path,
      ).toEqual([]);
    }
  });

  test('has every property, on a type that has it', () => {
    for (const { path, thing } of things) {
      const types = typesOf(thing);
      const strange = propertiesOf(thing).filter(([name]) => !isPropertyOf(name, types));
      expect(strange, `${path}: ${types}`).toEqual([]);
    }
  });

  test('lets every property have its value', () => {
    for (const { path, thing } of things) {
      const strange = propertiesOf(thing).filter(([name, value]) => !mayBe(name, value));
      expect(strange, `${path}: ${typesOf(thing)}`).toEqual([]);
    }
  });
});

function mayBe(property: string, value: unknown): boolean {
  return isThing(value) ? takesThing(property, typesOf(resolved(value))) : takesValue(property, value);
}

/** A thing as it is written out, where it is only referred to. */
function resolved(thing: Thing): Thing {
  return isReference(thing) ? (written.get(String(thing['@id']))?.[0] ?? thing) : thing;
}
