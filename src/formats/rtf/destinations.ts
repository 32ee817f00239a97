import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import table from './destinations.json' with { type: 'json' };

/** Where the content of a group goes that begins with a certain word. */
export type Destination =
  /** A text of its own: a note, a header, the title. */
  | { readonly type: 'text'; readonly kind: TextUnit['kind'] }
  /** Only texts within it are read. */
  | { readonly type: 'container' }
  | { readonly type: 'skipped'; readonly isMark: boolean };

const destinations = new Map<string, Destination>();
for (const [word, kind] of Object.entries(table.texts)) {
  destinations.set(word, { type: 'text', kind: kind as TextUnit['kind'] });
}
for (const word of table.containers) destinations.set(word, { type: 'container' });
for (const word of table.others) destinations.set(word, { type: 'skipped', isMark: false });
for (const word of table.marks) destinations.set(word, { type: 'skipped', isMark: true });

const shapeTexts = new Map(Object.entries(table.shapeTexts));

export function destinationOf(word: string): Destination | undefined {
  return destinations.get(word);
}

/** How the value of a shape's property is translated, or undefined if it is not for readers. */
export function shapeTextKind(property: string): TextUnit['kind'] | undefined {
  return shapeTexts.get(property.trim()) as TextUnit['kind'] | undefined;
}
