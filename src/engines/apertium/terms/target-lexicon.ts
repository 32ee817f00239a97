import type { FoundTerm } from '../../../contracts/engines/text-translator.ts';
import type { Morphology, WordReading } from '../../../contracts/language/morphology.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { SameLemma } from '../../../language/terminology/same-lemma.ts';
import { readLemmas } from '../../shared/read-lemmas.ts';
import type { ModeRunner } from '../mode-runner.ts';
import { encodeText } from '../stream-format.ts';
import { type AnalysisToken, escaped, readTokens, unescaped, writeTags } from './lexical-units.ts';
import { readTargetTerm, type TargetTerm } from './target-term.ts';
import type { OtherForm } from './write-targets.ts';

/** Entries kept; the oldest go first. */
const capacity = 20_000;

/** Readings come without the call that first asked for them: others may wait for the same. */
const { signal } = new AbortController();

/** What is known of target terms and of the forms that generators can write, kept over calls. */
export class TargetLexicon {
  readonly #morphology: Morphology | undefined;
  readonly #terms = new Map<string, TargetTerm>();
  readonly #forms = new Map<string, boolean>();

  /** The morphology knows words that the dictionaries of a pair lack. */
  constructor(morphology?: Morphology) {
    this.#morphology = morphology;
  }

  async look(runner: ModeRunner, text: string, language: string): Promise<TargetTerm> {
    const key = `${runner.fingerprint} ${language} ${text}`;
    const known = this.#terms.get(key);
    if (known !== undefined) return known;
    const term = await this.#readTerm(runner, text, language);
    keep(this.#terms, key, term);
    return term;
  }

  async knownForms(runner: ModeRunner, forms: readonly string[]): Promise<ReadonlySet<string>> {
    const key = (form: string) => `${runner.fingerprint} ${form}`;
    const asked = forms.filter((form) => !this.#forms.has(key(form)));
    const answers = await runner.knownForms(asked);
    const known = new Set(forms.filter((form) => this.#forms.get(key(form)) ?? answers.has(form)));
    for (const form of asked) keep(this.#forms, key(form), answers.has(form));
    return known;
  }

  /** How forms are written that the generator of a pair cannot write; undefined for those that no lexicon can. */
  async writeForms(forms: readonly OtherForm[], language: string): Promise<readonly (string | undefined)[]> {
    if (this.#morphology === undefined || forms.length === 0) return forms.map(() => undefined);
    const readings = await this.#morphology.analyse({ language, words: forms.map(({ text }) => text) }, signal);
    // The lexicon of the pair has the word, but not each of its forms: another one that has the word may.
    const lexicons = forms.map(({ lexicon, lemma }, index) =>
      lexicon === undefined ? readings[index]?.find((reading) => reading.lemma === lemma)?.lexicon : lexicon,
    );
    const asked = forms.map(({ text: _, ...form }, index) => ({ ...form, lexicon: lexicons[index] ?? '' }));
    return this.#morphology.generate({ language, forms: asked }, signal);
  }

  /** What the words of a translation and of the targets in it are forms of. */
  lemmasOf(translated: Segment, terms: readonly FoundTerm[], language: string): Promise<SameLemma | undefined> {
    return readLemmas({ morphology: this.#morphology, language }, [translated], [terms], signal);
  }

  async #readTerm(runner: ModeRunner, text: string, language: string): Promise<TargetTerm> {
    const { payload, blanks } = encodeText(text);
    if (blanks.length > 0) return { text, roles: [] };
    const analysis = await runner.analyseTarget(payload);
    // Without the full stop and the empty blank that end a payload.
    const tokens = analysis === undefined ? [] : readTokens(analysis.trim()).slice(0, -2);
    const known = await this.#withOtherLexicons(tokens.length > 0 ? tokens : wordTokens(text), language);
    return readTargetTerm(text, known, language);
  }

  /** Words that the pair does not know, as the lexicons of other pairs read them. */
  async #withOtherLexicons(tokens: readonly AnalysisToken[], language: string): Promise<readonly AnalysisToken[]> {
    const unknown = tokens.filter(isUnknown);
    if (this.#morphology === undefined || unknown.length === 0) return tokens;
    const words = unknown.map(({ surface }) => unescaped(surface));
    const found = await this.#morphology.analyse({ language, words }, signal);
    const readings = new Map(unknown.map((token, index) => [token, found[index] ?? []]));
    return tokens.map((token) => {
      const own = (readings.get(token) ?? []).filter(({ joined }) => joined === undefined);
      if (own.length === 0) return token;
      const lexicons = new Map(own.map((reading) => [writeReading(reading), reading.lexicon]));
      return { ...token, readings: [...lexicons.keys()], lexicons };
    });
  }
}

function isUnknown({ readings, surface }: AnalysisToken): boolean {
  const isWord = /^\p{L}/u.test(surface);
  return isWord && readings?.every((reading) => reading.startsWith('*')) === true;
}

function writeReading({ lemma, tags, invariable = '' }: WordReading): string {
  return escaped(lemma) + writeTags(tags) + (invariable === '' ? '' : `#${escaped(invariable)}`);
}

/** Of a target language without an analyser in the pair. */
function wordTokens(text: string): readonly AnalysisToken[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu), ([piece]) => {
    const isWord = /^\p{L}/u.test(piece);
    const surface = escaped(piece);
    return { raw: surface, surface, visible: piece.trim().length, ...(isWord ? { readings: [`*${surface}`] } : {}) };
  });
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  if (map.size <= capacity) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
