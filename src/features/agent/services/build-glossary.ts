import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { Morphology } from '../../../contracts/language/morphology.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type { TextWork } from '../../../contracts/text-work.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { findPhraseFault } from '../../../language/glossaries/find-phrase-fault.ts';
import type { run as wordsRun } from '../../../language/tasks/distinct-words.ts';
import type { run as pairsRun } from '../../../language/tasks/extract-term-pairs.ts';
import { textTask } from '../../../language/tasks/text-task.ts';
import type { ParallelSegment, TermPair } from '../../../language/term-extraction/extract-term-pairs.ts';
import { writtenText } from '../../../language/translation-memory/written-text.ts';
import { readSource, readTarget } from '../../quality/evaluated-pair.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';
import { wordClasses } from './word-classes.ts';

export interface BuildGlossaryOptions {
  /** Absent where none is installed: words of grammar are then those that are in many segments. */
  readonly morphology: Morphology | undefined;
  readonly memories: Pick<TranslationMemories, 'segments'>;
  readonly textWork: TextWork;
}

interface BuildGlossaryInput {
  readonly source_lang: string;
  readonly target_lang: string;
  /** One of the two. */
  readonly segments?: readonly ParallelSegment[];
  readonly translation_memory_id?: string;
  readonly least_frequency?: number;
  readonly most?: number;
}

const words = textTask<typeof wordsRun>(
  'distinct_words',
  new URL('../../../language/tasks/distinct-words.ts', import.meta.url),
);
const pairs = textTask<typeof pairsRun>(
  'extract_term_pairs',
  new URL('../../../language/tasks/extract-term-pairs.ts', import.meta.url),
);

const mostSegments = 10_000;
const mostWords = 20_000;
const pageSize = 1_000;

const text = { type: 'string', maxLength: 10_000 } as const;
const segment = { type: 'object', required: ['source', 'target'], properties: { source: text, target: text } };

/** `build_glossary`: pairs of terms of parallel segments, as a draft of a glossary. */
export function buildGlossary(options: BuildGlossaryOptions): AgentService<BuildGlossaryInput> {
  return {
    input: inputSchema(['source_lang', 'target_lang'], {
      source_lang: inputs.language,
      target_lang: inputs.language,
      segments: { type: 'array', items: segment, maxItems: mostSegments },
      translation_memory_id: { type: 'string' },
      least_frequency: { type: 'integer', minimum: 2, maximum: 1_000 },
      most: { type: 'integer', minimum: 1, maximum: 1_000 },
    }),
    isFree: true,
    unavailable: () => undefined,
    assume: () => ({ entries: [], tsv: '', segments: 0 }),
    async prepare({ caller: { identity } }, input, signal) {
      const accountId = identity.account.id;
      const pair = { source: readSource(input.source_lang), target: baseLanguage(readTarget(input.target_lang)) };
      if ((input.segments === undefined) === (input.translation_memory_id === undefined)) {
        const reason = 'build_glossary: it needs either segments or translation_memory_id.';
        throw new ServiceError('agent_task_failed', { reason });
      }
      const segments =
        input.segments ?? (await memorySegments(options, accountId, input.translation_memory_id ?? '', pair, signal));
      return { run: (running) => build(options, { accountId, pair, segments, input }, running) };
    },
  };
}

async function build(
  { morphology, textWork }: BuildGlossaryOptions,
  {
    accountId,
    pair,
    segments,
    input,
  }: {
    readonly accountId: string;
    readonly pair: LanguagePair;
    readonly segments: readonly ParallelSegment[];
    readonly input: BuildGlossaryInput;
  },
  signal: AbortSignal,
): Promise<JsonValue> {
  const work = textWork.open({ accountId, urgency: 'background', signal });
  const size = segments.reduce((sum, { source, target }) => sum + source.length + target.length, 0);
  const classesOf = async (language: string, texts: readonly string[]) =>
    wordClasses(morphology, language, await work.run(words, { texts, most: mostWords }, size), signal);
  const found = await work.run(
    pairs,
    {
      sourceLanguage: pair.source,
      targetLanguage: pair.target,
      segments,
      sourceClasses: await classesOf(
        pair.source,
        segments.map(({ source }) => source),
      ),
      targetClasses: await classesOf(
        pair.target,
        segments.map(({ target }) => target),
      ),
      leastFrequency: input.least_frequency ?? 3,
      most: input.most ?? 200,
    },
    size,
  );
  const entries = found.filter(({ source, target }) => [source, target].every((phrase) => !findPhraseFault(phrase)));
  const tsv = entries.map(({ source, target }) => `${source}\t${target}\n`).join('');
  return { entries: entries.map(entryOf), tsv, segments: segments.length };
}

function entryOf({ example, ...pair }: TermPair): JsonValue {
  return { ...pair, example: { source: example.source, target: example.target } };
}

/** The first segments of a memory that are in both languages. */
async function memorySegments(
  { memories }: BuildGlossaryOptions,
  accountId: string,
  id: string,
  pair: LanguagePair,
  signal: AbortSignal,
): Promise<readonly ParallelSegment[]> {
  const segments: ParallelSegment[] = [];
  let start: number | undefined = 0;
  while (start !== undefined && segments.length < mostSegments) {
    signal.throwIfAborted();
    const { memory, page } = await memories.segments(accountId, id, { start, pageSize });
    if (baseLanguage(memory.sourceLanguage) !== pair.source) {
      const reason = `build_glossary: the translation memory is in ${memory.sourceLanguage}, not ${pair.source}.`;
      throw new ServiceError('agent_task_failed', { reason });
    }
    for (const { unit } of page.units)
      for (const { language, segment: target } of unit.targets)
        if (baseLanguage(language) === pair.target && segments.length < mostSegments)
          segments.push({ source: writtenText(unit.source), target: writtenText(target) });
    start = page.next;
  }
  return segments;
}
