/** What a kind of model for punctuation is made of, and how sherpa-onnx is given it. */
export interface PunctuationKind {
  /** Name of its `.onnx` file in the settings of sherpa-onnx. */
  readonly setting: 'ctTransformer' | 'cnnBilstm';
  /** It has a vocabulary of pieces of words. */
  readonly vocabulary: boolean;
  /** It writes capitals. */
  readonly capitals: boolean;
}

/** By the name in `model.json`. */
export const punctuationKinds: Readonly<Record<string, PunctuationKind>> = {
  'punctuation-ct-transformer': { setting: 'ctTransformer', vocabulary: false, capitals: false },
  'punctuation-cnn-bilstm': { setting: 'cnnBilstm', vocabulary: true, capitals: true },
};
