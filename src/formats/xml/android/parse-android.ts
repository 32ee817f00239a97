import type { DocumentWarning, TakeText } from '../../../contracts/documents/document-filter.ts';
import { type PluralLanguages, pluralCategories } from '../../../language/icu/plural-numbers.ts';
import { isOtherLanguage } from '../../../language/tag-handling/other-language.ts';
import type { TextEdit } from '../../../language/text-edit.ts';
import type { ParsedText } from '../../shared/files/open-text-document.ts';
import { hasChoice, type Message, parsedMessages } from '../../shared/messages/parsed-messages.ts';
import { attributeOf, elementsIn, readXmlTree, type XmlElement } from '../../shared/xml/read-xml-tree.ts';
import { androidCount, androidText } from './android-text.ts';

export interface AndroidOptions {
  /** Deepest nesting of elements. */
  readonly depth: number;
  readonly languages: PluralLanguages;
  readonly takeText?: TakeText;
  warn(warning: DocumentWarning): void;
}

const kinds: ReadonlySet<string> = new Set(['string', 'string-array', 'plurals']);

/** The root is `resources`, with strings in it: the values of an Android application. */
export function isAndroidResources(source: string): boolean {
  const head =
    /^\ufeff?\s*(?:(?:<\?[^>]*\?>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>)\s*)*<resources[\s>]/;
  return head.test(source) && /<(?:string|string-array|plurals)\s[^<>]*\bname\s*=/.test(source);
}

/** Strings, the items of arrays, and plural forms, of which there are those that the target language has. */
export function parseAndroid(source: string, { depth, languages, takeText, warn }: AndroidOptions): ParsedText {
  const root = readXmlTree(source, depth);
  const reader = new ResourceReader(source, languages);
  const parsed = parsedMessages(reader.read(root), { quoting: 'choices', languages, takeText, warn });
  return {
    units: parsed.units,
    edit(translations, options) {
      const edits = parsed.edit(translations, options);
      if (edits.length === 0) return edits;
      const more = [...reader.unused, ...localeEdit(source, root, languages.source, options.targetLanguage)];
      return [...edits, ...more.filter((edit) => edit.within === undefined || edits.some(isIn(edit.within)))].sort(
        (one, other) => one.start - other.start || one.end - other.end,
      );
    },
  };
}

interface DependentEdit extends TextEdit {
  /** It is made only where something in this element was translated. */
  readonly within?: XmlElement;
}

function isIn({ start, end }: XmlElement): (edit: TextEdit) => boolean {
  return (edit) => edit.start > start && edit.end < end;
}

/** `tools:locale` says to tools what language the strings are in. */
function localeEdit(source: string, root: XmlElement, language: string | undefined, target: string): DependentEdit[] {
  const attribute = root.attributes.find(({ name }) => name === 'tools:locale');
  if (attribute === undefined || language === undefined) return [];
  if (isOtherLanguage(source.slice(attribute.start, attribute.end), language)) return [];
  return [{ start: attribute.start, end: attribute.end, text: target }];
}

class ResourceReader {
  /** Forms that the target language does not have, with the space before them. */
  readonly unused: DependentEdit[] = [];
  readonly #source: string;
  readonly #languages: PluralLanguages;

  constructor(source: string, languages: PluralLanguages) {
    this.#source = source;
    this.#languages = languages;
  }

  /** Each message as it is found, so that those without words fill no memory. */
  *read(root: XmlElement): Generator<Message> {
    let note: string | undefined;
    for (const child of root.nodes()) {
      if (child.type === 'hidden') {
        const comment = /^<!--([\s\S]*)-->$/.exec(this.#source.slice(child.start, child.end))?.[1]?.trim();
        note = comment === undefined || comment === '' ? undefined : comment.slice(0, 2000).toWellFormed();
      } else if (child.type === 'element') {
        yield* this.#resource(child, note);
        note = undefined;
      }
    }
  }

  *#resource(element: XmlElement, note: string | undefined): Generator<Message> {
    const isText =
      kinds.has(element.name) || (element.name === 'item' && this.#attribute(element, 'type') === 'string');
    if (!isText || this.#attribute(element, 'translatable') === 'false') return;
    const items = elementsIn(element).filter(({ name }) => name === 'item');
    if (element.name === 'plurals') yield* this.#plurals(element, items, note);
    else
      for (const one of element.name === 'string-array' ? items : [element]) {
        const message = this.#messageOf(one, note, undefined);
        if (message !== undefined) yield message;
      }
  }

  #attribute(element: XmlElement, name: string): string | undefined {
    return attributeOf(this.#source, element, name);
  }

  #messageOf(element: XmlElement, note: string | undefined, quantity: string | undefined): Message | undefined {
    const text = androidText(this.#source, element, this.#attribute(element, 'formatted') !== 'false');
    if (text === undefined || text.start >= text.end) return undefined;
    const { host, start, end, wrap } = text;
    // A message of ICU has its own placeholders.
    const isIcu = quantity === undefined && hasChoice(host.text) && element.children.length === 1;
    return {
      host,
      start,
      end,
      wrap,
      ...(isIcu ? {} : { toSegment: (shown) => text.toSegment(shown) }),
      ...(note === undefined ? {} : { note }),
      ...(quantity === undefined ? {} : { plural: { type: 'plural', key: quantity }, count: androidCount(host.text) }),
    };
  }

  *#plurals(element: XmlElement, items: readonly XmlElement[], note: string | undefined): Generator<Message> {
    const { target } = this.#languages;
    const wanted = target === undefined ? undefined : pluralCategories(target, 'plural');
    const quantities = items.map((item) => this.#attribute(item, 'quantity') ?? '');
    const otherIndex = quantities.indexOf('other');
    let other: Message | undefined;
    for (const [index, item] of items.entries()) {
      const quantity = quantities[index] as string;
      if (wanted !== undefined && otherIndex !== -1 && !wanted.includes(quantity)) this.#leaveOut(element, item);
      else {
        const message = this.#messageOf(item, note, quantity);
        if (index === otherIndex) other = message;
        if (message !== undefined) yield message;
      }
    }
    const last = items.at(-1);
    if (wanted === undefined || other === undefined || last === undefined) return;
    for (const key of wanted.filter((category) => !quantities.includes(category)))
      yield* this.#newForm(items, other, last, key);
  }

  #leaveOut(plurals: XmlElement, { start, end }: XmlElement): void {
    const space = /\s*$/.exec(this.#source.slice(Math.max(0, start - 1000), start))?.[0].length ?? 0;
    this.unused.push({ start: start - space, end, text: '', within: plurals });
  }

  /** An item like the one for other counts, after the last one. */
  *#newForm(items: readonly XmlElement[], other: Message, last: XmlElement, key: string): Generator<Message> {
    const model = items.find(({ start, end }) => start < other.start && other.end < end);
    if (model === undefined) return;
    const indentation = /\s*$/.exec(this.#source.slice(Math.max(0, model.start - 1000), model.start))?.[0] ?? '';
    const before = this.#source
      .slice(model.start, other.start)
      .replace(/(\bquantity\s*=\s*)(["'])other\2/, `$1$2${key}$2`);
    const after = this.#source.slice(other.end, model.end);
    yield {
      ...other,
      start: last.end,
      end: last.end,
      plural: { type: 'plural', key },
      addedTo: other,
      wrap: (source) => indentation + before + (other.wrap?.(source) ?? source) + after,
    };
  }
}
