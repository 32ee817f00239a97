import type { Inline, Segment } from '../../../contracts/segment.ts';
import { findCodes, inlinesOf, withoutOverlaps } from '../placeholders/find-inline-codes.ts';
import type { HostText } from '../placeholders/host-text.ts';
import { isTranslatable } from '../placeholders/translatable.ts';
import { type ChoicePart, type MessagePart, parseMessage, type Quoting, quoteText } from './parse-message.ts';
import { missingBranches, type WrittenBranch } from './plural-branches.ts';

/** An ICU message taken apart: each way to read it is a sentence of its own. */
export interface MessageUnits {
  readonly segments: readonly Segment[];
  /** Source for the whole message; undefined leaves a reading as it is. */
  write(translations: readonly (Segment | undefined)[], targetLanguage: string): string;
}

/** Readings of one message, and characters of all of them; messages with more are left alone. */
const mostReadings = 100;
const longestReadings = 100_000;

type Node = Leaf | ChoiceNode;

interface Leaf {
  readonly source: string;
  readonly segment: Segment;
  readonly inPlural: boolean;
  /** Its place among the segments; undefined when there is nothing to translate. */
  readonly unit: number | undefined;
}

interface ChoiceNode {
  readonly choice: ChoicePart;
  readonly branches: readonly { readonly key: string; readonly content: Node }[];
}

export interface MessageOptions {
  readonly quoting: Quoting;
  /** Further placeholders of the format. */
  readonly own?: RegExp | undefined;
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
  const builder = new ReadingBuilder(host, options);
  const root = builder.build(parts, undefined);
  if (root === undefined) return undefined;
  return {
    segments: builder.segments,
    write: (translations, targetLanguage) => {
      const writeLeaf = (leaf: Leaf): string => {
        const translation = leaf.unit === undefined ? undefined : translations[leaf.unit];
        return translation === undefined ? leaf.source : builder.render(translation.inlines, leaf.inPlural);
      };
      const writeNode = (node: Node): string => {
        if ('segment' in node) return writeLeaf(node);
        const branches = node.branches.map(({ key, content }) => ({ key, source: writeNode(content) }));
        const added = missingBranches(node.choice.type, branches, targetLanguage);
        return builder.writeChoice(
          node.choice,
          branches.map(({ source }) => source),
          added,
        );
      };
      return writeNode(root);
    },
  };
}

class ReadingBuilder {
  readonly segments: Segment[] = [];
  #readings = 0;
  readonly #host: HostText;
  readonly #options: MessageOptions;
  /** A message that doubles its apostrophes goes on to do so. */
  readonly #writing: Quoting;

  constructor(host: HostText, options: MessageOptions) {
    this.#host = host;
    this.#options = options;
    this.#writing = host.text.includes("''") ? 'java' : options.quoting;
  }

  /**
   * The text around a choice goes into each of its branches: only whole sentences can be translated. The `plural` is the
   * one that `#` stands for. Undefined when that cannot be done.
   */
  build(parts: readonly MessagePart[], plural: ChoicePart | undefined): Node | undefined {
    const index = parts.findIndex((part) => part.kind === 'choice');
    const choice = parts[index];
    if (choice?.kind !== 'choice') return this.#leaf(parts, plural);
    const branches: { key: string; content: Node }[] = [];
    for (const branch of choice.branches) {
      const inner = choice.type === 'select' ? plural : choice;
      const around = (part: MessagePart): MessagePart | undefined => rebind(part, plural, inner);
      const all = [...parts.slice(0, index).map(around), ...branch.parts, ...parts.slice(index + 1).map(around)];
      if (all.includes(undefined)) return undefined;
      const content = this.build(all as MessagePart[], inner);
      if (content === undefined) return undefined;
      branches.push({ key: branch.key, content });
    }
    return { choice, branches };
  }

