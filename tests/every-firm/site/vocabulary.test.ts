import { expect, test } from 'vitest';
import { isPropertyOf, isType } from '../../support/schema-org.ts';
import { readAll } from '../../support/site.ts';
import { propertiesOf, thingsOn, typesOf } from '../../support/structured-data.ts';

test('structured data has only types and properties of schema.org’s vocabulary', async () => {
  for (const [path, $] of await readAll()) {
    for (const thing of thingsOn($)) {
      const types = typesOf(thing);
      const strange = propertiesOf(thing).filter(([name]) => !isPropertyOf(name, types));
      expect([types.length > 0, types.filter((type) => !isType(type)), strange], `${path}: ${types}`).toEqual([
        true,
        [],
        [],
      ]);
    }
  }
});
