import type { KeepCode, RequestedFormality } from '../../features/translation/translation-request.ts';

export type TextFormat = 'text' | 'html' | 'xml';

export type TranslateInput =
  /** Each is a text of its own, and a line of the output. */
  | { readonly kind: 'arguments'; readonly texts: readonly string[] }
  | { readonly kind: 'stdin' }
  | { readonly kind: 'files'; readonly paths: readonly string[] };

export type TranslateOutput =
  | { readonly kind: 'stdout' }
  /** All translations in one answer on standard output, as the interface gives them. */
  | { readonly kind: 'json' }
  | { readonly kind: 'file'; readonly path: string }
  /** `name.txt` → `name.es.txt`. */
  | { readonly kind: 'beside' }
  /** Each under its own name. */
  | { readonly kind: 'folder'; readonly path: string };

/** A command line of `dragoman translate`, understood. */
export interface TranslateCommand {
  /** As given; its spelling is that of a language code. */
  readonly target: string;
  /** Undefined means that it is detected. */
  readonly source: string | undefined;
  /** Undefined means by the ending of the file name, and text without one. */
  readonly format: TextFormat | undefined;
  readonly formality: RequestedFormality;
  /** Undefined means the default. */
  readonly keepCode: KeepCode | undefined;
  /** Short texts of interfaces are translated as message catalogues have them. */
  readonly interfacePhrases: boolean;
  /** Sentences go on over a line end. */
  readonly wrapped: boolean;
  /** Standard input is answered line by line, each being a text of its own. */
  readonly lineBuffered: boolean;
  /** Detected languages are reported. */
  readonly verbose: boolean;
  /** What each layer did goes to standard error. */
  readonly explain: boolean;
  readonly input: TranslateInput;
  readonly output: TranslateOutput;
  /** Undefined translates in this process. */
  readonly server: { readonly address: string; readonly key: string | undefined } | undefined;
}
