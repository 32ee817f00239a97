import { ServiceError } from '../../errors/service-error.ts';
import { tooDeep } from './node-range.ts';

/** Milliseconds that the parser may take longer than it would if its work grew with the text alone. */
const mostCost = 2_000;
/** Brackets and runs of marks that are read at once: the parser keeps several objects for each. No text with more can be translated. */
const mostSigns = 40_000;

/*
 * What was measured: the parser looks back over all that a pair of brackets holds, over all marks for the bracket that a
 * bracket closes, and forward over all of a paragraph for marks of code. It reads lines of a quotation or list that lack its
 * marks again and again, and then is slow to put together many lines. Lines elsewhere cost no more than their number, nor do marks of
 * emphasis, which `DelimiterStack` pairs.
 */
const perPairOfCodeMarks = 2.6e-6;
const perPairInRun = 6e-5;
const perBracketInLink = 2e-3;
const perBracketInImage = 7e-3;
const perMarkBeforeBracket = 1.4e-5;
const perMarkInLink = 2e-4;
const perMarkInImage = 1e-3;
const perPairOfLazyLines = 2e-5;
const perPairOfLines = 5e-5;
const perPairOfQuotes = 3.3e-6;
const perMarkAndLevel = 3e-4;
const perEmptyLineAndLevel = 1e-3;
const perDeepMark = 3e-2;
/** Levels that cost no more than their text. */
const usualLevels = 32;

