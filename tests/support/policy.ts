/** Allowed sources of a content security policy, by directive. */
export function sourcesOf(policy: string): ReadonlyMap<string, ReadonlySet<string>> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}
