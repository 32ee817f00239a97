import type { DocumentWarning, TakeText } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import type { PluralLanguages } from '../../language/icu/plural-numbers.ts';
import { placeholderSegment } from '../../language/placeholders/find-inline-codes.ts';
import { hostText } from '../../language/placeholders/host-text.ts';
import { NumberTable } from '../../language/tables/number-table.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { knownLanguage } from '../../language/variants.ts';
import type { GiveWay } from '../shared/files/give-way.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { type Message, parsedMessages } from '../shared/messages/parsed-messages.ts';
import {
  type JsonMember,
  type JsonMembers,
  type JsonNode,
  type JsonObject,
  memberOf,
  readJsonRoot,
  textOf,
} from './read-json-tree.ts';
import { type CatalogText, isText, type Shape, targetShape, textsIn } from './target-localization.ts';
import { type JsonStyle, jsonStyleOf, marginOf, memberEdit, sourceOf, type Written, writeJson } from './write-json.ts';

/** Of formatted strings in Foundation, with references to substitutions and their own argument. */
const placeholders =
  /%(?:\d{1,2}\$)?#@\w{1,64}@|%(?:\d{1,2}\$)?arg|%%|%(?:\d{1,2}\$)?[-+ #0']{0,5}(?:\d{1,4}|\*)?(?:\.(?:\d{1,4}|\*)?)?(?:hh?|ll?|[qjztL])?[@diouxXeEfFgGaAcCsSp](?!\p{L})|%(?:\d{1,2}\$)?(?:\.\d{1,2})?(?:ll?|z)?[@dufis]/gu;
const counts = /%(?:\d{1,2}\$)?(?:arg|(?:ll?|z|q)?[diu])/g;
const never = /(?!)/g;

/** What new translations are: used at once, and shown to whoever goes over them. */
const newState = 'needs_review';

export interface CatalogOptions {
  /** Deepest nesting of objects. */
  readonly depth: number;
  readonly languages: PluralLanguages;
  /** Reads what was written: the translations of these keys, in the place of their sources, and no others. */
  readTranslationsOf?(key: string): boolean;
  readonly giveWay?: GiveWay;
  readonly takeText?: TakeText;
  warn(warning: DocumentWarning): void;
}

interface CatalogEntry {
  readonly node: JsonObject;
  readonly shape: Shape;
  readonly texts: readonly CatalogText[];
  readonly localizations: JsonObject | undefined;
}

/** A string catalog of Xcode: texts that the target language lacks. */
export async function parseXcstrings(source: string, options: CatalogOptions): Promise<ParsedText> {
  const { depth, languages, giveWay, takeText, warn } = options;
  const { node: root, members } = readJsonRoot(source, depth, 'strings');
  await giveWay?.();
  const sourceLanguage = textOf(memberOf(root, 'sourceLanguage'));
  if (root.type !== 'object' || members === undefined || sourceLanguage === undefined) {
    const reason = 'it is no string catalog: the members "sourceLanguage" and "strings" are missing.';
    throw new ServiceError('invalid_document', { reason });
  }
  const read = (member: JsonMember) => readEntry(member.value, member.name, sourceLanguage, options);
  const messages = new CatalogMessages(members, read);
  const parsed = parsedMessages(messages, { quoting: 'none', languages, takeText, warn });
  return {
    units: parsed.units,
    edit(translations, writing) {
      const written = new Map(parsed.edit(translations, writing).map(({ start, text }) => [start, text]));
      const style = jsonStyleOf(source, root);
      const { targetLanguage } = writing;
      const edits: TextEdit[] = [];
      for (const { row, first, count } of messages.entries) {
        if (!Array.from({ length: count }, (_, index) => first + index).some((position) => written.has(position)))
          continue;
        const entry = read(members.at(row));
        const texts = new Map<CatalogText, string>();
        for (const [index, text] of inWritingOrder(entry?.texts ?? []).entries()) {
          const translation = written.get(first + index);
          if (translation !== undefined) texts.set(text, translation);
        }
        if (entry !== undefined) edits.push(entryEdit(source, entry, texts, targetLanguage, style));
      }
      return edits;
    },
  };
}

/** The messages of all entries. Entries are kept as numbers, and read once more to be written. */
class CatalogMessages implements Iterable<Message> {
  readonly #members: JsonMembers;
  readonly #read: (member: JsonMember) => CatalogEntry | undefined;
  /** Row among the members, position of the first message, number of messages. */
  readonly #entries = new NumberTable(3);

  constructor(members: JsonMembers, read: (member: JsonMember) => CatalogEntry | undefined) {
    this.#members = members;
    this.#read = read;
  }

  get entries(): IteratorObject<{ readonly row: number; readonly first: number; readonly count: number }> {
    const entries = this.#entries;
    const at = (index: number, column: number): number => entries.at(index, column);
    return Iterator.from(Array(entries.size).keys()).map((index) => ({
      row: at(index, 0),
      first: at(index, 1),
      count: at(index, 2),
    }));
  }

