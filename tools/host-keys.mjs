/**
 * Matches the names of environment variables with keys of the host, Cloudflare. Only wrangler, which publishes, gets these: not the build,
 * the tests or npm's packages.
 */
const hostKeys = /^(CLOUDFLARE|CF)_.*(TOKEN|KEY|EMAIL|ACCOUNT_ID)$/i;

/**
 * Environment variables without the keys of the host.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withoutHostKeys = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !hostKeys.test(name)));
