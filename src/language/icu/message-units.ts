import type { Segment } from '../../contracts/segment.ts';
import type { HostText } from '../placeholders/host-text.ts';
import { type MessagePart, parseMessage, type Quoting } from './parse-message.ts';
import {
  type Leaf,
  type MessageOptions,
  missingForms,
  type Node,
  nothingCounted,
  ReadingBuilder,
} from './reading-builder.ts';

/** An ICU message taken apart: each way to read it is a sentence of its own. */
export interface MessageUnits {
  readonly segments: readonly Segment[];
  /** Source for the whole message; undefined leaves a reading as it is. */
  write(translations: readonly (Segment | undefined)[], targetLanguage: string): WrittenMessage;
}

export interface WrittenMessage {
  readonly source: string;
  /** Readings that were left as they are because their translation had lost the number. */
  readonly lostNumbers: number;
}

/** The text holds arguments and reads as a message, with something only messages have: choices, formats, or quoting. */
export function isMessage(text: string, quoting: Quoting = 'icu'): boolean {
  if (!text.includes('{')) return false;
  const parts = parseMessage(text, quoting);
  return (
    parts?.some((part) => part.kind === 'choice' || (part.kind === 'argument' && isFormatted(text, part))) === true
  );
}

function isFormatted(text: string, part: MessagePart): boolean {
  return text.slice(part.start, part.end).includes(',');
}

/** A message as a list of parts; undefined when it is none, or has more readings than anybody would write. */
export function messageUnits(host: HostText, options: MessageOptions): MessageUnits | undefined {
  const parts = parseMessage(host.text, options.quoting);
  if (parts === undefined) return undefined;
  const { languages = {} } = options;
  // With all forms of the target language there may be too many readings: then `other` serves them, and nobody writes them.
  const attempts = languages.target === undefined ? [languages] : [languages, { source: languages.source }];
  for (const attempt of attempts) {
    const builder = new ReadingBuilder(host, { ...options, languages: attempt });
    const root = builder.hasTooManyReadings(parts) ? undefined : builder.build(parts, nothingCounted);
    if (root === undefined) continue;
    return {
      segments: builder.segments,
      write: (translations, targetLanguage) =>
        new MessageWriter(builder, translations, attempt === languages ? targetLanguage : undefined).write(root),
    };
  }
  return undefined;
}

class MessageWriter {
  #lost = 0;
  readonly #builder: ReadingBuilder;
  readonly #translations: readonly (Segment | undefined)[];
  /** The language whose missing forms are written as `other`; undefined for none. */
  readonly #targetLanguage: string | undefined;

  constructor(
    builder: ReadingBuilder,
    translations: readonly (Segment | undefined)[],
    targetLanguage: string | undefined,
  ) {
    this.#builder = builder;
    this.#translations = translations;
    this.#targetLanguage = targetLanguage;
  }

  write(root: Node): WrittenMessage {
    const source = this.#node(root).source;
    return { source, lostNumbers: this.#lost };
  }

  /** With whether all of it is what the translations say. */
  #node(node: Node): { readonly source: string; readonly whole: boolean } {
    if ('source' in node) return this.#leaf(node);
    const { choice, added } = node;
    const branches = node.branches.map(({ key, content }) => ({ key, ...this.#node(content) }));
    const other = branches.find(({ key }) => key === 'other');
    const isWhole = branches.length === choice.branches.length;
    const more = added.map(({ key, content }) => {
      const written = this.#node(content);
      return { key, source: written.whole ? written.source : (other?.source ?? written.source) };
    });
    if (choice.type !== 'select' && isWhole && added.length === 0 && this.#targetLanguage !== undefined) {
      for (const key of missingForms(choice, choice.type, this.#targetLanguage))
        if (other !== undefined) more.push({ key, source: other.source });
    }
    return {
      source: this.#builder.writeChoice(choice, branches, more),
      whole: branches.every(({ whole }) => whole),
    };
  }

  #leaf(leaf: Leaf): { readonly source: string; readonly whole: boolean } {
    const translation = leaf.unit === undefined ? undefined : this.#translations[leaf.unit];
    if (translation === undefined) return { source: leaf.source, whole: leaf.unit === undefined };
    const source = this.#builder.render(translation.inlines, leaf);
    if (source !== undefined) return { source, whole: true };
    this.#lost += 1;
    return { source: leaf.source, whole: false };
  }
}
