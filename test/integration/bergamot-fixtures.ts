import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import type { InstalledModel, ModelProvider } from '../../src/engines/bergamot/models/installed-model.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

export interface Example {
  readonly source: string;
  readonly translation: string;
}

type Direction = 'ende' | 'deen';

const corpus = join(import.meta.dirname, '../corpus/bergamot');

/** Sentences of the toy grammar with their translations. */
export function readExamples(direction: Direction): readonly Example[] {
  const text = readFileSync(join(corpus, direction, 'examples.json'), 'utf8');
  const examples: readonly { readonly src: string; readonly ref: string }[] = JSON.parse(text);
  return examples.map(({ src, ref }) => ({ source: src, translation: ref }));
}

/** The toy model of that direction, under another pair if a test needs more of them. */
export function toyModel(direction: Direction, changes: Partial<InstalledModel> = {}): InstalledModel {
  const file = (name: string) => join(corpus, direction, name);
  return {
    source: direction.slice(0, 2),
    target: direction.slice(2),
    files: {
      model: file(`model.${direction}.intgemm.alphas.bin`),
      lexicon: file(`lex.50.50.${direction}.s2t.bin`),
      vocabularies: [file(`vocab.${direction}.spm`)],
    },
    gemmPrecision: 'int8shiftAlphaAll',
    architecture: undefined,
    bytes: 121_160,
    fingerprint: direction,
    ...changes,
  };
}

/** Models that are there from the beginning. */
export class FixedModels implements ModelProvider {
  readonly fingerprint = 'fixed';
  readonly #models: readonly InstalledModel[];
  readonly #pairs: readonly LanguagePair[];

  constructor(models: readonly InstalledModel[] = [toyModel('ende'), toyModel('deen')]) {
    this.#models = models;
    this.#pairs = models.map(({ source, target }) => ({ source, target }));
  }

  pairs(): readonly LanguagePair[] {
    return this.#pairs;
  }

  async provide({ source, target }: LanguagePair): Promise<InstalledModel> {
    const model = this.#models.find((one) => one.source === source && one.target === target);
    if (model === undefined) throw new ServiceError('engine_unavailable', { reason: `no model ${source}-${target}` });
    return model;
  }

  remedy({ source, target }: LanguagePair): string {
    return `dragoman models pull ${source}-${target}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
