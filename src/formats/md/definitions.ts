import type { MarkdownNode, MarkdownRoot } from './node-range.ts';

/** What could refer to a definition: something between brackets. */
const label = /\[((?:[^\\[\]]|\\[\s\S]){1,999})\]/g;

/** Definitions of references and footnotes, which hold for the whole document wherever they are. */
export class Definitions {
  readonly #known = new Set<string>();

  /** Takes the definitions of a stretch, and gives their names. */
  add(tree: MarkdownRoot): ReadonlySet<string> {
    const own = new Set<string>();
    const nodes: MarkdownNode[] = [tree];
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      if (node.type === 'definition') own.add(nameOf(node.identifier));
      if (node.type === 'footnoteDefinition') own.add(nameOf(`^${node.identifier}`));
      if ('children' in node) for (const child of node.children) nodes.push(child);
    }
    for (const name of own) this.#known.add(name);
    return own;
  }

  /** Markdown that defines what a text refers to and does not define itself. */
  missingIn(text: string, own: ReadonlySet<string>): string {
    if (this.#known.size === own.size) return '';
    const missing = new Map<string, string>();
    for (const [, written = ''] of text.matchAll(label)) {
      const line = written.replace(/[\n\r][ \t>]*/g, ' ');
      const name = nameOf(line);
      if (this.#known.has(name) && !own.has(name)) missing.set(name, line);
    }
    return [...missing.values()].map((line) => `\n\n[${line}]: x`).join('');
  }
}

/** Labels are the same whatever their case and white space. */
function nameOf(written: string): string {
  return written
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}
