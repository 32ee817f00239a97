import type { Segment } from '../../../contracts/segment.ts';
import type { WrittenMessage } from '../../../language/icu/message-units.ts';
import {
  findNumber,
  isOneNumber,
  numberFor,
  type PluralKey,
  type PluralLanguages,
} from '../../../language/icu/plural-numbers.ts';
import { restoreNumbers } from '../../../language/icu/shown-numbers.ts';
import { escapedText } from '../../../language/placeholders/escaped-text.ts';
import { messageSegment } from '../../../language/placeholders/find-inline-codes.ts';
import type { HostText } from '../../../language/placeholders/host-text.ts';
import { isTranslatable } from '../../../language/placeholders/translatable.ts';

/** How i18next, Rails, Vue I18n and printf write the number that a plural form is chosen by. */
const countPlaceholder = /\{\{-?\s*count\s*(?:,\s*number\s*)?\}\}|%\{count\}|\{(?:count|n)\}|%d/g;

interface CountedMessage {
  readonly segments: readonly Segment[];
  write(translations: readonly (Segment | undefined)[]): WrittenMessage;
}

export interface CountedOptions {
  readonly own: RegExp | undefined;
  readonly languages: PluralLanguages;
}

/** A string for some numbers, with one of them instead of its placeholder; undefined when it has none. */
export function countedMessage(
  host: HostText,
  plural: PluralKey,
  { own, languages }: CountedOptions,
): CountedMessage | undefined {
  const placeholders = host.text.match(countPlaceholder);
  if (placeholders === null) return undefined;
  const rest = host.text.replaceAll(countPlaceholder, ' ');
  const shown = numberFor(plural, languages, (number) => findNumber(rest, number).length > 0);
  if (shown === undefined) return undefined;
  const numbered = escapedText(host.text, { pattern: countPlaceholder, decode: () => shown, encode: String });
  const segment = messageSegment(
    { text: numbered.text, encode: host.encode, source: (start, end) => host.encode(numbered.source(start, end)) },
    own,
  );
  const numbers = [
    {
      shown,
      sources: placeholders.map((placeholder) => host.encode(placeholder)),
      dispensable: isOneNumber(plural, languages.target),
    },
  ];
  return {
    segments: isTranslatable(segment) ? [segment] : [],
    write([translation]) {
      const inlines = translation === undefined ? undefined : restoreNumbers(translation.inlines, numbers);
      if (inlines === undefined)
        return { source: host.source(0, host.text.length), lostNumbers: translation === undefined ? 0 : 1 };
      const source = inlines.map((inline) => {
        if (typeof inline === 'string') return host.encode(inline);
        return 'placeholder' in inline ? inline.placeholder : inline.data;
      });
      return { source: source.join(''), lostNumbers: 0 };
    },
  };
}
