import type { ModeStage } from '../mode-file.ts';

const analyserFile = /^(.*\/)([^/-]+)-([^/-]+)\.automorf\.bin$/;

/**
 * The analyser of a mode's target, which is that of the opposite direction in the same package: its lemmas and tags are
 * those that the mode's generator knows. Undefined when the package has none.
 */
export function findTargetAnalyser(
  stages: readonly ModeStage[],
  exists: (path: string) => boolean,
): ModeStage | undefined {
  const [stage] = stages;
  const [, folder, source, target] = analyserFile.exec(stage?.arguments.at(-1) ?? '') ?? [];
  if (stage === undefined || folder === undefined || target === undefined || !stage.program.endsWith('lt-proc')) {
    return undefined;
  }
  const paths = [target, target.replace(/_\w+$/, '')].map((language) => `${folder}${language}-${source}.automorf.bin`);
  const path = paths.find(exists);
  // Lemmas as dictionaries write them, whatever the case of the term.
  return path === undefined ? undefined : { program: stage.program, arguments: ['-z', '-w', path] };
}
