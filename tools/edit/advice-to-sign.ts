import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldPath } from '../../src/site/field-path.ts';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { ContentError } from '../../src/site/problem.ts';
import { adviceIn } from '../launch-check/advice.ts';
import { nameOf } from '../launch-check/finding.ts';
import { writtenTexts } from '../launch-check/look.ts';

/** A section of docs/sources.md. */
interface SourceSection {
  title: string;
  /**
   * Rows of the section's table, in four cells: a statement, its source, what the source says, and whether it agrees. A paragraph or an
   * item of a list is a row of one cell.
   */
  rows: string[][];
}

/** What a Gas Safe registered engineer reads and signs, with the sources of it. */
export interface AdviceToSign {
  /** Every text of the safety advice. `isOwn` says whether the words are the firm's own, and not the standard ones. */
  texts: { file: string; field: FieldPath; text: string; isOwn: boolean }[];
  sources: SourceSection[];
}

/**
 * Reads a firm's safety advice and the sources of it. There are no texts while business.yaml has problems or a file can't be read; the
 * editor lists such problems.
 */
export function adviceToSign(firm: string): AdviceToSign {
  const sources = readFileSync(join(import.meta.dirname, '../../docs/sources.md'), 'utf8');
  return { texts: textsOf(join(firm, 'content')), sources: sectionsOf(sources) };
}

function textsOf(content: string): AdviceToSign['texts'] {
  try {
    return adviceIn(writtenTexts(content, readBusiness(content))).map(({ file, field, text }) => {
      return { file: nameOf(file), field, text, isOwn: file.startsWith('content/') };
    });
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** Section of docs/sources.md about files and commands, which mean nothing to the engineer. */
const forPublishing = 'Read by an engineer';

/**
 * Reads the headings, tables, lists and paragraphs of docs/sources.md. Leaves out the section `forPublishing`, and marks for bold, italics
 * and code.
 */
function sectionsOf(markdown: string): SourceSection[] {
  return markdown.split(/^#+ /m).flatMap((section) => {
    const [title = '', ...lines] = section.split('\n');
    // The first two rows of a table are its headings and the line below them.
    const rows = lines.filter((line) => line && !/^\|(---| Statement )/.test(line)).map(cellsOf);
    return rows.length > 0 && title !== forPublishing ? [{ title, rows }] : [];
  });
}

const cellsOf = (line: string) =>
  line
    .replace(/^\| | \|$|^- /g, '')
    .replace(/\*+([^*]+)\*+|`([^`]+)`/g, '$1$2')
    .split(' | ');
