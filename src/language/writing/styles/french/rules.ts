import type { Inflection } from '../../../inflection/inflection.ts';
import { wordGroups } from '../../../packs/word-groups.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { phraseStyles } from '../phrases/phrase-styles.ts';
import { exclaim } from './exclaim.ts';
import { frenchWith } from './french.ts';
import { simpleFuture } from './future.ts';
import { type RequestWriting, writeRequests } from './requests.ts';
import { splitLongSentences } from './split-sentences.ts';
import { manyThings, nousToOn, onToNous, regret, withoutNe } from './subjects.ts';

const phrases = phraseStyles(frenchWith, {
  formal: {
    greetings: { Salut: 'Bonjour', Coucou: 'Bonjour' },
    closings: {
      'À plus': 'Bien cordialement',
      'À bientôt': 'Bien cordialement',
      Bises: 'Bien cordialement',
      Bisous: 'Bien cordialement',
    },
  },
  casual: {
    greetings: { Bonjour: 'Salut', Cher: 'Salut', Chère: 'Salut' },
    closings: { Cordialement: 'À bientôt', 'Bien cordialement': 'À bientôt', 'Sincères salutations': 'À bientôt' },
  },
  friendly: {
    greetings: {},
    closings: {
      Cordialement: 'Bien amicalement',
      'Bien cordialement': 'Bien amicalement',
      'Sincères salutations': 'Bien amicalement',
    },
  },
});

const requests =
  (writing: RequestWriting) =>
  (inflection: Inflection): StyleRewriter =>
    writeRequests(writing, inflection);

const plainRequests = requests({ statement: ({ kind }) => (kind === 'please' ? '' : undefined) });
const formalRequests = requests({
  statement: ({ kind, isTu, isMany }) => {
    if (isTu) return kind === 'imperative' ? 'Merci de ' : undefined;
    if (kind === 'imperative') return 'Veuillez ';
    return kind === 'thanks'
      ? `${isMany ? 'Nous' : 'Je'} vous ${isMany ? 'remercions' : 'remercie'} de bien vouloir `
      : undefined;
  },
});
const friendlyRequests = requests({
  question: ({ kind, isTu }) => (kind === 'thanks' ? undefined : isTu ? 'Pourrais-tu ' : 'Pourriez-vous '),
  statement: ({ kind }) => (kind === 'thanks' ? 'Ce serait très gentil de ' : 'Merci de bien vouloir '),
});
const diplomaticRequests = requests({
  question: ({ isTu }) => (isTu ? 'Pourrais-tu ' : 'Pourriez-vous '),
  statement: ({ isTu, isMany }) =>
    isTu
      ? 'Ce serait gentil de '
      : isMany
        ? 'Nous vous saurions gré de bien vouloir '
        : 'Je vous saurais gré de bien vouloir ',
});
const directRequests = requests({
  orders: true,
  statement: ({ kind }) => (kind === 'imperative' ? undefined : ''),
});

const words = (group: string): ReadonlySet<string> => new Set(wordGroups('fr').words[group]?.split(' '));

/** `vous` and `tu` stay as they are. */
export const frenchStyles: StylesOfLanguage = {
  simple: (inflection) => [plainRequests(inflection), ...made('simple', inflection), splitLongSentences(inflection)],
  business: (inflection) => [
    formalRequests(inflection),
    onToNous(inflection),
    manyThings,
    ...made('business', inflection),
  ],
  academic: (inflection) => [
    formalRequests(inflection),
    onToNous(inflection),
    manyThings,
    ...made('academic', inflection),
  ],
  casual: (inflection) => [plainRequests(inflection), nousToOn(inflection), ...made('casual', inflection), withoutNe],
  enthusiastic: (inflection) => [
    ...made('enthusiastic', inflection),
    exclaim(words('glad'), words('sad'), words('grave')),
  ],
  friendly: (inflection) => [
    friendlyRequests(inflection),
    ...made('friendly', inflection),
    regret(inflection),
    exclaim(words('warm'), words('sad'), words('grave')),
  ],
  confident: (inflection) => [directRequests(inflection), ...made('confident', inflection), simpleFuture(inflection)],
  diplomatic: (inflection) => [diplomaticRequests(inflection), ...made('diplomatic', inflection), regret(inflection)],
};

function made(style: keyof typeof phrases, inflection: Inflection): readonly StyleRewriter[] {
  const rewriters = (phrases[style]?.(inflection) ?? []).map(withOneAddress);
  const [letters, ...others] = rewriters;
  return letters === undefined || others.length === 0 || style === 'business'
    ? rewriters
    : [amongFriends(letters), ...others];
}

/** Who is `tu` does not become `vous`. */
function withOneAddress(rewriter: StyleRewriter): StyleRewriter {
  const withOne: StyleRewriter = (text, context) => {
    const edits = rewriter(text, context);
    if (!/(?<![\p{L}-])(?:(?:tu|toi|ton|ta|tes|te)(?!\p{L})|t['’])/iu.test(text)) return edits;
    const isStrange = ({ start, end, text: written }: TextEdit): boolean =>
      addressesVous.test(written) && !addressesVous.test(text.slice(start, end));
    const strange = new Set(edits.filter(isStrange).map(({ group }) => group));
    return edits.filter((edit) => !isStrange(edit) && (edit.group === undefined || !strange.has(edit.group)));
  };
  return writing(withOne, rewriter.writes);
}

const addressesVous = /(?<!\p{L})(?:vous|votre|vos|veuillez)(?!\p{L})/iu;

/** Letters to `Monsieur` or `Madame` keep how they end. */
function amongFriends(letters: StyleRewriter): StyleRewriter {
  const among: StyleRewriter = (text, context) =>
    /^(?:\p{L}+ )?(?:Monsieur|Madame|Messieurs|Mesdames|Maître|M\.|Mme)(?!\p{L})/mu.test(text)
      ? []
      : letters(text, context);
  return writing(among, letters.writes);
}
