import type { DocumentLimits } from '../../../contracts/documents/document-filter.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import { XmlScanner } from '../xml/xml-scanner.ts';
import { decodeXmlText } from '../xml/xml-text.ts';
import { usualPrefix } from './ooxml-namespaces.ts';

/** Every element that declares some has a list of them all. */
const mostPrefixes = 1000;

interface Scope {
  readonly depth: number;
  readonly prefixes: ReadonlyMap<string, string>;
}

/** Scans a part of an Office document. Tags are known by the usual prefix of their namespace, whatever the part calls it. */
export class OfficeScanner extends XmlScanner {
  /** `w:p` for a paragraph of Word, with any prefix or none; `?:p` for one of a namespace that is not known; empty if no tag. */
  tag = '';
  #prefixes: ReadonlyMap<string, string> = new Map();
  #tags = new Map<string, string>();
  readonly #scopes: Scope[] = [];
  readonly #usualPrefix: (namespace: string) => string | undefined;
  /** Where the next declaration of a namespace is, at or after the position. */
  #declaration = -1;

  constructor(source: string, limits: DocumentLimits, prefixOf = usualPrefix) {
    super(source, { depth: limits.depth, doctype: 'refuse' });
    this.#usualPrefix = prefixOf;
  }

  override next(): boolean {
    if (this.kind === 'close' || this.kind === 'empty') this.#leave();
    if (!super.next()) return false;
    if (this.kind === 'open' || this.kind === 'empty') {
      if (this.#declares()) this.#enter();
      this.tag = this.#tagOf(this.name);
    } else this.tag = this.kind === 'close' ? this.#tagOf(this.name) : '';
    return true;
  }

  get isStart(): boolean {
    return this.kind === 'open' || this.kind === 'empty';
  }

  /** The prefix of the tag at hand as it is written, with its colon. */
  get prefix(): string {
    return this.name.slice(0, this.name.indexOf(':') + 1);
  }

  /** The value of an attribute by its name without prefix. */
  value(localName: string): string | undefined {
    const found = this.valueRange(localName);
    return found === undefined ? undefined : this.decoded(found.start, found.end);
  }

  /** Text or the value of an attribute as a reader sees it. */
  decoded(start: number, end: number): string {
    const text = decodeXmlText(this.source.slice(start, end));
    return text ?? this.fail('there is a reference that XML does not know', start);
  }

  /** Where the value is. */
  valueRange(localName: string): TextSpan | undefined {
    for (const { name, start, end } of this.attributes()) {
      if (name.slice(name.indexOf(':') + 1) === localName && !name.startsWith('xmlns')) return { start, end };
    }
    return undefined;
  }

  #declares(): boolean {
    if (this.#declaration < this.start) {
      const found = this.source.indexOf('xmlns', this.start);
      this.#declaration = found === -1 ? this.source.length : found;
    }
    return this.#declaration < this.end;
  }

  #enter(): void {
    const prefixes = new Map(this.#prefixes);
    for (const { name, start, end } of this.attributes()) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      prefixes.set(name.slice(6), this.#usualPrefix(this.source.slice(start, end)) ?? '?');
    }
    if (prefixes.size > mostPrefixes) this.fail('it declares too many namespaces');
    this.#scopes.push({ depth: this.kind === 'open' ? this.depth : this.depth + 1, prefixes: this.#prefixes });
    this.#use(prefixes);
  }

  /** After an element that declared namespaces. */
  #leave(): void {
    const scope = this.#scopes.at(-1);
    if (scope === undefined || scope.depth !== this.depth + 1) return;
    this.#scopes.pop();
    this.#use(scope.prefixes);
  }

  #use(prefixes: ReadonlyMap<string, string>): void {
    this.#prefixes = prefixes;
    this.#tags = new Map();
  }

  #tagOf(name: string): string {
    const known = this.#tags.get(name);
    if (known !== undefined) return known;
    const colon = name.indexOf(':');
    const tag = `${this.#prefixes.get(name.slice(0, Math.max(colon, 0))) ?? '?'}:${name.slice(colon + 1)}`;
    this.#tags.set(name, tag);
    return tag;
  }
}
