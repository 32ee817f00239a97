import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, type PdfDictionary, PdfName, PdfReference, type PdfValue } from './pdf-values.ts';

/** Of an expression, a membership, a configuration; further ones hide nothing. */
const mostOperands = 1_000;
const mostGroups = 100_000;

const known = new WeakMap<PdfFile, OptionalContent>();

/** One for each file. */
export function optionalContentOf(file: PdfFile): OptionalContent {
  const content = known.get(file) ?? new OptionalContent(file);
  known.set(file, content);
  return content;
}

/**
 * The layers of a document (ISO 32000-1, 8.11) as a program that opens it shows them: by its default configuration, and by what groups say
 * of their use on a screen where that configuration asks for it.
 */
export class OptionalContent {
  /** Whether it has groups: without them, nothing is hidden. */
  readonly exists: boolean;
  readonly #file: PdfFile;
  readonly #isBaseOn: boolean;
  readonly #on: ReadonlySet<number>;
  readonly #off: ReadonlySet<number>;
  /** By the numbers of groups and memberships; memberships that have none, by themselves. */
  readonly #states = new Map<number | PdfDictionary, boolean>();

  constructor(file: PdfFile) {
    this.#file = file;
    const root = file.dictionary(file.trailer.get('Root'));
    const properties = file.dictionary(root?.get('OCProperties'));
    const configuration = file.dictionary(properties?.get('D'));
    this.exists = configuration !== undefined;
    this.#isBaseOn = this.#nameOf(configuration?.get('BaseState')) !== 'OFF';
    const on = this.#numbersOf(configuration?.get('ON'));
    const off = this.#numbersOf(configuration?.get('OFF'));
    this.#applyUses(configuration, on, off);
    [this.#on, this.#off] = [on, off];
  }

  /** Of a group or a membership: the value of an entry `OC`, or of the properties of marked content. */
  isHidden(membership: PdfValue | undefined): boolean {
    if (!this.exists || !(membership instanceof PdfReference || isDictionary(membership))) return false;
    const key = membership instanceof PdfReference ? membership.number : membership;
    const hidden = this.#states.get(key) ?? this.#isHidden(membership);
    this.#states.set(key, hidden);
    return hidden;
  }

  #isHidden(membership: PdfValue): boolean {
    const entries = this.#file.dictionary(membership);
    if (this.#nameOf(entries?.get('Type')) !== 'OCMD') return !this.#isOn(membership);
    const expression = this.#file.resolve(entries?.get('VE'));
    if (isArray(expression)) return !this.#evaluate(expression, { left: mostOperands });
    const groups = this.#file.resolve(entries?.get('OCGs'));
    const states = (isArray(groups) ? groups.slice(0, mostOperands) : [entries?.get('OCGs')]).flatMap((group) =>
      this.#file.dictionary(group) === undefined ? [] : this.#isOn(group),
    );
    if (states.length === 0) return false;
    switch (this.#nameOf(entries?.get('P'))) {
      case 'AllOn':
        return states.includes(false);
      case 'AnyOff':
        return !states.includes(false);
      case 'AllOff':
        return states.includes(true);
      default:
        return !states.includes(true);
    }
  }

  #isOn(group: PdfValue | undefined): boolean {
    if (!(group instanceof PdfReference) || !this.#isForView(group)) return true;
    const { number } = group;
    return !this.#off.has(number) && (this.#isBaseOn || this.#on.has(number));
  }

  /** Groups for another purpose, such as those of a drawing program, hide nothing. */
  #isForView(group: PdfReference): boolean {
    const intent = this.#file.resolve(this.#file.dictionary(group)?.get('Intent'));
    const names = (isArray(intent) ? intent : [intent]).map((value) => this.#nameOf(value));
    return intent === null || names.includes('View') || names.includes('All');
  }

  /** A group, or an operator with its operands. */
  #evaluate(expression: PdfValue, room: { left: number }): boolean {
    const value = this.#file.resolve(expression);
    if (!isArray(value)) return this.#isOn(expression);
    const [operator, ...operands] = value.slice(0, Math.max(0, room.left));
    room.left -= operands.length + 1;
    const isTrue = (operand: PdfValue): boolean => this.#evaluate(operand, room);
    switch (this.#nameOf(operator)) {
      case 'And':
        return operands.every(isTrue);
      case 'Or':
        return operands.some(isTrue);
      case 'Not':
        return !operands.every(isTrue);
      default:
        return true;
    }
  }

  /** Groups whose state on a screen is that of their own `Usage`. */
  #applyUses(configuration: PdfDictionary | undefined, on: Set<number>, off: Set<number>): void {
    const seen = new Set<number>();
    const uses = this.#file.resolve(configuration?.get('AS'));
    for (const use of isArray(uses) ? uses.slice(0, mostOperands) : []) {
      const entries = this.#file.dictionary(use);
      const categories = this.#file.resolve(entries?.get('Category'));
      const isOfView = isArray(categories) && categories.some((value) => this.#nameOf(value) === 'View');
      if (this.#nameOf(entries?.get('Event')) !== 'View' || !isOfView) continue;
      for (const number of this.#numbersOf(entries?.get('OCGs'))) {
        if (seen.has(number)) continue;
        seen.add(number);
        const usage = this.#file.dictionary(this.#file.dictionary(new PdfReference(number))?.get('Usage'));
        const state = this.#nameOf(this.#file.dictionary(usage?.get('View'))?.get('ViewState'));
        if (state === undefined) continue;
        const [is, isNot] = state === 'OFF' ? [off, on] : [on, off];
        is.add(number);
        isNot.delete(number);
      }
    }
  }

  #numbersOf(value: PdfValue | undefined): Set<number> {
    const items = this.#file.resolve(value);
    const groups = isArray(items) ? items.slice(0, mostGroups) : [];
    return new Set(groups.flatMap((item) => (item instanceof PdfReference ? item.number : [])));
  }

  #nameOf(value: PdfValue | undefined): string | undefined {
    const resolved = this.#file.resolve(value);
    return resolved instanceof PdfName ? resolved.value : undefined;
  }
}
