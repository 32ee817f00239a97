import type { Fault, FaultMaterial, FaultyText } from './fault.ts';
import { address, addressSources, findWord, terms } from './words-of-faults.ts';

/** Faults of whole sentences, and of segments beside others. */
export const changedSentences: readonly Fault[] = [
  {
    name: 'text untranslated',
    reports: ['Accuracy/Untranslated text'],
    inject: ({ pair }) => ({ segments: [{ source: pair.source, target: pair.source }], wrong: [0] }),
  },
  {
    name: 'sentence untranslated',
    reports: ['Accuracy/Untranslated text'],
    clean: (material) => [joined(material)],
    inject(material): FaultyText {
      const { source, target } = joined(material);
      const own = material.pair.target;
      const spoilt = `${own}${target.slice(own.length, target.length - material.other.target.length)}${material.other.source}`;
      return { segments: [{ source, target: spoilt }], wrong: [0] };
    },
  },
  {
    name: 'sentence omitted',
    reports: ['Accuracy/Omission'],
    clean: (material) => [joined(material)],
    inject(material): FaultyText {
      const { source } = joined(material);
      const kept = material.random.below(2) === 0 ? material.pair : material.other;
      return { segments: [{ source, target: kept.target }], wrong: [0] };
    },
  },
  {
    name: 'sentence added',
    reports: ['Accuracy/Addition'],
    inject(material): FaultyText {
      const { target } = joined(material);
      const kept = material.random.below(2) === 0 ? material.pair : material.other;
      return { segments: [{ source: kept.source, target }], wrong: [0] };
    },
  },
  {
    name: 'translation empty',
    reports: ['Accuracy/Omission'],
    inject: ({ pair }) => ({ segments: [{ source: pair.source, target: '' }], wrong: [0] }),
  },
  {
    name: 'translated in two ways',
    reports: ['Fluency/Inconsistency'],
    clean: ({ pair, other }) => [pair, other, pair],
    inject({ pair, other, target }): FaultyText | undefined {
      const changed = withoutWord(pair.target, target);
      if (changed === undefined) return undefined;
      return { segments: [pair, other, { source: pair.source, target: changed }], wrong: [0, 2] };
    },
  },
  {
    name: 'register mixed',
    reports: ['Fluency/Grammatical register'],
    clean: (material) => addressed(material, 'formal', 'formal'),
    inject(material): FaultyText | undefined {
      const segments = addressed(material, 'formal', 'familiar');
      return segments === undefined ? undefined : { segments, wrong: [...segments.keys()] };
    },
  },
  {
    name: 'term missed',
    reports: ['Terminology/Glossary term missed'],
    clean: ({ pair, source, target }) => {
      const found = termIn(pair, source, target);
      return found === undefined ? undefined : [{ ...pair, glossaryTerms: [found.entry] }];
    },
    inject({ pair, source, target, random }): FaultyText | undefined {
      const found = termIn(pair, source, target);
      if (found === undefined) return undefined;
      const { entry, start, end } = found;
      const other = random.one(terms.filter((one) => one[target] !== entry.target))[target] ?? '';
      const spoilt = pair.target.slice(0, start) + other + pair.target.slice(end);
      return { segments: [{ source: pair.source, target: spoilt, glossaryTerms: [entry] }], wrong: [0] };
    },
  },
];

function joined({ pair, other, source, target }: FaultMaterial): { readonly source: string; readonly target: string } {
  const gap = (language: string): string => (/^(?:ja|zh)/.test(language) ? '' : ' ');
  return {
    source: `${pair.source}${gap(source)}${other.source}`,
    target: `${pair.target}${gap(target)}${other.target}`,
  };
}

/** Without one of its longer words: another translation of the same text. */
function withoutWord(text: string, language: string): string | undefined {
  if (/^(?:ja|zh)/.test(language)) return text.length < 12 ? undefined : text.slice(0, 5) + text.slice(7);
  const found = /(?<= )\p{Ll}{5,} /u.exec(text);
  return found === null ? undefined : text.slice(0, found.index) + text.slice(found.index + found[0].length);
}

function addressed(
  { pair, other, source, target, random }: FaultMaterial,
  first: 'formal' | 'familiar',
  second: 'formal' | 'familiar',
): FaultyText['segments'] | undefined {
  const [sources, targets] = [addressSources[source], address[target]];
  if (sources === undefined || targets === undefined) return undefined;
  const [one = 0, another = 0] = random.shuffled([...sources.keys()]);
  const segment = (index: number, form: 'formal' | 'familiar') => ({
    source: sources[index] ?? '',
    target: targets[form][index] ?? '',
  });
  return [segment(one, first), pair, segment(another, second), other];
}

interface TermInPair {
  readonly entry: { readonly source: string; readonly target: string };
  readonly start: number;
  readonly end: number;
}

/** A term of which both texts have a form; the stem is five letters, or all of a shorter word. */
function termIn(pair: FaultMaterial['pair'], source: string, target: string): TermInPair | undefined {
  for (const term of terms) {
    const [original, translation] = [term[source], term[target]];
    if (original === undefined || translation === undefined) continue;
    if (findWord(pair.source, original, source) === -1) continue;
    const unspaced = /^(?:ja|zh)/.test(target);
    const stem = unspaced ? translation : translation.slice(0, Math.max(3, translation.length - 2));
    const pattern = unspaced ? translation : `(?<![\\p{L}\\p{N}])${stem}\\p{L}{0,3}(?![\\p{L}\\p{N}])`;
    const matches = [...pair.target.matchAll(new RegExp(pattern, 'giu'))];
    const [match] = matches;
    if (match === undefined || matches.length > 1) continue;
    const { 0: found, index: start } = match;
    return { entry: { source: original, target: translation }, start, end: start + found.length };
  }
  return undefined;
}
