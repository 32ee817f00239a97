import { foreignElements, foreignEnders, integrationElements } from './html-elements.ts';

/** Whether the tokenizer is inside SVG or MathML, where `<title>` or `<script>` are elements like all others. */
export class ForeignContext {
  /** `svg`, `math`, and the elements inside them whose content is HTML again. */
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();

  get active(): boolean {
    const innermost = this.#open[this.#open.length - 1];
    return innermost !== undefined && foreignElements.has(innermost);
  }

  /** A start tag of this name has begun; it may end the foreign content. */
  start(name: string): void {
    if (this.#open.length === 0 || !foreignEnders.has(name)) return;
    while (this.active) this.#pop();
  }

  open(name: string): void {
    const innermost = this.#open[this.#open.length - 1] ?? '';
    if (!foreignElements.has(name) && integrationElements[innermost]?.has(name) !== true) return;
    this.#open.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  close(name: string): void {
    if (name === 'p') this.start(name);
    if ((this.#counts.get(name) ?? 0) === 0) return;
    while (this.#pop() !== name);
  }

  #pop(): string | undefined {
    const name = this.#open.pop();
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
    return name;
  }
}
