import type { Root } from 'postcss';

/**
 * Renames the classes of components in styles; theirs have a hash and `_`.
 * @returns what each class of the styles is called now
 */
export function shortenClasses(...roots: Root[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const root of roots) {
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(/\.([\w-]+)/g, (_, name: string) => {
        if (!names.has(name)) names.set(name, name.includes('_') ? shortName(names.size) : name);
        return `.${names.get(name)}`;
      });
    });
  }
  return names;
}

/**
 * Renames the custom properties in styles and in the attributes of a page.
 * @param kept the names that a script uses
 * @returns the HTML with their new names
 */
export function shortenProperties(html: string, kept: ReadonlySet<string>, ...roots: Root[]): string {
  const names = new Map<string, string>();
  const short = (name: string) => {
    if (!names.has(name)) names.set(name, kept.has(name) ? name : `--${shortName(names.size)}`);
    return names.get(name) ?? name;
  };
  const shortened = (text: string) => text.replace(/(?<=var\()--[\w-]+/g, short);
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) declaration.prop = short(declaration.prop);
      declaration.value = shortened(declaration.value);
    });
  }
  const defined = / style="[^"]*"/g;
  return shortened(html).replace(defined, (style) => style.replace(/(?<=[";])--[\w-]+(?=:)/g, short));
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function shortName(index: number): string {
  return `${letters[index % 52]}${index < 52 ? '' : Math.floor(index / 52)}`;
}
