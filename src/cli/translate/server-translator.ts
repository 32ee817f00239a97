import { baseLanguage } from '../../language/codes.ts';
import { CommandFailure, InputError } from '../command-line/command-errors.ts';
import { readRefusal } from '../command-line/read-refusal.ts';
import { readWarnings } from '../command-line/read-warnings.ts';
import { type RequestOptions, requestWithRetries } from '../command-line/request-with-retries.ts';
import type { CommandTranslator, TextsToTranslate, Translation, Warn } from './command-translator.ts';
import type { TextFormat, TranslateCommand } from './translate-command.ts';

/** `interface.md`, Text translation. */
const textsPerRequest = 50;
const bytesPerRequest = 128 * 1024;

interface Server extends RequestOptions {
  readonly address: string;
  readonly key: string;
}

/** Translates with `POST /v2/translate` of a server, within the sizes that it takes. */
export function createServerTranslator(server: Server, command: TranslateCommand, warn: Warn): CommandTranslator {
  const url = `${server.address}/v2/translate`;
  const headers = { authorization: `DeepL-Auth-Key ${server.key}`, 'content-type': 'application/json' };

  async function post(body: string, count: number, signal: AbortSignal): Promise<readonly Translation[]> {
    const response = await requestWithRetries(url, { headers, body }, server, signal);
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusal(response, answer);
    for (const code of readWarnings(response)) warn(code, `the server warns: ${code}.`);
    const translations = readAnswer(answer);
    if (translations?.length !== count)
      throw new CommandFailure(`${url} does not answer as a translation server does.`);
    return translations;
  }

  return {
    inFlight: 2,
    async translate(request, signal) {
      const bodies = toBodies(request, command);
      const translations: Translation[] = [];
      for (const { body, count } of bodies) translations.push(...(await post(body, count, signal)));
      return translations;
    },
    async [Symbol.asyncDispose]() {},
  };
}

interface Body {
  readonly body: string;
  readonly count: number;
}

/** The texts as bodies of requests, each within what a server takes. Exported for its test. */
export function toBodies({ texts, format, source }: TextsToTranslate, command: TranslateCommand): readonly Body[] {
  const options = {
    target_lang: command.target,
    ...(source === undefined ? {} : { source_lang: source.code }),
    // What a request without a source language gets (DESIGN, Tier).
    ...(source?.detected === true ? { model_type: 'prefer_quality_optimized' } : {}),
    ...(command.formality === 'default' ? {} : { formality: command.formality }),
    ...(command.keepCode === undefined ? {} : { keep_code: command.keepCode }),
    ...(command.interfacePhrases ? {} : { interface_phrases: false }),
    ...(command.wrapped ? { split_sentences: 'nonewlines' } : {}),
    ...(format === 'text' ? {} : { tag_handling: format }),
  };
  const room = bytesPerRequest - Buffer.byteLength(JSON.stringify({ ...options, text: [] }));
  const groups: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(JSON.stringify(text)) + 1;
    if (bytes > room) throw tooLarge(bytes, format);
    const group = groups.at(-1);
    if (group === undefined || group.length === textsPerRequest || size + bytes > room) {
      groups.push([text]);
      size = bytes;
    } else {
      group.push(text);
      size += bytes;
    }
  }
  return groups.map((group) => ({ body: JSON.stringify({ ...options, text: group }), count: group.length }));
}

function tooLarge(bytes: number, format: TextFormat): InputError {
  const size = `${Math.ceil(bytes / 1024)} KiB in a request, and a server takes ${bytesPerRequest / 1024} KiB`;
  return new InputError(
    format === 'text'
      ? `a text is ${size}; give it as a file, which is sent in pieces.`
      : `the document is ${size}. Markup is not cut: translate it without --server, or split it into several documents.`,
  );
}

function refusal(response: Response, answer: unknown): Error {
  const { words, code } = readRefusal(answer);
  const ofThisInput = code === 'tag_handling_failed' || words.startsWith('Tag handling');
  return ofThisInput
    ? new InputError(words)
    : new CommandFailure(`${new URL(response.url).host}: ${words} (HTTP ${response.status})`);
}

function readAnswer(answer: unknown): readonly Translation[] | undefined {
  const { translations } = (answer ?? {}) as { translations?: unknown };
  if (!Array.isArray(translations)) return undefined;
  const read = translations.flatMap((entry: { text?: unknown; detected_source_language?: unknown } | null) =>
    typeof entry?.text === 'string' && typeof entry.detected_source_language === 'string'
      ? [{ text: entry.text, sourceLanguage: baseLanguage(entry.detected_source_language.toLowerCase()) }]
      : [],
  );
  return read.length === translations.length ? read : undefined;
}
