import type { Inline, Segment } from '../../contracts/segment.ts';
import { findCodes, inlinesOf, withoutOverlaps } from '../placeholders/find-inline-codes.ts';
import type { HostText } from '../placeholders/host-text.ts';
import { isTranslatable } from '../placeholders/translatable.ts';
import { type ChoicePart, type MessagePart, type Quoting, quoteText } from './parse-message.ts';
import {
  findNumber,
  isOneNumber,
  numberFor,
  type PluralKey,
  type PluralLanguages,
  pluralCategories,
} from './plural-numbers.ts';
import { restoreNumbers, type ShownNumber } from './shown-numbers.ts';

/** Readings of one message, and characters of all of them; messages with more are left alone. */
const mostReadings = 100;
const longestReadings = 100_000;
/** Choices of one message, wherever they are in it: for each, the text around it is copied. */
const mostChoices = 100;

export type Node = Leaf | ChoiceNode;

export interface Leaf {
  readonly source: string;
  readonly inPlural: boolean;
  /** Its place among the segments; undefined when there is nothing to translate. */
  readonly unit: number | undefined;
  readonly numbers: readonly ShownNumber[];
}

export interface ChoiceNode {
  readonly choice: ChoicePart;
  readonly branches: readonly BranchNode[];
  /** Forms that the target language has and the source does not write. */
  readonly added: readonly BranchNode[];
}

export interface BranchNode {
  readonly key: string;
  readonly content: Node;
}

export interface MessageOptions {
  readonly quoting: Quoting;
  /** Further placeholders of the format. */
  readonly own?: RegExp | undefined;
  readonly languages?: PluralLanguages;
}

/** Plural forms of the language that the choice does not write. */
export function missingForms({ branches }: ChoicePart, type: PluralKey['type'], language: string): readonly string[] {
  return pluralCategories(language, type).filter((form) => !branches.some(({ key }) => key === form));
}

/** Arguments whose number decides on the branch that a text is in, and the one that `#` represents. */
export interface Counted {
  readonly plural: ChoicePart | undefined;
  readonly keys: ReadonlyMap<string, PluralKey>;
}

export const nothingCounted: Counted = { plural: undefined, keys: new Map() };

/** Makes a sentence of each way to read a message, and source of their translations. */
export class ReadingBuilder {
  readonly segments: Segment[] = [];
  #readings = 0;
  readonly #units = new Map<string, number>();
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
   * The text around a choice goes into each of its branches: only whole sentences can be translated. Undefined when that
   * cannot be done.
   */
  build(parts: readonly MessagePart[], counted: Counted): Node | undefined {
    const index = parts.findIndex((part) => part.kind === 'choice');
    const choice = parts[index];
    if (choice?.kind !== 'choice') return this.#leaf(parts, counted);
    const buildBranch = (key: string, inner: readonly MessagePart[]): BranchNode | undefined => {
      const within =
        choice.type === 'select'
          ? counted
          : countIn(counted, choice, { type: choice.type, key: shownKey(key, choice) });
      const around = (part: MessagePart): MessagePart | undefined => rebind(part, counted.plural, within.plural);
      const all = [...parts.slice(0, index).map(around), ...inner, ...parts.slice(index + 1).map(around)];
      if (all.includes(undefined)) return undefined;
      const content = this.build(all as MessagePart[], within);
      return content && { key, content };
    };
    const other = choice.branches.find(({ key }) => key === 'other');
    const wanted = [
      ...choice.branches.map(({ key, parts: inner }) => ({ key, inner })),
      ...this.#missing(choice).map((key) => ({ key, inner: other?.parts ?? [] })),
    ];
    const branches: BranchNode[] = [];
    for (const { key, inner } of wanted) {
      const branch = buildBranch(key, inner);
      if (branch === undefined) return undefined;
      branches.push(branch);
    }
    const own = choice.branches.length;
    return { choice, branches: branches.slice(0, own), added: branches.slice(own) };
  }

  /** Known before the first reading: each choice of the message takes the readings of those before it as many times. */
  hasTooManyReadings(parts: readonly MessagePart[]): boolean {
    if (hasMoreChoices(parts)) return true;
    let readings = 1;
    for (const part of parts) {
      if (part.kind !== 'choice') continue;
      readings *= part.branches.length + this.#missing(part).length;
      if (this.#areTooMany(readings)) return true;
    }
    return false;
  }

  #areTooMany(readings: number): boolean {
    const { length } = this.#host.text;
    return readings > 1 && (readings > mostReadings || readings * length > longestReadings);
  }

