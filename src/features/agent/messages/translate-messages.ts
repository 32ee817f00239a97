import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { countCharacters } from '../../../language/characters.ts';
import { plainText, segmentSource } from '../../../language/segments.ts';
import { billedCharacters } from '../../documents/document-limits.ts';
import { mediaTypeOf } from '../../documents/document-types.ts';
import { prepareDocument } from '../../documents/translate-document.ts';
import { mapInSlices } from '../../in-slices.ts';
import { readSource, readTarget } from '../../quality/evaluated-pair.ts';
import { evaluationLimits } from '../../quality/evaluation-limits.ts';
import { resolveResources } from '../../translation/resources/resolve-resources.ts';
import type { RequestedFormality } from '../../translation/translation-request.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import {
  type AgentService,
  inputSchema,
  inputs,
  type PreparedCall,
  type ServiceCaller,
} from '../services/agent-service.ts';
import { type OpenedDocument, prepareWithDocument } from '../services/open-document.ts';
import { refuseLanguages } from '../services/refuse-languages.ts';
import { formalities, type TranslateDocumentOptions } from '../services/translate-document.ts';
import { exactMatches } from './exact-matches.ts';
import { type MessagePair, pairsMediaType, readPairs, writePairs } from './message-lines.ts';
import { addMemory, ignoreGone, KnownMessages } from './message-memory.ts';

export interface TranslateMessagesOptions extends TranslateDocumentOptions {
  readonly memories: Pick<TranslationMemories, 'find' | 'segments'>;
}

interface TranslateMessagesInput {
  readonly file: JsonValue;
  readonly source_lang: string;
  readonly target_lang: string;
  /** What is known; without it everything is translated. */
  readonly translation_memory_id?: string;
  /** Of `clean_messages`. */
  readonly corrections?: JsonValue;
  readonly formality?: RequestedFormality;
  readonly glossary_id?: string;
  readonly name?: string;
}

/**
 * `translate_messages`: a document whose texts are translated one by one. Those that a translation memory has, word for word, get
 * the translation that they had, and are not billed; the others are translated as those of `translate_document`.
 */
export function translateMessages(options: TranslateMessagesOptions): AgentService<TranslateMessagesInput> {
  return {
    input: inputSchema(['file', 'source_lang', 'target_lang'], {
      file: { type: 'object' },
      source_lang: inputs.language,
      target_lang: inputs.language,
      translation_memory_id: { type: 'string', maxLength: 60 },
      corrections: { type: 'object' },
      formality: { enum: formalities },
      glossary_id: { type: 'string', maxLength: 100 },
      name: inputs.fileName,
    }),
    unavailable: () => (options.stored.router.reachable().sources.length > 0 ? undefined : 'no engine translates.'),
    refuse: (input) => refuseLanguages(options.stored.router, input),
    assume: ({ file, source_lang, target_lang }) => ({
      ...{ file, source_lang, target_lang, messages: file },
      ...{ characters: 0, translated: 0, unchanged: 0, warnings: [], segments: [], segments_left_out: 0 },
    }),
    prepare: (caller, input, signal) =>
      prepareWithDocument(options, caller, input, signal, (opened) =>
        prepareMessages(options, caller, { ...opened, input }, signal),
      ),
  };
}

