import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';

/** A sentence in units and its translation in tokens of them; the first has no white space before it. */
export interface AlignedSentence {
  readonly units: readonly SourceUnit[];
  readonly tokens: readonly TargetToken[];
}

/** The sentence as its own translation. */
export function untranslated(sentence: string, units: readonly SourceUnit[]): AlignedSentence {
  let end = 0;
  const tokens = units.map((unit, index) => {
    const space = sentence.slice(end, unit.start);
    end = unit.end;
    return { text: sentence.slice(unit.start, unit.end), space, units: [index + 1] };
  });
  return { units, tokens };
}

export function textOf(tokens: readonly TargetToken[]): string {
  return tokens.map(({ space, text }) => space + text).join('');
}
