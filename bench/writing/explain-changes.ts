import { spawnSync } from 'node:child_process';
import type { Morphology } from '../../src/contracts/language/morphology.ts';
import { englishDictionaries, installedDictionaries } from '../../src/engines/hunspell/installed-dictionaries.ts';
import { baseLanguage } from '../../src/language/codes.ts';
import { findCorrections } from '../../src/language/writing/find-corrections.ts';
import { wordFrequencies } from '../../src/language/writing/spelling/frequent-words.ts';
import type { Change } from './find-changes.ts';

/** A change of a text, with what speaks for it, for somebody who reads whether it is right. */
export interface ExplainedChange {
  readonly change: Change;
  readonly before: string;
  readonly around: string;
  readonly reason: string;
}

/**
 * Why each change of a text was made: the rule that makes it, or else which sources have the word that is written and the
 * one that is meant. A change that no dictionary or lexicon and no second source support counts as wrong.
 */
export async function explainChanges(
  text: string,
  changes: readonly Change[],
  { language, morphology, folder }: { language: string; morphology: Morphology; folder: string },
): Promise<readonly ExplainedChange[]> {
  const ruled = findCorrections(text, language);
  const explained: ExplainedChange[] = [];
  for (const change of changes) {
    const before = text.slice(change.start, change.end);
    const rule = ruled.find(({ start, end }) => start <= change.end && end >= change.start);
    const reason =
      rule === undefined ? await sourcesOf(before, change.text, { language, morphology, folder }) : `rule ${rule.rule}`;
    const around = text.slice(Math.max(0, change.start - 50), change.end + 40);
    explained.push({ change, before, around, reason });
  }
  return explained;
}

async function sourcesOf(
  written: string,
  meant: string,
  { language, morphology, folder }: { language: string; morphology: Morphology; folder: string },
): Promise<string> {
  const words = [written, meant].map((word) => word.trim());
  if (words.some((word) => !/^[\p{L}'’]+$/u.test(word))) return 'spaces or grammar';
  const base = baseLanguage(language);
  const path = base === 'en' ? englishDictionaries(folder)[0] : installedDictionaries(folder).get(language);
  const unknown = path === undefined ? undefined : unknownTo(path, words);
  const readings = morphology.languages().includes(base)
    ? await morphology.analyse({ language: base, words }, new AbortController().signal)
    : undefined;
  const frequencies = wordFrequencies(base);
  const [inWritten, inMeant] = words.map((word, index) => {
    const occurrences = frequencies.get(word) ?? frequencies.get(word.toLowerCase());
    const sources = [
      ...(unknown === undefined || unknown.has(word) ? [] : ['dictionary']),
      ...((readings?.[index] ?? []).length > 0 ? ['lexicon'] : []),
      ...(occurrences === undefined ? [] : [`frequent (${occurrences})`]),
    ];
    return sources.length === 0 ? 'nowhere' : sources.join(', ');
  });
  return `spelling: written ${inWritten}; meant ${inMeant}`;
}

function unknownTo(path: string, words: readonly string[]): ReadonlySet<string> {
  const { stdout } = spawnSync('hunspell', ['-l', '-i', 'UTF-8', '-d', path], {
    input: `${words.map((word) => word.replaceAll('’', "'")).join('\n')}\n`,
    encoding: 'utf8',
  });
  return new Set(stdout.split('\n'));
}
