import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { countCharacters } from '../../../language/characters.ts';
import { plainText, segmentSource } from '../../../language/segments.ts';
import { mediaTypeOf } from '../../documents/document-types.ts';
import { mapInSlices } from '../../in-slices.ts';
import { readSource } from '../../quality/evaluated-pair.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import {
  type AgentService,
  inputSchema,
  inputs,
  type PreparedCall,
  type ServiceCaller,
} from '../services/agent-service.ts';
import type { ImproveTextOptions } from '../services/improve-text.ts';
import { type OpenDocumentOptions, type OpenedDocument, prepareWithDocument } from '../services/open-document.ts';
import { variantOfTexts } from '../services/variant-of-texts.ts';
import { correctedSegment } from './corrected-segment.ts';
import { exactMatches } from './exact-matches.ts';
import { type MessagePair, pairsMediaType, writePairs } from './message-lines.ts';
import { ignoreGone } from './message-memory.ts';

export interface CleanMessagesOptions extends OpenDocumentOptions, ImproveTextOptions {
  readonly memories: Pick<TranslationMemories, 'get' | 'find'>;
}

interface CleanMessagesInput {
  readonly file: JsonValue;
  readonly language: string;
  /** What it has is clean. */
  readonly translation_memory_id?: string;
  /** What becomes of texts whose language no engine corrects; `refuse` by default. */
  readonly unsupported?: 'refuse' | 'keep';
}

/** Texts that are corrected at once. */
const atOnce = 50;
/** Corrections that the result lists. */
const mostShown = 500;

/**
 * `clean_messages`: corrects the spelling and grammar of texts that a translation memory does not have. Codes in them stay as they
 * are. The result has the file with the corrections where its format has one language.
 */
export function cleanMessages(options: CleanMessagesOptions): AgentService<CleanMessagesInput> {
  return {
    input: inputSchema(['file', 'language'], {
      file: { type: 'object' },
      language: inputs.language,
      translation_memory_id: { type: 'string', maxLength: 60 },
      unsupported: { enum: ['refuse', 'keep'] },
    }),
    unavailable: () => (options.writingEngines.length > 0 ? undefined : 'no writing engine is installed.'),
    assume: () => ({ file: null, corrections: null, checked: 0, changes: [], changed: [] }),
    prepare: (caller, input, signal) =>
      prepareWithDocument(options, caller, { file: input.file, source_lang: input.language }, signal, (opened) =>
        prepareCleaning(options, caller, { ...opened, input }, signal),
      ),
  };
}

async function prepareCleaning(
  options: CleanMessagesOptions,
  caller: ServiceCaller,
  opened: OpenedDocument & { readonly input: CleanMessagesInput },
  signal: AbortSignal,
): Promise<PreparedCall> {
  const { identity } = caller.caller;
  const { input, document } = opened;
  const accountId = identity.account.id;
  const source = readSource(input.language);
  const unknown = await unknownUnits(options.memories, accountId, { units: document.units, input }, signal);
  const bySource = new Map(await mapInSlices(unknown, (segment) => [segmentSource(segment), segment] as const, signal));
  const [texts, segments] = [[...bySource.keys()], [...bySource.values()]];
  const amount = (await mapInSlices(texts, countCharacters, signal)).reduce((sum, count) => sum + count, 0);
  options.limits.refuseTooManyCharacters(amount, opened.type.input, identity.account.plan);
  const all = document.units.values().map(({ segment }) => plainText(segment));
  const language = await variantOfTexts(options, { accountId, language: input.language, texts: all }, signal);
  const request = { change: 'correct', accountId, targetLanguage: language } as const;
  try {
    await options.improvement.prepare({ ...request, texts: texts.slice(0, 1) }, signal);
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.code === 'target_language_not_supported';
    if (input.unsupported !== 'keep' || !isRefused) throw error;
    return { run: async () => ({ checked: 0, changes: [], changed: [] }) };
  }
  return {
    ...(texts.length > 0 && {
      usage: { identity, product: 'write', category: 'improvement', amount, reportingTag: caller.reportingTag },
    }),
    async run(running) {
      const corrections: MessagePair[] = [];
      for (let start = 0; start < texts.length; start += atOnce) {
        const some = { ...request, texts: texts.slice(start, start + atOnce) };
        const { improvements } = await (await options.improvement.prepare(some, running)).run(running);
        for (const [index, { text }] of improvements.entries()) {
          const before = segments[start + index];
          const target = before && text !== texts[start + index] ? correctedSegment(before, text) : undefined;
          if (before !== undefined && target !== undefined) corrections.push({ source: before, target });
        }
      }
      return resultOf(options, caller, { ...opened, source, corrections, checked: texts.length }, running);
    },
  };
}

