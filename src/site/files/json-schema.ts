import { z } from 'zod';
import { fileSchemas, wordFiles } from './content.ts';

/**
 * JSON Schemas with which code editors check content files, by name. `area` and `job` are for each file in the folders areas/ and jobs/. In
 * a file of words every field is optional, since the standard words supply the missing ones.
 */
export const jsonSchemas = (): [name: string, schema: JsonSchema][] =>
  [...wholeSchemas()].map(([name, schema]) => [name, wordFiles.includes(name) ? ofAnyPart(schema) : schema]);

let whole: ReadonlyMap<string, JsonSchema> | undefined;

/** JSON Schemas of complete content files, by name: unlike in `jsonSchemas`, files of words must have their required fields. */
export function wholeSchemas(): ReadonlyMap<string, JsonSchema> {
  whole ??= new Map(Object.entries(fileSchemas).map(([name, schema]) => [name, jsonSchema(schema)]));
  return whole;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Makes every field of a schema optional, also in nested groups, and allows null (`~`) for fields that were optional already. Items of
 * lists don't change.
 */
function ofAnyPart(schema: JsonSchema): JsonSchema {
  const { properties, required: needed = [], ...rest } = schema;
  if (!properties) return schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const part = ofAnyPart(field as JsonSchema);
    return [name, needed.includes(name) ? part : orNull(part)];
  });
  const errorMessage = `Expected any of the fields ${Object.keys(properties).join(', ')}: check the spelling`;
  return { ...rest, properties: Object.fromEntries(fields), errorMessage };
}

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  return typeof schema.type === 'string'
    ? ({ ...schema, type: [schema.type, 'null'] } as unknown as JsonSchema)
    : schema;
}

/** Converts a schema to JSON Schema, with the messages that the build prints. */
function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    // Types that JSON Schema can't express accept any value. The default of zod is to throw an error.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // zod leaves out the default of a value that it converts, such as "yes" to true. Forms show that default.
      if (def.type === 'default' && typeof def.defaultValue === 'boolean') jsonSchema.default = def.defaultValue;
      const expected = expectedBy(zodSchema);
      if (jsonSchema.properties) jsonSchema.errorMessage = fieldsOf(jsonSchema);
      else if (expected) {
        jsonSchema.errorMessage = `Expected ${expected}`;
        jsonSchema.description ??= `${expected[0]?.toUpperCase()}${expected.slice(1)}.`;
        setRangeMessage(jsonSchema);
      }
    },
  });
}

/** What a schema expects, in the words of its error message. Undefined if it has no message of its own. */
function expectedBy(schema: z.core.$ZodTypes): string | undefined {
  const { error } = schema._zod.def as { error?: z.core.$ZodErrorMap };
  const message = error?.({ code: 'custom', input: undefined, path: [] } as never);
  return typeof message === 'string' ? message : message?.message;
}

function fieldsOf({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): string {
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const perhaps = optional.length > 0 ? `; you may leave out ${optional.join(', ')}` : '';
  return `Expected the fields ${Object.keys(properties).join(', ')}${perhaps}: check the spelling`;
}

/**
 * Rewrites a number's range as a condition, so that code editors show our message instead of their own. A number outside the range has to
 * match `else`, which asks for null, so it always fails with our message.
 */
function setRangeMessage(schema: z.core.JSONSchema.BaseSchema): void {
  const { minimum, maximum, errorMessage } = schema;
  if (minimum === undefined || maximum === undefined) return;
  Object.assign(schema, { if: { minimum, maximum }, else: { type: 'null', errorMessage } });
  delete schema.minimum;
  delete schema.maximum;
}
