import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { TextWork, WorkSession } from '../../../contracts/text-work.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { segmentSize } from '../../../language/segmentation/segment-size.ts';
import type { run as align } from '../../../language/tasks/align-documents.ts';
import type { run as readTmx } from '../../../language/tasks/read-tmx-segments.ts';
import { splitUnits } from '../../../language/tasks/split-units.ts';
import { textTask } from '../../../language/tasks/text-task.ts';
import { extensionOf } from '../../documents/document-types.ts';
import { readSource, readTarget } from '../../quality/evaluated-pair.ts';
import { groupBySize } from '../../translation/group-by-size.ts';
import { type AgentService, inputSchema, inputs, type ServiceCaller } from './agent-service.ts';
import { type OpenDocumentOptions, openDocument } from './open-document.ts';

export interface ReadSegmentsOptions extends OpenDocumentOptions {
  readonly textWork: TextWork;
}

interface ReadSegmentsInput {
  /** A translation memory (TMX), or a document with its translation beside it. */
  readonly file: JsonValue;
  readonly translation?: JsonValue;
  readonly source_lang: string;
  readonly target_lang: string;
}

const alignTask = textTask<typeof align>(
  'align_documents',
  new URL('../../../language/tasks/align-documents.ts', import.meta.url),
);
const tmxTask = textTask<typeof readTmx>(
  'read_tmx_segments',
  new URL('../../../language/tasks/read-tmx-segments.ts', import.meta.url),
);

const most = 10_000;
/** Of all segments: a result of a step takes 16 million. */
const characters = 8_000_000;
/** Of each document: more of them hold the thread that hands them over, and 10,000 pairs are the most that is given. */
const mostSentences = 100_000;
/** Units that are split at once. */
const atOnce = { size: 100_000, items: 2_000 };

/** `read_segments`: parallel segments of a TMX file, or of two documents that are translations of each other. */
export function readSegments(options: ReadSegmentsOptions): AgentService<ReadSegmentsInput> {
  return {
    input: inputSchema(['file', 'source_lang', 'target_lang'], {
      file: { type: 'object' },
      translation: { type: 'object' },
      source_lang: inputs.language,
      target_lang: inputs.language,
    }),
    isFree: true,
    unavailable: () => undefined,
    prepare: async (caller, { file, translation, source_lang, target_lang }) => {
      const pair = { source: readSource(source_lang), target: baseLanguage(readTarget(target_lang)) };
      return {
        async run(signal) {
          const accountId = caller.caller.identity.account.id;
          const work = options.textWork.open({ accountId, urgency: 'background', signal });
          if (translation !== undefined)
            return alignFiles(options, { caller, files: [file, translation], pair, work }, signal);
          const read = await caller.files.read(file);
          if (extensionOf(read.file.name) !== 'tmx')
            throw failed(`"${read.file.name}" is no TMX file, and has no translation.`);
          const { bytes } = read;
          const segments = await work.run(tmxTask, { bytes, pair, most, characters }, bytes.length);
          return answerOf(segments, 0);
        },
      };
    },
  };
}

interface Alignment {
  readonly caller: ServiceCaller;
  readonly files: readonly [JsonValue, JsonValue];
  readonly pair: LanguagePair;
  readonly work: WorkSession;
}

async function alignFiles(
  options: ReadSegmentsOptions,
  { caller, files, pair, work }: Alignment,
  signal: AbortSignal,
): Promise<JsonValue> {
  const [source, target] = files;
  const { source: source_lang, target: target_lang } = pair;
  const read = async (file: JsonValue, own: string, other: string): Promise<readonly (readonly string[])[]> => {
    const { document } = await openDocument(options, caller, { file, source_lang: own, target_lang: other }, signal);
    await using _document = document;
    return sentencesOf(document.units, own, work);
  };
  const sources = await read(source, source_lang, target_lang);
  const targets = await read(target, target_lang, source_lang);
  const size = [...sources, ...targets].flat().reduce((sum, text) => sum + text.length, 0);
  if (size > characters) throw failed(`the documents have more than ${characters} characters.`);
  const { pairs, leftOut } = await work.run(alignTask, { sources, targets, most }, size);
  return answerOf(pairs, leftOut);
}

async function sentencesOf(
  units: readonly TextUnit[],
  language: string,
  work: WorkSession,
): Promise<readonly (readonly string[])[]> {
  const texts: (readonly string[])[] = [];
  let amount = 0;
  for (const group of groupBySize(units, ({ segment }) => segmentSize(segment), atOnce)) {
    const segments = group.map(({ segment }) => segment);
    const { sentences } = await splitUnits(segments, { language, splitSentences: '1' }, work);
    amount += sentences.reduce((sum, own) => sum + own.length, 0);
    if (amount > mostSentences) throw failed(`a document has more than ${mostSentences} sentences.`);
    texts.push(...sentences.map((own) => own.map((sentence) => pairedText(sentence).trim())));
  }
  return texts;
}

/** A placeholder as it is written, so that its name is no word of the text; other codes as a reader sees them. */
function pairedText({ inlines }: Segment): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      const { data, equivalent = '' } = inline;
      return /[\p{L}\p{N}]/u.test(equivalent) ? data : equivalent;
    })
    .join('');
}

function answerOf(
  segments: readonly { readonly source: string; readonly target: string }[],
  leftOut: number,
): JsonValue {
  return { segments: segments.map(({ source, target }) => ({ source, target })), left_out: leftOut };
}

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `read_segments: ${reason}` });
}
