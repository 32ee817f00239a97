import type { InstalledModel, ModelArchitecture } from './installed-model.ts';

export type ModelFileRole = 'model' | 'lexicon' | 'vocabulary' | 'sourceVocabulary' | 'targetVocabulary';

/** Best first. */
export const architectures: readonly ModelArchitecture[] = ['base', 'base-memory', 'tiny'];

export function architectureOf(text: unknown): ModelArchitecture | undefined {
  return architectures.find((architecture) => architecture === text);
}

/** Smaller is better; unknown ones come last. */
export function architectureRank(architecture: ModelArchitecture | undefined): number {
  return architecture === undefined ? architectures.length : architectures.indexOf(architecture);
}

const names: Readonly<Record<ModelFileRole, RegExp>> = {
  model: /^model\.[\w-]+\.(intgemm\.alphas|intgemm8)\.bin$/,
  lexicon: /^lex(\.[\w-]+)+\.bin$/,
  vocabulary: /^vocab\.[\w-]+\.spm$/,
  sourceVocabulary: /^srcvocab\.[\w-]+\.spm$/,
  targetVocabulary: /^trgvocab\.[\w-]+\.spm$/,
};

/** What a file of Firefox Translations is by its name; undefined for every other name, so none can lead out of a folder. */
export function modelFileRole(name: string): ModelFileRole | undefined {
  if (name.length > 128) return undefined;
  const roles = Object.keys(names) as ModelFileRole[];
  return roles.find((role) => names[role].test(name));
}

/** Marian's setting is known by the name of the weights. */
export function gemmPrecision(modelName: string): InstalledModel['gemmPrecision'] {
  return modelName.endsWith('intgemm8.bin') ? 'int8shiftAll' : 'int8shiftAlphaAll';
}

/** The language codes in the name of a file: `model.ende.intgemm.alphas.bin` → `ende`. */
export function directionInName(modelName: string): string | undefined {
  return /^model\.([\w-]+)\./.exec(modelName)?.[1];
}

/** What is wrong with a set of files, undefined if it makes a model. */
export function lackOf(roles: ReadonlySet<ModelFileRole>): string | undefined {
  if (!roles.has('model')) return 'no weights (model.*.intgemm.alphas.bin or model.*.intgemm8.bin)';
  if (roles.has('vocabulary')) return undefined;
  if (roles.has('sourceVocabulary') && roles.has('targetVocabulary')) return undefined;
  return 'no vocabulary (vocab.*.spm, or srcvocab.*.spm and trgvocab.*.spm)';
}
