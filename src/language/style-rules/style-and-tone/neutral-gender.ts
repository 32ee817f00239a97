import { packTable } from '../../packs/tables.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { allOf, byLanguage, inCaseOf, matching, phraseKey, phraseRewriter } from '../words.ts';
import { frenchNeutralTerms } from './french-gender.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

/** `den Studentinnen` may be a dative, whose ending differs, so that only the nominative and accusative are rewritten. */
const germanPair = (stems: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?<!(?:^|\\P{L})(?:den|allen|vielen|unseren|Ihren|ihren|von|mit|bei|zu|aus|nach|der|aller|unserer|ihrer|Ihrer|keinen|keiner|und|oder|sowie) )(?:(${stems})(?:en)? (?:und|sowie) (?:die )?(${stems})innen|(${stems})innen (?:und|sowie) (?:die )?(${stems})(?:en)?|(${stems})[*:_/]-?innen|(${stems})Innen)(?![\\p{L}\\p{N}]|-\\p{L})`,
    'gu',
  );

/** After die or diese the ending of what was an adjective is -n. */
const adjectival = /(?:ende|igte)$/u;

function germanNeutral(): StyleRewriter {
  const table = packTable('de', 'gender', 'neutral');
  return matching(germanPair(Object.keys(table).join('|')), (match) => {
    const [stem = '', other = stem] = match.slice(1).filter((group) => group !== undefined);
    const neutral = table[stem];
    return other !== stem || neutral === undefined ? undefined : germanPlural(neutral, match);
  });
}

function germanPlural(neutral: string, match: RegExpExecArray): string | undefined {
  const before = match.input.slice(Math.max(0, match.index - 24), match.index);
  if (/\p{L}(?:es|em|er|en)[ \u00a0]$/u.test(before)) return undefined;
  const weak =
    /(?:^|\P{L})(?:[Dd]ie|[Dd]iese|[Jj]ene|[Aa]lle|[Kk]eine|[Bb]eide|[Uu]nsere|[Ii]hre|[Mm]eine|[Ee]ure|[Ss]eine|[Dd]eine)[ \u00a0]$/u.test(
      before,
    );
  return adjectival.test(neutral) && weak ? `${neutral}n` : neutral;
}

const irregular: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const verbsThatStay =
  'can|could|may|might|must|shall|should|will|would|had|did|\\p{Ll}{2,}(?<!ne|fe|see|spe|su[cp]ce)ed|went|came|saw|took|made|got|said|wrote|left|lost|found|knew';
/** Only with a verb whose plural is certain. */
const heOrShe = new RegExp(
  `(?<![\\p{L}\\p{N}/-])(?:he or she|she or he|he/she|she/he|s/he|\\(s\\)he) (?:(is|was|has|does)(?!\\p{L})|(?=(?:${verbsThatStay})(?!\\p{L})))`,
  'giu',
);
const objects: Readonly<Record<string, string>> = {
  'his or her': 'their',
  'her or his': 'their',
  'his/her': 'their',
  'her/his': 'their',
  'him or her': 'them',
  'her or him': 'them',
  'him/her': 'them',
  'her/him': 'them',
  'himself or herself': 'themselves',
  'herself or himself': 'themselves',
  'himself/herself': 'themselves',
  'his or hers': 'theirs',
};
const anyObject = new RegExp(
  `(?<![\\p{L}\\p{N}/-])(?:${Object.keys(objects).join('|')})(?![\\p{L}\\p{N}/-]|['’]\\p{L})`,
  'giu',
);

const neutralPronouns: StyleRewriter = allOf(
  matching(heOrShe, ([found, verb]) => {
    const they = /^[^\p{L}]*\p{Lu}/u.test(found) ? 'They' : 'they';
    return verb === undefined ? `${they} ` : `${they} ${irregular[verb.toLowerCase()] ?? verb}`;
  }),
  matching(anyObject, ([found]) => inCaseOf(found, objects[phraseKey(found)] ?? found)),
);

const neutral: RewrittenValue = byLanguage({
  de: germanNeutral,
  en: () => allOf(phraseRewriter(packTable('en', 'gender', 'neutral')), neutralPronouns),
  fr: frenchNeutralTerms,
});

export const binaryGender: Values = {
  avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used: neutral,
  replace_binary_representations_of_gender_with_gender_neutral_language: neutral,
  use_neutral_pronouns: byLanguage({ en: () => neutralPronouns }),
};
