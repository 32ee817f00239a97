import { field, objects } from '../command-line/server-client.ts';

/** What is said, in one language. */
export interface CaptionLine {
  /** Undefined where only one language is shown. */
  readonly label: string | undefined;
  readonly text: string;
}

/** A line that is being said. */
export interface OpenLine extends CaptionLine {
  /** Words after the text that may still change. */
  readonly tentative: string;
}

interface Track {
  label: string;
  text: string;
  tentative: string;
}

const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]*\s*$/u;
/** Longer than any sentence that people read at once; a recognizer without punctuation never ends one. */
const longestLine = 240;

/** Joins the updates of a session into lines, one for each sentence. */
export class Captions {
  readonly #source: Track;
  readonly #targets: ReadonlyMap<string, Track>;

  constructor(from: string | undefined, targets: readonly string[]) {
    this.#source = { label: from ?? '', text: '', tentative: '' };
    this.#targets = new Map(targets.map((label) => [label.toLowerCase(), { label, text: '', tentative: '' }]));
  }

  /** Lines that are complete by this message of the server. */
  add(message: unknown): readonly CaptionLine[] {
    const source = field(message, 'source_transcript_update');
    if (source !== undefined) {
      const segments = [...segmentsOf(source, 'concluded'), ...segmentsOf(source, 'tentative')];
      const language = segments.map((segment) => segment.language).find((given) => typeof given === 'string');
      if (typeof language === 'string' && this.#source.label === '') this.#source.label = clean(language);
      return this.#update(this.#source, source);
    }
    const target = field(message, 'target_transcript_update');
    const track = this.#targets.get(String(field(target, 'language')).toLowerCase());
    return track === undefined ? [] : this.#update(track, target);
  }

  /** What is tentative is not said again after a broken connection. */
  forgetTentative(): void {
    for (const track of this.#tracks()) track.tentative = '';
  }

  /** What is said, or was not ended by punctuation. */
  get open(): readonly OpenLine[] {
    return this.#tracks()
      .filter(({ text, tentative }) => (text + tentative).trim() !== '')
      .map((track) => ({ ...this.#line(track, track.text.trimStart()), tentative: track.tentative }));
  }

  /** The concluded rest of each language. */
  end(): readonly CaptionLine[] {
    const rest = this.#tracks().filter(({ text }) => text.trim() !== '');
    const lines = rest.map((track) => this.#line(track, track.text.trim()));
    for (const track of this.#tracks()) [track.text, track.tentative] = ['', ''];
    return lines;
  }

  #tracks(): readonly Track[] {
    return [this.#source, ...this.#targets.values()];
  }

  #update(track: Track, update: unknown): readonly CaptionLine[] {
    track.text += textOf(update, 'concluded');
    track.tentative = textOf(update, 'tentative');
    const text = track.text.trim();
    if (text === '' || !(sentenceEnd.test(text) || text.length > longestLine)) return [];
    track.text = '';
    return [this.#line(track, text)];
  }

  #line({ label }: Track, text: string): CaptionLine {
    return { label: this.#targets.size === 0 ? undefined : label, text };
  }
}

function segmentsOf(update: unknown, name: string): readonly Readonly<Record<string, unknown>>[] {
  return objects(field(update, name)) ?? [];
}

function textOf(update: unknown, name: string): string {
  const texts = segmentsOf(update, name).map(({ text }) => (typeof text === 'string' ? clean(text) : ''));
  return texts.join('');
}

/** A server does not move the cursor of a terminal. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