async function prepareMessages(
  { memories, limits, stored, ...dependencies }: TranslateMessagesOptions,
  { caller, reportingTag, files }: ServiceCaller,
  { input, file, document, type }: OpenedDocument & { readonly input: TranslateMessagesInput },
  signal: AbortSignal,
): Promise<PreparedCall> {
  const { identity } = caller;
  const accountId = identity.account.id;
  const [source, target] = [readSource(input.source_lang), readTarget(input.target_lang)];
  const units = await correctedUnits(document.units, input.corrections, files, signal);
  const known = await knownTranslations(
    memories,
    accountId,
    { units, target, id: input.translation_memory_id },
    signal,
  );
  const rest = units.filter((_unit, index) => known[index] === undefined);
  const counts = await mapInSlices(rest, ({ segment }) => countCharacters(plainText(segment)), signal);
  const characters = counts.reduce((sum, count) => sum + count, 0);
  limits.refuseTooManyCharacters(characters, type.input, identity.account.plan);
  const request = {
    sourceLanguage: input.source_lang,
    targetLanguage: input.target_lang,
    formality: input.formality ?? ('default' as const),
    accountId,
    keptSegments: evaluationLimits.segments,
    ...(input.glossary_id !== undefined && { glossaries: [input.glossary_id] }),
  };
  const resources = await resolveResources(stored, caller, request);
  const prepared = await prepareDocument({ router: stored.router, ...dependencies }, rest, request, resources, signal);
  const costly = counts.reduce((sum, count, index) => (rest[index]?.unbilled === true ? sum : sum + count), 0);
  const amount = prepared.billed ? billedCharacters(costly, type.input) : 0;
  return {
    ...(rest.length > 0 && { usage: { identity, product: 'translate', category: 'document', amount, reportingTag } }),
    async run(running) {
      const translated = await prepared.run(() => running.throwIfAborted());
      const made = translated.translations.values();
      const translations = known.map((segment) => segment ?? made.next().value);
      const writing = { targetLanguage: prepared.target, watermark: false, output: type.output };
      const { content } = await document.write(translations, writing, running);
      const result = await files.add({
        name: input.name ?? `${file.name.slice(0, -type.input.length)}${prepared.target}.${type.output}`,
        mediaType: mediaTypeOf(type.format, type.input),
        description: `${file.name} in ${prepared.target}.`,
        content,
      });
      const messages = await files.add({
        name: `${result.name}.messages.ndjson`,
        mediaType: pairsMediaType,
        description: 'Messages with their translations.',
        content: writePairs(prepared.target, pairsOf(units, translations)),
      });
      return {
        file: result,
        messages,
        source_lang: source,
        target_lang: prepared.target,
        characters,
        translated: translated.translations.filter((segment) => segment !== undefined).length,
        unchanged: known.filter((segment) => segment !== undefined).length,
        warnings: [...document.warnings, ...translated.warnings].map(({ code, message }) => ({ code, message })),
        segments: translated.segments.map((segment) => ({ source: segment.source, target: segment.target })),
        segments_left_out: translated.segmentsLeftOut,
      };
    },
  };
}

/** The units with the corrected texts, whose translations are written where the texts are. */
async function correctedUnits(
  units: readonly TextUnit[],
  corrections: JsonValue | undefined,
  files: ServiceCaller['files'],
  signal: AbortSignal,
): Promise<readonly TextUnit[]> {
  if (corrections === undefined) return units;
  const corrected = new Map<string, Segment>();
  for await (const { source, target } of readPairs(files, corrections)) corrected.set(segmentSource(source), target);
  if (corrected.size === 0) return units;
  return mapInSlices(
    units,
    (unit) => ({ ...unit, segment: corrected.get(segmentSource(unit.segment)) ?? unit.segment }),
    signal,
  );
}

/** For each unit what the memory has for exactly this text, or else for one with other white space or codes, where it fits. */
async function knownTranslations(
  memories: TranslateMessagesOptions['memories'],
  accountId: string,
  {
    units,
    target,
    id,
  }: { readonly units: readonly TextUnit[]; readonly target: string; readonly id: string | undefined },
  signal: AbortSignal,
): Promise<readonly (Segment | undefined)[]> {
  if (id === undefined) return units.map(() => undefined);
  const before = new KnownMessages();
  await addMemory(memories, accountId, id, before, signal).catch(ignoreGone);
  const same = await mapInSlices(units, ({ segment }) => before.find(segment, target), signal);
  const segments = units.flatMap(({ segment }, index) => (same[index] === undefined ? [segment] : []));
  const alike = (await exactMatches(memories, accountId, { id, targetLanguage: target, segments }, signal)).values();
  const fitting = ({ maximumLength = Number.POSITIVE_INFINITY }: TextUnit, index: number): Segment | undefined => {
    const known = same[index] ?? alike.next().value;
    return known !== undefined && plainText(known).length <= maximumLength ? known : undefined;
  };
  return mapInSlices(units, fitting, signal);
}

function* pairsOf(units: readonly TextUnit[], translations: readonly (Segment | undefined)[]): Generator<MessagePair> {
  for (const [index, { segment: source }] of units.entries()) {
    const target = translations[index];
    if (target !== undefined) yield { source, target };
  }
}
