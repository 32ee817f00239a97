import type { Inline, Segment } from '../../contracts/segment.ts';
import { findCodes, inlinesOf } from '../placeholders/find-inline-codes.ts';
import type { HostText } from '../placeholders/host-text.ts';
import { isTranslatable } from '../placeholders/translatable.ts';
import { type TextSpan, withoutOverlaps } from '../text-edit.ts';
import { type ChoicePart, type MessagePart, type Quoting, quoteText } from './parse-message.ts';
import {
  findNumber,
  isOneNumber,
  numberFor,
  type PluralKey,
  type PluralLanguages,
  pluralCategories,
} from './plural-numbers.ts';
import { branchOf, type Decision, decisionName, openKeys } from './settled-branch.ts';
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
  /** All branches of the choice, or those that can be reached. */
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
  /** The branches that the text is in, by `decisionName`. */
  readonly decisions: ReadonlyMap<string, Decision>;
}

export const nothingCounted: Counted = { plural: undefined, keys: new Map(), decisions: new Map() };

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
    const open = this.#openKeys(choice, counted);
    const settled = open?.length === 1 ? this.#branchParts(choice, open[0], counted) : undefined;
    if (settled !== undefined) return this.build(parts.toSpliced(index, 1, ...settled), counted);
    const isOpen = (key: string): boolean => key === 'other' || open?.includes(key) !== false;
    const reachable = choice.branches.filter(({ key }) => isOpen(key));
    const missing = this.#missing(choice).filter(isOpen);
    const keys = new Set([...choice.branches.map(({ key }) => key), ...missing]);
    const buildBranch = (key: string, inner: readonly MessagePart[]): BranchNode | undefined => {
      const within = decide(counted, { choice, key, keys });
      const around = (part: MessagePart): MessagePart | undefined => rebind(part, counted.plural, within.plural);
      const all = [...parts.slice(0, index).map(around), ...inner, ...parts.slice(index + 1).map(around)];
      if (all.includes(undefined)) return undefined;
      const content = this.build(all as MessagePart[], within);
      return content && { key, content };
    };
    const other = branchOf(choice, 'other');
    const wanted = [
      ...reachable.map(({ key, parts: inner }) => ({ key, inner })),
      ...missing.map((key) => ({ key, inner: other?.parts ?? [] })),
    ];
    const branches: BranchNode[] = [];
    for (const { key, inner } of wanted) {
      const branch = buildBranch(key, inner);
      if (branch === undefined) return undefined;
      branches.push(branch);
    }
    const own = reachable.length;
    return { choice, branches: branches.slice(0, own), added: branches.slice(own) };
  }

  /** What another choice on the same argument has left. */
  #openKeys(choice: ChoicePart, { decisions }: Counted): readonly [string, ...string[]] | undefined {
    const decision = decisions.get(decisionName(choice));
    return decision && openKeys(choice, decision, this.#options.languages?.target);
  }

  /** A branch without its choice; undefined when a `#` in it cannot be written there. */
  #branchParts(choice: ChoicePart, key: string, { plural }: Counted): readonly MessagePart[] | undefined {
    const branch = branchOf(choice, key) ?? branchOf(choice, 'other');
    const parts = branch?.parts.map((part) => rebind(part, choice.type === 'select' ? plural : choice, plural));
    return parts?.includes(undefined) === true ? undefined : (parts as MessagePart[] | undefined);
  }

  /** Known before the first reading: each choice of the message takes the readings of those before it as many times. */
  hasTooManyReadings(parts: readonly MessagePart[]): boolean {
    if (hasMoreChoices(parts)) return true;
    // Those that decide in the same way have at least the readings of one.
    const factors = new Map<string, number>();
    for (const part of parts) {
      if (part.kind !== 'choice') continue;
      const name = decisionName(part);
      factors.set(name, Math.max(factors.get(name) ?? 1, part.branches.length + this.#missing(part).length));
      if (this.#areTooMany(factors.values().reduce((product, factor) => product * factor, 1))) return true;
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
    { branches: own, start, end }: ChoicePart,
    branches: readonly Written[],
    added: readonly Written[],
  ): string {
    const { source, encode } = this.#host;
    const write = ({ key, source: content }: Written): string => encode(` ${key} {`) + content + encode('}');
    const more = added.map(write).join('');
    if (branches.length < own.length) {
      const beforeBranches = /^\{[^,]*,[^,]*,(?:\s*offset\s*:\s*\d+)?/;
      const head = beforeBranches.exec(this.#host.text.slice(start, end))?.[0] ?? '';
      return encode(head) + branches.map(write).join('') + more + encode('}');
    }
    let written = '';
    let position = start;
    for (const [index, branch] of own.entries()) {
      written += source(position, branch.start) + branches[index]?.source;
      position = branch.end;
    }
    return written + source(position, position + 1) + more + source(position + 1, end);
  }
}

interface Written {
  readonly key: string;
  readonly source: string;
}

interface Piece extends TextSpan {
  readonly part: MessagePart;
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

function decide(counted: Counted, decision: Decision): Counted {
  const { choice, key } = decision;
  const decisions = new Map([...counted.decisions, [decisionName(choice), decision]]);
  if (choice.type === 'select') return { ...counted, decisions };
  const shown = { type: choice.type, key: shownKey(key, choice) };
  return { plural: choice, keys: new Map([...counted.keys, [choice.name, shown]]), decisions };
}

/** A part that comes from one plural into another: `#` would mean another number there. */
function rebind(part: MessagePart, from: ChoicePart | undefined, to: ChoicePart | undefined): MessagePart | undefined {
  if (from === undefined || (from.name === to?.name && from.offset === to.offset)) return part;
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
