import type { OfficeScanner } from '../shared/office/office-scanner.ts';

/** What shows the language of a text, or what a program notes for itself: text looks the same without. */
const unseen = /^(?:rsid|paragraph-rsid|(?:language|country|script|rfc-language-tag)(?:-asian|-complex)?)$/;

/**
 * How the automatic styles of a part look. Programs make a new one for each session of editing and each language, so that
 * one sentence is often in many styles that look alike.
 */
export class TextStyles {
  readonly #seenAs = new Map<string, string>();
  readonly #firstOf = new Map<string, string>();

  /** The automatic styles at hand, to their end. */
  read(scanner: OfficeScanner): void {
    const { depth } = scanner;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      if (scanner.isStart && scanner.tag === 'style:style' && scanner.value('family') === 'text') this.#add(scanner);
    }
  }

  /** The first style that looks like this one, or the named style that it adds nothing to; empty for no look at all. */
  seenAs(style: string): string {
    return this.#seenAs.get(style) ?? style;
  }

  #add(scanner: OfficeScanner): void {
    const name = scanner.value('name') ?? '';
    const parent = scanner.value('parent-style-name') ?? '';
    const properties = scanner.kind === 'open' ? readProperties(scanner) : [];
    if (properties.length === 0) {
      this.#seenAs.set(name, parent);
      return;
    }
    const look = [parent, ...properties.sort()].join('\n');
    const first = this.#firstOf.get(look) ?? name;
    this.#firstOf.set(look, first);
    this.#seenAs.set(name, first);
  }
}

function readProperties(scanner: OfficeScanner): string[] {
  const { depth } = scanner;
  const properties: string[] = [];
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (!scanner.isStart) continue;
    if (scanner.tag !== 'style:text-properties') {
      // Conditions and the like make a style one of a kind.
      const { start } = scanner;
      scanner.skipElement();
      properties.push(scanner.source.slice(start, scanner.end));
      continue;
    }
    for (const { name, start, end } of scanner.attributes()) {
      if (!unseen.test(name.slice(name.indexOf(':') + 1)))
        properties.push(`${name}=${scanner.source.slice(start, end)}`);
    }
  }
  return properties;
}
