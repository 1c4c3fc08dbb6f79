import type { ESTree } from 'vite';
import { parseBusinessFile } from '../build/business-file.ts';

/** A text of `business.config.ts` to change. */
export interface SourceText {
  text: string;
  /** The same with blanks for its comments, line ends in them included, so that a line ends after them. */
  code: string;
  facts: ESTree.Node;
  /** The comments between two places, ready to stand somewhere else. */
  commentsBetween: (start: number, end: number) => string;
}

/** Parses a text. */
export function sourceText(text: string): SourceText {
  const { facts, comments } = parseBusinessFile(text);
  return {
    text,
    code: comments.reduce(
      (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
      text,
    ),
    facts,
    commentsBetween: (from, to) =>
      comments
        .filter(({ start, end }) => start >= from && end <= to)
        .map(({ type, start, end }) => text.slice(start, end) + (type === 'Line' ? `\n${indentAt(text, from)}` : ' '))
        .join(''),
  };
}

/** Whether nothing stands before a place on its line. */
export function startsLine(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
}

/** The spaces that the line of a place begins with. */
export function indentAt(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
}

/** Where the comma after a field is, or `undefined`. */
export function commaAfter(code: string, end: number): number | undefined {
  const next = end + code.slice(end).search(/\S/);
  return code[next] === ',' ? next : undefined;
}
