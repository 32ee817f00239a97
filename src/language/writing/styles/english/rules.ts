import type { StylesOfLanguage } from '../language-styles.ts';
import { letterLines } from '../phrases/letter-lines.ts';
import { rulesOfFile } from '../phrases/rule-groups.ts';
import { bookishWords } from './bookish-words.ts';
import { casualWords } from './casual-words.ts';
import { confidentWords } from './confident-words.ts';
import { contract } from './contractions.ts';
import { diplomaticWords } from './diplomatic-words.ts';
import { englishRules } from './english.ts';
import { enthusiasticWords, gladWords, sadWords } from './enthusiastic-words.ts';
import { academicWords, businessWords, formalWords, latinWords } from './formal-words.ts';
import { friendlyWords, warmWords } from './friendly-words.ts';
import { writeInFull } from './full-forms.ts';
import { exclaimOnce, openNotice, thankAtEnd } from './messages.ts';
import { plainWords } from './plain-words.ts';
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
const businessFile = new URL('./business.yaml', import.meta.url);
const academicFile = new URL('./academic.yaml', import.meta.url);
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Styles and tones of English, in all its variants. */
export const englishStyles: StylesOfLanguage = {
  simple: (inflection) => [englishRules(plainWords + bookishWords, inflection), splitLongSentences],
  business: (inflection) => [
    formalLines,
    softenRequests(''),
    writeInFull(inflection),
    englishRules(rulesOfFile(businessFile), inflection),
    englishRules(businessWords, inflection),
    englishRules(formalWords, inflection),
  ],
  academic: (inflection) => [
    writeInFull(inflection),
    englishRules(rulesOfFile(academicFile), inflection),
    englishRules(academicWords, inflection),
    englishRules(latinWords, inflection),
    englishRules(formalWords, inflection),
  ],
  casual: (inflection) => [
    casualLines,
    softenRequests('Can you', ''),
    englishRules(casualWords, inflection),
    contract(inflection),
  ],
  enthusiastic: (inflection) => [
    englishRules(enthusiasticWords, inflection),
    exclaim(words(gladWords), words(sadWords)),
    exclaimOnce(words(gladWords), words(sadWords)),
    thankAtEnd('Thank you so much!'),
  ],
  friendly: (inflection) => [
    friendlyLines,
    softenThreats,
    softenRequests('Could you please'),
    englishRules(friendlyWords, inflection),
    openNotice,
    thankAtEnd('Thanks so much!'),
    contract(inflection),
    exclaim(words(warmWords), words(sadWords)),
  ],
  confident: (inflection) => [stateRequests, englishRules(confidentWords, inflection), writeInFull(inflection)],
  diplomatic: (inflection) => [
    softenThreats,
    softenRequests('Could you please'),
    englishRules(diplomaticWords, inflection),
  ],
};
