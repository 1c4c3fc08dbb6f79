/** Folder of the built site under test. Its firm is the one that the environment variable FIRM names. */
export const builtSite = process.env.BUILT_SITE ?? 'dist';
