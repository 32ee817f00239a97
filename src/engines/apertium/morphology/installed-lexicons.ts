import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { baseLanguage } from '../../../language/codes.ts';
import { fingerprintOf } from '../../shared/fingerprint.ts';
import type { InstalledMode, ModeCatalogue } from '../installed-modes.ts';
import type { ModeStage } from '../mode-file.ts';

/** An analyser and a generator of one language that were made from the same dictionary. */
export interface Lexicon {
  /** The analyser's file: `swe-dan`. */
  readonly name: string;
  readonly analyser: ModeStage;
  readonly generator: ModeStage;
  /** What leaves out readings by their context; absent where the package has no such rules. */
  readonly rules?: ModeStage;
}

export interface LexiconCatalogue {
  /** Best first, by base language. */
  readonly byLanguage: ReadonlyMap<string, readonly Lexicon[]>;
  readonly fingerprint: string;
}

/** Lexicons used for a language: each further one adds few words, and processes of 20 to 75 MB. */
const perLanguage = 2;

/** Bytes of an analyser's file. Larger ones take seconds to load and hundreds of MiB of memory. */
const largestAnalyser = 4 * 1024 * 1024;

interface Candidate extends Lexicon {
  readonly size: number;
  /** The names of older packages have two letters. */
  readonly recent: boolean;
}

/**
 * The lexicons in the installed modes. A package with modes for both directions has an analyser of a language, at the
 * start of one mode, and a generator of it, in the other. The larger lexicon precedes, that of a recent package before all
 * others.
 */
export function readLexicons(modes: ModeCatalogue): LexiconCatalogue {
  const candidates = new Map<string, Map<string, Candidate>>();
  for (const { source, target } of modes.pairs) {
    const mode = modes.find({ source, target });
    const back = modes.find({ source: target, target: source });
    const lexicon = mode && back && lexiconOf(mode, back);
    if (lexicon === undefined) continue;
    const language = baseLanguage(source);
    const known = candidates.get(language) ?? new Map<string, Candidate>();
    candidates.set(language, known.set(lexicon.name, lexicon));
  }
  const byLanguage = new Map(
    [...candidates].map(([language, found]) => {
      const ranked = onePerPackage([...found.values()].sort(byRank)).slice(0, perLanguage);
      // A large lexicon is better than none.
      const light = ranked.filter(({ size }) => size <= largestAnalyser);
      return [language, light.length > 0 ? light : ranked.slice(0, 1)] as const;
    }),
  );
  return { byLanguage, fingerprint: fingerprintOf([modes.fingerprint]) };
}

/** Two analysers of a package have nearly the same words. */
function onePerPackage(ranked: readonly Candidate[]): readonly Candidate[] {
  return [...Map.groupBy(ranked, ({ analyser }) => dirname(analyser.arguments.at(-1) ?? '')).values()].flatMap(
    ([best]) => best ?? [],
  );
}

function byRank(one: Candidate, other: Candidate): number {
  const heavy = Number(one.size > largestAnalyser) - Number(other.size > largestAnalyser);
  return (
    heavy || Number(other.recent) - Number(one.recent) || other.size - one.size || (one.name < other.name ? -1 : 1)
  );
}

/** Languages whose only packages are of the older kind, the modes of which translate words within the transfer. */
const olderOnly: ReadonlySet<string> = new Set(['gl']);

/** What writes the forms of a language in such a mode. */
function generatorOf(back: InstalledMode, language: string): ModeStage | undefined {
  if (!olderOnly.has(language)) return undefined;
  const stage = back.stages.find(({ arguments: words }) => words.some((word) => /autogen\.bin$/.test(word)));
  const dictionary = stage?.arguments.find((word) => /autogen\.bin$/.test(word));
  return stage && dictionary ? { program: stage.program, arguments: ['-z', '-g', dictionary] } : undefined;
}

function lexiconOf(mode: InstalledMode, back: InstalledMode): Candidate | undefined {
  const stage = mode.stages[0];
  const analyser = stage?.arguments.at(-1) ?? '';
  const generator = back.parts?.rewriting?.trial[0] ?? generatorOf(back, baseLanguage(mode.name));
  const dictionary = generator?.arguments.at(-1) ?? '';
  const [, name] = /^(\w+-\w+)\.automorf\.bin$/.exec(basename(analyser)) ?? [];
  if (stage === undefined || generator === undefined || name === undefined) return undefined;
  if (!stage.program.endsWith('lt-proc') || dirname(dictionary) !== dirname(analyser)) return undefined;
  const size = statSync(analyser, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  const [source = ''] = name.split('-');
  // Lemmas as dictionaries write them, whatever the case of the word.
  const words = ['-z', '-w', analyser];
  const rules = mode.stages[1]?.program.endsWith('cg-proc') === true ? mode.stages[1] : undefined;
  const found = { name, analyser: { program: stage.program, arguments: words }, generator };
  return { ...found, ...(rules === undefined ? {} : { rules }), size, recent: source.length === 3 };
}
