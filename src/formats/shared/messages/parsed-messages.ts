import type { DocumentWarning, TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { ParsedText } from '../files/open-text-document.ts';
import { isMessage, messageUnits } from '../icu/message-units.ts';
import type { Quoting } from '../icu/parse-message.ts';
import { messageSegment } from '../placeholders/find-inline-codes.ts';
import type { HostText } from '../placeholders/host-text.ts';
import { isTranslatable } from '../placeholders/translatable.ts';

/** A string of a message file. */
export interface Message {
  readonly host: HostText;
  /** Where what it says stands in the source, quotes left out. */
  readonly start: number;
  readonly end: number;
  readonly note?: string;
  /** In the place of what the host encodes, for formats that change more than the string: quotes, line breaks. */
  readonly wrap?: (source: string) => string;
}

export interface MessageFileOptions {
  /** How apostrophes work in messages with arguments; `none` for files whose braces mean nothing. */
  readonly quoting: Quoting | 'none';
  /** Placeholders of the format that engines do not know by themselves. */
  readonly own?: RegExp;
  /** `translate`: what is between the braces of placeholders is text. Those of ICU messages never are. */
  readonly placeholders?: 'protect' | 'translate';
  warn(warning: DocumentWarning): void;
}

interface Part {
  readonly message: Message;
  readonly segments: readonly Segment[];
  write(translations: readonly (Segment | undefined)[], targetLanguage: string): string;
}

const braces = /[$%#]?\{\{?|\}\}?/g;

/** Messages as text units: one each, or one for each reading of an ICU message. */
export function parsedMessages(messages: readonly Message[], options: MessageFileOptions): ParsedText {
  const parts = toParts(messages, options);
  const units = parts.flatMap(({ message: { note }, segments }) =>
    segments.map((segment): TextUnit => ({ segment, kind: 'message', ...(note === undefined ? {} : { note }) })),
  );
  return {
    units,
    edit(translations, { targetLanguage }) {
      let position = 0;
      return parts.flatMap(({ message, segments, write }) => {
        const own = translations.slice(position, position + segments.length);
        position += segments.length;
        if (own.every((translation) => translation === undefined)) return [];
        const source = write(own, targetLanguage);
        return [{ start: message.start, end: message.end, text: message.wrap?.(source) ?? source }];
      });
    },
  };
}

function toParts(messages: readonly Message[], options: MessageFileOptions): Part[] {
  const { quoting } = options;
  // In a file with one ICU message, the others are such messages too: an apostrophe before a brace has its meaning.
  const inMessages = quoting === 'icu' && messages.some(({ host }) => isMessage(host.text));
  const readsAsMessage = ({ text }: HostText): boolean =>
    quoting === 'java' ? /\{\s*\d/.test(text) : inMessages && text.includes('{');
  return messages
    .filter(({ host }) => host.text.isWellFormed() && !host.text.includes('\0'))
    .map((message) => {
      const read = quoting !== 'none' && readsAsMessage(message.host);
      return (
        (read ? messagePart(message, quotingOf(message.host, quoting), options) : undefined) ??
        plainPart(message, options)
      );
    })
    .filter(({ segments }) => segments.length > 0);
}

/** Java itself has no plurals; where there are some, ICU reads the message, in its own way. */
function quotingOf({ text }: HostText, quoting: Quoting): Quoting {
  return /,\s*(?:plural|select|selectordinal)\s*,/.test(text) ? 'icu' : quoting;
}

function messagePart(message: Message, quoting: Quoting, { own, warn }: MessageFileOptions): Part | undefined {
  const units = messageUnits(message.host, { quoting, own });
  if (units !== undefined) return { message, ...units };
  if (!isMessage(message.host.text, quoting)) return undefined;
  warn({
    code: 'message_too_complex',
    message: `An ICU message with too many branches within each other was left as it is: ${message.host.text.slice(0, 80)}`,
  });
  return { message, segments: [], write: () => '' };
}

function plainPart(message: Message, { own, placeholders }: MessageFileOptions): Part {
  const { host } = message;
  const segment = messageSegment(host, placeholders === 'translate' ? braces : own);
  return {
    message,
    segments: isTranslatable(segment) ? [segment] : [],
    write: ([translation]) => renderSegment(translation ?? segment, host),
  };
}

function renderSegment({ inlines }: Segment, host: HostText): string {
  return inlines.map((inline) => (typeof inline === 'string' ? host.encode(inline) : inline.data)).join('');
}
