import { z } from 'zod';
import { area } from '../schema/area.ts';
import { areaPage } from '../schema/area-page.ts';
import { businessSchema } from '../schema/business.ts';
import { claims } from '../schema/claims.ts';
import { job } from '../schema/job.ts';
import { redirects } from '../schema/redirects.ts';
import { contentFiles } from './content.ts';

const files: Record<string, z.ZodType> = {
  ...contentFiles,
  business: businessSchema,
  claims,
  area,
  'area-page': areaPage,
  job,
  redirects,
};

/**
 * The JSON Schemas that editors read, by name: those of content/, `area` and `job` for the files of their folders. A file of words may
 * hold any part of its fields: the standard words stand in for the rest.
 */
export const jsonSchemas = (): [name: string, schema: JsonSchema][] =>
  wholeSchemas().map(([name, schema]) => [name, isWords(name) ? ofAnyPart(schema) : schema]);

/** The JSON Schemas of whole files. */
export const wholeSchemas = (): [name: string, schema: JsonSchema][] =>
  Object.entries(files).map(([name, schema]) => [name, jsonSchema(schema)]);

const isWords = (name: string) => name in contentFiles || name === 'area-page';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema in whose groups any field may be missing, and an optional one may be `~`; the items of lists stay whole. */
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

/** What an editor offers and marks, in the words in which the build would say it. */
function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    // What only our own code can judge is left to the build.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const expected = expectedBy(zodSchema);
      if (jsonSchema.properties) jsonSchema.errorMessage = fieldsOf(jsonSchema);
      else if (expected) {
        jsonSchema.errorMessage = `Expected ${expected}`;
        jsonSchema.description ??= `${expected[0]?.toUpperCase()}${expected.slice(1)}.`;
        sayRange(jsonSchema);
      }
    },
  });
}

/** A schema's own words for what it expects. */
function expectedBy(schema: z.core.$ZodTypes): string | undefined {
  const { error } = schema._zod.def as { error?: z.core.$ZodErrorMap };
  const said = error?.({ code: 'custom', input: undefined, path: [] } as never);
  return typeof said === 'string' ? said : said?.message;
}

function fieldsOf({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): string {
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const perhaps = optional.length > 0 ? `; you may leave out ${optional.join(', ')}` : '';
  return `Expected the fields ${Object.keys(properties).join(', ')}${perhaps}: check the spelling`;
}

/** Editors say a range in words of their own; what should have been something else, in ours. */
function sayRange(schema: z.core.JSONSchema.BaseSchema): void {
  const { minimum, maximum, errorMessage } = schema;
  if (minimum === undefined || maximum === undefined) return;
  Object.assign(schema, { if: { minimum, maximum }, else: { type: 'null', errorMessage } });
  delete schema.minimum;
  delete schema.maximum;
}
