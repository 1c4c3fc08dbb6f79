/**
 * Matches the names of environment variables that contain keys of the host, Cloudflare. Only wrangler, Cloudflare's tool for publishing,
 * gets these variables. The build, the tests and npm don't.
 */
const hostKeys = /^(CLOUDFLARE|CF)_.*(TOKEN|KEY|EMAIL|ACCOUNT_ID)$/i;

/**
 * Environment variables without the keys of the host.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withoutHostKeys = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !hostKeys.test(name)));
