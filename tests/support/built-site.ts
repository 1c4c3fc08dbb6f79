/** The folder of the built site that is tested; the environment variable FIRM names its firm. */
export const builtSite = process.env.SITE_FOLDER ?? 'dist';
