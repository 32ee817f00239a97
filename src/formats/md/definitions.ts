import type { MarkdownNode, MarkdownRoot } from './node-range.ts';

/** What could refer to a definition: something between brackets. */
const label = /\[((?:[^\\[\]]|\\[\s\S]){1,999})\]/g;

/** What may be a definition: a label behind the start of a line, with a colon. */
const definitionStart = /(?:^|[\n\r])[ \t>\d.)*+-]*\[((?:[^\\[\]]|\\[\s\S]){1,999})\]:/g;

/**
 * Definitions of references and footnotes, which hold for the whole document wherever they are. Until all of it is read, what looks
 * like a definition is taken for one, so that what refers to it is seldom read twice.
 */
export class Definitions {
  readonly #likely: ReadonlySet<string>;
  readonly #known = new Set<string>();

  constructor(source: string) {
    this.#likely = likelyIn(source);
  }

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

  /** Markdown that defines what a text is likely to refer to and not to define itself. */
  likelyMissingIn(text: string): string {
    return this.#likely.size === 0 ? '' : definitionsOf(text, this.#likely, likelyIn(text));
  }

  /** Markdown that defines what a text refers to and does not define itself, once all definitions are known. */
  missingIn(text: string, own: ReadonlySet<string>): string {
    return this.#known.size === own.size ? '' : definitionsOf(text, this.#known, own);
  }
}

function likelyIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(definitionStart)].map(([, written = '']) => nameOf(written)));
}

function definitionsOf(text: string, known: ReadonlySet<string>, own: ReadonlySet<string>): string {
  const missing = new Map<string, string>();
  for (const [, written = ''] of text.matchAll(label)) {
    const line = written.replace(/[\n\r][ \t>]*/g, ' ');
    const name = nameOf(line);
    if (known.has(name) && !own.has(name)) missing.set(name, line);
  }
  return [...missing.values()].map((line) => `\n\n[${line}]: x`).join('');
}

/** Labels are the same whatever their case and white space. */
export function nameOf(written: string): string {
  return written
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}
