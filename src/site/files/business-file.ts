import { type Business, parseBusiness } from '../schema/business.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** Name of the file of the firm's facts, such as its name and phone number, in the content folder. */
export const businessFile = 'business.yaml';

/**
 * Reads the firm's facts without checking them against the schema.
 * @param folder content folder
 * @throws {ContentError} when the file can't be read, is not YAML, or has text that needs quotes
 */
export const readBusinessFile = (folder: string): YamlFile => readYaml(folder, businessFile);

/**
 * Reads the firm's facts and checks them against the schema.
 * @param folder content folder
 * @throws {ContentError} with each problem
 */
export function readBusiness(folder: string): Business {
  const file = readBusinessFile(folder);
  return parseBusiness(file.data, file);
}
