/** Maximum number of characters in the name of an area. */
export const longestAreaName = 24;

/** Folders of content/ in which each file is one area or one job. */
export const entryFolders = {
  areas: {
    /** Name of the schema of each file. */
    schema: 'area',
    /** Names that files may have, without `.yaml`. */
    pattern: /^[a-z]+(-[a-z]+)*$/,
    expected: 'a name in lower case with hyphens, such as burgess-hill.yaml',
  },
  jobs: {
    schema: 'job',
    pattern: /^[a-z\d]+(-[a-z\d]+)*$/,
    expected: 'a name of lower case, digits and hyphens, such as 2026-09-hove.yaml',
  },
} as const;

/** Folder of a file that is one area or one job, by its path in content/: `areas` for `areas/hove`. Undefined for any other file. */
export function entryFolderOf(file: string): keyof typeof entryFolders | undefined {
  const [folder = '', name] = file.split('/');
  return name !== undefined && folder in entryFolders ? (folder as keyof typeof entryFolders) : undefined;
}

/** Name of a file's schema, by its path in content/ without `.yaml`: `area` for `areas/hove`, `home` for `home`. */
export function schemaName(file: string): string {
  const folder = entryFolderOf(file);
  return folder ? entryFolders[folder].schema : file;
}
