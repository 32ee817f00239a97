import type { TextSpan } from '../../language/text-edit.ts';
import { readTimes } from '../shared/subtitles/read-times.ts';
import type { Cue, MarkItem, SubtitleItem, SubtitleSyntax } from '../shared/subtitles/subtitle-item.ts';

const timing =
  /^[ \t]*(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[,.:](\d{1,6}))?[ \t]*--?>[ \t]*(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[,.:](\d{1,6}))?(?![\d:])/;
const number = /^[ \t\ufeff]*\d{1,9}[ \t]*$/;

interface Line extends TextSpan {
  readonly times: readonly [number, number] | undefined;
}

/**
 * The cues of a SubRip file, however it is written: numbers and empty lines may be missing, times may have a point or no
 * hours. An empty line inside the text of a subtitle ends a cue; the next has the same times.
 */
export function findSrtCues(source: string): Cue[] {
  const lines = linesOf(source);
  const cues: Cue[] = [];
  let times: readonly [number, number] | undefined;
  let start = -1;
  let end = -1;
  const flush = (): void => {
    if (start !== -1 && times !== undefined) cues.push({ start, end, from: times[0], to: times[1] });
    start = -1;
  };
  for (const [index, line] of lines.entries()) {
    const text = source.slice(line.start, line.end);
    const numbersNext = number.test(text) && lines[index + 1]?.times !== undefined;
    if (line.times !== undefined || numbersNext || text.trim() === '') {
      flush();
      times = line.times ?? (numbersNext ? undefined : times);
    } else {
      if (start === -1) start = line.start;
      end = line.end;
    }
  }
  flush();
  return cues;
}

export function hasTimes(source: string): boolean {
  return linesOf(source).some((line) => line.times !== undefined);
}

function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  for (const found of source.matchAll(/[^\n\r]*(?:\r\n|[\n\r]|$)/g)) {
    const length = found[0].replace(/[\n\r]+$/, '').length;
    const text = found[0].slice(0, length);
    lines.push({
      start: found.index,
      end: found.index + length,
      times: text.includes('>') ? readTimes(text, timing) : undefined,
    });
  }
  return lines;
}

const mark =
  /<(\/?)(b|i|u|s|font)(?:\s[^<>]*)?>|\{(\/?)([bius])\}|\{\\[^{}\n\r]*\}|\{[yYcCfFsSpPoO]:[^{}\n\r]*\}|\\[Nnh]|\r\n|[\n\r]/gi;

/** Tags as in HTML, and those of SubStation Alpha, which many players show too. There are no references. */
export const srtSyntax: SubtitleSyntax = {
  tokenize(source, start, end) {
    const items: SubtitleItem[] = [];
    let position = start;
    const addText = (to: number): void => {
      if (to > position)
        items.push({ type: 'text', start: position, end: to, text: source.slice(position, to), literal: true });
    };
    for (const found of source.slice(start, end).matchAll(mark)) {
      const at = start + found.index;
      addText(at);
      position = at + found[0].length;
      items.push(markItem(found, at, position));
    }
    addText(end);
    return items;
  },
  encode: (text) => text.replace(/[\n\r]+/g, ' '),
  speaker: () => undefined,
};

function markItem(found: RegExpExecArray, start: number, end: number): SubtitleItem {
  const [whole, slash, tag, braceSlash, braceTag] = found;
  if (/^(?:[\n\r]|\\N)/.test(whole)) return { type: 'line', start, end };
  const name = tag ?? braceTag;
  const alone: MarkItem = { type: 'alone', name: '', start, end };
  if (name === undefined) return whole.startsWith('\\') ? { ...alone, equivalent: ' ' } : alone;
  const type = (slash ?? braceSlash) === '/' ? 'close' : 'open';
  return { type, name: (tag === undefined ? '{' : '<') + name.toLowerCase(), start, end };
}
