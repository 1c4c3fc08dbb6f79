/** The folder of the built site that is tested; the environment variable FIRM names its firm. */
export const builtSite = process.env.BUILT_SITE ?? 'dist';
