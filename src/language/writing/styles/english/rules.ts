import { wordGroups } from '../../../packs/word-groups.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { letterLines } from '../phrases/letter-lines.ts';
import { contract } from './contractions.ts';
import { englishRules } from './english.ts';
import { writeInFull } from './full-forms.ts';
import { exclaimOnce, openNotice, thankAtEnd } from './messages.ts';
import { exclaim, softenRequests, stateRequests } from './requests.ts';
import { softenThreats } from './soften-threats.ts';
import { splitLongSentences } from './split-sentences.ts';

const formalLines = letterLines({
  greetings: { Hi: 'Dear', Hey: 'Dear', Hello: 'Dear' },
  closings: {
    Cheers: 'Kind regards',
    Thanks: 'Kind regards',
    Best: 'Kind regards',
    Bye: 'Kind regards',
    'Take care': 'Kind regards',
  },
});
const casualLines = letterLines({
  greetings: { Dear: 'Hi', Hello: 'Hi' },
  closings: {
    'Kind regards': 'Cheers',
    'Best regards': 'Cheers',
    Regards: 'Cheers',
    Sincerely: 'Cheers',
    'Yours sincerely': 'Cheers',
    'With kind regards': 'Cheers',
  },
});
const friendlyLines = letterLines({
  greetings: { Dear: 'Hi', Hello: 'Hi' },
  closings: {
    'Kind regards': 'Warm wishes',
    'Best regards': 'Warm wishes',
    Regards: 'Warm wishes',
    Sincerely: 'Warm wishes',
    'Yours sincerely': 'Warm wishes',
  },
});
const words = (group: string): ReadonlySet<string> => new Set(wordGroups('en').words[group]?.split(' '));

/** Styles and tones of English, in all its variants. */
export const englishStyles: StylesOfLanguage = {
  simple: (inflection) => [englishRules('simple', inflection), splitLongSentences],
  business: (inflection) => [
    formalLines,
    softenRequests(''),
    writeInFull(inflection),
    englishRules('business', inflection),
    englishRules('business-letters', inflection),
    englishRules('formal', inflection),
  ],
  academic: (inflection) => [
    writeInFull(inflection),
    englishRules('academic', inflection),
    englishRules('academic-papers', inflection),
    englishRules('latin', inflection),
    englishRules('formal', inflection),
  ],
  casual: (inflection) => [
    casualLines,
    softenRequests('Can you', ''),
    englishRules('casual', inflection),
    contract(inflection),
  ],
  enthusiastic: (inflection) => [
    englishRules('enthusiastic', inflection),
    exclaim(words('glad'), words('sad')),
    exclaimOnce(words('glad'), words('sad')),
    thankAtEnd('Thank you so much!'),
  ],
  friendly: (inflection) => [
    friendlyLines,
    softenThreats,
    softenRequests('Could you please'),
    englishRules('friendly', inflection),
    openNotice,
    thankAtEnd('Thanks so much!'),
    contract(inflection),
    exclaim(words('warm'), words('sad')),
  ],
  confident: (inflection) => [stateRequests, englishRules('confident', inflection), writeInFull(inflection)],
  diplomatic: (inflection) => [
    softenThreats,
    softenRequests('Could you please'),
    englishRules('diplomatic', inflection),
  ],
};
