import type { Face } from '../fonts/face.ts';
import type { FaceChoice } from '../fonts/face-choice.ts';
import type { TextRun, TextStyle } from '../text-request.ts';
import { embeddingLevels } from './direction.ts';
import { scriptOf } from './scripts.ts';

/** A stretch of text that is shaped in one go. */
export interface TextItem {
  readonly start: number;
  readonly end: number;
  readonly face: Face;
  readonly style: TextStyle;
  readonly tag: number | undefined;
  readonly script: string;
  readonly level: number;
  /** Points; of what the caller draws. */
  readonly width?: number;
}

export interface ItemizedText {
  readonly items: readonly TextItem[];
  readonly missing: readonly string[];
}

const longestItem = 4096;
const longestCluster = 64;
const mostMissing = 1000;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Each of these characters is a cluster, whatever is beside it. */
const ownClusters = /^[\n\u0020-\u02ff]*$/;

/** Divides a text where the style, direction, script or face changes. */
export function itemize(
  text: string,
  runs: readonly TextRun[],
  choice: FaceChoice,
  options: { readonly rightToLeft: boolean; readonly region: string },
): ItemizedText {
  const levels = embeddingLevels(text, options.rightToLeft);
  const items: TextItem[] = [];
  const missing = new Set<string>();
  let run = 0;
  let runEnd = runs[0]?.text.length ?? 0;
  let script = firstScript(text);
  let open: { start: number; end: number; run: number; face: Face; script: string; level: number } | undefined;
  const close = () => {
    const from = open === undefined ? undefined : runs[open.run];
    if (open === undefined || from === undefined) return;
    const { start, end, face, level } = open;
    const { style, tag, width } = from;
    items.push({ start, end, face, style, tag, script: open.script, level, ...(width !== undefined && { width }) });
  };
  const add = (start: number, end: number): void => {
    while (start >= runEnd && run + 1 < runs.length) {
      run += 1;
      runEnd += runs[run]?.text.length ?? 0;
    }
    const style = runs[run]?.style;
    if (style === undefined) return;
    const own = scriptOf(text.codePointAt(start) ?? 0);
    if (own !== 'Zyyy') script = own;
    const level = levels[start] ?? 0;
    const cluster = text.slice(start, end);
    // What many scripts use stays in the face of its neighbours, so that spaces and full stops divide nothing.
    const neighbour = own === 'Zyyy' && open?.run === run ? choice.has(open.face, cluster) && open.face : undefined;
    let face = neighbour || choice.find(cluster, style, script, options.region);
    if (face === undefined) {
      const isDrawn = runs[run]?.width !== undefined;
      if (!isDrawn && missing.size < mostMissing) missing.add(cluster);
      face = choice.first(style, script, options.region);
      if (face === undefined) return;
    }
    const continues =
      open !== undefined &&
      open.end === start &&
      open.run === run &&
      open.face === face &&
      open.script === script &&
      open.level === level &&
      end - open.start <= longestItem;
    if (open !== undefined && continues) open.end = end;
    else {
      close();
      open = { start, end, run, face, script, level };
    }
  };
  if (ownClusters.test(text)) for (let start = 0; start < text.length; start += 1) add(start, start + 1);
  else for (const { start, end } of clustersOf(text, runs)) add(start, end);
  close();
  return { items, missing: [...missing] };
}

/** Script of the first letter that has one: that of spaces and brackets before it. */
function firstScript(text: string): string {
  for (const character of text.slice(0, longestItem)) {
    const script = scriptOf(character.codePointAt(0) ?? 0);
    if (script !== 'Zyyy') return script;
  }
  return 'Zyyy';
}

interface Cluster {
  readonly start: number;
  readonly end: number;
}

/** Grapheme clusters, ending also where a run ends and, in endless ones, after a number of code units. */
function* clustersOf(text: string, runs: readonly TextRun[]): Generator<Cluster> {
  let run = 0;
  let runEnd = runs[0]?.text.length ?? 0;
  for (const { segment, index } of clusters.segment(text)) {
    const clusterEnd = index + segment.length;
    for (let start = index; start < clusterEnd; ) {
      while (start >= runEnd && run + 1 < runs.length) {
        run += 1;
        runEnd += runs[run]?.text.length ?? 0;
      }
      let end = Math.min(clusterEnd, start + longestCluster, runEnd > start ? runEnd : clusterEnd);
      const inPair = end < clusterEnd && (text.charCodeAt(end) & 0xfc00) === 0xdc00;
      if (inPair) end += 1;
      yield { start, end };
      start = end;
    }
  }
}
