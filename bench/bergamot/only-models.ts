import type { InstalledModel, ModelProvider } from '../../src/engines/bergamot/models/installed-model.ts';

/** These models and no others, distinguished by their targets. */
export function onlyModels(...models: readonly InstalledModel[]): ModelProvider {
  return {
    fingerprint: 'benchmark',
    pairs: () => models,
    async provide({ target }) {
      const model = models.find((one) => one.target === target);
      if (model === undefined) throw new RangeError(`There is no model into ${target}.`);
      return model;
    },
    remedy: () => undefined,
    async [Symbol.asyncDispose]() {},
  };
}
