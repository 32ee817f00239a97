import type { Segment } from '../../contracts/segment.ts';
import { messageUnits } from '../icu/message-units.ts';
import { hostText } from '../placeholders/host-text.ts';
import type { ExtractedText, SplitOptions } from './segment-text.ts';

const choice = /\{\s*[\w.-]{1,64}\s*,\s*(?:plural|select|selectordinal)\s*,/;

/** Messages are short; a longer text only talks about them. */
const longest = 4_000;

/**
 * A plain text that is an ICU message with choices, `You have {count, plural, one {# house} other {# houses}}.`: each way to
 * read it is a segment. Undefined for every other text, and where code is not kept.
 */
export function extractMessage(text: string, { language, keepCode }: SplitOptions): ExtractedText | undefined {
  if (keepCode !== true || text.length > longest || !choice.test(text)) return undefined;
  const units = messageUnits(hostText(text), { quoting: 'icu', languages: { source: language } });
  if (units === undefined || units.segments.length === 0) return undefined;
  const { segments } = units;
  return {
    segments,
    merge(translated: readonly Segment[], targetLanguage?: string) {
      if (translated.length !== segments.length)
        throw new RangeError(`${segments.length} segments, not ${translated.length}`);
      if (translated.every((segment, index) => segment === segments[index])) return text;
      return units.write(translated, targetLanguage ?? language).source;
    },
  };
}
