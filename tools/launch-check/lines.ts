import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { readYaml, type YamlFile } from '../../src/content/yaml-file.ts';
import { lineInBusinessFile } from '../build/business-file.ts';
import { businessFile, type Finding, type Place } from './finding.ts';

/** Adds the line on which each field stands, or the group that it belongs in. */
export function withLines(findings: readonly Finding[]): Finding[] {
  const lineOf = lineFinder();
  return findings.map((finding) => ({ ...finding, place: { ...finding.place, line: lineOf(finding.place) } }));
}

/** Reads each file once. */
function lineFinder(): (place: Place) => number | undefined {
  const files = new Map<string, YamlFile>();
  return ({ file, field }) => {
    if (field.length === 0) return undefined;
    if (file === businessFile) return lineInBusinessFile(field);
    if (!file.endsWith('.yaml') || !existsSync(file)) return undefined;
    const read = files.get(file) ?? readYaml('content', relative('content', file));
    files.set(file, read);
    return read.lineOf(field);
  };
}
