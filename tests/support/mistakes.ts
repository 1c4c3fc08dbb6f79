/** Old names of problem-tables.ts, which tests in src/ and tools/launch-check/ still import. */
export { changed, messagePattern as answer, problemTable as mistakesIn } from './problem-tables.ts';