/** Line starts with their marks of quotations, then an empty line, or the start of an item or heading; brackets; marks of emphasis and code. */
const signs = /(?:\r\n|\n|\r)([ \t>]*)(?:(?=([\n\r]|$))|([-+*][ \t]+(?=\S)|#{1,6}[ \t])|)|!?\[|\][([]?|[*_~`]+/g;

/** Marks of one kind, with spaces between: lists in each other, or a line across the page. */
const runs = /([-*])(?:[ \t]+\1)+(?![^ \t\n\r])[ \t]*/g;

/** What begins a list or quotation, or goes on with one. */
const opening = /[ \t]*(?:(?:[-+*]|\d{1,9}[.)])(?=[ \t])|>)/y;

/** Refuses text that would keep the parser busy for very long. Real texts stay far below. */
export class ParsingCost {
  readonly #deepest: number;
  #spent = 0;

  /** The parser refuses lines that begin more lists and quotations in each other than `deepest`. */
  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  /** Throws `invalid_document`. */
  add(source: string, start: number, end: number): void {
    const counter = new CostCounter(this.#deepest);
    let signCount = 0;
    const text = `\n${source.slice(start, end)}`;
    this.#addRuns(text);
    for (const found of text.matchAll(signs)) {
      const [sign, prefix, empty, item] = found;
      if (prefix === undefined) {
        counter.addSign(sign);
        signCount += 1;
      } else {
        counter.addLevels(prefix, empty !== undefined, openingsAt(text, found.index + sign.search(/[^\r\n]|$/)));
        counter.startLine(prefix, empty !== undefined, item !== undefined);
      }
      if (this.#spent + counter.cost > mostCost || signCount > mostSigns) throw tooManyMarks();
    }
    this.#spent += counter.cost;
  }

  /** At each mark that may begin a list, up to the deepest, the parser looks whether all of the others make a line across the page. */
  #addRuns(text: string): void {
    for (const { 0: run, 1: mark = '', index } of text.matchAll(runs)) {
      const count = run.split(mark).length - 1;
      const next = text.charAt(index + run.length);
      const isRule = next === '' || next === '\n' || next === '\r';
      if (isRule && count > mostSigns) throw tooManyMarks();
      if (!isRule) this.#spent += count * Math.min(count, this.#deepest + 2) * perMarkAndLevel;
      if (this.#spent > mostCost) throw tooDeep();
    }
  }
}

/** So many lists and quotations begin or go on where a line starts. */
function openingsAt(text: string, lineStart: number): number {
  let count = 0;
  for (opening.lastIndex = lineStart; opening.test(text); ) count += 1;
  return count;
}

/** Lines of a paragraph are pieces of it: millions of lines of a character each would fill the memory. */
const mostLines = 1_000_000;

/** Throws `document_too_large`. */
export function checkLines(text: string): void {
  const lineEnd = /\r\n|[\n\r]/g;
  for (let count = 0; lineEnd.test(text); count += 1)
    if (count === mostLines)
      throw new ServiceError('document_too_large', { limit: `${mostLines.toLocaleString('en-US')} lines` });
}

function tooManyMarks(): ServiceError {
  return new ServiceError('invalid_document', {
    reason: 'a paragraph, list or quotation in it is too long, or has too many marks to parse.',
  });
}

interface OpenBracket {
  /** Marks before it. */
  readonly marks: number;
  /** Brackets that were closed before it. */
  readonly closed: number;
  readonly image: boolean;
}

class CostCounter {
  cost = 0;
  readonly #deepest: number;
  #lines = 0;
  /** In this paragraph. */
  #marks = 0;
  #open: OpenBracket[] = [];
  #closed = 0;
  /** Lines that may be lazy since the last mark of a quotation or list; -1 outside of them. */
  #lazyLines = -1;
  #hasLazyLines = false;
  /** Quotations that may be open. */
  #openQuotes = 0;
  /** Lists and quotations that may be open. */
  #levels = 0;
  #isAfterEmpty = true;

  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  /** For each level that is open the parser looks at each line, and at marks at its start several times. */
  addLevels(prefix: string, empty: boolean, openings: number): void {
    this.cost += Math.max(0, Math.min(openings, this.#deepest + 2) - usualLevels) * perDeepMark;
    // An item needs two columns.
    const levels = openings + prefix.replaceAll('\t', '    ').length / 2;
    if (empty) this.cost += Math.max(0, this.#levels - usualLevels) * perEmptyLineAndLevel;
    else this.#levels = this.#isAfterEmpty ? levels : Math.max(this.#levels, levels);
    this.#isAfterEmpty = empty;
  }

  startLine(prefix: string, empty: boolean, item: boolean): void {
    const quotes = prefix.replace(/[^>]+/g, '').length;
    // The parser refuses a line that begins more than may be: others go on with those before.
    const openQuotes = Math.min(quotes, this.#openQuotes + this.#deepest + 1);
    this.cost += openQuotes ** 2 * perPairOfQuotes;
    if (quotes > 0 || empty) this.#openQuotes = openQuotes;
    if (!empty) this.#lines += 1;
    if (empty || item) {
      this.#marks = 0;
      this.#open = [];
      this.#closed = 0;
    }
    // A paragraph that lines without marks go on with may begin behind an empty line.
    if (empty) this.#lazyLines = Math.min(this.#lazyLines, 0);
    else if (quotes > 0 || item) this.#lazyLines = 0;
    else if (this.#lazyLines >= 0) {
      this.cost += 2 * ++this.#lazyLines * perPairOfLazyLines;
      this.#hasLazyLines = true;
    }
    if (!empty && this.#hasLazyLines) this.cost += 2 * this.#lines * perPairOfLines;
  }

  addSign(sign: string): void {
    if (sign.endsWith('[') && !sign.startsWith(']')) {
      this.#open.push({ marks: this.#marks, closed: this.#closed, image: sign.startsWith('!') });
    } else if (sign.startsWith(']')) this.#closeBracket(sign);
    if (sign.startsWith('`')) {
      this.cost += 2 * this.#marks * sign.length * perPairOfCodeMarks + sign.length ** 2 * perPairInRun;
    }
    this.#marks += sign.length;
  }

  #closeBracket(sign: string): void {
    const opened = this.#open.pop();
    const image = opened?.image === true;
    const inside = this.#marks - (opened?.marks ?? 0);
    const weight = opened === undefined || sign === ']' ? perMarkBeforeBracket : perMarkInLink;
    this.cost += inside * (image && sign !== ']' ? perMarkInImage : weight);
    this.cost += (this.#closed - (opened?.closed ?? 0)) * (image ? perBracketInImage : perBracketInLink);
    this.#closed += 1;
  }
}
