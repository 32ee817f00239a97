import { readReference } from '../../language/tag-handling/xml-references.ts';
import { readTimes } from '../shared/subtitles/read-times.ts';
import type { Cue, MarkItem, SubtitleItem, SubtitleSyntax } from '../shared/subtitles/subtitle-item.ts';

const timing =
  /^[ \t]*(?:(\d{2,5}):)?(\d{2}):(\d{2})[.,](\d{3})[ \t]*-->[ \t]*(?:(\d{2,5}):)?(\d{2}):(\d{2})[.,](\d{3})(?=$|[ \t])/;

/** True for a file of the format: it begins with these six letters. */
export function isVtt(source: string): boolean {
  return /^\ufeff?WEBVTT(?=$|[ \t\n\r])/.test(source);
}

/** The cues of a WebVTT file. Notes, style sheets and regions are none. */
export function findVttCues(source: string): Cue[] {
  const cues: Cue[] = [];
  let times: readonly [number, number] | undefined;
  let start = -1;
  let end = -1;
  const flush = (): void => {
    if (start !== -1 && times !== undefined) cues.push({ start, end, from: times[0], to: times[1] });
    start = -1;
    times = undefined;
  };
  for (const found of source.matchAll(/[^\n\r]*(?:\r\n|[\n\r]|$)/g)) {
    const line = found[0].replace(/[\n\r]+$/, '');
    if (line.includes('-->')) {
      flush();
      times = readTimes(line, timing);
    } else if (line === '') flush();
    else if (times !== undefined) {
      if (start === -1) start = found.index;
      end = found.index + line.length;
    }
  }
  flush();
  return cues;
}

/** Readings (`rt`) are not for a translator: each is one mark, with what it says. */
const mark = /<rt\b[^<>]*>[^<>]{0,200}<\/rt>|<(\/?)([a-z]*)[^<>]*>|\r\n|[\n\r]|&/gi;

/** Tags of cue text: `<i>`, `<c.yellow>`, `<v Mary>`, `<lang en>`, `<ruby>`, times. The names of speakers stay. */
export const vttSyntax: SubtitleSyntax = {
  tokenize(source, start, end) {
    const items: SubtitleItem[] = [];
    let position = start;
    const add = (item: SubtitleItem): void => {
      if (item.start > position) items.push(textItem(source, position, item.start));
      items.push(item);
      position = item.end;
    };
    for (const found of source.slice(start, end).matchAll(mark)) {
      const at = start + found.index;
      if (found[0] !== '&') add(markItem(found, at));
      else {
        const reference = readReference(source, at);
        if (reference?.text === undefined || reference.end > end) continue;
        add({ type: 'text', start: at, end: reference.end, text: reference.text, literal: false });
      }
    }
    if (end > position) items.push(textItem(source, position, end));
    return items;
  },
  encode: (text) => text.replace(/[&<>\u00a0\u200e\u200f]/g, (character) => references[character] ?? character),
  speaker(voice, source) {
    return voice.name === 'v' ? source.slice(voice.start, voice.end).replace(/^<v\S*\s*/, '') : undefined;
  },
};

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
  '\u200e': '&lrm;',
  '\u200f': '&rlm;',
};

function markItem(found: RegExpExecArray, start: number): SubtitleItem {
  const [whole, slash = '', name = ''] = found;
  const end = start + whole.length;
  if (/^[\n\r]/.test(whole)) return { type: 'line', start, end };
  const mark: Omit<MarkItem, 'type'> = { name: name.toLowerCase(), start, end };
  return { ...mark, type: name === '' ? 'alone' : slash === '/' ? 'close' : 'open' };
}

function textItem(source: string, start: number, end: number): SubtitleItem {
  return { type: 'text', start, end, text: source.slice(start, end), literal: true };
}
