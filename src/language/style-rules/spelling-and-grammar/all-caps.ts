import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { ByLanguage } from '../words.ts';
import { byLanguage, capitalized, matching, startsSentence } from '../words.ts';

interface ShoutedWords {
  /** Nothing but emphasis when they are alone in capitals. */
  readonly alone: string;
  /** Ordinary words among others in capitals; alone they may be an acronym, a sign or an operator. */
  readonly together: string;
  /** Whether the language continues with a small letter after a colon. */
  readonly smallAfterColon: boolean;
}

const shouted: ByLanguage<ShoutedWords> = {
  de: {
    smallAfterColon: false,
    alone:
      'nicht nie niemals immer unbedingt bitte kein keine keinen sehr müssen wichtig dringend Achtung Hinweis Warnung Vorsicht Gefahr keinesfalls ausschließlich sofort',
    together:
      'nur muss dürfen darf vor nach ohne alle jeder und oder der die das den dem des ein eine einen ist sind mit für auf in im zu zum zur von vom bei am an aus sie wir ihr ihre ihren ihrem unser unsere neu neue kostenlos lesen beachten wichtige wichtiger Hinweise verboten öffnen schließen drücken berühren klicken jetzt hier heute',
  },
  en: {
    smallAfterColon: false,
    alone:
      'not never always only must please important warning caution attention danger notice very without before after cannot urgent',
    together:
      "do does don't all any every the of to for and or in on at by from with this that these those your you my our we they is are was were be been will shall should may have has had no yes best new free now here click read stop wait today if when until use open close closed off up down out over under more less most first last next back thank welcome information terms conditions it us who a an as note press touch button door remove turn insert enter exit keep children away store dry place",
  },
  es: {
    smallAfterColon: true,
    alone: 'nunca siempre importante atención advertencia aviso peligro cuidado muy debe deben urgente solamente jamás',
    together:
      'no solo sólo antes después sin todos todas el la los las un una de del y o para con su sus es son prohibido obligatorio gratis nuevo por favor lea esta este que en al a aquí ahora hoy abrir cerrar pulse toque haga clic',
  },
  fr: {
    smallAfterColon: true,
    alone:
      'jamais toujours seulement uniquement attention important avertissement danger veuillez très doit doivent urgent obligatoirement',
    together:
      'ne pas avant après sans tous toutes le la les un une des de du et ou pour avec votre vos nos notre est sont interdit obligatoire gratuit nouveau ce cette ces à en au aux ici lire ouvrir fermer appuyer toucher cliquer cliquez lisez',
  },
  it: {
    smallAfterColon: true,
    alone:
      'mai sempre importante attenzione avvertenza avviso pericolo molto deve devono urgente soltanto esclusivamente',
    together:
      'non solo prima dopo senza tutti tutte il lo la i gli le un una di del della e o per con è sono vietato obbligatorio gratis nuovo favore questo questa in a al qui ora oggi aprire chiudere premere toccare leggere cliccare',
  },
};

/** Words all in capitals one after the other. */
const run =
  /(?<![\p{L}\p{N}_.&/@#'’-])\p{Lu}+(?:['’]\p{Lu}+)?(?: \p{Lu}+(?:['’]\p{Lu}+)?)*(?![\p{L}\p{N}_&/@'’-]|\.\p{L})/gu;

function lower({ alone, together, smallAfterColon }: ShoutedWords): StyleRewriter {
  const emphatic = new Map(alone.split(' ').map((word) => [word.toUpperCase(), word]));
  const ordinary = new Map(`${alone} ${together}`.split(' ').map((word) => [word.toUpperCase(), word]));
  return matching(run, ({ 0: found, index, input }) => {
    const words = found.replaceAll('’', "'").split(' ');
    if (words.length === 1 && !emphatic.has(found)) return undefined;
    const small = words.map((word) => ordinary.get(word));
    if (small.includes(undefined) || !words.some((word) => word.length > 2)) return undefined;
    if (words.length === 2 && !words.some((word) => emphatic.has(word)) && !words.some((word) => word.length > 3))
      return undefined;
    const sentence = small
      .map((word, at) => (found.includes('’') ? word?.replace("'", '’') : word) ?? words[at])
      .join(' ');
    return startsSentence(input, index) &&
      !(smallAfterColon && /:[ \u00a0]?$/.test(input.slice(Math.max(0, index - 2), index)))
      ? capitalized(sentence)
      : sentence;
  });
}

const lowered: RewrittenValue = byLanguage(
  Object.fromEntries(Object.entries(shouted).map(([language, words]) => [language, () => lower(words)])),
);

export const allCaps: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns: lowered,
  do_not_use_all_caps_except_for_acronyms_or_brand_names: lowered,
};
