import { type Inflection, wordsWith } from '../../../inflection/inflection.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { capitalized } from '../../../style-rules/words.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Token } from '../phrases/read-prose.ts';
import { french, vowel } from './french.ts';
import { personTable } from './verbs.ts';
import { ofWholeText } from './whole-text.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const clitics = words("me te se le la les lui leur y en nous vous m' t' s' l'");

type Forms = ReadonlyMap<string, string>;

/** `nous avons` → `on a`: all verbs of the sentence whose subject it is, or none. */
export function nousToOn(inflection: Inflection): StyleRewriter {
  const ofNous = personTable(inflection, 'nous', 'il');
  const isAllOfUs = ofWholeText((sentences) => sentences.every(({ tokens }) => speaksOfUs(tokens, ofNous)));
  const rewrite = sentenceRewriter(french, ({ tokens }, _index, sentences) =>
    // `nous` all through a text, or `on`.
    isAllOfUs(sentences) ? saysOn(tokens, ofNous) : [],
  );
  return writing(rewrite, () => ofNous.values());
}

function saysOn(tokens: readonly Token[], ofNous: Forms): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const seen = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const verb = token.key === 'nous' ? verbIndex(tokens, index) : -1;
    const written = ofNous.get(tokens[verb]?.key ?? '');
    if (verb < 0 || written === undefined) continue;
    seen.add(verb);
    edits.push(...changed(tokens, index, verb, 'on', written));
  }
  return edits;
}

/** All verbs of `nous` can be those of `on`. */
function speaksOfUs(tokens: readonly Token[], ofNous: Forms): boolean {
  const seen = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const verb = token.key === 'nous' ? verbIndex(tokens, index) : -1;
    const key = tokens[verb]?.key ?? '';
    if (verb < 0 || !/(?:ons|mes|tes)$/.test(key)) continue;
    if (!ofNous.has(key) || isFixed(tokens, verb)) return false;
    // The imperfect or, in `que nous terminions`, the subjunctive.
    if (/ions$/.test(key) && tokens[index - 1]?.key === 'que') return false;
    seen.add(verb);
  }
  return !tokens.some(({ key }, index) => !seen.has(index) && isNousForm(key, ofNous));
}

