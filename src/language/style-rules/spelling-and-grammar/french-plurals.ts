import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { anyPhrase, inCaseOf, inverted, phraseKey, space, wordEnd } from '../words.ts';

/** The plural as the language of origin has it → as French has it. */
const plurals: Readonly<Record<string, string>> = {
  matches: 'matchs',
  sandwiches: 'sandwichs',
  sketches: 'sketchs',
  flashes: 'flashs',
  brunches: 'brunchs',
  lunches: 'lunchs',
  coaches: 'coachs',
  rushes: 'rushs',
  crashes: 'crashs',
  clashes: 'clashs',
  scratches: 'scratchs',
  pitches: 'pitchs',
  whiskies: 'whiskys',
  hobbies: 'hobbys',
  ladies: 'ladys',
  babies: 'babys',
  lobbies: 'lobbys',
  rugbymen: 'rugbymans',
  barmen: 'barmans',
  gentlemen: 'gentlemans',
  businessmen: 'businessmans',
  tennismen: 'tennismans',
  recordmen: 'recordmans',
  cameramen: 'cameramans',
  supermen: 'supermans',
  scénarii: 'scénarios',
  scenarii: 'scénarios',
  lieder: 'lieds',

  leitmotive: 'leitmotivs',
  maxima: 'maximums',
  minima: 'minimums',
  optima: 'optimums',
  referenda: 'référendums',
  memoranda: 'mémorandums',
  curricula: 'curriculums',
  addenda: 'addendums',
  stimuli: 'stimulus',
  media: 'médias',
  concerti: 'concertos',
  soli: 'solos',
  soprani: 'sopranos',
  impresarii: 'imprésarios',
  spaghetti: 'spaghettis',
  ravioli: 'raviolis',
  confetti: 'confettis',
  graffiti: 'graffitis',
  paparazzi: 'paparazzis',
  panini: 'paninis',
  desiderata: 'désidératas',
};
/** Both ways one form, or another word. */
const oneWay = new Set(['scenarii', 'stimuli', 'supermen', 'desiderata', 'leitmotive']);

/** Only after one of these is the word certainly a plural. */
const several =
  'des|les|ces|mes|tes|ses|nos|vos|leurs|aux|plusieurs|quelques|certains|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quels|tous les|\\d{1,3}';

function afterSeveral(table: Readonly<Record<string, string>>): RewrittenValue {
  const pattern = new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:${several})${space}(?:(?:nouveaux|grands|petits|premiers|autres|derniers)${space})?)(?:${anyPhrase(Object.keys(table))})${wordEnd}`,
    'giu',
  );
  return replacing(['fr'], pattern, ([found]) => inCaseOf(found, table[phraseKey(found)] ?? found));
}

export const pluralizingForeignWords: Readonly<Record<string, RewrittenValue>> = {
  use_french_spelling_rules: afterSeveral(plurals),
  use_original_language_spelling: afterSeveral(
    inverted(Object.fromEntries(Object.entries(plurals).filter(([original]) => !oneWay.has(original)))),
  ),
};
