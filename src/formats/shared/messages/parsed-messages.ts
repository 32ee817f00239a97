import type { DocumentWarning, TakeText, TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { isMessage, messageUnits, type WrittenMessage } from '../../../language/icu/message-units.ts';
import type { Quoting } from '../../../language/icu/parse-message.ts';
import type { PluralKey, PluralLanguages } from '../../../language/icu/plural-numbers.ts';
import { messageSegment } from '../../../language/placeholders/find-inline-codes.ts';
import type { HostText } from '../../../language/placeholders/host-text.ts';
import { isTranslatable } from '../../../language/placeholders/translatable.ts';
import type { ParsedText } from '../files/open-text-document.ts';
import { countedMessage } from './counted-message.ts';

/** A string of a message file. */
export interface Message {
  readonly host: HostText;
  /** Where what it says is in the source, quotes left out. */
  readonly start: number;
  readonly end: number;
  readonly note?: string;
  /** In the place of what the host encodes, for formats that change more than the string: quotes, line breaks. */
  readonly wrap?: (source: string) => string;
  /** One of several strings for numbers (`item_one`, `item_other`). */
  readonly plural?: PluralKey;
  /** The host's text, or the same with a number in it, as a segment, for formats that have codes of their own. */
  readonly toSegment?: (host: HostText) => Segment;
  /** How the format writes the number that a plural form is chosen by; global. Default: in the ways of common frameworks. */
  readonly count?: RegExp;
  /** For a form that the source does not have: the string that it is made from. It is new in the place where it starts. */
  readonly addedTo?: Message;
}

export interface MessageFileOptions {
  /** How apostrophes work in messages with arguments; `choices`: only texts with choices are messages; `none`: no text is. */
  readonly quoting: Quoting | 'choices' | 'none';
  /** Placeholders of the format that engines do not know by themselves. */
  readonly own?: RegExp;
  /** `translate`: what is between the braces of placeholders is text. Those of ICU messages never are. */
  readonly placeholders?: 'protect' | 'translate';
  readonly languages?: PluralLanguages;
  readonly takeText?: TakeText | undefined;
  warn(warning: DocumentWarning): void;
}

interface Part {
  readonly message: Message;
  readonly segments: readonly Segment[];
  write(translations: readonly (Segment | undefined)[], targetLanguage: string): WrittenMessage;
}

const braces = /[$%#]?\{\{?|\}\}?/g;
const choice = /,\s*(?:plural|select|selectordinal)\s*,/;

/** The text chooses between branches, in the way of ICU. */
export function hasChoice(text: string): boolean {
  return choice.test(text);
}

/**
 * Messages as text units: one each, or one for each reading of an ICU message. Each is taken as soon as it is made. Those of ICU are
 * gone through twice.
 */
export function parsedMessages(messages: Iterable<Message>, options: MessageFileOptions): ParsedText {
  const parts = toParts(messages, options);
  const units = parts.flatMap(({ message: { note }, segments }) =>
    segments.map((segment): TextUnit => ({ segment, kind: 'message', ...(note === undefined ? {} : { note }) })),
  );
  return {
    units,
    edit(translations, { targetLanguage }) {
      let position = 0;
      let lost = 0;
      const written = new Map<Message, string>();
      const edits = parts.flatMap(({ message, segments, write }) => {
        const own = translations.slice(position, position + segments.length);
        position += segments.length;
        const original = message.addedTo === undefined ? undefined : written.get(message.addedTo);
        if (original === undefined && own.every((translation) => translation === undefined)) return [];
        const { source, lostNumbers } = write(own, targetLanguage);
        lost += lostNumbers;
        const isWhole = lostNumbers === 0 && own.some((translation) => translation !== undefined);
        const text = isWhole || original === undefined ? source : original;
        written.set(message, text);
        return [{ start: message.start, end: message.end, text: message.wrap?.(text) ?? text }];
      });
      if (lost > 0) options.warn(lostNumbersWarning(lost));
      return edits;
    },
  };
}

export function lostNumbersWarning(lost: number): DocumentWarning {
  return {
    code: 'plural_number_lost',
    message: `${lost} plural forms were not translated: the translation lost the number.`,
  };
}

function toParts(given: Iterable<Message>, options: MessageFileOptions): Part[] {
  const { quoting, takeText } = options;
  // In a file with one ICU message, the others are such messages too: an apostrophe before a brace has its meaning.
  const inMessages = quoting === 'icu' && hasMessage(given);
  const readsAsMessage = ({ text }: HostText): boolean => {
    if (quoting === 'java') return /\{\s*\d/.test(text);
    return quoting === 'choices' ? choice.test(text) : inMessages && text.includes('{');
  };
  const parts: Part[] = [];
  for (const message of given) {
    const { host, toSegment } = message;
    if (!host.text.isWellFormed() || host.text.includes('\0')) continue;
    const read = quoting !== 'none' && toSegment === undefined && readsAsMessage(host);
    const part =
      (read ? messagePart(message, quotingOf(host, quoting), options) : undefined) ?? plainPart(message, options);
    if (part.segments.length === 0) continue;
    for (const segment of part.segments) takeText?.(segment);
    parts.push(part);
  }
  return parts;
}

function hasMessage(messages: Iterable<Message>): boolean {
  for (const { host } of messages) if (isMessage(host.text)) return true;
  return false;
}

/** Java itself has no plurals; where there are some, ICU reads the message, in its own way. */
function quotingOf({ text }: HostText, quoting: Quoting | 'choices'): Quoting {
  return quoting === 'java' && !choice.test(text) ? 'java' : 'icu';
}

function messagePart(message: Message, quoting: Quoting, options: MessageFileOptions): Part | undefined {
  const { own, languages = {}, warn } = options;
  const units = messageUnits(message.host, { quoting, own, languages });
  if (units !== undefined) return { message, ...units };
  if (!isMessage(message.host.text, quoting)) return undefined;
  warn(tooComplexWarning(message.host.text));
  return { message, segments: [], write: () => ({ source: '', lostNumbers: 0 }) };
}

export function tooComplexWarning(message: string): DocumentWarning {
  return {
    code: 'message_too_complex',
    message: `An ICU message with too many nested branches was not translated: ${message.slice(0, 80)}`,
  };
}

function plainPart(message: Message, { own, placeholders, languages = {} }: MessageFileOptions): Part {
  const { host, plural, count } = message;
  const pattern = placeholders === 'translate' ? braces : own;
  const toSegment = message.toSegment ?? ((text: HostText) => messageSegment(text, pattern));
  const counted = plural && countedMessage(host, plural, { toSegment, count, languages });
  if (counted !== undefined) return { message, ...counted };
  const segment = toSegment(host);
  return {
    message,
    segments: isTranslatable(segment) ? [segment] : [],
    write: ([translation]) => ({ source: renderSegment(translation ?? segment, host), lostNumbers: 0 }),
  };
}

function renderSegment({ inlines }: Segment, host: HostText): string {
  return inlines.map((inline) => (typeof inline === 'string' ? host.encode(inline) : inline.data)).join('');
}
