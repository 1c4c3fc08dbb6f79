import { parse, sep } from 'node:path';

/**
 * Error message for the path of the project's folder. Undefined if the path is valid. Vite and Astro sometimes read file paths as URLs: if
 * a path has one of `% # ? " * \`, the build fails without saying why, or leaves out a style sheet.
 * @param {string} folder absolute path
 * @returns {string | undefined}
 */
export function folderProblem(folder) {
  const names = folder.slice(parse(folder).root.length).split(sep);
  for (const name of names) {
    const [character] = name.match(/[%#?"*\\]/) ?? [];
    if (character)
      return `Rename the folder “${name}” and run the command again: the site can’t be built in a folder with ${character} in its name.`;
  }
}
