import { baseLanguage } from '../../../codes.ts';
import type { CodeKind, TextCode } from '../../checked-text.ts';
import type { CheckedSegment, FoundError, SegmentCheck } from '../../quality-check.ts';
import { quote } from '../texts.ts';

interface CodeWords {
  readonly id: string;
  readonly kind: CodeKind;
  readonly name: string;
  readonly severity: FoundError['severity'];
  /** What has to be the same in both texts. */
  keyOf(code: TextCode, segment: CheckedSegment): string;
}

/** Placeholders, addresses and tags come back as often as the source has them. */
export const codesChecks: readonly SegmentCheck[] = [
  codesCheck({
    id: 'placeholders',
    kind: 'placeholder',
    name: 'placeholder',
    severity: 'Critical',
    keyOf: ({ text }) => text.replaceAll(/\s/g, ''),
  }),
  codesCheck({ id: 'addresses', kind: 'address', name: 'address', severity: 'Major', keyOf: addressKey }),
  codesCheck({ id: 'tags', kind: 'tag', name: 'tag', severity: 'Major', keyOf: tagKey }),
];

function codesCheck({ id, kind, name, severity, keyOf }: CodeWords): SegmentCheck {
  return {
    id,
    find(segment) {
      const { source, target } = segment;
      const [inSource, inTarget] = [source, target].map((text) => text.codes.filter((code) => code.kind === kind));
      if (inSource === undefined || inTarget === undefined) return [];
      if (source.text === '' || target.text === '' || inSource.length + inTarget.length === 0) return [];
      const missing = withoutCounterparts(inSource, inTarget, (code) => keyOf(code, segment));
      const added = withoutCounterparts(inTarget, inSource, (code) => keyOf(code, segment));
      if (missing.length === added.length)
        return missing.map((code, index): FoundError => {
          const other = added[index] as TextCode;
          return {
            type: 'Accuracy',
            subType: 'Mistranslation',
            severity,
            explanation: `The ${name} ${quote(code.text)} of the source is ${quote(other.text)} in the translation.`,
            source: [code],
            target: [other],
            confidence: 0.95,
          };
        });
      return [
        ...missing.map(
          (code): FoundError => ({
            type: 'Accuracy',
            subType: 'Omission',
            severity,
            explanation: `The ${name} ${quote(code.text)} of the source is not in the translation.`,
            source: [code],
            target: [],
            confidence: 0.95,
          }),
        ),
        ...added.map(
          (code): FoundError => ({
            type: 'Accuracy',
            subType: 'Addition',
            severity,
            explanation: `The translation has the ${name} ${quote(code.text)}, which the source does not have as often.`,
            source: [],
            target: [code],
            confidence: 0.9,
          }),
        ),
      ];
    },
  };
}

/** Those of one text that the other has less often; the last ones of each kind. */
function withoutCounterparts(
  codes: readonly TextCode[],
  others: readonly TextCode[],
  keyOf: (code: TextCode) => string,
): readonly TextCode[] {
  const left = new Map<string, number>();
  for (const code of others) {
    const key = keyOf(code);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return codes.filter((code) => {
    const key = keyOf(code);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** The page of the other language is the same address: `/en/help` and `/de/help`. */
function addressKey({ text }: TextCode, { source, target }: CheckedSegment): string {
  const codes = [source, target].flatMap(({ language, base }) => [language, base, baseLanguage(language)]);
  const language = new RegExp(`(?<=[/.=_-]|//)(?:${[...new Set(codes)].join('|')})(?=[/._-]|$)`, 'gi');
  return text.replace(language, '*').replace(/[.,;:!?]+$/, '');
}

function tagKey({ text }: TextCode): string {
  return /^<\/?[^\s/>]*/.exec(text)?.[0].toLowerCase() ?? text;
}