  /** Where a message starts is its number among all. */
  *[Symbol.iterator](): Generator<Message> {
    this.#entries.clear();
    let position = 0;
    let row = 0;
    for (const member of this.#members) {
      const entry = this.#read(member);
      row += 1;
      if (entry === undefined) continue;
      const note = textOf(memberOf(member.value, 'comment'))?.slice(0, 2000).toWellFormed();
      const texts = inWritingOrder(entry.texts);
      this.#entries.add(row - 1, position, texts.length);
      const messages = new Map<CatalogText, Message>();
      for (const text of texts) {
        const message = messageOf(text, messages, position, note);
        messages.set(text, message);
        position += 1;
        yield message;
      }
    }
  }
}

/** What is made from others comes after them. */
function inWritingOrder(texts: readonly CatalogText[]): readonly CatalogText[] {
  const wanted = texts.filter(({ kept }) => kept === undefined);
  return [
    ...wanted.filter(({ addedTo }) => addedTo === undefined),
    ...wanted.filter(({ addedTo }) => addedTo !== undefined),
  ];
}

function messageOf(
  text: CatalogText,
  messages: ReadonlyMap<CatalogText, Message>,
  position: number,
  note: string | undefined,
): Message {
  const found = new Set(text.text.match(counts) ?? []);
  const original = text.addedTo && messages.get(text.addedTo);
  return {
    host: hostText(text.text),
    start: position,
    end: position,
    toSegment: (host) => placeholderSegment(host, placeholders),
    count: found.size === 1 ? counts : never,
    ...(note === undefined || note === '' ? {} : { note }),
    ...(text.plural === undefined ? {} : { plural: text.plural }),
    ...(original === undefined ? {} : { addedTo: original }),
  };
}

function readEntry(
  node: JsonNode,
  key: string,
  catalogLanguage: string,
  { languages: { source, target }, readTranslationsOf }: CatalogOptions,
): CatalogEntry | undefined {
  if (node.type !== 'object' || key === '') return undefined;
  if (textOf(memberOf(node, 'extractionState')) === 'stale') return undefined;
  const shouldTranslate = memberOf(node, 'shouldTranslate');
  if (shouldTranslate?.type === 'leaf' && shouldTranslate.value === false) return undefined;
  const localizations = memberOf(node, 'localizations');
  const isCatalogLanguage = source === undefined || sameBase(source, catalogLanguage);
  const original = localizationIn(localizations, isCatalogLanguage ? catalogLanguage : source);
  if (original === undefined && !isCatalogLanguage) return undefined;
  const existing = localizationIn(localizations, target);
  const readTranslations = readTranslationsOf?.(key) ?? false;
  if (readTranslationsOf !== undefined && !readTranslations) return undefined;
  const shape = targetShape(original, key, existing, { target, readTranslations });
  if (shape === undefined) return undefined;
  const texts = textsIn(shape);
  if (texts.every(({ kept }) => kept !== undefined)) return undefined;
  // A translation without variations is for all of them.
  if (!readTranslations && isWhole(existing) && texts.length > 1) return undefined;
  return { node, shape, texts, localizations: localizations?.type === 'object' ? localizations : undefined };
}

function isWhole(existing: JsonNode | undefined): boolean {
  const unit = memberOf(existing, 'stringUnit');
  const isDone = (textOf(memberOf(unit, 'value')) ?? '') !== '' && textOf(memberOf(unit, 'state')) !== 'new';
  return isDone && memberOf(existing, 'variations') === undefined && memberOf(existing, 'substitutions') === undefined;
}

function sameBase(one: string, other: string): boolean {
  return baseLanguage(one.toLowerCase()) === baseLanguage((knownLanguage(other) ?? other).toLowerCase());
}

function localizationIn(localizations: JsonNode | undefined, language: string | undefined): JsonNode | undefined {
  return localizations?.type === 'object' ? nameOf(localizations, language)?.value : undefined;
}

/** A localization in the language, however its code is spelled. */
function nameOf(localizations: JsonObject, language: string | undefined): JsonObject['members'][number] | undefined {
  if (language === undefined) return undefined;
  const wanted = language.toLowerCase();
  return localizations.members.findLast(
    ({ name }) => name.toLowerCase() === wanted || knownLanguage(name)?.toLowerCase() === wanted,
  );
}

function entryEdit(
  source: string,
  { node, shape, localizations }: CatalogEntry,
  texts: ReadonlyMap<CatalogText, string>,
  language: string,
  style: JsonStyle,
): TextEdit {
  const localization = written(source, shape, texts);
  const existing = localizations && nameOf(localizations, language);
  if (existing !== undefined) {
    const { start, end } = existing.value;
    return { start, end, text: writeJson(localization, style, marginOf(source, existing.start)) };
  }
  if (localizations !== undefined) return memberEdit(source, localizations, language, localization, style);
  return memberEdit(source, node, 'localizations', new Map([[language, localization]]), style);
}

function written(source: string, shape: Shape, texts: ReadonlyMap<CatalogText, string>): Written {
  if (isText(shape)) {
    const { kept, text } = shape;
    const [state, value] = kept === undefined ? [newState, texts.get(shape) ?? text] : [kept.state, kept.value];
    return new Map([
      ['state', state],
      ['value', value],
    ]);
  }
  if (!(shape instanceof Map)) return sourceOf(source, (shape as { literal: JsonNode }).literal);
  return new Map([...shape].map(([name, inner]: [string, Shape]) => [name, written(source, inner, texts)]));
}
