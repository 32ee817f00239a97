import type { FilterProgress } from '../../contracts/documents/document-filter.ts';
import type { WorkProgress } from '../../contracts/stores/documents.ts';
import type { PartDurations, WorkAmount, WorkPart } from './part-durations.ts';
import { SteadyEstimate } from './steady-estimate.ts';
import type { MeasuredProgress, TranslationSpeed } from './translation-speed.ts';

export interface RunningDocumentOptions {
  readonly format: string;
  /** Milliseconds that the whole work is expected to take, where that is known before its text is. */
  readonly expected: number | undefined;
  /** Milliseconds, of any beginning. */
  readonly now: () => number;
  readonly speed: Pick<TranslationSpeed, 'remaining'>;
  readonly parts: PartDurations;
}

/** Before so many pages or pictures, what other documents took counts for more. */
const fewCounted = 3;
/** Less time says nothing of a pace. */
const leastMilliseconds = 500;

interface Counted {
  readonly progress: FilterProgress;
  /** When the first was begun. */
  readonly begun: number;
}

/**
 * How far the work on one document is, and how long the rest of it will take, part by part:
 *
 *     reading: pages left at the pace so far ─ translating: characters left at the speed of the route ─ writing: as reading
 *         └── the parts that follow: what they took for other documents of the type, by pages or else characters
 */
export class RunningDocument {
  readonly #options: RunningDocumentOptions;
  readonly #begun: number;
  readonly #estimate = new SteadyEstimate();
  #part: WorkPart = 'reading';
  #partBegun: number;
  #counted: Counted | undefined;
  #text: MeasuredProgress | undefined;
  /** Known once it was read. */
  #amount: WorkAmount | undefined;
  #readingMilliseconds = 0;
  #isWritten = false;

  constructor(options: RunningDocumentOptions) {
    this.#options = options;
    this.#begun = options.now();
    this.#partBegun = this.#begun;
  }

  /** So many pages or pictures were read or written. */
  count(progress: FilterProgress): void {
    const begun = this.#counted?.begun ?? (progress.done === 0 ? this.#options.now() : this.#partBegun);
    this.#counted = { progress, begun };
  }

  /** It was read, and has so many characters. */
  beginTranslating(characters: number): void {
    const { unit, total } = this.#counted?.progress ?? {};
    this.#amount = unit === 'pages' ? { unit, count: total ?? 0 } : { unit: 'characters', count: characters };
    this.#readingMilliseconds = this.#measure();
    this.#part = 'translating';
  }

  translated(progress: MeasuredProgress): void {
    this.#text = progress;
  }

  beginWriting(): void {
    this.#measure();
    this.#part = 'writing';
  }

  written(): void {
    this.#measure();
    this.#isWritten = true;
  }

  /** In pages or pictures; undefined for documents without them. */
  get progress(): WorkProgress | undefined {
    if (this.#part !== 'translating' && this.#counted !== undefined)
      return { stage: this.#part, ...this.#counted.progress };
    if (this.#amount?.unit !== 'pages') return undefined;
    const total = this.#amount.count;
    if (this.#part === 'writing') return { stage: 'writing', unit: 'pages', done: this.#isWritten ? total : 0, total };
    const { pagesDone = 0, characters = 0, charactersDone = 0 } = this.#text ?? {};
    const isDone = this.#text !== undefined && charactersDone >= characters;
    return { stage: 'translating', unit: 'pages', done: isDone ? total : Math.min(pagesDone, total), total };
  }

  /** Whole seconds, at least 1, undefined until the speed is known; from one call to the next they do not jump. */
  get seconds(): number | undefined {
    const shown = this.#estimate.at(this.#options.now(), this.#remaining());
    return shown === undefined ? undefined : Math.max(1, Math.ceil(shown / 1000));
  }

  #remaining(): number | undefined {
    if (this.#part === 'reading') return this.#restOfReading();
    if (this.#part === 'writing') return this.#restOfCounted(this.#expectedWriting()) ?? 0;
    const rest = this.#restOfTranslating();
    return rest === undefined ? undefined : rest + this.#expectedWriting();
  }

  #restOfReading(): number | undefined {
    const { unit, total = 0 } = this.#counted?.progress ?? {};
    const { expected } = this.#options;
    const whole = expected === undefined ? undefined : Math.max(0, expected - this.#options.now() + this.#begun);
    if (unit === undefined) return whole;
    const amount = { unit: 'pages', count: unit === 'pages' ? total : 0 } as const;
    const rest = this.#restOfCounted(this.#expected('reading', amount));
    const [translating, writing] = [this.#expected('translating', amount), this.#expected('writing', amount)];
    if (rest === undefined || (whole === undefined && translating === undefined)) return whole;
    if (translating === undefined || writing === undefined) return Math.max(rest, whole ?? 0);
    return rest + translating + writing;
  }

  #restOfTranslating(): number | undefined {
    const { expected, speed } = this.#options;
    const text = this.#text;
    const measured = text && speed.remaining(text);
    if (measured !== undefined) return measured;
    const whole = (this.#amount && this.#expected('translating', this.#amount)) ?? expected;
    if (whole === undefined || text === undefined) return whole;
    return text.characters === 0 ? 0 : whole * (1 - text.charactersDone / text.characters);
  }

  /** Where nothing was measured, as long as reading. */
  #expectedWriting(): number {
    const { unit } = this.#amount ?? {};
    const known = this.#amount && this.#expected('writing', this.#amount);
    return known ?? (unit === 'pages' ? this.#readingMilliseconds : 0);
  }

  /** At the pace of the document itself, more so the more of it is done. */
  #restOfCounted(whole: number | undefined): number | undefined {
    const now = this.#options.now();
    if (this.#counted === undefined) return whole && Math.max(0, whole - now + this.#partBegun);
    const { progress, begun } = this.#counted;
    const { done, total } = progress;
    const usual = whole === undefined || total === 0 ? undefined : whole / total;
    const elapsed = now - begun;
    if (usual === undefined)
      return done < fewCounted || elapsed < leastMilliseconds ? undefined : ((total - done) * elapsed) / done;
    return ((total - done) * (usual * fewCounted + elapsed)) / (fewCounted + done);
  }

  #expected(part: WorkPart, amount: WorkAmount): number | undefined {
    return this.#options.parts.expected(part, this.#options.format, amount);
  }

  /** A part is over; answers what it took. */
  #measure(): number {
    const now = this.#options.now();
    const milliseconds = now - (this.#counted?.begun ?? this.#partBegun);
    if (this.#amount !== undefined)
      this.#options.parts.measure(this.#part, this.#options.format, this.#amount, milliseconds);
    this.#partBegun = now;
    this.#counted = undefined;
    return milliseconds;
  }
}
