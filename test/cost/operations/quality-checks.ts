import { checkSegments } from '../../../src/language/quality/check-segments.ts';
import { CheckedText } from '../../../src/language/quality/checked-text.ts';
import { documentChecks, segmentChecks } from '../../../src/language/quality/checks/registry.ts';
import { mergeFindings } from '../../../src/language/quality/merge-findings.ts';
import type { CostOperation } from '../cost-operation.ts';

/** A segment has 10,000 characters at the most, some of them of two units. */
const largest = 20_000;
const group = 'quality checks';
const pairs = [
  ['en', 'de'],
  ['ja', 'en'],
  ['en', 'zh-Hant'],
  ['fr', 'ru'],
] as const;

/** Every check of a segment, beside the same text, a text with nothing in common, and nothing. */
export const qualityChecks = (): readonly CostOperation[] => [
  ...segmentChecks.flatMap(({ id, find }) =>
    pairs.flatMap(([source, target]) => {
      const check = (original: string, translation: string) =>
        find(
          {
            source: new CheckedText(original, source),
            target: new CheckedText(translation, target),
            glossaryTerms: [{ source: original.slice(0, 12), target: 'Wort' }],
            corrected: translation.replaceAll('a', 'b'),
          },
          { misspellings: new Map([['word', 'sword']]) },
        );
      const operation = (name: string, work: (text: string) => unknown): CostOperation => ({
        name: `${id} of ${source} in ${target}, ${name}`,
        group,
        largest,
        prepare: (text) => () => work(text),
      });
      return [
        operation('the same text', (text) => check(text, text)),
        operation('another text', (text) => check(text, [...text].reverse().join(''))),
        operation('a source alone', (text) => check(text, 'Ein Wort.')),
        operation('a translation alone', (text) => check('A word.', text)),
      ];
    }),
  ),
  ...documentChecks.map(
    ({ id, find }): CostOperation => ({
      name: `${id} of many segments`,
      group,
      largest,
      prepare: (text) => {
        const segments = (text.match(/.{1,40}/gsu) ?? []).map((part) => ({
          source: new CheckedText(part, 'en'),
          target: new CheckedText(part.toUpperCase(), 'de'),
          glossaryTerms: [],
        }));
        return () => find(segments);
      },
    }),
  ),
  {
    name: 'findings of two evaluators as one',
    group,
    largest,
    prepare: (text) => {
      const segment = { source: text, target: text };
      const [found] = checkSegments([{ source: '', target: text }], { source: 'en', target: 'de' }, {}, 'checks');
      const evaluations = found === undefined ? [] : [found, found];
      return () => mergeFindings(segment, evaluations);
    },
  },
];
