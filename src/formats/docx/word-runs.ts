import { plainFormat, type RunFormat, type RunWriter } from '../shared/office/run-items.ts';
import { childElements } from '../shared/office/run-properties.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';
import { complexTwins } from './complex-script.ts';

/**
 * What shows the language or direction of a run, how it looked before a tracked change, or what programs note for
 * themselves: runs look the same without.
 */
const unseen = new Set(['lang', 'noProof', 'webHidden', 'rtl', 'cs', 'proofErr', 'rPrChange']);

/** The properties of a `w:rPr` that readers can see. */
export function readRunProperties(element: string): readonly string[] {
  const properties: string[] = [];
  for (const { name, written } of childElements(element)) {
    if (unseen.has(name)) continue;
    // Which of its fonts a run uses follows from its letters; a hint breaks East Asian sentences into many runs.
    const seen = name === 'rFonts' ? written.replace(/\s+[\w.-]+:hint="[^"]*"/, '') : written;
    if (!/^<[\w.-]+:rFonts\s*\/>$/.test(seen)) properties.push(seen);
  }
  return properties;
}

export class WordRunWriter implements RunWriter {
  readonly #prefix: string;
  readonly #rightToLeft: boolean;

  constructor(prefix: string, rightToLeft: boolean) {
    this.#prefix = prefix;
    this.#rightToLeft = rightToLeft;
  }

  run(format: RunFormat, text: string): string {
    const look = this.#rightToLeft ? complexScript(format, this.#prefix) : format;
    return this.wrap(look, `<${this.#prefix}t xml:space="preserve">${encodeXmlText(text)}</${this.#prefix}t>`);
  }

  properties({ properties }: RunFormat): string {
    if (properties.length === 0) return '';
    return `<${this.#prefix}rPr>${properties.join('')}</${this.#prefix}rPr>`;
  }

  wrap(format: RunFormat, content: string): string {
    const [open, close] = this.around(format);
    return `${open}${content}${close}`;
  }

  around(format: RunFormat): readonly [string, string] {
    return [`<${this.#prefix}r>${this.properties(format)}`, `</${this.#prefix}r>`];
  }
}

/** Properties that must come after `w:rtl`. */
const afterRtl = new Set(['em', 'eastAsianLayout', 'specVanish', 'oMath']);

function complexScript(format: RunFormat, prefix: string): RunFormat {
  const named = format.properties.map((written) => ({
    written,
    name: /^<(?:[\w.-]+:)?([\w.-]+)/.exec(written)?.[1] ?? '',
  }));
  const present = new Set(named.map(({ name }) => name));
  const properties: string[] = [];
  let rtl = false;
  for (const { written, name } of named) {
    if (!rtl && afterRtl.has(name)) {
      properties.push(`<${prefix}rtl/>`);
      rtl = true;
    }
    properties.push(written);
    const twin = complexTwins[name];
    if (twin !== undefined && !present.has(twin)) properties.push(written.replace(name, twin));
  }
  if (!rtl) properties.push(`<${prefix}rtl/>`);
  return { ...plainFormat, properties };
}
