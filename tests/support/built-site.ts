/**
 * Folder of the built site under test: the environment variable BUILT_SITE. Default: dist. The site must have been built for the firm that
 * firmFolder() returns, because tests compare it with that firm's content.
 */
export const builtSite = process.env.BUILT_SITE ?? 'dist';
