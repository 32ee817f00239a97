import data from './french-words.json' with { type: 'json' };
import type { Veto } from './reading-veto.ts';

/*
 * What a rule compares with the wrong word, since the clause has another shape: nouns without an article behind *avoir*, pronouns
 * between subject and verb, participles before an infinitive, comparisons, lists without *et*, letters that nothing is elided before.
 */

const reach = 150;

function before(sentence: string, start: number): string {
  return sentence.slice(Math.max(0, start - reach), start);
}

/** `le land a compétence`, `le rapporteur a voix délibérative`: a noun without an article belongs to the verb. */
export const isHaving: Veto = (sentence, { start, end }) =>
  sentence.slice(start, end) === 'a' &&
  !/[sxz] $/.test(before(sentence, start)) &&
  having.test(sentence.slice(end, end + reach));
const having = new RegExp(`^ (?:plein |tout |toute )?(?:${data.nounsBehindHaving.join('|')})(?!\\p{L})`, 'u');

/** `nous n’en avons pas`, `après nous irons`: the subject is there. */
export const isBehindSubject: Veto = (sentence, { start, rule }) =>
  /_[12]p_sans_sujet/.test(rule) &&
  /(?:^|[\s«"“-])[nv]ous (?:n[’']|ne )?(?:(?:en|y|l[ae]s?|leur|lui|me|te|se|[nv]ous) |l[’'])*$/i.test(
    before(sentence, start),
  );

/** `ce devaient être les caves`, `ce pourraient être des amis` */
export const isPluralBeforeBeing: Veto = (sentence, { start, end }) =>
  /(?:^|[\s«"“-])ce $/i.test(before(sentence, start)) && /^ être(?!\p{L})/u.test(sentence.slice(end, end + 6));

/** `la yole`, `au onzième alinéa`: nothing is elided before these letters. */
export const isUnelided: Veto = (sentence, { end }) =>
  /^\s?(?:y|onz|oui|ouistiti|uhlan|hui)/i.test(sentence.slice(end, end + unelidedReach));
const unelidedReach = 10;

/** `pour se bien assurer`: older authors have the adverb behind the pronoun. */
export const isPronounBeforeAdverb: Veto = (sentence, { start, end }) =>
  /^se$/i.test(sentence.slice(start, end)) &&
  /^ (?:bien|mal|mieux|moins|plus|point|si|tant|tout|trop) \p{Ll}+(?:er|ir|re)(?!\p{L})/u.test(
    sentence.slice(end, end + reach),
  );

/** `une rage, un délire, une frénésie indescriptibles`: nouns without *et* between them. */
export const isOfListedNouns: Veto = (sentence, { start, end, replacements }) =>
  /[sx]$/.test(sentence.slice(start, end)) &&
  replacements.every((form) => !/[sx]$/.test(form)) &&
  listed.test(before(sentence, start));
const listed =
  /(?:une?|l[ae]s?|ce(?:t|tte)?|[mst](?:on|a|es)) ?\p{Ll}+, (?:une?|l[ae]s?|l[’']|ce(?:t|tte)?|[mst](?:on|a|es)) ?\p{Ll}+ $/u;

/** `des crayons, des pinceaux, des estompes`: the list goes on with a noun. */
export const isNounOfList: Veto = (sentence, { start, rule }) =>
  rule.includes('conf_déterminant_plur') &&
  /(?:^|\s)(l|d|[mst])es \p{Ll}+[^.;:!?]*, \1es $/u.test(before(sentence, start));

/** `la beauté de Satan foudroyé`: an adjective of a name. */
export const isBehindName: Veto = (sentence, { start, rule }) =>
  !rule.includes('_1m_') && /\p{L} \p{Lu}\p{Ll}+ $/u.test(before(sentence, start));

/** `un recours pour excès de pouvoir dirigé contre un permis` */
export const isPowerOf: Veto = (sentence, { start, rule }) =>
  rule.includes('infi_pouvoir') &&
  /(?:^|\s)(?:(?:au|ce|du|le|leur|[mst]on|un|quel) |\p{Ll}+ès de |abus de |détournement de )pouvoir $/u.test(
    before(sentence, start),
  );

/** `elle s’est permis de rire`: what one permits oneself does not agree with who does. */
export const isIndirectReflexive: Veto = (sentence, { start, end, rule }) =>
  rule.includes('_se_être') && indirect.has(sentence.slice(start, end).toLowerCase());
const indirect: ReadonlySet<string> = new Set(data.indirectReflexives);

/** `les fruits que l’époux a négligé de percevoir`, `l’omelette qu’elle a fini de manger`: the object is that of the infinitive. */
export const hasInfinitive: Veto = (sentence, { end, rule }) =>
  rule.includes('COD_que_avoir') &&
  /^ (?:de |d[’']|à )\p{Ll}+(?:er|ir|re)(?!\p{L})/u.test(sentence.slice(end, end + reach));

/** `la preuve qu’elle a intenté une action`, `celui des directeurs que vous avez vu`: *que* is not about the noun before it. */
export const isOtherThanNoun: Veto = (sentence, { start, rule }) =>
  rule.includes('COD_que_avoir') && otherThanNoun.test(before(sentence, start));
const otherThanNoun = new RegExp(
  `(?:(?:${data.nounsBeforeClauses.join('|')})|(?:celui|celle|l[’']une?|une?) des \\p{L}+) qu(?:e |[’'])[^,;:.!?]*$`,
  'u',
);

/** `un paysan plus charitable que ses voisins voulut`: what is compared is no subject. */
export const isCompared: Veto = (sentence, { start, rule }) =>
  /_(?:plur|les)_/.test(rule) &&
  /(?<!\p{L})(?:aussi|autant|autres?|mieux|moins|même|plus) [^,;:.!?]*qu(?:e |[’'])(?:\p{Ll}+ )+$/u.test(
    before(sentence, start),
  );

/** `cette esplanade que longeaient James, Ralph et Jenny datait`: these names are subjects of the verb before them. */
export const isBehindRelative: Veto = (sentence, { start, rule }) =>
  rule.includes('nom_propre_et_nom_propre') &&
  /(?<!\p{L})(?:que|où|dont|qu[’']) ?\p{Ll}+(?:ent|ont) [^;:.!?]*$/u.test(before(sentence, start));

/** `tous d’abord à la prison embrasser leur père`: an infinitive behind a verb of moving. */
export const isFarInfinitive: Veto = (sentence, { start, end, rule }) =>
  rule.includes('_tous_') &&
  /(?:er|ir|re)$/.test(sentence.slice(start, end)) &&
  !/(?:tous|toutes) $/i.test(before(sentence, start));

/** `indique les mesures, précise en quoi elles sont` */
export const isBeforeQuestion: Veto = (sentence, { end }) => /^ (?:quoi|quel|qui)/.test(sentence.slice(end, end + 5));

/** `étant donnés le fluide et les aimants`, `pour moitié catholiques`, `des mini albums`, `à sang froid` */
export const isInvariable: Veto = (sentence, { start, end }) => {
  const [written, text] = [sentence.slice(start, end), before(sentence, start)];
  if (/^données?$|^donnés$/.test(written) && /étant $/i.test(text)) return true;
  if (/pour (?:moitié|partie) $/i.test(text)) return true;
  if (/^sang froid$/i.test(written)) return /(?:^|\s)à $/.test(text);
  return prefixes.has(written.toLowerCase());
};
const prefixes: ReadonlySet<string> = new Set(data.prefixes);

/** `Mais des « chut ! » partaient`: what is cited has no number. */
export const isQuoted: Veto = (sentence, { start }) => /[«“"] ?$/.test(before(sentence, start));

/** `devant toutes deux allégeance`: the number is that of who is spoken of. */
export const isBehindBoth: Veto = (sentence, { start, rule }) =>
  rule.includes('_nombre_') && /(?<!\p{L})tou(?:s|tes) (?:l[ae]s )?\p{Ll}+ $/u.test(before(sentence, start));

/** `quoi que ce soit venant de moi qui aurait pu`: *qui* is about what is before the preposition. */
export const isOfWhatIsBefore: Veto = (sentence, { start }) =>
  /\s(?:à|avec|chez|d[’']|de|par|pour|sans) ?(?:moi|toi|nous|vous) qui (?:\p{L}+ )?$/u.test(before(sentence, start));

/** `ses rapports avec elles, qui prouvaient`, `avec elles qui prouvait`: *qui* is about a noun before the preposition. */
export const isBehindPreposition: Veto = (sentence, { start, end }) =>
  /^(?:elles?|eux|lui)$/i.test(sentence.slice(start, end)) &&
  /(?:^|\s)(?:à|avec|chez|contre|de|devant|entre|par|pour|sans|sur|vers|d[’']) ?$/i.test(before(sentence, start));

/** `la non pertinence`: the gender is that of the noun behind *non*. */
export const isBeforeNon: Veto = (sentence, { end }) => /^\s?non \p{Ll}/u.test(sentence.slice(end, end + 6));

/** `vers ou via le service`, `par ou pour eux`: two prepositions. */
export const isBetweenPrepositions: Veto = (sentence, { start, end }) =>
  /^ou$/i.test(sentence.slice(start, end)) && otherPreposition.test(sentence.slice(end, end + reach));
const otherPreposition = new RegExp(`^ (?:via|${data.prepositions.join('|')})(?!\\p{L})`, 'u');

/** `nombreuses et nombreux`, `chacun ou chacune`: one word in both genders. */
export const isInBothGenders: Veto = (sentence, { start, end }) => {
  const written = sentence.slice(start, end).toLowerCase();
  const [, other = ''] = /(?<!\p{L})(\p{L}{4,}) (?:et|ou) $/u.exec(before(sentence, start).toLowerCase()) ?? [];
  return other !== written && other.slice(0, sharedLetters) === written.slice(0, sharedLetters) && other.length >= 4;
};
const sharedLetters = 4;

/** `tandis que de Grasse ravageait les Antilles`: the subject is a name before the verb. */
export const isBehindNameSubject: Veto = (sentence, { start, rule }) =>
  rule.includes('verbe_sujet') && /\p{Lu}[\p{L}-]+ $/u.test(before(sentence, start));
