/**
 * The phrases that a pattern of a rule fits, so that everything that a rule writes for them can be looked up. Looks around
 * count as nothing. What fits any letter, or any of many, is `anyLetters`; of what may be repeated there is one, and none.
 */
export function phrasesOf(pattern: string): readonly string[] {
  const reader = { pattern, position: 0 };
  const phrases = readChoice(reader);
  if (reader.position < pattern.length) throw new SyntaxError(`unread from ${reader.position} in ${pattern}`);
  return [...new Set(phrases)];
}

/** Represents letters that a pattern leaves open. */
export const anyLetters = '\u{FFFC}';

/** What one pattern may fit at most; no rule has half of it. */
const most = 100_000;

interface Reader {
  readonly pattern: string;
  position: number;
}

function readChoice(reader: Reader): readonly string[] {
  const choices = [...readSequence(reader)];
  while (reader.pattern[reader.position] === '|') {
    reader.position += 1;
    choices.push(...readSequence(reader));
  }
  return choices;
}

function readSequence(reader: Reader): readonly string[] {
  let phrases: readonly string[] = [''];
  while (reader.position < reader.pattern.length && !/[|)]/.test(reader.pattern[reader.position] ?? '')) {
    const piece = repeated(reader, readPiece(reader));
    if (phrases.length * piece.length > most) throw new RangeError(`too many phrases fit ${reader.pattern}`);
    phrases = phrases.flatMap((start) => piece.map((end) => joined(start, end)));
  }
  return phrases;
}

function joined(start: string, end: string): string {
  return start.endsWith(anyLetters) && end.startsWith(anyLetters) ? start + end.slice(anyLetters.length) : start + end;
}

function readPiece(reader: Reader): readonly string[] {
  const { pattern } = reader;
  const start = reader.position;
  const group = /^\((?:\?(?:[:=!]|<[=!]|<\p{L}+>))?/u.exec(pattern.slice(start, start + 40))?.[0];
  if (group !== undefined) {
    reader.position += group.length;
    const inside = readChoice(reader);
    reader.position += 1;
    return /[=!]$/.test(group) ? [''] : inside;
  }
  const [piece = ''] = /^(?:\[[^\]]*\]|\\[pP]\{[^}]*\}|\\.|.)/su.exec(pattern.slice(start)) ?? [];
  reader.position += piece.length;
  if (/^\[-?[^^\\-]*\]$/.test(piece)) return [...piece.slice(1, -1)];
  if (/^(?:\[|\\[pPw]|\.$)/.test(piece)) return [anyLetters];
  if (piece === '\\d') return ['1'];
  if (piece === '\\s') return [' '];
  if (/^(?:\\b|[$^])$/.test(piece)) return [''];
  return [piece.replace(/^\\/, '')];
}

function repeated(reader: Reader, piece: readonly string[]): readonly string[] {
  const [quantifier = ''] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.pattern.slice(reader.position)) ?? [];
  reader.position += quantifier.length;
  const mayBeAbsent = /^(?:[?*]|\{0)/.test(quantifier);
  return mayBeAbsent ? ['', ...piece] : piece;
}
