import { packData } from '../../packs/pack-files.ts';

interface Variant {
  /** Source of a pattern. */
  readonly usual: string;
  readonly other: string;
}

const byLanguage = new Map(
  Object.entries(packData<readonly Variant[]>('regional-variants')).map(([language, variants]) => [
    language,
    variants.map(({ usual, other }) => ({ usual: new RegExp(usual, 'giu'), other })),
  ]),
);

/**
 * Whether two spellings are both right somewhere: in a country, before a reform or since: `sétimo` and `séptimo`, `connait` and
 * `connaît`, `colagénio` and `colagênio`. Dictionaries have one of them, or both.
 */
export function isVariant(word: string, chosen: string, base: string): boolean {
  if (base === 'pt') return withAcutes(chosen) === withAcutes(word);
  if (base === 'fr' && reformed(chosen) === word) return true;
  const [one, other] = [word.toLowerCase(), chosen.toLowerCase()];
  if (one === other) return false;
  return (byLanguage.get(base) ?? []).some(
    (variant) =>
      one.replace(variant.usual, variant.other) === other || other.replace(variant.usual, variant.other) === one,
  );
}

/** French since 1990. */
function reformed(word: string): string {
  return word.replaceAll('î', 'i').replaceAll('û', 'u').replaceAll('guï', 'güi').replaceAll('guë', 'güe');
}

/** Portugal writes `colagénio`, Brazil `colagênio`. */
function withAcutes(word: string): string {
  return word.replace(/[êô](?=[mn])/gi, (letter) => ({ ê: 'é', ô: 'ó', Ê: 'É', Ô: 'Ó' })[letter] as string);
}
