import type { JsonValue } from '../../../contracts/agent/workflow.ts';

/** A result as JSON for a model; of one that is longer, its beginning. No more of it than that is written. */
export function shownResult(value: JsonValue, longest: number): string {
  const text = [...piecesOf(value, longest)].join('');
  return text.length <= longest ? text : JSON.stringify({ beginning: text.slice(0, longest) });
}

/** Pieces of the JSON of a value, until they are longer together than the limit. */
function* piecesOf(value: JsonValue, longest: number): Generator<string> {
  let length = 0;
  for (const piece of writtenBy(value, longest)) {
    yield piece;
    length += piece.length;
    if (length > longest) return;
  }
}

function* writtenBy(value: JsonValue, longest: number): Generator<string> {
  if (typeof value === 'string') yield JSON.stringify(value.slice(0, longest + 1));
  else if (typeof value !== 'object' || value === null) yield JSON.stringify(value);
  else if (Array.isArray(value)) {
    yield '[';
    for (const [index, member] of (value as readonly JsonValue[]).entries()) {
      if (index > 0) yield ',';
      yield* writtenBy(member, longest);
    }
    yield ']';
  } else {
    yield '{';
    for (const [index, [name, member]] of Object.entries(value).entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`;
      yield* writtenBy(member as JsonValue, longest);
    }
    yield '}';
  }
}
