import type { Inflection } from '../../../inflection/inflection.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Token } from '../phrases/read-prose.ts';
import { french, vowel } from './french.ts';

const going = ['vais', 'vas', 'va', 'allons', 'allez', 'vont'];
const clitics = /^(?:me|te|se|le|la|les|lui|leur|nous|vous|[mtsl]')$/;
/** One may go somewhere to do it. */
const away =
  /^(?:chercher|voir|revoir|acheter|manger|dormir|visiter|rencontrer|danser|travailler|jouer|vivre|habiter|partir|venir|revenir)$/;
const futureIndex = 12;

/** `nous allons présenter` → `nous présenterons`. */
export function simpleFuture(inflection: Inflection): StyleRewriter {
  const rewrite = sentenceRewriter(french, ({ tokens }) => futureEdits(tokens, inflection));
  return writing(rewrite, () =>
    inflection.words.flatMap((verb) =>
      inflection
        .forms(verb)
        .slice(futureIndex, futureIndex + going.length)
        .filter((form) => form !== undefined),
    ),
  );
}

function futureEdits(tokens: readonly Token[], inflection: Inflection): readonly TextEdit[] {
  return tokens.flatMap((token, index): readonly TextEdit[] => {
    const person = going.indexOf(token.key);
    const before = tokens[index - 1];
    if (
      person < 0 ||
      before === undefined ||
      !before.isWord ||
      /['’]$/.test(before.raw) ||
      /^(?:ne|se|y|en|nous|vous|te|me)$/.test(before.key) !== /^(?:nous|vous)$/.test(before.key)
    )
      return [];
    const hasClitic = clitics.test(tokens[index + 1]?.key ?? '');
    const verb = tokens[index + (hasClitic ? 2 : 1)];
    if (verb === undefined || away.test(verb.key)) return [];
    const written = inflection.forms(verb.key)[futureIndex + person];
    if (written === undefined) return [];
    const next = tokens[index + 1] as Token;
    const group = token.start;
    const elides = before.key === 'je' && !hasClitic && vowel.test(written);
    const start = elides
      ? { start: before.start, end: next.start, text: /^J/.test(before.raw) ? "J'" : "j'", group }
      : { start: token.start, end: next.start, text: '', group };
    return [start, { start: verb.start, end: verb.end, text: written, group }];
  });
}
