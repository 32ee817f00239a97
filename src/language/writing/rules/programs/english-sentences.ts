import { editMatches } from '../../../style-rules/edit-text.ts';
import { sentenceStart } from '../../../style-rules/words.ts';
import { type CorrectionRule, writingNoWords } from '../correction-rules.ts';

const pleaseComma = new RegExp(
  `${sentenceStart}(?:If|When) (?:you|we|they|he|she|I) [^,.;:!?\\n]{3,60}?(?<! (?:would|could|can|will|you|to|and|not|or))(?= please \\p{L})`,
  'gu',
);
const openQuestion = new RegExp(
  `${sentenceStart}(?:(?:Where|When|Why|How|What) (?:are|do|did|can|could|will|would) (?:you|they|we|he|she)|(?:Do|Did|Are|Can|Could) you) [^,.;:!?"'“”‘’()\\n]{3,50}(?<!\\p{Lu})\\.(?=\\s|$)`,
  'gu',
);

/** The comma of `If you need help, please call`. */
export const englishPlease: CorrectionRule = writingNoWords((text) =>
  editMatches(text, pleaseComma, ([found]) => `${found},`).map(({ end }) => ({
    start: end,
    end,
    text: ',',
    rule: 'grammar/comma',
  })),
);

/** Short questions that end in a full stop. */
export const englishQuestions: CorrectionRule = writingNoWords((text) =>
  editMatches(text, openQuestion, ([found]) => `${found.slice(0, -1)}?`).map(({ end }) => ({
    start: end - 1,
    end,
    text: '?',
    rule: 'grammar/question-mark',
  })),
);
