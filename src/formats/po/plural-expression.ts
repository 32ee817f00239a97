/** The number of the form for a count: the C expression of `Plural-Forms`. */
export type PluralExpression = (count: number) => number;

const token = /\s*(?:(\d{1,9})|(n)(?![\w])|(\|\||&&|==|!=|<=|>=|[-+*/%<>!?:()]))/y;
const longest = 1000;
const deepest = 50;

/** Undefined for what is no such expression. */
export function parsePluralExpression(source: string): PluralExpression | undefined {
  if (source.length > longest) return undefined;
  const tokens = tokensOf(source.trim());
  return tokens === undefined ? undefined : new ExpressionParser(tokens).parse();
}

function tokensOf(source: string): readonly string[] | undefined {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source);
    if (found === null) return undefined;
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
}

/** Operators by how strongly they bind, weakest first. */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  '||': (left, right) => Number(left !== 0 || right !== 0),
  '&&': (left, right) => Number(left !== 0 && right !== 0),
  '==': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
  '<': (left, right) => Number(left < right),
  '>': (left, right) => Number(left > right),
  '<=': (left, right) => Number(left <= right),
  '>=': (left, right) => Number(left >= right),
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => Math.trunc(left / right),
  '%': (left, right) => left % right,
};

class ExpressionParser {
  readonly #tokens: readonly string[];
  #position = 0;
  #depth = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  parse(): PluralExpression | undefined {
    const expression = this.#choice();
    return this.#position === this.#tokens.length ? expression : undefined;
  }

  #take(expected: string): boolean {
    if (this.#tokens[this.#position] !== expected) return false;
    this.#position += 1;
    return true;
  }

  #choice(): PluralExpression | undefined {
    if (++this.#depth > deepest) return undefined;
    const condition = this.#operation(0);
    if (condition === undefined || !this.#take('?')) {
      this.#depth -= 1;
      return condition;
    }
    const then = this.#choice();
    const otherwise = this.#take(':') ? this.#choice() : undefined;
    this.#depth -= 1;
    if (then === undefined || otherwise === undefined) return undefined;
    return (count) => (condition(count) === 0 ? otherwise(count) : then(count));
  }

  #operation(level: number): PluralExpression | undefined {
    const operators = levels[level];
    if (operators === undefined) return this.#value();
    let left = this.#operation(level + 1);
    for (;;) {
      const operator = this.#tokens[this.#position];
      if (left === undefined || operator === undefined || !operators.includes(operator)) return left;
      this.#position += 1;
      const right = this.#operation(level + 1);
      const apply = operations[operator];
      if (right === undefined || apply === undefined) return undefined;
      const before = left;
      left = (count) => apply(before(count), right(count));
    }
  }

  #value(): PluralExpression | undefined {
    if (this.#take('!')) {
      if (++this.#depth > deepest) return undefined;
      const value = this.#value();
      this.#depth -= 1;
      return value && ((count) => Number(value(count) === 0));
    }
    if (this.#take('(')) {
      const inner = this.#choice();
      return this.#take(')') ? inner : undefined;
    }
    if (this.#take('n')) return (count) => count;
    const number = this.#tokens[this.#position];
    if (number === undefined || !/^\d/.test(number)) return undefined;
    this.#position += 1;
    const value = Number(number);
    return () => value;
  }
}
