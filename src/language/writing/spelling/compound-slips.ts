import { withCapital } from '../../letter-case.ts';
import { markCost } from './candidates.ts';
import { type WordFrequencies, wordFrequencies } from './frequent-words.ts';
import { isPrefix, links } from './word-formation.ts';

/** One way to read a word as two. */
export interface Split {
  /** The words that a dictionary then has, with capitals. */
  readonly parts: readonly [string, string];
  /** Where the second word begins. */
  readonly at: number;
}

/** Dictionaries put together any two words: `Ast` and `Syrer`, so that short ones count too. */
const shortestPart = 3;
/** A part in which a slip shows; in shorter ones any letter makes another word. */
const longPart = 6;

/** How a noun may be put together of two words; none for words with a prefix, which are in dictionaries. */
export function splits(noun: string): readonly Split[] {
  const small = noun.toLowerCase();
  const found: Split[] = [];
  for (let at = shortestPart; at <= small.length - shortestPart; at += 1) {
    const [before, second] = [small.slice(0, at), withCapital(small.slice(at))];
    if (isPrefix(before, 'de')) continue;
    found.push({ parts: [withCapital(before), second], at });
    for (const link of links)
      if (before.endsWith(link) && before.length >= shortestPart + link.length)
        found.push({ parts: [withCapital(before.slice(0, -link.length)), second], at });
  }
  return found;
}

/**
 * Whether a compound is surely meant where a word is written: one part is as written, and the slip is in the other, a long
 * one, and a likely slip or in a frequent word, but no umlaut alone: `Sekundarbereich` is a word. `Neuhjahrskarten` is about `Neujahr`; but `Heimsphäre` is no word that
 * anybody wrote, though dictionaries compound it, and `Hemisphäre` is no slip for it. `cost` is that of the slip, `found` are
 * the splits of `meant` whose parts the dictionary has.
 */
export function isSlipInPart(written: string, meant: string, cost: number, found: readonly Split[]): boolean {
  if (found.length === 0) return true;
  const [small, other] = [written.toLowerCase(), meant.toLowerCase()];
  // `Banhof`: a frequent word is one, however it may be put together.
  if ((frequencies().get(other) ?? 0) >= frequentEnough) return true;
  return found.some(({ at, parts: [first] }) => {
    const [before, second] = [other.slice(0, at), other.slice(at)];
    const isSure = (part: string): boolean =>
      part.length >= longPart && cost > markCost && (cost <= likelySlip || frequencies().has(part.toLowerCase()));
    return (
      (small.startsWith(before) && isSure(second)) ||
      (small.endsWith(second) &&
        (isSure(first) || isSure(before)) &&
        !isEnglish(small.slice(0, small.length - second.length)))
    );
  });
}

/** In 100 million words. */
const frequentEnough = 1_000;
/** Above it a letter is guessed, or there are two slips. */
const likelySlip = 0.5;

/** `Footballspieler`: the dictionary lacks the first word, which is none of its own. */
function isEnglish(part: string): boolean {
  return part.length >= longPart && wordFrequencies('en').has(part);
}

function frequencies(): WordFrequencies {
  return wordFrequencies('de');
}
