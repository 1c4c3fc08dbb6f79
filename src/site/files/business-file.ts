import { type Business, parseBusiness } from '../schema/business.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** File of the owner's facts, in the content folder. */
export const businessFile = 'business.yaml';

/**
 * Reads the owner's facts without checking them.
 * @param folder content folder
 * @throws {ContentError} when the file can't be read, is not YAML, or has text that needs quotes
 */
export const readBusinessFile = (folder: string): YamlFile => readYaml(folder, businessFile);

/**
 * Reads and checks the owner's facts.
 * @param folder content folder
 * @throws {ContentError} with each problem
 */
export function readBusiness(folder: string): Business {
  const file = readBusinessFile(folder);
  return parseBusiness(file.data, file);
}
