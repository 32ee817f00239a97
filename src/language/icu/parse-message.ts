import type { TextSpan } from '../text-edit.ts';
/** Parts of an ICU message, with their places in it. */
export type MessagePart = TextPart | CodePart | ChoicePart;

export interface TextPart extends TextSpan {
  readonly kind: 'text';
  /** Without quoting. */
  readonly text: string;
}

/** `{name}`, `{n, number, integer}` or the `#` of a plural. */
export interface CodePart extends TextSpan {
  readonly kind: 'argument' | 'pound';
  readonly name: string;
}

/** `{n, plural, …}`, `{n, selectordinal, …}`, `{gender, select, …}`. */
export interface ChoicePart extends TextSpan {
  readonly kind: 'choice';
  readonly name: string;
  readonly type: 'plural' | 'select' | 'selectordinal';
  /** `offset:1` of plurals. */
  readonly offset: number;
  readonly branches: readonly Branch[];
}

export interface Branch {
  /** `one`, `=0`, `female`, `other`. */
  readonly key: string;
  readonly parts: readonly MessagePart[];
  /** What is between its braces. */
  readonly start: number;
  readonly end: number;
}

/** `icu`: an apostrophe quotes only before what has a meaning. `java`: each one quotes, as in `java.text.MessageFormat`. */
export type Quoting = 'icu' | 'java';

const deepest = 8;
const mostBranches = 500;
const argumentName = /[^\s{}#,'"<>|]+/uy;
const choiceType = /(?:plural|select|selectordinal)(?=\s*,)/uy;
const branchKey = /=\d+|[^\s{}#,'"<>|=]+/uy;
const offsetPattern = /offset\s*:\s*(\d+)/uy;
const space = /\s*/uy;
const ordinaryText = /[^{}#']+/uy;
const quotedText = /[^']+/uy;

/** The parts of a message, or undefined when it is none: a text with braces of another kind. */
export function parseMessage(message: string, quoting: Quoting = 'icu'): readonly MessagePart[] | undefined {
  const parser = new MessageParser(message, quoting);
  const parts = parser.readParts(0, false);
  return parts !== undefined && parser.position === message.length ? parts : undefined;
}

class MessageParser {
  position = 0;
  readonly #message: string;
  readonly #quoting: Quoting;

  constructor(message: string, quoting: Quoting) {
    this.#message = message;
    this.#quoting = quoting;
  }

  /** To the end of the branch or the message; undefined on a mistake. */
  readParts(depth: number, inPlural: boolean): MessagePart[] | undefined {
    const parts: MessagePart[] = [];
    while (this.position < this.#message.length) {
      const start = this.position;
      const character = this.#message[start];
      if (character === '}' && depth > 0) return parts;
      if (character === '{') {
        const part = this.#readArgument(depth, inPlural);
        if (part === undefined) return undefined;
        parts.push(part);
      } else if (character === '#' && inPlural) {
        this.position += 1;
        parts.push({ kind: 'pound', name: '#', start, end: this.position });
      } else {
        const text = this.#readText(depth, inPlural);
        parts.push({ kind: 'text', text, start, end: this.position });
      }
    }
    return depth === 0 ? parts : undefined;
  }

  #readText(depth: number, inPlural: boolean): string {
    let text = '';
    while (this.position < this.#message.length) {
      const character = this.#message[this.position] as string;
      if (character === '{' || (character === '}' && depth > 0) || (character === '#' && inPlural)) break;
      if (character === "'") text += this.#readApostrophe(inPlural);
      else text += this.#take(ordinaryText) ?? this.#message[this.position++];
    }
    return text;
  }

  #readApostrophe(inPlural: boolean): string {
    const next = this.#message[this.position + 1] ?? '';
    if (next === "'") {
      this.position += 2;
      return "'";
    }
    const quotes = this.#quoting === 'java' || next === '{' || next === '}' || (next === '#' && inPlural);
    this.position += 1;
    return quotes ? this.#readQuoted() : "'";
  }

  #readQuoted(): string {
    let text = '';
    while (this.position < this.#message.length) {
      text += this.#take(quotedText) ?? '';
      if (!this.#skip("'") || !this.#skip("'")) break;
      text += "'";
    }
    return text;
  }

  #readArgument(depth: number, inPlural: boolean): CodePart | ChoicePart | undefined {
    const start = this.position;
    this.position += 1;
    this.#take(space);
    const name = this.#take(argumentName);
    this.#take(space);
    if (name === undefined || depth >= deepest) return undefined;
    if (this.#skip('}')) return { kind: 'argument', name, start, end: this.position };
    if (!this.#skip(',')) return undefined;
    this.#take(space);
    const type = this.#take(choiceType) as ChoicePart['type'] | undefined;
    if (type === undefined) return this.#readStyle(name, start);
    this.#take(space);
    this.#skip(',');
    const offset = type === 'select' ? 0 : this.#readOffset();
    const branches = this.#readBranches(depth + 1, inPlural || type !== 'select');
    if (branches?.some(({ key }) => key === 'other') !== true) return undefined;
    return { kind: 'choice', name, type, offset, branches, start, end: this.position };
  }

  /** The format of a simple argument, to the brace that ends it. */
  #readStyle(name: string, start: number): CodePart | undefined {
    let open = 1;
    for (; this.position < this.#message.length; this.position++) {
      const character = this.#message[this.position];
      if (character === '{') open += 1;
      else if (character === '}' && --open === 0) {
        this.position += 1;
        return { kind: 'argument', name, start, end: this.position };
      }
    }
    return undefined;
  }

  #readOffset(): number {
    this.#take(space);
    const found = this.#take(offsetPattern);
    return found === undefined ? 0 : Number(found.split(':')[1]);
  }

  #readBranches(depth: number, inPlural: boolean): Branch[] | undefined {
    const branches: Branch[] = [];
    for (;;) {
      this.#take(space);
      if (this.#skip('}')) return branches;
      const key = this.#take(branchKey);
      this.#take(space);
      if (branches.length >= mostBranches || key === undefined || !this.#skip('{')) return undefined;
      if (branches.some((branch) => branch.key === key)) return undefined;
      const start = this.position;
      const parts = this.readParts(depth, inPlural);
      if (parts === undefined) return undefined;
      branches.push({ key, parts, start, end: this.position });
      this.#skip('}');
    }
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.#message)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  #skip(character: string): boolean {
    if (this.#message[this.position] !== character) return false;
    this.position += 1;
    return true;
  }
}

/** Puts a text into a message so that it is read as it is. */
export function quoteText(
  text: string,
  context: { readonly quoting: Quoting; readonly inPlural: boolean; readonly beforeCode: boolean },
): string {
  const special = context.inPlural ? /[{}#]/ : /[{}]/;
  return text.replaceAll(
    context.inPlural ? /(?:\{[^{}']*\}|[{}#'])+/g : /(?:\{[^{}']*\}|[{}'])+/g,
    (run, index: number) => {
      const doubled = run.replaceAll("'", "''");
      if (special.test(run)) return `'${doubled}'`;
      const last = index + run.length === text.length;
      return context.quoting === 'icu' && run === "'" && !(last && context.beforeCode) ? run : doubled;
    },
  );
}
