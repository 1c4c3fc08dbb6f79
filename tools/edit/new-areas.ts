import { join } from 'node:path';
import { parse } from 'yaml';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { type ChangeResult, makeEdits } from '../content-files/change.ts';
import { newAreas } from '../setup/area-files.ts';
import { placesFrom, problemInPlaces } from '../setup/places.ts';

/** Result of adding areas. */
export type AddedAreas =
  | Exclude<ChangeResult, { done: 'refused' }>
  /** Nothing was written, because the text isn't a valid list of new places. */
  | { done: 'wrong'; problem: string }
  /**
   * Nothing was written, because the new files have problems. `areas` are these files, for a form in which the owner solves the problems
   * first, for instance by choosing another zone for a place that is far away.
   */
  | { done: 'waiting'; areas: { file: string; value: unknown }[] };

/**
 * Adds areas to a firm. Each new area gets the same file that `npm run setup` would write. Leaves out places that have a page already.
 * @param typed places with their postcode districts, such as "Ringmer BN8"
 * @throws {ContentError} when the firm's facts have problems
 */
export async function addAreas(firm: string, typed: string): Promise<AddedAreas> {
  const content = join(firm, 'content');
  const business = readBusiness(content);
  const places = placesFrom(typed);
  const problem = problemInPlaces(places);
  if (problem) return { done: 'wrong', problem };
  const edits = newAreas(content, places, business);
  if (edits.length === 0) return { done: 'wrong', problem: `${typed} has a page already` };
  const result = await makeEdits(firm, edits, `new areas: ${typed}`);
  if (result.done !== 'refused') return result;
  const areas = edits.map(({ file, after = '' }) => ({ file: file.replace('.yaml', ''), value: parse(after) }));
  return { done: 'waiting', areas };
}