  #missing(choice: ChoicePart): readonly string[] {
    const target = this.#options.languages?.target;
    return target === undefined || choice.type === 'select' ? [] : missingForms(choice, choice.type, target);
  }

  #leaf(parts: readonly MessagePart[], counted: Counted): Leaf | undefined {
    this.#readings += 1;
    if (this.#areTooMany(this.#readings)) return undefined;
    const inPlural = counted.plural !== undefined;
    const numbers = this.#numbersIn(parts, counted);
    const segment = { inlines: this.#inlines(parts, inPlural, numbers) };
    const source = parts.map((part) => this.#source(part, inPlural)).join('');
    const unit = isTranslatable(segment) ? this.#unitOf(segment) : undefined;
    const sourceOf = (part: MessagePart): string => this.#source(part, inPlural);
    return {
      source,
      inPlural,
      unit,
      numbers: numbers.map((number) => ({ ...number, sources: number.parts.map(sourceOf) })),
    };
  }

  /** Readings that are the same text are one unit. */
  #unitOf(segment: Segment): number {
    const key = JSON.stringify(segment);
    const unit = this.#units.get(key) ?? this.segments.push(segment) - 1;
    this.#units.set(key, unit);
    return unit;
  }

  /** The numbers to show instead of arguments that the branch depends on. */
  #numbersIn(parts: readonly MessagePart[], counted: Counted): readonly NumberParts[] {
    const text = parts.map((part) => (part.kind === 'text' ? part.text : ' ')).join('');
    const numbers: NumberParts[] = [];
    const { languages = {} } = this.#options;
    for (const [name, key] of counted.keys) {
      const own = parts.filter((part) => this.#isNumber(part, name, counted.plural));
      const isTaken = (shown: string): boolean =>
        findNumber(text, shown).length > 0 || numbers.some((number) => number.shown === shown);
      const shown = own.length === 0 ? undefined : numberFor(key, languages, isTaken);
      if (shown === undefined || isTaken(shown)) continue;
      numbers.push({ shown, parts: own, dispensable: isOneNumber(key, languages.target) });
    }
    return numbers;
  }

  /** `#`, or the argument without a format that would make another number of it. */
  #isNumber(part: MessagePart, name: string, plural: ChoicePart | undefined): boolean {
    if (part.kind === 'pound') return plural?.name === name;
    if (part.kind !== 'argument' || part.name !== name || (plural?.name === name && plural.offset > 0)) return false;
    return part.start === part.end || simpleNumber.test(this.#host.text.slice(part.start, part.end));
  }

  /** Arguments are one character each in the text that tags are looked for in: a tag may hold some. */
  #inlines(parts: readonly MessagePart[], inPlural: boolean, numbers: readonly NumberParts[]): Inline[] {
    const pieces: Piece[] = [];
    let text = '';
    const shownByPart = new Map(numbers.flatMap(({ parts: own, shown }) => own.map((part) => [part, shown] as const)));
    const shownOf = (part: MessagePart): string | undefined => shownByPart.get(part);
    for (const part of parts) {
      const start = text.length;
      text += part.kind === 'text' ? part.text : (shownOf(part) ?? argumentMark);
      pieces.push({ part, start, end: text.length });
    }
    const codes = [...findCodes(text, this.#options.own)];
    for (const { part, start, end } of pieces) {
      if (part.kind !== 'text' && shownOf(part) === undefined)
        codes.push({ start, end, equivalent: equivalentOf(part) });
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

  /** Undefined when the translation has lost a number. */
  render(translated: readonly Inline[], { inPlural, numbers }: Leaf): string | undefined {
    const inlines = restoreNumbers(translated, numbers);
    return inlines
      ?.map((inline, index) => {
        if (typeof inline === 'string') return this.#quote(inline, inPlural, index + 1 < inlines.length);
        return 'placeholder' in inline ? inline.placeholder : inline.data;
      })
      .join('');
  }

  /** The choice with these branches instead of its own, and further ones after the last. */
  writeChoice(
    choice: ChoicePart,
    branches: readonly string[],
    added: readonly { readonly key: string; readonly source: string }[],
  ): string {
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

interface NumberParts {
  readonly shown: string;
  readonly parts: readonly MessagePart[];
  readonly dispensable: boolean;
}

const simpleNumber = /^\{[^,]*(?:,\s*number\s*(?:,\s*integer\s*)?)?\}$/;

/** `=3` is the number before the offset is taken away, `#` the one after. */
function shownKey(key: string, { offset }: ChoicePart): string {
  return key.startsWith('=') ? `=${Number(key.slice(1)) - offset}` : key;
}

function countIn({ keys }: Counted, plural: ChoicePart, key: PluralKey): Counted {
  return { plural, keys: new Map([...keys, [plural.name, key]]) };
}

/** A part that comes from one plural into another: `#` would mean another number there. */
function rebind(part: MessagePart, from: ChoicePart | undefined, to: ChoicePart | undefined): MessagePart | undefined {
  if (from === to || from === undefined) return part;
  if (part.kind === 'choice') return hasPound(part) ? undefined : part;
  if (part.kind !== 'pound') return part;
  return from.offset === 0 ? { kind: 'argument', name: from.name, start: part.start, end: part.start } : undefined;
}

/** The `#` within a plural is its own. */
function hasPound({ type, branches }: ChoicePart): boolean {
  if (type !== 'select') return false;
  return branches.some(({ parts }) =>
    parts.some((part) => part.kind === 'pound' || (part.kind === 'choice' && hasPound(part))),
  );
}

function hasMoreChoices(parts: readonly MessagePart[]): boolean {
  let count = 0;
  const waiting = [parts];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const part of next) {
      if (part.kind !== 'choice') continue;
      count += 1;
      if (count > mostChoices) return true;
      for (const branch of part.branches) waiting.push(branch.parts);
    }
  return false;
}

function equivalentOf(part: MessagePart): string {
  return part.kind === 'argument' ? part.name : '5';
}
