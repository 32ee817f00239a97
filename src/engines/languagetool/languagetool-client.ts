import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { Deadline } from '../../time/deadline.ts';
import { isRecord } from '../shared/is-record.ts';

/** What LanguageTool found; positions are UTF-16 units. */
export interface LanguageToolMatch {
  readonly offset: number;
  readonly length: number;
  readonly message?: string;
  readonly replacements: readonly { readonly value: string }[];
  readonly rule: { readonly id: string; readonly issueType?: string; readonly category?: { readonly id?: string } };
}

/** The server does not take a text; it may take others. */
export class RefusedTextError extends Error {}

class OverloadedError extends Error {}

/** An answer has less than this for a text of a request; more is no answer of LanguageTool. */
const largestAnswer = 4 * 1024 * 1024;

/** The HTTP interface of LanguageTool, version 2. */
export class LanguageToolClient {
  readonly #url: string;
  readonly #clock: Clock;
  readonly #timeLimit: number;
  readonly #fetch: typeof fetch;

  constructor(
    url: string,
    {
      clock,
      timeLimit,
      connect = fetch,
    }: { readonly clock: Clock; readonly timeLimit: number; readonly connect?: typeof fetch },
  ) {
    this.#fetch = connect;
    this.#url = url.replace(/\/+$/, '');
    this.#clock = clock;
    this.#timeLimit = timeLimit;
  }

  /** Codes that the server knows. */
  async languages(signal: AbortSignal): Promise<ReadonlySet<string>> {
    using deadline = new Deadline(this.#clock, this.#timeLimit);
    const answer = await this.#fetch(`${this.#url}/languages`, {
      signal: AbortSignal.any([signal, deadline.signal]),
    });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const listed = await readJson(answer);
    if (!Array.isArray(listed)) throw new Error('the server answered without a list of languages');
    return new Set(
      listed
        .filter(isRecord)
        .flatMap(({ longCode, code }) => [longCode, code].filter((one) => typeof one === 'string')),
    );
  }

  /** Rejects with a `ServiceError`, or with the reason of the signal. */
  async check(text: string, language: string, signal: AbortSignal): Promise<readonly LanguageToolMatch[]> {
    using deadline = new Deadline(this.#clock, this.#timeLimit);
    try {
      const answer = await this.#fetch(`${this.#url}/check`, {
        method: 'POST',
        body: new URLSearchParams({ text, language }),
        signal: AbortSignal.any([signal, deadline.signal]),
      });
      if (!answer.ok) throw failedAnswer(answer.status);
      return readMatches(await readJson(answer), text);
    } catch (cause) {
      signal.throwIfAborted();
      if (deadline.signal.aborted) throw new ServiceError('engine_timed_out', {}, { cause });
      if (!isUnreachable(cause)) throw new ServiceError('engine_failed', {}, { cause });
      throw new ServiceError('engine_unavailable', { reason: 'the LanguageTool server cannot be used.' }, { cause });
    }
  }
}

/** Nothing listens, the connection breaks, or the server has no room for the text. */
function isUnreachable(cause: unknown): boolean {
  return cause instanceof TypeError || cause instanceof OverloadedError;
}

function failedAnswer(status: number): Error {
  const message = `LanguageTool answered ${status}`;
  if (status === 429 || status === 503) return new OverloadedError(message);
  return status >= 400 && status < 500 ? new RefusedTextError(message) : new Error(message);
}

async function readJson(answer: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > largestAnswer) throw new Error(`LanguageTool answered more than ${largestAnswer} bytes`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
}

function readMatches(answer: unknown, text: string): readonly LanguageToolMatch[] {
  const matches = isRecord(answer) ? answer.matches : undefined;
  if (!Array.isArray(matches)) throw new Error('LanguageTool answered without matches');
  // What is about another text would be written anywhere, so nothing of the answer is used.
  if (!matches.every((match): match is LanguageToolMatch => isMatch(match, text.length)))
    throw new Error('LanguageTool answered a match that is none of the text');
  return matches;
}

function isMatch(match: unknown, length: number): boolean {
  if (!isRecord(match) || !isRecord(match.rule) || !Array.isArray(match.replacements)) return false;
  const { offset, length: size, message, replacements, rule } = match;
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  return (
    isCount(offset) &&
    isCount(size) &&
    offset + size <= length &&
    (message === undefined || typeof message === 'string') &&
    typeof rule.id === 'string' &&
    replacements.every((replacement) => isRecord(replacement) && typeof replacement.value === 'string')
  );
}
