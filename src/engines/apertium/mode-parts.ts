import type { ModeStage } from './mode-file.ts';

/** A mode cut where codes can be taken off and put back; see `projection/`. */
export interface ModeParts {
  /** Text in, units with their surface forms out. */
  readonly analysis: readonly ModeStage[];
  /** Units with bound blanks in, text with bound blanks out. */
  readonly synthesis: readonly ModeStage[];
}

/**
 * The first stage is the analyser. Generators take the end of a bound blank as given, while the stages before leave it
 * out, so it is put in before the first generator. Undefined when the mode does not look like this, or the program that
 * ends bound blanks is missing.
 */
export function cutMode(stages: readonly ModeStage[], detacher: string | undefined): ModeParts | undefined {
  const generator = stages.findIndex((stage) => stage.arguments.some((word) => /autogen\.(?:bin|hfst)$/.test(word)));
  if (detacher === undefined || generator < 1) return undefined;
  return {
    analysis: stages.slice(0, 1),
    synthesis: [...stages.slice(1, generator), { program: detacher, arguments: ['-z'] }, ...stages.slice(generator)],
  };
}

/**
 * The mode with the constraint grammar's first choice in place of the statistical tagger, for models that crash it.
 * Undefined when the mode has no grammar, or no tagger.
 */
export function withoutTagger(stages: readonly ModeStage[]): readonly ModeStage[] | undefined {
  const tagger = stages.findIndex((stage) => stage.program.endsWith('apertium-tagger'));
  const grammar = stages.slice(0, Math.max(0, tagger)).findLast((stage) => stage.program.endsWith('cg-proc'));
  const file = grammar?.arguments.at(-1);
  if (grammar === undefined || file === undefined) return undefined;
  return stages.with(tagger, { program: grammar.program, arguments: ['-z', '-w', '-1', '-n', file] });
}
