import type { EnginePin } from '../../contracts/engines/engine-settings.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage } from '../../language/codes.ts';

/** Engines as pins know them. */
interface PinnedEngine {
  readonly engine: { readonly id: string };
  readonly kind: string;
}

/**
 * Rank of a chain of engines by the first pin that fits the pair: 0 for the engine named first, and so on; a chain is
 * ranked by its last engine in that order. Undefined when the pin leaves one of them out. 0 without a pin.
 */
export function pinnedRank(
  pins: readonly EnginePin[],
  pair: LanguagePair,
  engines: readonly PinnedEngine[],
): number | undefined {
  const pin = pinOf(pins, pair);
  if (pin === undefined) return 0;
  const ranks = engines.map(({ engine, kind }) => pin.engines.findIndex((name) => name === engine.id || name === kind));
  return ranks.includes(-1) ? undefined : Math.max(...ranks);
}

/** The first pin that fits the pair. */
export function pinOf(pins: readonly EnginePin[], pair: LanguagePair): EnginePin | undefined {
  return pins.find(
    ({ source, target }) =>
      fits(source, pair.source) && (fits(target, pair.target) || target === baseLanguage(pair.target)),
  );
}

function fits(pinned: string, code: string): boolean {
  return pinned === '*' || pinned === code;
}
