import type { Formality } from '../../../contracts/engines/text-translator.ts';
import { baseLanguage } from '../../../language/codes.ts';

interface Address {
  readonly more: string;
  readonly less: string;
}

/** How each language says "you": only languages in which the choice shows in most texts. */
const addresses: Readonly<Record<string, Address>> = {
  bg: { more: 'Вие', less: 'ти' },
  cs: { more: 'vy', less: 'ty' },
  de: { more: 'Sie', less: 'du' },
  el: { more: 'εσείς', less: 'εσύ' },
  es: { more: 'usted', less: 'tú' },
  fr: { more: 'vous', less: 'tu' },
  hu: { more: 'Ön', less: 'te' },
  it: { more: 'Lei', less: 'tu' },
  ja: { more: 'polite です/ます forms', less: 'plain だ/である or casual forms' },
  ko: { more: '-습니다/-세요 endings', less: 'plain 해 endings (반말)' },
  nl: { more: 'u', less: 'je/jij' },
  pl: { more: 'Pan/Pani', less: 'ty' },
  pt: { more: 'o senhor/a senhora', less: 'tu' },
  'pt-BR': { more: 'o senhor/a senhora', less: 'você' },
  ro: { more: 'dumneavoastră', less: 'tu' },
  ru: { more: 'вы', less: 'ты' },
  sk: { more: 'vy', less: 'ty' },
  sl: { more: 'vi', less: 'ti' },
  tr: { more: 'siz', less: 'sen' },
  uk: { more: 'ви', less: 'ти' },
};

export function hasFormality(target: string): boolean {
  return addressOf(target) !== undefined;
}

/** The rule in words, or undefined where nothing is asked. */
export function describeFormality(formality: Formality, target: string): string | undefined {
  const address = addressOf(target);
  if (formality === 'default' || address === undefined) return undefined;
  return formality === 'more'
    ? `Address the reader formally (${address.more}), in a polite register, consistently in every text.`
    : `Address the reader informally (${address.less}), in a relaxed register, consistently in every text.`;
}

function addressOf(target: string): Address | undefined {
  return addresses[target] ?? addresses[baseLanguage(target)];
}
