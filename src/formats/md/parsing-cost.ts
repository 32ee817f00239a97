import { ServiceError } from '../../errors/service-error.ts';

/** Milliseconds that the parser may take longer than it would if its work grew with the text alone. */
const mostCost = 2_000;
/** Brackets and runs of marks that are read at once: the parser keeps several objects for each. No text with more can be translated. */
export const mostSigns = 40_000;

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

/** Line starts with their marks of quotations, then an empty line, or the start of an item or heading; brackets; marks of emphasis and code. */
const signs = /(?:\r\n|\n|\r)([ \t>]*)(?:(?=([\n\r]|$))|([-+*][ \t]+(?=\S)|#{1,6}[ \t]))?|!?\[|\][([]?|[*_~`]+/g;

/** Refuses text that would keep the parser busy for very long. Real texts stay far below. */
export class ParsingCost {
  #spent = 0;

  /** Throws `invalid_document`. */
  add(source: string, start: number, end: number): void {
    const counter = new CostCounter();
    let signCount = 0;
    for (const [sign, prefix, empty, item] of `\n${source.slice(start, end)}`.matchAll(signs)) {
      if (prefix === undefined) {
        counter.addSign(sign);
        signCount += 1;
      } else counter.startLine(prefix, empty !== undefined, item !== undefined);
      if (this.#spent + counter.cost > mostCost || signCount > mostSigns) throw tooManyMarks();
    }
    this.#spent += counter.cost;
  }
}

export function tooManyMarks(): ServiceError {
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
  #lines = 0;
  /** In this paragraph. */
  #marks = 0;
  #open: OpenBracket[] = [];
  #closed = 0;
  /** Lines that may be lazy since the last mark of a quotation or list; -1 outside of them. */
  #lazyLines = -1;
  #hasLazyLines = false;

  startLine(prefix: string, empty: boolean, item: boolean): void {
    const quotes = prefix.replace(/[^>]+/g, '').length;
    this.cost += quotes ** 2 * perPairOfQuotes;
    if (!empty) this.#lines += 1;
    if (empty || item) {
      this.#marks = 0;
      this.#open = [];
      this.#closed = 0;
    }
    if (empty) this.#lazyLines = -1;
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
