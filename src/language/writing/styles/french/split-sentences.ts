import type { Inflection } from '../../../inflection/inflection.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { capitalized } from '../../../style-rules/words.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { french } from './french.ts';
import { infinitiveIndex } from './verbs.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const pronouns = words("je j' nous vous il elle ils elles on cela ça c' ce tu");
const determiners = words("le la les l' un une mon ma mes notre nos votre vos ce cette ces son sa ses leur leurs");
const subordinators = words(
  "si quand que qu' qui où dont lorsque lorsqu' puisque puisqu' comme bien tant pendant plus moins autant soit ni",
);

const shortest = 10;
const shortestPart = 3;

/** Cuts long sentences where a clause of its own begins: `…, mais nous` → `…. Mais nous`. */
export function splitLongSentences({ words: verbs, forms }: Inflection): StyleRewriter {
  const finite = new Set(verbs.flatMap((verb) => forms(verb).slice(0, infinitiveIndex)));
  return sentenceRewriter(french, (sentence) => splits(sentence, ({ key }) => finite.has(key)));
}

type IsFiniteVerb = (token: Token) => boolean;

function splits({ tokens, isComplete }: Sentence, isFiniteVerb: IsFiniteVerb): readonly TextEdit[] {
  if (!isComplete || tokens.at(-1)?.raw !== '.' || count(tokens) < shortest) return [];
  if (tokens.some(({ raw }) => /^[:()[\]"“”«»]$/.test(raw))) return [];
  for (const [index, token] of tokens.entries()) {
    const conjunction = tokens[index + 1];
    const [left, right] = [tokens.slice(0, index), tokens.slice(index + 1)];
    if (count(left) < shortestPart || count(right) < shortestPart + 1 || !left.some(isFiniteVerb)) continue;
    if (left.some(({ key }) => subordinators.has(key))) return [];
    if (token.raw === ';' && startsClause(right, isFiniteVerb))
      return [cut(tokens[index - 1] as Token, right[0] as Token)];
    if (
      token.raw === ',' &&
      /^(?:mais|donc|et)$/.test(conjunction?.key ?? '') &&
      startsClause(right.slice(1), isFiniteVerb)
    ) {
      const next = conjunction?.key === 'et' ? right[1] : conjunction;
      return [cut(tokens[index - 1] as Token, next as Token)];
    }
    if (
      /^(?:et|mais)$/.test(token.key) &&
      /^(?:je|j'|nous|il|elle|ils|elles|on)$/.test(conjunction?.key ?? '') &&
      startsClause(right, isFiniteVerb)
    ) {
      const next = token.key === 'et' ? conjunction : token;
      return [cut(tokens[index - 1] as Token, next as Token)];
    }
  }
  return [];
}

function startsClause(tokens: readonly Token[], isFiniteVerb: IsFiniteVerb): boolean {
  const [first] = tokens;
  if (first === undefined) return false;
  if (pronouns.has(first.key)) return tokens.slice(1, 5).some(isFiniteVerb);
  return determiners.has(first.key) && tokens.slice(2, 6).some(isFiniteVerb);
}

function count(tokens: readonly Token[]): number {
  return tokens.filter(({ isWord }) => isWord).length;
}

function cut(last: Token, next: Token): { start: number; end: number; text: string } {
  return { start: last.end, end: next.end, text: `. ${capitalized(next.raw)}` };
}
