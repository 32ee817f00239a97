import type { ModeStage } from './mode-file.ts';

/*
 * A mode cut at the places where this program works on what flows through it.
 *
 *   text ─► analyser ─┬─► tagger … dictionary, choice of words ─┬─► transfer … ─┬─► generator … ─► text
 *           analysis  │   selection                             │   transfer    │   generation
 *                     │                                         │               │
 *                     codes on and off                          units           forms
 *
 * What needs no rewriting goes from analysis to text in one part, the synthesis.
 */
export interface ModeParts {
  /** Text in, units with their surface forms out. */
  readonly analysis: readonly ModeStage[];
  /** Units with bound blanks in, text with bound blanks out. */
  readonly synthesis: readonly ModeStage[];
  /** The synthesis in three. Absent when the mode does not look words up in its own stage. */
  readonly rewriting: RewritingParts | undefined;
}

export interface RewritingParts {
  /** Units of the source in, units with their translations out. */
  readonly selection: readonly ModeStage[];
  /** Units with their translations in, forms of the target out. */
  readonly transfer: readonly ModeStage[];
  /** Forms of the target in, text out. */
  readonly generation: readonly ModeStage[];
  /** The generator alone, which marks forms that it does not know. */
  readonly trial: readonly ModeStage[];
}

/**
 * The first stage is the analyser. Generators take the end of a bound blank as given, while the stages before leave it
 * out, so it is put in before the first generator. Undefined when the mode does not look like this, or the program that
 * ends bound blanks is missing.
 */
export function cutMode(stages: readonly ModeStage[], detacher: string | undefined): ModeParts | undefined {
  const generator = stages.findIndex((stage) => stage.arguments.some((word) => /autogen\.(?:bin|hfst)$/.test(word)));
  if (detacher === undefined || generator < 1) return undefined;
  const generation = [{ program: detacher, arguments: ['-z'] }, ...stages.slice(generator)];
  return {
    analysis: stages.slice(0, 1),
    synthesis: [...stages.slice(1, generator), ...generation],
    rewriting: cutSynthesis(stages, generator, generation),
  };
}

function cutSynthesis(
  stages: readonly ModeStage[],
  generator: number,
  generation: readonly ModeStage[],
): RewritingParts | undefined {
  const transfer = 1 + stages.slice(0, generator).findLastIndex(choosesWords);
  const stage = stages[generator];
  const dictionary = stage?.arguments.at(-1);
  if (transfer < 2 || transfer === generator || !stage?.program.endsWith('lt-proc') || !dictionary) return undefined;
  return {
    selection: stages.slice(1, transfer),
    transfer: stages.slice(transfer, generator),
    generation,
    trial: [{ program: stage.program, arguments: ['-z', '-g', dictionary] }],
  };
}

function choosesWords({ program, arguments: given }: ModeStage): boolean {
  return program.endsWith('lrx-proc') || (program.endsWith('lt-proc') && given.includes('-b'));
}

/**
 * The mode with the constraint grammar's first choice instead of the statistical tagger, for models that crash it.
 * Undefined when the mode has no grammar, or no tagger.
 */
export function withoutTagger(stages: readonly ModeStage[]): readonly ModeStage[] | undefined {
  const tagger = stages.findIndex((stage) => stage.program.endsWith('apertium-tagger'));
  const grammar = stages.slice(0, Math.max(0, tagger)).findLast((stage) => stage.program.endsWith('cg-proc'));
  const file = grammar?.arguments.at(-1);
  if (grammar === undefined || file === undefined) return undefined;
  return stages.with(tagger, { program: grammar.program, arguments: ['-z', '-w', '-1', '-n', file] });
}
