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
import type { HostText } from '../../../language/placeholders/host-text.ts';
import { isTranslatable } from '../../../language/placeholders/translatable.ts';

/** How i18next, Rails, Vue I18n and printf write the number that a plural form is chosen by. */
const countPlaceholder = /\{\{-?\s*count\s*(?:,\s*number\s*)?\}\}|%\{count\}|\{(?:count|n)\}|%d/g;

export interface CountedMessage {
  readonly segments: readonly Segment[];
  write(translations: readonly (Segment | undefined)[]): WrittenMessage;
}

export interface CountedOptions {
  toSegment(numbered: HostText): Segment;
  /** Of the number; global. Default: what common frameworks have. */
  readonly count: RegExp | undefined;
  readonly languages: PluralLanguages;
}

/** How the number of a text for some numbers is shown. */
export interface ShownCount {
  /** A number that is not taken, instead of the placeholder. */
  choose(isTaken: (shown: string) => boolean): string | undefined;
  /** A translation may do without it. */
  readonly dispensable: boolean;
  /** Of the number; global. */
  readonly placeholder: RegExp;
}

/** A string for some numbers, with one of them instead of its placeholder; undefined when it has none. */
export function countedMessage(
  host: HostText,
  plural: PluralKey,
  { toSegment, count, languages }: CountedOptions,
): CountedMessage | undefined {
  const shown: ShownCount = {
    choose: (isTaken) => numberFor(plural, languages, isTaken),
    dispensable: isOneNumber(plural, languages.target),
    placeholder: count ?? countPlaceholder,
  };
  return numberedMessage(host, shown, toSegment);
}

export function numberedMessage(
  host: HostText,
  { choose, dispensable, placeholder }: ShownCount,
  toSegment: (numbered: HostText) => Segment,
): CountedMessage | undefined {
  const placeholders = host.text.match(placeholder);
  if (placeholders === null) return undefined;
  const rest = host.text.replaceAll(placeholder, ' ');
  const shown = choose((number) => findNumber(rest, number).length > 0);
  if (shown === undefined) return undefined;
  const numbered = escapedText(host.text, { pattern: placeholder, decode: () => shown, encode: String });
  const segment = toSegment({
    text: numbered.text,
    encode: host.encode,
    source: (start, end) => host.encode(numbered.source(start, end)),
  });
  const numbers = [{ shown, sources: placeholders.map((found) => host.encode(found)), dispensable }];
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
