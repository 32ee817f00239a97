import { isRecord } from '../shared/is-record.ts';
import { type SpeechAnswer, wrongAnswer } from './speech-server.ts';
import type { TimedText } from './word-times.ts';

/** What a server heard, in whichever form it says so. */
export interface HeardText {
  readonly text: string;
  /** Words, else segments; empty where the server gives no times. */
  readonly timed: readonly TimedText[];
  /** As the server writes it: a code, or a name in English. */
  readonly language: string | undefined;
}

/** Bytes of an answer about 30 seconds of speech. */
const longestAnswer = 4 * 1024 * 1024;

/** Reads `verbose_json`, `json`, plain text, or a stream of events (`transcript.text.delta`, `transcript.text.done`, segments). */
export async function readTranscription({ contentType, body }: SpeechAnswer): Promise<HeardText> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > longestAnswer) throw wrongAnswer('answers with more than 4 MiB');
    parts.push(part);
  }
  const said = Buffer.concat(parts).toString('utf8');
  if (contentType === 'text/event-stream') return readEvents(said);
  if (contentType === 'text/plain') return { text: said.trim(), timed: [], language: undefined };
  return readObject(parse(said));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw wrongAnswer('answers with something else than JSON');
  }
}

function readObject(answer: unknown): HeardText {
  if (!isRecord(answer) || typeof answer.text !== 'string') throw wrongAnswer('answers without a text');
  const segments = listOf(answer.segments);
  const own = listOf(answer.words);
  const words = own.length > 0 ? own : segments.flatMap(({ words }) => listOf(words));
  const timed = [words, segments].map(readTimes).find((times) => times.length > 0) ?? [];
  return {
    text: answer.text.trim(),
    timed,
    language: typeof answer.language === 'string' ? answer.language : undefined,
  };
}

function readEvents(stream: string): HeardText {
  let deltas = '';
  const segments: HeardText[] = [];
  for (const [, data = ''] of stream.matchAll(/^data: ?(.*)$/gm)) {
    if (data.trim() === '[DONE]') break;
    const event = parse(data);
    if (!isRecord(event)) throw wrongAnswer('sends an event that is no object');
    if (isRecord(event.error) || event.type === 'error') throw wrongAnswer('sends an error among its events');
    if (event.type === 'transcript.text.done') return readObject(event);
    if (event.type === 'transcript.text.delta' && typeof event.delta === 'string') deltas += event.delta;
    else if (typeof event.text === 'string') segments.push(readObject(event));
  }
  if (deltas !== '') throw wrongAnswer('ended its stream too early');
  if (segments.length === 0) throw wrongAnswer('answers without a text');
  return {
    text: segments.map(({ text }) => text).join(' '),
    timed: segments.every(({ timed }) => timed.length > 0) ? segments.flatMap(({ timed }) => timed) : [],
    language: segments.find(({ language }) => language !== undefined)?.language,
  };
}

type Entry = Readonly<Record<string, unknown>>;

function listOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Empty where one of them has no times. */
function readTimes(entries: readonly Entry[]): readonly TimedText[] {
  const timed = entries.flatMap((entry): TimedText[] => {
    const text = typeof entry.word === 'string' ? entry.word : entry.text;
    const { start, end } = entry;
    if (typeof text !== 'string' || typeof start !== 'number' || typeof end !== 'number') return [];
    return [{ text, startMs: start * 1_000, endMs: end * 1_000 }];
  });
  return timed.length === entries.length ? timed : [];
}
