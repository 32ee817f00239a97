import { baseLanguage } from '../../codes.ts';
import { packWords } from '../../packs/tables.ts';

/** Of an abbreviation with several the first counts. */
const kinds = ['leading', 'numbered', 'units', 'doubtful', 'closing'] as const;

/** What `segmentation.tables` of a pack says of each. */
export type AbbreviationKind = (typeof kinds)[number];

/** The rules of one language, ready for look-up. */
export interface CompiledRules {
  readonly abbreviations: ReadonlyMap<string, AbbreviationKind>;
  readonly starters: ReadonlySet<string>;
  readonly ordinals: boolean;
  /** `;` asks a question in Greek. */
  readonly semicolonEnds: boolean;
}

/** Languages that share the pack of another: most of their abbreviations are alike. */
const sharing: Readonly<Record<string, string>> = {
  ar: 'fa',
  ca: 'oc',
  da: 'fo',
  de: 'lb nds',
  es: 'an ast',
  fi: 'et hu tr az is lv lt',
  fr: 'br',
  hi: 'mr',
  it: 'sc',
  nb: 'nn no',
  nl: 'af fy',
  pl: 'cs sk sl hr bs sr',
  pt: 'gl',
  ru: 'be',
};
const others = ['en', 'eo', 'eu', 'sv', 'uk'];
const packOf = new Map([
  ...[...Object.keys(sharing), ...others].map((language) => [language, language] as const),
  ...Object.entries(sharing).flatMap(([pack, languages]) =>
    languages.split(' ').map((language) => [language, pack] as const),
  ),
]);

/** Numbers with a stop are ordinals: `3. Oktober`, `2. verdenskrig`. */
const withOrdinals: ReadonlySet<string> = new Set(['da', 'de', 'eu', 'fi', 'nb', 'pl']);

/** What is written alike almost everywhere. */
const general: Readonly<Record<AbbreviationKind, string>> = {
  leading: 'mr mrs dr prof st vs e.g i.e cf tel',
  numbered: 'no nr p pp fig art vol',
  units: '',
  doubtful: 'inc ltd co corp jr sr a.m p.m u.s',
  closing: 'etc',
};

const compiled = new Map<string, CompiledRules>();

/** Any code is accepted; languages without a pack get the general rules. */
export function rulesFor(language: string): CompiledRules {
  const base = baseLanguage(language).toLowerCase();
  const pack = packOf.get(base);
  const key = pack ?? (base === 'el' ? 'el' : '');
  const known = compiled.get(key) ?? compile(pack, base === 'el');
  compiled.set(key, known);
  return known;
}

function compile(pack: string | undefined, semicolonEnds: boolean): CompiledRules {
  const words = (kind: AbbreviationKind): readonly string[] =>
    pack === undefined ? general[kind].split(' ') : packWords(pack, 'segmentation', kind);
  const abbreviations = new Map<string, AbbreviationKind>();
  for (const kind of kinds)
    for (const word of words(kind)) if (word !== '' && !abbreviations.has(word)) abbreviations.set(word, kind);
  return {
    abbreviations,
    starters: new Set(pack === undefined ? [] : packWords(pack, 'segmentation', 'starters')),
    ordinals: pack !== undefined && withOrdinals.has(pack),
    semicolonEnds,
  };
}
