/** Folder of the built site under test: the environment variable BUILT_SITE. Default: dist. The site must be that of the current firm. */
export const builtSite = process.env.BUILT_SITE ?? 'dist';
