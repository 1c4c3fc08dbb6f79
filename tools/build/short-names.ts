import type { Root } from 'postcss';

/**
 * Renames the classes of components in styles; theirs have a hash and `_`.
 * @returns what each class of the styles is called now
 */
export function shortenClasses(root: Root): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(/\.([\w-]+)/g, (_, name: string) => {
      if (!names.has(name)) names.set(name, name.includes('_') ? shortName(names.size) : name);
      return `.${names.get(name)}`;
    });
  });
  return names;
}

/** Renames the keyframes of components in styles. */
export function shortenKeyframes(root: Root): void {
  const names = new Map<string, string>();
  root.walkAtRules('keyframes', (rule) => {
    names.set(rule.params, shortName(names.size));
    rule.params = names.get(rule.params) ?? '';
  });
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (name) => names.get(name) ?? name);
  });
}

/**
 * Renames the custom properties in styles and in the attributes of a page.
 * @param shared what the names are that a script uses too, on every page
 * @returns the HTML with their new names
 */
export function shortenProperties(html: string, shared: ReadonlyMap<string, string>, root: Root): string {
  const names = new Map(shared);
  const short = (name: string) => {
    if (!names.has(name)) names.set(name, `--${shortName(names.size - shared.size)}`);
    return names.get(name) ?? name;
  };
  const shortened = (text: string) => renameProperties(text, short);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declaration.prop = short(declaration.prop);
    declaration.value = shortened(declaration.value);
  });
  const defined = / style="[^"]*"/g;
  return shortened(html).replace(defined, (style) => style.replace(/(?<=[";])--[\w-]+(?=:)/g, short));
}

/** Gives custom properties other names where a text of CSS, HTML or JavaScript uses them. */
export function renameProperties(text: string, rename: (name: string) => string): string {
  return text.replace(/(?<=var\()--[\w-]+/g, rename);
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function shortName(index: number): string {
  return `${letters[index % 52]}${index < 52 ? '' : Math.floor(index / 52)}`;
}
