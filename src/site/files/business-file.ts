import { type Business, parseBusiness } from '../schema/business.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** The owner's facts, in the content folder. */
export const businessFile = 'business.yaml';

/**
 * Reads the owner's facts as they are written.
 * @param folder the content folder
 * @throws {ContentError} when the file cannot be read, is not YAML, or would be misread
 */
export const readBusinessFile = (folder: string): YamlFile => readYaml(folder, businessFile);

/**
 * Reads and checks the owner's facts.
 * @param folder the content folder
 * @throws {ContentError} with each problem
 */
export function readBusiness(folder: string): Business {
  const file = readBusinessFile(folder);
  return parseBusiness(file.data, file);
}
