import { baseLanguage } from '../codes.ts';
import { packData } from '../packs/pack-files.ts';

export interface OpeningMarks {
  /** The mark that opens, by the one that closes. */
  readonly marks: Readonly<Record<string, string | undefined>>;
  /** Words that begin the question behind a comma. */
  readonly breaks: readonly string[];
}

/** Marks as a language writes them, `typography.json` of its pack. What is absent is as in most languages. */
export interface Typography {
  /** The marks outside, then those of quotations within; `straight`: also instead of the straight marks of the keyboard. */
  readonly quotationMarks?: { readonly pairs: readonly string[]; readonly straight?: boolean };
  /** The space before a mark. */
  readonly spacesBefore?: Readonly<Record<string, string | undefined>>;
  readonly openingMarks?: OpeningMarks;
  /** By kind, where the language has another mark at the end of a text than English. */
  readonly finalMarks?: Readonly<Record<string, string | undefined>>;
}

interface TypographyOfVariants extends Typography {
  /** By variant, what differs; null for what the variant does not have. */
  readonly variants?: Readonly<
    Record<string, { readonly [Key in keyof Typography]: Typography[Key] | null } | undefined>
  >;
}

let packs: Readonly<Record<string, TypographyOfVariants | undefined>> | undefined;
const known = new Map<string, Typography>();

export function typographyOf(language: string): Typography {
  const typography = known.get(language) ?? read(language);
  known.set(language, typography);
  return typography;
}

function read(language: string): Typography {
  packs ??= packData<TypographyOfVariants>('typography');
  const { variants, ...base } = packs[baseLanguage(language)] ?? {};
  const all = Object.entries({ ...base, ...variants?.[language] });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}
