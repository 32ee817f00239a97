import type { EngineHealth, EngineTier, TextTranslator } from '../../src/contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import type { RankedTranslator } from '../../src/engines/routing/ranked-translator.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';

export interface Traits {
  readonly id?: string;
  readonly tier?: EngineTier;
  readonly quality?: number;
  readonly formality?: boolean;
  readonly health?: () => EngineHealth;
  readonly kind?: string;
  readonly weight?: number;
  readonly translate?: TextTranslator['translate'];
  readonly remedy?: string;
}

export const incapable = { formality: false, context: false, instructions: false, terminology: false };

/** An engine that writes the hop it made after each text, so that tests see the way a text went. */
export function engineFor(pairs: () => readonly LanguagePair[], traits: Traits = {}): RankedTranslator {
  const engine: TextTranslator = {
    id: traits.id ?? 'test',
    tier: traits.tier ?? 'classic',
    version: '1',
    pairs,
    capabilities: () => ({ ...incapable, formality: traits.formality ?? false }),
    translate:
      traits.translate ??
      (async ({ source, target, segments, options }) => ({
        segments: segments.map((segment) =>
          textSegment(`${plainText(segment)} ${source}>${target}${options.formality === 'default' ? '' : '!'}`),
        ),
        warnings: [],
      })),
    health: traits.health ?? (() => ({ state: 'ready' })),
    ...(traits.remedy === undefined ? {} : { remedy: () => traits.remedy }),
    [Symbol.asyncDispose]: async () => {},
  };
  const { kind = engine.id, weight = 1 } = traits;
  return { engine, quality: traits.quality ?? 0.5, kind, weight };
}

export const pair = (text: string): LanguagePair => {
  const [source = '', target = ''] = text.split('>');
  return { source, target };
};
export const fixed = (...texts: string[]): (() => readonly LanguagePair[]) => {
  const pairs = texts.map(pair);
  return () => pairs;
};
