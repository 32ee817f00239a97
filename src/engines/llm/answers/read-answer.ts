import { isRecord } from '../../shared/is-record.ts';

/** The texts in an answer, by id. Reads what was asked for under the name, and what weaker models make of it. */
export function readAnswer(answer: string, ids: readonly number[], name = 'translations'): ReadonlyMap<number, string> {
  const wanted = new Set(ids);
  const found = fromJson(answer, wanted, name) ?? fromLines(answer, wanted);
  const [only] = ids;
  const text = withoutFence(answer).trim();
  if (found.size === 0 && ids.length === 1 && only !== undefined && text !== '' && !/^[[{]/.test(text))
    return new Map([[only, text]]);
  return found;
}

function fromJson(answer: string, wanted: ReadonlySet<number>, name: string): ReadonlyMap<number, string> | undefined {
  const start = answer.search(/[[{]/);
  const end = Math.max(answer.lastIndexOf('}'), answer.lastIndexOf(']')) + 1;
  if (start === -1 || end <= start) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(answer.slice(start, end));
  } catch {
    return undefined;
  }
  const value = isRecord(parsed) && name in parsed ? parsed[name] : parsed;
  const pairs: (readonly [number, unknown])[] = Array.isArray(value)
    ? value.filter(isRecord).map((entry) => [Number(entry.id), entry.text ?? entry.translation])
    : isRecord(value)
      ? Object.entries(value).map(([key, text]) => [Number(key), text])
      : [];
  const translations = new Map<number, string>();
  const doubled = new Set<number>();
  for (const [id, text] of pairs) {
    if (typeof text !== 'string' || !wanted.has(id)) continue;
    // Of two translations for one id neither can be trusted.
    if (translations.has(id) && translations.get(id) !== text) doubled.add(id);
    translations.set(id, text);
  }
  for (const id of doubled) translations.delete(id);
  return translations;
}

function fromLines(answer: string, wanted: ReadonlySet<number>): ReadonlyMap<number, string> {
  const translations = new Map<number, string>();
  for (const [, id, text] of withoutFence(answer).matchAll(/^[^\S\n]*\[?(\d+)[\].):][^\S\n]+(.+)$/gm))
    if (wanted.has(Number(id)) && !translations.has(Number(id))) translations.set(Number(id), text ?? '');
  return translations;
}

function withoutFence(answer: string): string {
  return answer.replace(/^\s*```\w*\n(.*?)\n?```\s*$/s, '$1');
}
