import type { FoundTerm } from '../../../contracts/engines/text-translator.ts';
import type { Inline, Segment } from '../../../contracts/segment.ts';
import { locateTerms } from '../../../language/terminology/check-terms.ts';
import { coverTerms } from '../../../language/terminology/protect-terms.ts';
import { restoreTerms } from '../../../language/terminology/restore-terms.ts';
import type { ModeRunner } from '../mode-runner.ts';
import type { StreamRewrite, StreamRewrites } from '../stream-rewrites.ts';
import { agreePredicates } from './agree-predicates.ts';
import { markUnits } from './mark-units.ts';
import { substituteTargets } from './substitute-targets.ts';
import type { TargetLexicon } from './target-lexicon.ts';
import type { TargetTerm } from './target-term.ts';
import { markTerms } from './term-mark.ts';
import { type OtherForm, writeTargets } from './write-targets.ts';

/*
 * A segment with terms of a glossary.
 *
 *   text ─► analyser ──────► … dictionary ─────────► transfer … ──────────► generator ─► text ─► all terms there?
 *              │                  │                                 │                              │ no
 *              ▼                  ▼                                 ▼                              ▼
 *        one unit of each    gets the target's            the target takes the            codes around the terms,
 *        term, marked        class and gender             place of the mark               whose words are exchanged
 *
 * What is around a term is so translated for the target: articles and adjectives agree with it, verbs and nouns of
 * it inflect. The second way keeps what does not fit the first.
 */
export interface TermTools {
  readonly runner: ModeRunner;
  readonly lexicon: TargetLexicon;
  /** Translates a segment without terms. */
  readonly translate: (segment: Segment, rewrites: StreamRewrites | undefined) => Promise<Segment>;
  /** What is done to a text before it is translated. */
  readonly prepare: (text: string) => string;
  readonly source: string;
  readonly target: string;
}

export class TermTranslation {
  readonly #tools: TermTools;
  readonly #targets = new Map<string, Promise<TargetTerm>>();

  constructor(tools: TermTools) {
    this.#tools = tools;
  }

  async translate(segment: Segment, terms: readonly FoundTerm[], rewrites?: StreamRewrites): Promise<Segment> {
    const { translate, target } = this.#tools;
    const wanted = terms.filter((term) => term.inflected === undefined);
    const substituted = await this.#substitute(segment, terms, rewrites).catch(() => undefined);
    if (substituted !== undefined && (await this.#isWhole(substituted, wanted))) return substituted;
    const covered = coverTerms(segment, wanted);
    return restoreTerms(await translate(covered.segment, rewrites), covered, target);
  }

  async #isWhole(translated: Segment, wanted: readonly FoundTerm[]): Promise<boolean> {
    const { lexicon, target } = this.#tools;
    const { missing, byLetters } = locateTerms(translated, wanted, target);
    if (missing.length === 0 && !byLetters) return true;
    const same = await lexicon.lemmasOf(translated, wanted, target);
    return locateTerms(translated, wanted, target, same).missing.length === 0;
  }

  /** Once for all segments that have the term. */
  #look(text: string): Promise<TargetTerm> {
    const { runner, lexicon, target } = this.#tools;
    const known = this.#targets.get(text) ?? lexicon.look(runner, text, target);
    this.#targets.set(text, known);
    return known;
  }

  /** Rejects when a term does not fit the pipeline. */
  async #substitute(
    segment: Segment,
    terms: readonly FoundTerm[],
    rewrites: StreamRewrites | undefined,
  ): Promise<Segment> {
    const { runner, lexicon, translate, prepare, source, target } = this.#tools;
    const texts = terms.map((term) => term.target);
    const targets = await Promise.all(texts.map((text) => this.#look(text)));
    const marks = markTerms(segment, terms, targets, prepare);
    const known = (forms: readonly string[]) => lexicon.knownForms(runner, forms);
    const write = (forms: readonly OtherForm[]) => lexicon.writeForms(forms, target);
    const analyse = (surface: string) => runner.analyse(surface);
    const forms = async (stream: string) =>
      writeTargets(await agreePredicates(stream, known), marks, target, known, write);
    const translated = await translate(segment, {
      analysis: (stream) => markUnits(stream, marks, source, analyse),
      units: chain((stream) => substituteTargets(stream, marks, target), rewrites?.units),
      forms: chain(forms, rewrites?.forms),
    });
    return keepCapitalTargets(translated, texts);
  }
}

function chain(first: StreamRewrite, second: StreamRewrite | undefined): StreamRewrite {
  return second === undefined ? first : async (stream) => second(await first(stream));
}

/** A text that begins small makes a translation that does so too, save where a glossary wants a capital. */
function keepCapitalTargets(segment: Segment, targets: readonly string[]): Segment {
  const position = segment.inlines.findIndex((inline) => typeof inline === 'string' && /\p{L}/u.test(inline));
  const text = segment.inlines[position];
  if (typeof text !== 'string') return segment;
  const start = text.search(/\p{L}/u);
  const rest = text.slice(start);
  const wanted = targets.find((target) => /^\p{Lu}/u.test(target) && sameButFirst(rest, target));
  if (wanted === undefined) return segment;
  const inline: Inline = text.slice(0, start) + wanted.charAt(0) + rest.slice(1);
  return { inlines: segment.inlines.with(position, inline) };
}

function sameButFirst(text: string, target: string): boolean {
  if (text.charAt(0) !== target.charAt(0).toLowerCase() || !text.startsWith(target.slice(1), 1)) return false;
  return !/^[\p{L}\p{M}]/u.test(text.slice(target.length));
}
