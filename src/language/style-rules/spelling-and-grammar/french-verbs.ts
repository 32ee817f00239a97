import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { space, wordEnd, wordStart } from '../words.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

/** Verbs that are spelled either way; appeler, jeter and theirs always double, peler and acheter never. */
const stemsOfEler = 'amonc|att|boss|carr|chanc|crén|déniv|dét|ensorc|ép|étinc|fic|gromm|jum|morc|mus|niv|renouv|ruiss';
const stemsOfEter =
  'becqu|brev|cach|caqu|cliqu|coll|craqu|décach|déchiqu|décoll|dépaqu|empaqu|épouss|étiqu|feuill|hoqu|marqu|mouch|parqu|piqu|souffl|tach|vol';
/** Their -elle or -ette is a noun too: la ficelle, une étiquette. */
const nouns = 'att|étinc|fic|jum|cach|coll|étiqu|mouch|piqu|souffl|feuill';
const future = 'er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)';
const anyEnding = `(?:es?|ent|${future}|ements?)`;

const withGrave = new RegExp(
  `(?<=${wordStart}(?:${stemsOfEler}))èl(?=${anyEnding}(?!\\p{L}))|(?<=${wordStart}(?:${stemsOfEter}))èt(?=${anyEnding}(?!\\p{L}))`,
  'giu',
);
const doubled = new RegExp(
  `(?<=${wordStart}(?!(?:${nouns})e(?:lles?|ttes?)(?!\\p{L}))(?:(?:${stemsOfEler})(?=ell)|(?:${stemsOfEter})(?=ett)))e(?:ll|tt)(?=(?:${anyEnding})(?!\\p{L}))`,
  'giu',
);

export const verbsInElerAndEter: Values = {
  transcribe_open_e_sound_by_doubling_next_consonant: replacing(['fr'], withGrave, ([found]) => {
    const consonant = found[1] ?? '';
    return (found[0] === 'È' ? 'E' : 'e') + consonant + consonant;
  }),
  transcribe_open_e_sound_with_grave_accent: replacing(
    ['fr'],
    doubled,
    ([found]) => (found[0] === 'E' ? 'È' : 'è') + found[1],
  ),
};

/** Infinitives that follow laisser; other words end alike (`hier`, `derrière`). */
const infinitives =
  'abuser|aller|agir|approcher|apercevoir|attendrir|attendre|aveugler|bercer|boire|brûler|captiver|choir|chuter|conduire|convaincre|corrompre|couler|courir|croire|crever|croupir|décourager|dépérir|devenir|dire|distancer|distraire|dormir|échapper|emporter|enfermer|entendre|entraîner|entrer|envahir|errer|espérer|exploser|faire|filer|flotter|fondre|fuir|gagner|glisser|grandir|griser|guider|imposer|impressionner|influencer|intimider|jouer|lire|macérer|maigrir|manger|manipuler|marcher|mener|mijoter|mourir|noyer|paraître|parler|partir|passer|penser|piéger|porter|pourrir|pousser|prendre|refroidir|rentrer|reposer|respirer|revenir|rire|sécher|séduire|sombrer|sortir|souffrir|supposer|surprendre|tenter|tomber|traîner|tromper|tuer|vaincre|venir|vieillir|vivre|voir';
const object = "(?:(?:me|te|le|la|les|lui|leur|nous|vous|en|y)[ \\u00a0]|[lmts]['’])?";
const agreed = new RegExp(`${wordStart}laissé(?:es|e|s)(?=${space}${object}(?:${infinitives})${wordEnd})`, 'giu');

/** Who lets herself does what the verb says; of a verb with an object (`séduire`) the one who is let is another. */
const ownDeed = 'aller|tomber|mourir|glisser|vivre|dépérir|maigrir|vieillir|grandir|couler|choir|croupir|partir';
const reflexive = new RegExp(
  `(?<=${wordStart}(elles?|ils)${space}(?:s['’](?:est|était)|se${space}(?:sont|seront|seraient)|se${space}(?:sera|serait)|s['’]étaient)${space})laissé(?=${space}(?:${ownDeed})${wordEnd})`,
  'giu',
);
const endings: Readonly<Record<string, string>> = { elle: 'e', elles: 'es', ils: 's' };

export const participleOfLaisser: Values = {
  make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb: replacing(
    ['fr'],
    reflexive,
    ([found, subject = '']) => found + endings[subject.toLowerCase()],
  ),
  use_invariable_form_french_word_laissé: replacing(['fr'], agreed, ([found]) => found.slice(0, 'laissé'.length)),
};
