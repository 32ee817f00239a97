import { phraseKey, readPhrase } from './interface-phrase.ts';
import type { CatalogueMessage } from './message-catalogue.ts';

/** A phrase of English interfaces with its translation into one language. */
export interface ChosenPhrase {
  readonly id: string;
  readonly translation: string;
}

/** Sources that have to agree. */
const quorum = 2;

/** Contexts that say what part of speech a message is, or that all programs use it in the same way. */
const namedUse = /\b(?:noun|verb|adjective|adverb|imperative)\b|^stock label/iu;

/** Contexts of commands. Others say that a message means something of their own: the label of a key, a category of games. */
const commonUse = /\b(?:button|action|menu ?item)\b/iu;

interface Vote {
  /** Sources that have it. */
  readonly sources: Set<string>;
  /** How often each way to write it occurs. */
  readonly forms: Map<string, number>;
  named: boolean;
}

interface Candidates {
  readonly forms: Map<string, number>;
  readonly votes: Map<string, Vote>;
}

/**
 * The phrases of one language that its catalogues agree about: at least two sources have the same translation and fewer have
 * any other one, or the only source that has the phrase names its part of speech by its context. Letter case does not count, and a
 * translation is written as most catalogues write it. Catalogues of one family are one source.
 */
export function choosePhrases(messages: ReadonlyMap<string, readonly CatalogueMessage[]>): readonly ChosenPhrase[] {
  const phrases = new Map<string, Candidates>();
  for (const [source, ofSource] of messages) for (const message of ofSource) addVote(phrases, source, message);
  const chosen: ChosenPhrase[] = [];
  for (const { forms, votes } of phrases.values()) {
    const vote = choose([...votes.values()]);
    if (vote !== undefined) chosen.push({ id: mostFrequent(forms), translation: mostFrequent(vote.forms) });
  }
  return chosen.sort((one, other) => compare(one.id, other.id));
}

function addVote(phrases: Map<string, Candidates>, source: string, message: CatalogueMessage): void {
  const { context } = message;
  const isNamed = context !== undefined && namedUse.test(context);
  if (context !== undefined && !isNamed && !commonUse.test(context)) return;
  const id = readPhrase(message.id);
  const translation = readPhrase(message.translation);
  if (id === undefined || translation === undefined) return;
  const phrase = phrases.get(phraseKey(id)) ?? { forms: new Map(), votes: new Map() };
  phrases.set(phraseKey(id), phrase);
  addOne(phrase.forms, id);
  const vote = phrase.votes.get(phraseKey(translation)) ?? { sources: new Set(), forms: new Map(), named: false };
  phrase.votes.set(phraseKey(translation), vote);
  vote.sources.add(source);
  addOne(vote.forms, translation);
  vote.named ||= isNamed;
}

function choose(votes: readonly Vote[]): Vote | undefined {
  const [first, second] = votes.toSorted((one, other) => other.sources.size - one.sources.size);
  if (first === undefined) return undefined;
  if (first.sources.size < quorum) return second === undefined && first.named ? first : undefined;
  return first.sources.size > (second?.sources.size ?? 0) ? first : undefined;
}

/** Ties go to the form that sorts first, so that every machine chooses the same. */
export function mostFrequent(forms: ReadonlyMap<string, number>): string {
  const [best] = [...forms].sort(([one, count], [other, otherCount]) => otherCount - count || compare(one, other));
  return best?.[0] ?? '';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
