/** A part of a voice that is not a neural network. */
export interface VoicePart {
  /** Name of its setting in sherpa-onnx. */
  readonly setting: string;
  /** What its file name contains. */
  readonly pattern: RegExp;
  /** Empty for a folder. */
  readonly ending: string;
  readonly optional: boolean;
  /** Paths of several files may be joined. */
  readonly several: boolean;
}

/** What a kind of voice is made of, and how sherpa-onnx is given it. */
export interface VoiceKind {
  /** Name of its settings in sherpa-onnx. */
  readonly settings: string;
  /** Its `.onnx` files by the name of the setting, each with what its file name contains. */
  readonly networks: Readonly<Record<string, RegExp>>;
  readonly parts: readonly VoicePart[];
}

const one = { optional: false, several: false };
const tokens: VoicePart = { setting: 'tokens', pattern: /tokens/, ending: '.txt', ...one };
const styles: VoicePart = { setting: 'voices', pattern: /voices/, ending: '.bin', ...one };
const phonemes: VoicePart = { setting: 'dataDir', pattern: /^espeak-ng-data$/, ending: '', ...one };
const lexicon: VoicePart = {
  setting: 'lexicon',
  pattern: /lexicon/,
  ending: '.txt',
  optional: true,
  several: true,
};
const single = { model: /./ };

/** By the name in `model.json`. */
export const voiceKinds: Readonly<Record<string, VoiceKind>> = {
  vits: { settings: 'vits', networks: single, parts: [tokens, { ...phonemes, optional: true }, lexicon] },
  matcha: {
    settings: 'matcha',
    networks: { acousticModel: /^(?!.*(?:vocos|vocoder|hifigan))/i, vocoder: /vocos|vocoder|hifigan/i },
    parts: [tokens, { ...phonemes, optional: true }, lexicon],
  },
  kokoro: { settings: 'kokoro', networks: single, parts: [tokens, styles, phonemes, lexicon] },
  kitten: { settings: 'kitten', networks: single, parts: [tokens, styles, phonemes] },
};
