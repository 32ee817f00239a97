import type { IncomingMessage } from 'node:http';
import type { Identity } from '../../features/accounts/authenticate.ts';

/** What the log line of a request says beside its outcome. Never a text, never a whole key. */
export interface RequestRecord {
  /** Of a key that is known, also where the request is refused. */
  keyId?: string;
  accountId?: string;
  /** Of a key that is not accepted: `db96****cb2c`. */
  refusedKey?: string;
  /** Code of the error that was answered. */
  code?: string;
  /** Languages, joined by commas where texts have several. */
  source?: string;
  target?: string;
  characters?: number;
  engines?: string;
}

export function recordIdentity(record: RequestRecord, { account, key }: Identity): void {
  record.keyId = key.id;
  record.accountId = account.id;
}

/** Languages as the client asked for them; anything that is not written like a language stays out of the log. */
export function recordLanguages(
  record: RequestRecord,
  { source, target }: { readonly source?: string | undefined; readonly target?: string | undefined },
): void {
  if (isLanguage(source)) record.source = source;
  if (isLanguage(target)) record.target = target;
}

function isLanguage(text: string | undefined): text is string {
  return text !== undefined && /^[a-z]{2,3}(-[a-z\d]{2,8}){0,2}$/i.test(text);
}

/** What was done: languages that were found, characters that count. */
export function recordWork(
  record: RequestRecord,
  work: {
    readonly sources: readonly string[];
    readonly characters: number;
    readonly engines: readonly string[];
  },
): void {
  const source = [...new Set(work.sources)].join(',');
  if (source !== '') record.source = source;
  record.characters = work.characters;
  if (work.engines.length > 0) record.engines = work.engines.join('+');
}

const userAgentLength = 100;
const pathLength = 200;

/** Headers are bytes that anybody chose: only what can be printed is kept. */
export function userAgentOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return printable(headers['user-agent'] ?? '', userAgentLength) || undefined;
}

/** For requests that no operation serves. The query is left out: it may hold a key or a text. */
export function unservedPath(url: string): string {
  return printable(url.replace(/[?#].*$/s, ''), pathLength);
}

function printable(text: string, length: number): string {
  return text
    .slice(0, length)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}
