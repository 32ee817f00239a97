import { baseLanguage, canonicalLanguage, upperCaseCode } from '../../language/codes.ts';
import type { Output } from '../command-line/open-output.ts';

/** An entry of the answer of `POST /v2/translate`, with the file that the text comes from. */
export interface TranslationAnswer {
  readonly file?: string;
  /** Detected or given, in upper case and without region. Absent if nothing was given and the text has no letters. */
  readonly detected_source_language?: string;
  readonly text: string;
}

/** @param language as given by the user or detected */
export function translationAnswer(text: string, language: string | undefined, file?: string): TranslationAnswer {
  const source = language === undefined ? undefined : baseLanguage(canonicalLanguage(language) ?? language);
  return {
    ...(file === undefined ? {} : { file }),
    ...(source === undefined ? {} : { detected_source_language: upperCaseCode(source) }),
    text,
  };
}

/** Keeps what is written, for an answer that needs it whole. */
export class KeptOutput implements Output {
  text = '';

  async write(content: string | Uint8Array): Promise<void> {
    this.text += typeof content === 'string' ? content : Buffer.from(content).toString();
  }

  async finish(): Promise<void> {}

  async [Symbol.asyncDispose](): Promise<void> {}
}
