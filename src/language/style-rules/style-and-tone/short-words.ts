import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { PhraseTable } from '../words.ts';
import { allOf, byLanguage, englishPhrases, inCaseOf, matching, phraseRewriter, wordEnd, wordStart } from '../words.ts';

/** Verbs with their base, third person, past and -ing; their noun or participle reads otherwise where a form is left out. */
const verbs: readonly (readonly [long: string, short: string])[] = [
  ['utilize utilizes utilized utilizing', 'use uses used using'],
  ['utilise utilises utilised utilising', 'use uses used using'],
  ['commence commences commenced commencing', 'start starts started starting'],
  ['initiate initiates initiated initiating', 'start starts started starting'],
  ['terminate terminates terminated terminating', 'end ends ended ending'],
  ['endeavor endeavors endeavored endeavoring', 'try tries tried trying'],
  ['endeavour endeavours endeavoured endeavouring', 'try tries tried trying'],
  ['ascertain ascertains ascertained ascertaining', 'find out|finds out|found out|finding out'],
  ['assist assists assisted assisting', 'help helps helped helping'],
  ['inquire inquires inquired inquiring', 'ask asks asked asking'],
  ['modify modifies modified modifying', 'change changes changed changing'],
  ['accumulate accumulates accumulated accumulating', 'gather gathers gathered gathering'],
  ['anticipate anticipates anticipated anticipating', 'expect expects expected expecting'],
  ['elucidate elucidates elucidated elucidating', 'explain explains explained explaining'],
  ['eliminate eliminates eliminated eliminating', 'remove removes removed removing'],
  ['finalize finalizes finalized finalizing', 'finish finishes finished finishing'],
  ['finalise finalises finalised finalising', 'finish finishes finished finishing'],
  ['necessitate necessitates necessitated necessitating', 'need needs needed needing'],
  ['possess possesses possessed possessing', 'have has had having'],
  ['reside resides resided residing', 'live lives lived living'],
  ['transmit transmits transmitted transmitting', 'send sends sent sending'],
  ['ameliorate ameliorates ameliorated ameliorating', 'improve improves improved improving'],
  ['discontinue discontinues discontinued discontinuing', 'stop stops stopped stopping'],
  ['attain attains attained attaining', 'reach reaches reached reaching'],
  ['remunerate remunerates remunerated remunerating', 'pay pays paid paying'],
];

const english: PhraseTable = {
  ...Object.fromEntries(
    verbs.flatMap(([long, short]) => {
      const forms = short.split(short.includes('|') ? '|' : ' ');
      return long.split(' ').map((form, at) => [form, forms[at] ?? form]);
    }),
  ),
  approximately: 'about',
  subsequently: 'later',
  frequently: 'often',
  // A fixed expression represents itself.
  'frequently asked': 'frequently asked',
  numerous: 'many',
  beneficial: 'helpful',
  advantageous: 'helpful',
  erroneous: 'wrong',
  feasible: 'possible',
  methodology: 'method',
  methodologies: 'methods',
  remuneration: 'pay',
  henceforth: 'from now on',
  whilst: 'while',
  amongst: 'among',
  'based upon': 'based on',
  'attempted to': 'tried to',
  'attempting to': 'trying to',
  'is sufficient': 'is enough',
  'are sufficient': 'are enough',
  'additional information': 'more information',
  'a sufficient number of': 'enough',
  'a sufficient amount of': 'enough',
  'the remainder of': 'the rest of',
};

const german: PhraseTable = {
  lediglich: 'nur',
  ausschließlich: 'nur',
  nichtsdestotrotz: 'trotzdem',
  nichtsdestoweniger: 'trotzdem',
  infolgedessen: 'daher',
  demzufolge: 'daher',
  letztendlich: 'schließlich',
  selbstverständlich: 'natürlich',
  unverzüglich: 'sofort',
  nahezu: 'fast',
  annähernd: 'fast',
  obgleich: 'obwohl',
  wenngleich: 'obwohl',
  benötigen: 'brauchen',
  benötige: 'brauche',
  benötigst: 'brauchst',
};

const french: PhraseTable = {
  fréquemment: 'souvent',
  ultérieurement: 'plus tard',
  approximativement: 'environ',
  prochainement: 'bientôt',
  antérieurement: 'avant',
  'antérieurement à': 'avant',
  'antérieurement au': 'avant le',
  postérieurement: 'après',
  'postérieurement à': 'après',
  'postérieurement au': 'après le',
  simultanément: 'en même temps',
  'simultanément à': 'en même temps que',
  'simultanément au': 'en même temps que le',
  partiellement: 'en partie',
  quotidiennement: 'chaque jour',
  annuellement: 'chaque année',
  mensuellement: 'chaque mois',
  solutionner: 'résoudre',
  réceptionner: 'recevoir',
};

const spanish: PhraseTable = {
  posteriormente: 'después',
  'posteriormente a': 'después de',
  'posteriormente al': 'después del',
  adicionalmente: 'además',
  únicamente: 'solo',
  solamente: 'solo',
  nuevamente: 'de nuevo',
  frecuentemente: 'a menudo',
};

const italian: PhraseTable = {
  successivamente: 'poi',
  'successivamente a': 'dopo',
  'successivamente al': 'dopo il',
  'successivamente alla': 'dopo la',
  frequentemente: 'spesso',
  unicamente: 'solo',
  esclusivamente: 'solo',
  solamente: 'solo',
  immediatamente: 'subito',
  attualmente: 'ora',
  nuovamente: 'di nuovo',
};

/** Verbs of the first conjugation whose every form has the same ending in both; `e` before them may be `y`. */
const spanishEnding =
  'o|as|a|amos|áis|an|é|aste|ó|asteis|aron|aba(?:s|n)?|ábamos|ar(?:é|ás|á|emos|éis|án|ía|ías|íamos|ían)?|e|es|emos|éis|en|ando|ad[oa]s?|ar(?:lo|la|los|las|se)|ase';
const italianEnding =
  'o|i|a|iamo|ate|ano|avo|avi|ava|avamo|avate|avano|ai|asti|ò|ammo|aste|arono|er(?:ò|ai|à|emo|ete|anno|ei|esti|ebbe|emmo|este|ebbero)|are|ar(?:lo|la|li|le|si)|ando|at[oaie]|ino';

function sameConjugation(stems: Readonly<Record<string, string>>, ending: string): StyleRewriter {
  const pattern = new RegExp(
    `${wordStart}(?<!(?:^|\\P{L})e )(${Object.keys(stems).join('|')})(${ending})${wordEnd}`,
    'giu',
  );
  return matching(pattern, ([, stem = '', form = '']) => inCaseOf(stem, stems[stem.toLowerCase()] ?? stem) + form);
}

export const shortVsLongWords: Readonly<Record<string, RewrittenValue>> = {
  use_short_words: byLanguage({
    de: () => phraseRewriter(german),
    en: () => englishPhrases(english),
    es: () =>
      allOf(
        phraseRewriter(spanish),
        sameConjugation({ utiliz: 'us', utilic: 'us', increment: 'aument' }, spanishEnding),
      ),
    fr: () => phraseRewriter(french),
    it: () => allOf(phraseRewriter(italian), sameConjugation({ utilizz: 'us', increment: 'aument' }, italianEnding)),
  }),
};
