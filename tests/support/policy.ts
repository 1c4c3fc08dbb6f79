/** Parses a content security policy into the sources that it allows, by the name of the directive. */
export function sourcesOf(policy: string): ReadonlyMap<string, ReadonlySet<string>> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}
