/** What a kind of model is made of, and how sherpa-onnx is given it. */
export interface ModelKind {
  /** Words come while somebody speaks; the others take whole pieces of speech. */
  readonly streaming: boolean;
  /** Name of its settings in sherpa-onnx. */
  readonly settings: string;
  /** Its `.onnx` files by the name of the setting, each with what its file name contains. */
  readonly files: Readonly<Record<string, RegExp>>;
  /** Text comes with capitals and punctuation. */
  readonly punctuates: boolean;
  /** It finds out which of its languages is spoken. */
  readonly detectsLanguage: boolean;
}

const transducer = { encoder: /encoder/, decoder: /decoder/, joiner: /joiner/ };
const single = { model: /./ };
const plain = { punctuates: false, detectsLanguage: false };

/** By the name in `model.json`. */
export const modelKinds: Readonly<Record<string, ModelKind>> = {
  'streaming-transducer': { streaming: true, settings: 'transducer', files: transducer, ...plain },
  'streaming-zipformer2-ctc': { streaming: true, settings: 'zipformer2Ctc', files: single, ...plain },
  'streaming-nemo-ctc': { streaming: true, settings: 'nemoCtc', files: single, ...plain },
  transducer: { streaming: false, settings: 'transducer', files: transducer, ...plain },
  'nemo-ctc': { streaming: false, settings: 'nemoCtc', files: single, ...plain },
  paraformer: { streaming: false, settings: 'paraformer', files: single, ...plain },
  'sense-voice': { streaming: false, settings: 'senseVoice', files: single, punctuates: true, detectsLanguage: true },
  whisper: {
    streaming: false,
    settings: 'whisper',
    files: { encoder: /encoder/, decoder: /decoder/ },
    punctuates: true,
    detectsLanguage: true,
  },
  moonshine: {
    streaming: false,
    settings: 'moonshine',
    files: {
      preprocessor: /preprocess/,
      encoder: /encode/,
      uncachedDecoder: /uncached_decode/,
      cachedDecoder: /(?:^|[^n])cached_decode/,
    },
    punctuates: true,
    detectsLanguage: false,
  },
};