  #leaf(parts: readonly MessagePart[], plural: ChoicePart | undefined): Leaf | undefined {
    this.#readings += 1;
    const { length } = this.#host.text;
    if (this.#readings > 1 && (this.#readings > mostReadings || this.#readings * length > longestReadings))
      return undefined;
    const inPlural = plural !== undefined;
    const segment = { inlines: this.#inlines(parts, inPlural) };
    const source = parts.map((part) => this.#source(part, inPlural)).join('');
    const unit = isTranslatable(segment) ? this.segments.push(segment) - 1 : undefined;
    return { source, segment, inPlural, unit };
  }

  /** Arguments are one character each in the text that tags are looked for in: a tag may hold some. */
  #inlines(parts: readonly MessagePart[], inPlural: boolean): Inline[] {
    const pieces: Piece[] = [];
    let text = '';
    for (const part of parts) {
      const start = text.length;
      text += part.kind === 'text' ? part.text : argumentMark;
      pieces.push({ part, start, end: text.length });
    }
    const found = findCodes(text, this.#options.own);
    const codes = [...found];
    for (const { part, start, end } of pieces) {
      if (part.kind !== 'text') codes.push({ start, end, equivalent: equivalentOf(part) });
    }
    const source = this.#sourceOf(pieces, inPlural);
    return inlinesOf({ text, source, encode: String }, withoutOverlaps(codes), 1);
  }

  /**
   * For ranges from left to right. Tags within texts are quoted again as they are written again: what was quoted may have
   * moved into a plural.
   */
  #sourceOf(pieces: readonly Piece[], inPlural: boolean): HostText['source'] {
    let first = 0;
    return (start, end) => {
      while ((pieces[first]?.end ?? end) <= start) first += 1;
      let source = '';
      for (let index = first; index < pieces.length && (pieces[index] as Piece).start < end; index++) {
        const { part, start: from } = pieces[index] as Piece;
        source +=
          part.kind === 'text'
            ? this.#quote(part.text.slice(Math.max(0, start - from), end - from), inPlural, true)
            : this.#source(part, inPlural);
      }
      return source;
    };
  }

  #source(part: MessagePart, inPlural: boolean): string {
    if (part.kind === 'argument' && part.start === part.end) return this.#host.encode(`{${part.name}, number}`);
    const unquoted = part.kind === 'text' && inPlural && part.text.includes('#');
    return unquoted ? this.#quote(part.text, true, true) : this.#host.source(part.start, part.end);
  }

  #quote(text: string, inPlural: boolean, beforeCode: boolean): string {
    return this.#host.encode(quoteText(text, { quoting: this.#writing, inPlural, beforeCode }));
  }

  render(inlines: readonly Inline[], inPlural: boolean): string {
    const joined = joinRuns(inlines);
    return joined
      .map((inline, index) =>
        typeof inline === 'string' ? this.#quote(inline, inPlural, index + 1 < joined.length) : inline.data,
      )
      .join('');
  }

  /** The choice with these branches in the place of its own, and further ones after the last. */
  writeChoice(choice: ChoicePart, branches: readonly string[], added: readonly WrittenBranch[]): string {
    const { source } = this.#host;
    let written = '';
    let position = choice.start;
    for (const [index, { start, end }] of choice.branches.entries()) {
      written += source(position, start) + branches[index];
      position = end;
    }
    const more = added.map((branch) => this.#host.encode(` ${branch.key} {`) + branch.source + this.#host.encode('}'));
    return written + source(position, position + 1) + more.join('') + source(position + 1, choice.end);
  }
}

interface Piece {
  readonly part: MessagePart;
  readonly start: number;
  readonly end: number;
}

const argumentMark = '\ufffc';

/** A part that comes from one plural into another: `#` would mean another number there. */
function rebind(part: MessagePart, from: ChoicePart | undefined, to: ChoicePart | undefined): MessagePart | undefined {
  if (from === to || from === undefined) return part;
  if (part.kind === 'choice') return hasPound(part) ? undefined : part;
  if (part.kind !== 'pound') return part;
  return from.offset === 0 ? { kind: 'argument', name: from.name, start: part.start, end: part.start } : undefined;
}

function hasPound(choice: ChoicePart): boolean {
  return choice.branches.some(({ parts }) =>
    parts.some((part) => part.kind === 'pound' || (part.kind === 'choice' && hasPound(part))),
  );
}

/** A number where a number is read, so that engines inflect around it. */
function equivalentOf(part: MessagePart): string {
  return part.kind === 'argument' ? part.name : '5';
}

function joinRuns(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else joined.push(inline);
  }
  return joined;
}