/** Texts, once each, that no language of the memory has. */
async function unknownUnits(
  memories: CleanMessagesOptions['memories'],
  accountId: string,
  {
    units,
    input: { translation_memory_id: id },
  }: { readonly units: readonly TextUnit[]; readonly input: CleanMessagesInput },
  signal: AbortSignal,
): Promise<readonly Segment[]> {
  const hasLetters = await mapInSlices(units, ({ segment }) => /\p{L}/u.test(plainText(segment)), signal);
  let segments = units.flatMap(({ segment }, index) => (hasLetters[index] ? [segment] : []));
  const memory = id === undefined ? undefined : await memories.get(accountId, id).catch(ignoreGone);
  for (const { language } of memory?.targets ?? []) {
    if (id === undefined || segments.length === 0) break;
    const known = await exactMatches(memories, accountId, { id, targetLanguage: language, segments }, signal);
    segments = segments.filter((_segment, index) => known[index] === undefined);
  }
  return segments;
}

interface Cleaned extends OpenedDocument {
  readonly source: string;
  readonly corrections: readonly MessagePair[];
  readonly checked: number;
}

async function resultOf(
  options: CleanMessagesOptions,
  caller: ServiceCaller,
  cleaned: Cleaned,
  signal: AbortSignal,
): Promise<JsonValue> {
  const { corrections, checked, source, file } = cleaned;
  if (corrections.length === 0) return { checked, changes: [], changed: [] };
  const pairs = await caller.files.add({
    name: `${file.name}.corrections.ndjson`,
    mediaType: pairsMediaType,
    description: 'Messages with their corrections.',
    content: writePairs(source, corrections),
  });
  const shown = corrections.slice(0, mostShown);
  return {
    file: await writeCleaned(options, caller, cleaned, signal),
    corrections: pairs,
    checked,
    changes: shown.map(({ source: before }) => ({
      source: segmentSource(before),
      target: segmentSource(before),
      errors: [],
    })),
    changed: shown.map(({ target }) => segmentSource(target)),
  };
}

/** Null where reading it again does not give the corrected texts: where texts are names of messages, for instance. */
async function writeCleaned(
  options: CleanMessagesOptions,
  { caller, files }: ServiceCaller,
  { document, type, file, source, corrections }: Cleaned,
  signal: AbortSignal,
): Promise<JsonValue> {
  const corrected = new Map(corrections.map(({ source: before, target }) => [segmentSource(before), target]));
  const translations = await mapInSlices(
    document.units,
    ({ segment }) => corrected.get(segmentSource(segment)),
    signal,
  );
  const wanted = await mapInSlices(
    document.units,
    ({ segment }, index) => segmentSource(translations[index] ?? segment),
    signal,
  );
  try {
    const writing = { targetLanguage: source, watermark: false, output: type.input };
    const { content } = await document.write(translations, writing, signal);
    const bytes = Buffer.concat(await Array.fromAsync(content));
    const reading = {
      format: type.format.id,
      limits: options.limits.reading(type.input, caller.identity.account.plan),
      conversion: {},
      keepCode: true,
      sourceLanguage: source,
    };
    await using again = await options.tools.open({ name: file.name, bytes: once(bytes) }, reading, signal);
    const same = await mapInSlices(
      again.units,
      ({ segment }, index) => segmentSource(segment) === wanted[index],
      signal,
    );
    if (same.length !== wanted.length || same.includes(false)) return null;
    const description = `${file.name} with corrected texts.`;
    return await files.add({
      name: file.name,
      mediaType: mediaTypeOf(type.format, type.input),
      description,
      content: bytes,
    });
  } catch (error) {
    if (error instanceof ServiceError && !error.retryable) return null;
    throw error;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