/** `nous pourrions nous voir`, `nous avons le regret de`. */
function isFixed(tokens: readonly Token[], verb: number): boolean {
  const [next, after] = [tokens[verb + 1]?.key ?? '', tokens[verb + 2]?.key ?? ''];
  return (
    next === 'nous' || after === 'nous' || (/^(?:le|l')$/.test(next) && /^(?:regret|plaisir|honneur)$/.test(after))
  );
}

function isNousForm(key: string, ofNous: Forms): boolean {
  return key === 'sommes' || (ofNous.has(key) && /(?:ons|-nous)$/.test(key));
}

const generic = words('dit appelle estime considère croit son sa ses soi peut-on parle');
const unchanging = words('en à au aux dans là chez sur pour de prêts');
const adverbs = words('pas très bien tous toutes déjà trop vraiment assez aussi toujours encore');

/** `on a` → `nous avons`, where `on` is not anybody. */
export function onToNous(inflection: Inflection): StyleRewriter {
  const ofOn = personTable(inflection, 'il', 'nous');
  // `nous` for some `on` of a text and not for others means two groups.
  const speaksOfOthers = ofWholeText((sentences) =>
    sentences.some(({ tokens }) => {
      const all = tokens.filter(({ key }) => key === 'on').length;
      return all > 0 && new Set(oursOf(tokens, ofOn).map(({ group }) => group)).size < all;
    }),
  );
  const rewrite = sentenceRewriter(french, ({ tokens }, _index, sentences) =>
    speaksOfOthers(sentences) ? [] : oursOf(tokens, ofOn),
  );
  return writing(rewrite, () => ofOn.values());
}

function oursOf(tokens: readonly Token[], ofOn: Forms): readonly TextEdit[] {
  if (tokens.some(({ key }) => /^(?:son|sa|ses|soi)$/.test(key))) return [];
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1]?.key;
    if (token.key !== 'on' || before === "l'" || before === "qu'" || before === "lorsqu'") return [];
    const verb = verbIndex(tokens, index);
    const key = tokens[verb]?.key ?? '';
    const written = ofOn.get(key);
    if (verb < 0 || written === undefined || generic.has(key)) return [];
    if (!meansUs.test(key) && !tokens.some((other) => ofUs.test(other.key))) return [];
    // `on va se promener`
    if (tokens.slice(verb + 1).some((other) => /^s[e']$/.test(other.key))) return [];
    // `On m’a volé mon vélo`: anybody but us.
    if (tokens.slice(index + 1, verb).some((between) => /^(?:me|te|nous|[mt]')$/.test(between.key))) return [];
    if (/^(?:est|était|sera|serait)$/.test(key) && !agrees(tokens, verb)) return [];
    return changed(tokens, index, verb, 'nous', written);
  });
}

/** Past and future; in the present `on` may be anybody. */
const meansUs = /^(?:a|est|avait|était)$|r(?:a|ait)$/;
const ofUs = /^(?:nous|notre|nos|ensemble)$/;

function agrees(tokens: readonly Token[], verb: number): boolean {
  const next = tokens.slice(verb + 1).find(({ key }) => !adverbs.has(key))?.key ?? '';
  return unchanging.has(next) || /[sx]$/.test(next);
}

/** The verb behind a subject, `ne` and pronouns. */
function verbIndex(tokens: readonly Token[], subject: number): number {
  let position = subject + 1;
  if (/^n[e']$/.test(tokens[position]?.key ?? '')) position += 1;
  while (clitics.has(tokens[position]?.key ?? '') && position - subject < 4) position += 1;
  return tokens[position]?.isWord ? position : -1;
}

function changed(
  tokens: readonly Token[],
  subject: number,
  verb: number,
  written: 'on' | 'nous',
  form: string,
): readonly TextEdit[] {
  const [first, last] = [tokens[subject] as Token, tokens[verb] as Token];
  const before = tokens[subject - 1];
  const group = first.start;
  const elides = written === 'on' && /^(?:que|lorsque|puisque)$/.test(before?.key ?? '');
  const start = elides ? (before as Token) : first;
  const text = elides ? `${start.raw.slice(0, -1)}'on` : written;
  const edits: TextEdit[] = [
    { start: start.start, end: first.end, text: /^\p{Lu}/u.test(start.raw) ? capitalized(text) : text, group },
  ];
  for (const token of tokens.slice(subject + 1, verb)) {
    const next = tokens[tokens.indexOf(token) + 1] as Token;
    const following = next === last ? form : next.raw;
    if (written === 'on' && token.key === 'nous')
      edits.push({ start: token.start, end: next.start, text: vowel.test(following) ? "s'" : 'se ', group });
    else if (written === 'nous' && /^s[e']$/.test(token.key))
      edits.push({ start: token.start, end: next.start, text: 'nous ', group });
    else if (next === last && vowel.test(form) !== /['’]$/.test(token.raw) && /^(?:[mtsln]['e’]|la)$/.test(token.key)) {
      const full = /['’]$/.test(token.raw);
      // Which of `le` and `la` was there cannot be known any more.
      if (full && token.key === "l'") return [];
      edits.push({
        start: token.start,
        end: next.start,
        text: full ? `${token.raw.charAt(0)}e ` : `${token.raw.charAt(0)}'`,
        group,
      });
    }
  }
  edits.push({ start: last.start, end: last.end, text: form, group });
  return edits;
}

const speakers = words('je tu il elle on vous ils elles ça');
const denials = words('pas jamais rien');
/** Tenses of books are not spoken. */
const narrated =
  /^(?:fut|eut|put|sut|dut|vint|revint|revit|prit|fit|voulut|répondit)$|(?:èrent|irent|urent|inrent)$|.{3}[^r]a$/;

/** `je ne sais pas` → `je sais pas`. */
export const withoutNe = sentenceRewriter(french, ({ tokens }) =>
  tokens.flatMap((token, index): readonly TextEdit[] => {
    if (!/^n[e']$/.test(token.key)) return [];
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (before === undefined || next === undefined || !speakers.has(before.key) || !next.isWord) return [];
    const verb = verbIndex(tokens, index - 1);
    if (verb < 0 || !tokens.slice(verb + 1, verb + 3).some(({ key }) => denials.has(key))) return [];
    if (before.key === 'ça' && token.key === "n'") return [];
    if (narrated.test(tokens[verb]?.key ?? '')) return [];
    if (before.key === 'je' && token.key === "n'")
      return [{ start: before.start, end: next.start, text: before.raw.charAt(0) + token.raw.slice(-1) }];
    return [{ start: token.start, end: next.start, text: '' }];
  }),
);

const able = words('peux pouvons pourrai pourrons');
const had = words('ai avons avais avions');
const missed = words('pu reçu trouvé réussi obtenu retenu');

/** `je n’ai pas reçu` → `je n’ai malheureusement pas reçu`. */
export function regret(inflection: Inflection): StyleRewriter {
  const infinitives = new Set(wordsWith(inflection, 'inf'));
  return sentenceRewriter(french, ({ tokens }) => regrets(tokens, infinitives));
}

function regrets(tokens: readonly Token[], infinitives: ReadonlySet<string>): readonly TextEdit[] {
  if (tokens.some(({ key }) => /^(?:malheureusement|hélas|jamais|si)$/.test(key))) return [];
  for (const [index, token] of tokens.entries()) {
    if (!/^n[e']$/.test(token.key) || !/^(?:je|nous)$/.test(tokens[index - 1]?.key ?? '')) continue;
    const verb = verbIndex(tokens, index - 1);
    const denial = tokens[verb + 1];
    const [key, next] = [tokens[verb]?.key ?? '', tokens[verb + 2]?.key ?? ''];
    if (denial?.key !== 'pas' || !(able.has(key) ? infinitives.has(next) : had.has(key) && missed.has(next))) continue;
    return [{ start: denial.start, end: denial.start, text: 'malheureusement ' }];
  }
  return [];
}

const notPlural = words('temps succès choix bois fois poids bras avis sens mois pas plus ses mes nos vos');

/** `beaucoup de cartons` → `un grand nombre de cartons`. */
export const manyThings = sentenceRewriter(french, ({ tokens }) =>
  tokens.flatMap((token, index): readonly TextEdit[] => {
    const [of, noun] = [tokens[index + 1], tokens[index + 2]];
    if (token.key !== 'beaucoup' || of === undefined || noun === undefined || !/^d[e']$/.test(of.key)) return [];
    if (/^(?:pas|plus|jamais|sans|de|d')$/.test(tokens[index - 1]?.key ?? '')) return [];
    if (!/.{3}[sx]$/.test(noun.key) || notPlural.has(noun.key) || /^(?:gens|clients)$/.test(noun.key)) return [];
    const written = /^\p{Lu}/u.test(token.raw) ? 'Un grand nombre' : 'un grand nombre';
    return [{ start: token.start, end: token.end, text: written }];
  }),
);
