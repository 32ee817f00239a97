import { startServer } from '../../test/support/running-server.ts';
import { countWordErrors, wordsOf } from '../../test/support/speech/count-word-errors.ts';
import { type Clip, fliteClips, humanClips, readSpokenTerms, termClips } from './clips.ts';
import { ask, transcribeFile } from './run-job.ts';

/** What was heard of one set of clips, without spoken terms and with them. */
export interface SetResult {
  readonly set: string;
  readonly clips: number;
  readonly words: number;
  readonly without: Heard;
  readonly with: Heard;
}

export interface Heard {
  readonly errors: number;
  /** Terms that are said in the clips of the set. */
  readonly said: number;
  readonly found: number;
  /** Terms that were heard where they were not said. */
  readonly false: number;
}

/** Every clip as a voice job, twice: without spoken terms, and with all of them. */
export async function measureRecognition(
  folder: string,
  ownClips: string | undefined,
  report: (line: string) => void,
): Promise<readonly SetResult[]> {
  await using server = await startServer();
  const spokenTerms = readSpokenTerms();
  const entries = spokenTerms.terms.map(({ term }) => term).join('\n');
  const collection = await ask<{ readonly spoken_terms_id: string }>(server, '/v3/spoken-terms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Benchmark', term_lists: [{ lang: 'en', entries }] }),
  });
  const clips = [...humanClips(folder, ownClips), ...fliteClips(folder), ...termClips(folder, spokenTerms)];
  const texts = new Map<Clip, { readonly without: string; readonly with: string }>();
  for (const clip of clips) {
    const order = { file: clip.file, contentType: 'audio/wav' };
    const [without, withTerms] = [
      await transcribeFile(server, order),
      await transcribeFile(server, { ...order, spokenTermsId: collection.spoken_terms_id }),
    ];
    texts.set(clip, { without: without.text, with: withTerms.text });
    report(`${clip.set}: ${clip.text} | ${without.text.trim()} | ${withTerms.text.trim()}`);
  }
  const terms = spokenTerms.terms.map(({ term }) => term.toLowerCase());
  return [...Map.groupBy(clips, ({ set }) => set)].map(([set, all]) => {
    const heard = (kind: 'without' | 'with'): Heard => {
      const each = all.map((clip) => judge(clip, texts.get(clip)?.[kind] ?? '', terms));
      const sum = (name: keyof Heard): number => each.reduce((total, one) => total + one[name], 0);
      return { errors: sum('errors'), said: sum('said'), found: sum('found'), false: sum('false') };
    };
    const words = all.reduce((total, { text }) => total + wordsOf(text).length, 0);
    return { set, clips: all.length, words, without: heard('without'), with: heard('with') };
  });
}

function judge({ text, term }: Clip, heard: string, terms: readonly string[]): Heard {
  const words = wordsOf(heard);
  const own = term?.toLowerCase();
  return {
    errors: countWordErrors(text, heard),
    said: own === undefined ? 0 : 1,
    found: own !== undefined && words.includes(own) ? 1 : 0,
    false: words.filter((word) => terms.includes(word) && word !== own).length,
  };
}
