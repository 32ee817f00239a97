import type { AddonPunctuation, SherpaAddon } from './load-addon.ts';
import type { PunctuationSettings } from './process-messages.ts';

/** The model for punctuation of a process, loaded when it is first used. */
export class LoadedPunctuation {
  readonly #addon: SherpaAddon;
  #model: AddonPunctuation | undefined;

  constructor(addon: SherpaAddon) {
    this.#addon = addon;
  }

  punctuate(settings: PunctuationSettings, text: string): string {
    const { OfflinePunctuation, OnlinePunctuation } = this.#addon;
    const model = { ...settings, numThreads: 1, provider: 'cpu', debug: false };
    this.#model ??= new (settings.ctTransformer === undefined ? OnlinePunctuation : OfflinePunctuation)({ model });
    return this.#model.addPunct(text);
  }
}
