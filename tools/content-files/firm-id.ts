import { createHash } from 'node:crypto';
import { resolve } from 'node:path';

/** Identifies a firm on this computer: 16 hexadecimal digits, made from the path of its folder. */
export const firmId = (firm: string): string => createHash('sha256').update(resolve(firm)).digest('hex').slice(0, 16);
