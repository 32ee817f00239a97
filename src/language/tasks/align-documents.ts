import { alignByLength } from '../alignment/align-by-length.ts';

export interface AlignedPair {
  readonly source: string;
  readonly target: string;
}

/** Pairs above it are left out: their texts hardly translate each other. */
const mostCost = 7;

/** The sentences of each text of two documents, in pairs. Documents with as many texts are paired text by text. */
export function run({
  sources,
  targets,
  most,
}: {
  readonly sources: readonly (readonly string[])[];
  readonly targets: readonly (readonly string[])[];
  readonly most: number;
}): { readonly pairs: readonly AlignedPair[]; readonly leftOut: number } {
  const pairs: AlignedPair[] = [];
  let leftOut = 0;
  for (const [ownSources, ownTargets] of textsOf(sources, targets)) {
    for (const { source, target, cost } of alignByLength(ownSources, ownTargets)) {
      const pair = { source: joined(ownSources, source), target: joined(ownTargets, target) };
      const isUsable = pair.source !== '' && pair.target !== '' && cost <= mostCost && pairs.length < most;
      if (isUsable) pairs.push(pair);
      else leftOut += 1;
    }
  }
  return { pairs, leftOut };
}

type Texts = readonly (readonly string[])[];

function textsOf(sources: Texts, targets: Texts): readonly (readonly [readonly string[], readonly string[]])[] {
  if (sources.length === targets.length) return sources.map((own, index) => [own, targets[index] ?? []]);
  const whole = (texts: Texts): readonly string[] => texts.map((own) => own.join(' '));
  return alignByLength(whole(sources), whole(targets)).map(({ source, target }) => [
    sources.slice(...source).flat(),
    targets.slice(...target).flat(),
  ]);
}

function joined(texts: readonly string[], [from, to]: readonly [number, number]): string {
  return texts.slice(from, to).join(' ').trim();
}
