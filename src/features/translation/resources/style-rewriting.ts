import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type { StyleRuleList } from '../../../contracts/stores/style-rules.ts';
import type { WorkSession } from '../../../contracts/text-work.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { segmentSize } from '../../../language/segmentation/segment-size.ts';
import { readStyleList, rewriteSegments } from '../../../language/tasks/style-rule-tasks.ts';
import type { StyleRewriting } from './request-resources.ts';

/** Makes a list ready for one direction. */
export async function prepareStyle(
  list: StyleRuleList,
  { source, target }: LanguagePair,
  work: WorkSession,
): Promise<StyleRewriting> {
  const rules = list.configuredRules;
  const instructions = list.customInstructions.filter(
    ({ sourceLanguage }) => sourceLanguage === undefined || baseLanguage(sourceLanguage) === source,
  );
  return {
    instructions: instructions.map(({ prompt }) => prompt),
    rulesInWords: await work.run(readStyleList, { rules, target }, 1),
    rewrite(segments, terms) {
      const size = segments.reduce((sum, segment) => sum + segmentSize(segment), 1);
      return work.run(rewriteSegments, { rules, target, segments, terms }, size);
    },
  };
}
