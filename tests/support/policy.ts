/** The sources that each directive of a content security policy allows, by its name. */
export function sourcesOf(policy: string): ReadonlyMap<string, ReadonlySet<string>> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}
