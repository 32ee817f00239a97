import type { RewrittenValue } from '../style-rewriter.ts';
import { allOf, byLanguage, matching, sentenceStart } from '../words.ts';

/** With one of these a main clause begins; `But for that`, `Mais oui` and `Pero bueno` are something else. */
const subjects = {
  en: 'the|this|that|these|those|it|we|they|he|she|you|I|there|my|your|his|her|our|their|its|some|many|most|several|not all',
  es: 'el|la|los|las|esto|este|esta|estos|estas|eso|ese|esa|nosotros|ellos|ellas|él|ella|hay|es|son|no|también|se|su|sus|nuestro|nuestra|muchos|muchas|algunos|algunas',
  fr: 'le|la|les|il|elle|ils|elles|on|nous|vous|je|ce|cette|ces|cela|son|sa|ses|leur|leurs|notre|nos|votre|vos|certains|certaines|un|une',
  it: 'il|lo|la|i|gli|le|questo|questa|questi|queste|quello|quella|noi|loro|egli|lui|lei|è|sono|non|anche|si|ci|molti|molte|alcuni|alcune',
};
/** Until the end of the sentence, which is no question. */
const statement = '(?![^.!?\\n]{0,400}\\?)';
const germanPronoun = '(?:es|das|dies|er|sie|Sie|wir|ich|man)';
const germanVerb =
  '(?:ist|sind|war|waren|bin|hat|haben|habe|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|gibt|gab)';

export const conjunctions: Readonly<Record<string, RewrittenValue>> = {
  never_start_sentence_with_coordinating_conjunction: byLanguage({
    de: () =>
      matching(
        new RegExp(`${sentenceStart}Aber (${germanPronoun}) (${germanVerb})(?= \\p{L})${statement}`, 'gu'),
        ([, pronoun, verb]) => `Allerdings ${verb} ${pronoun}`,
      ),
    en: () =>
      allOf(
        matching(startingWith('But', subjects.en), () => 'However,'),
        matching(startingWith('So', 'the|we|they|he|she|you|I|this|these|it'), () => 'Therefore,'),
      ),
    es: () => matching(startingWith('Pero', subjects.es), () => 'Sin embargo,'),
    fr: () => matching(startingWith('Mais', `${subjects.fr}|[lcj][’']`), () => 'Cependant,'),
    it: () => matching(startingWith('Ma', `${subjects.it}|l[’']`), () => 'Tuttavia,'),
  }),
};

function startingWith(conjunction: string, subject: string): RegExp {
  return new RegExp(
    `${sentenceStart}${conjunction}(?= (?:${subject})(?:(?<=[’'])|(?!\\p{L}|[-’'])) ?\\p{L})${statement}`,
    'gu',
  );
}
