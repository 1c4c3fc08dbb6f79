import { z } from 'zod';

/** An object that has these fields and no others; when it is missing, the error names them. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: `the fields ${Object.keys(shape).join(', ')}` });
}
