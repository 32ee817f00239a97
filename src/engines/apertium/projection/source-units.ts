import type { SourceUnit } from '../../shared/projection/target-text.ts';
import type { EncodedText } from '../stream-format.ts';

/** Units are what the analyser took as one: a word, a part of a word or several words; or something that is no word. */
export interface SourceAnalysis {
  /** In reading order. The first `bound` of them carry their number through the pipeline. */
  readonly units: readonly SourceUnit[];
  /** The analysis with the number of each unit bound to it. */
  readonly stream: string;
  /** Units that represent a numbered blank, by the number of the blank. */
  readonly blankUnits: ReadonlyMap<number, number>;
  /** Units for characters outside all words, with the character. */
  readonly characterUnits: readonly { readonly unit: number; readonly character: string }[];
}

interface StreamCharacter {
  readonly character: string;
  /** Position in the text, or -1 for the full stop that the format adds. */
  readonly position: number;
}

const streamToken = /\^((?:[^\\/$]|\\.)*)(?:[^\\$]|\\.)*\$|\[(\d*)\]|\\(.)|(.)/gsu;

/**
 * Finds the characters of each unit by walking through the analysis and the text side by side. The analyser keeps all
 * characters in order, but may move blanks behind a unit of several words. Undefined when the two do not fit.
 */
export function readAnalysis(analysis: string, text: string, encoded: EncodedText): SourceAnalysis | undefined {
  const { characters, blanks } = streamCharacters(text, encoded);
  const units: SourceUnit[] = [];
  const blankUnits = new Map<number, number>();
  const characterUnits: { unit: number; character: string }[] = [];
  let next = 0;
  const take = (surface: string): SourceUnit | undefined => {
    let start = -1;
    let end = -1;
    for (const character of surface) {
      if (character === ' ') continue;
      const found = characters[next];
      if (found?.character !== character) return undefined;
      next += 1;
      if (found.position === -1) continue;
      if (start === -1) start = found.position;
      end = found.position + character.length;
    }
    return { start, end };
  };
  let fits = true;
  const stream = analysis.replaceAll(
    streamToken,
    (token, surface?: string, blank?: string, escaped?: string, other?: string) => {
      if (surface !== undefined) {
        const unit = take(withoutEscapes(surface));
        fits &&= unit !== undefined;
        units.push(unit ?? { start: -1, end: -1 });
        return `[[${units.length}]]${token}`;
      }
      if (blank !== undefined) {
        const unit = blanks[Number(blank)];
        if (blank !== '' && unit !== undefined && text.slice(unit.start, unit.end).trim() !== '') {
          units.push(unit);
          blankUnits.set(Number(blank), units.length);
        }
        return token;
      }
      const character = escaped ?? other ?? '';
      if (character.trim() === '') return token;
      const unit = take(character);
      fits &&= unit !== undefined;
      if (unit !== undefined && unit.start !== -1) {
        units.push(unit);
        characterUnits.push({ unit: units.length, character });
      }
      return token;
    },
  );
  return fits && next === characters.length ? { units, stream, blankUnits, characterUnits } : undefined;
}

function withoutEscapes(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}

/** The visible characters of the payload with their positions in the text, and the extents of its blanks. */
function streamCharacters(
  text: string,
  { payload, blanks }: EncodedText,
): { readonly characters: readonly StreamCharacter[]; readonly blanks: readonly SourceUnit[] } {
  const characters: StreamCharacter[] = [];
  const extents: SourceUnit[] = [];
  let position = 0;
  for (const [, stop, blank, escaped, other] of payload.matchAll(/(\.\[\])|\[(\d+)\]|\\(.)|(.)/gsu)) {
    if (stop !== undefined) {
      characters.push({ character: '.', position: -1 });
    } else if (blank !== undefined) {
      const start = position;
      position += blanks[Number(blank)]?.length ?? 0;
      extents.push({ start, end: position });
    } else {
      const character = escaped ?? other ?? '';
      if (character.trim() !== '') characters.push({ character, position });
      position += character.length;
    }
  }
  return { characters, blanks: position === text.length ? extents : [] };
}
