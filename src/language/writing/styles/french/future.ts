import type { TextEdit } from '../../../style-rules/style-rewriter.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Token } from '../phrases/read-prose.ts';
import { french, vowel } from './french.ts';
import { frenchVerbForms, knownVerbs } from './verbs.ts';

const going = ['vais', 'vas', 'va', 'allons', 'allez', 'vont'];
const clitics = /^(?:me|te|se|le|la|les|lui|leur|nous|vous|[mtsl]')$/;
/** One may go somewhere to do it. */
const away =
  /^(?:chercher|voir|revoir|acheter|manger|dormir|visiter|rencontrer|danser|travailler|jouer|vivre|habiter|partir|venir|revenir)$/;
const infinitives = new Set(knownVerbs);
const futureIndex = 12;

const inSimpleFuture = sentenceRewriter(french, ({ tokens }) =>
  tokens.flatMap((token, index): readonly TextEdit[] => {
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
    if (verb === undefined || !infinitives.has(verb.key) || away.test(verb.key)) return [];
    const written = frenchVerbForms(verb.key)[futureIndex + person] as string;
    const next = tokens[index + 1] as Token;
    const group = token.start;
    const elides = before.key === 'je' && !hasClitic && vowel.test(written);
    const start = elides
      ? { start: before.start, end: next.start, text: /^J/.test(before.raw) ? "J'" : "j'", group }
      : { start: token.start, end: next.start, text: '', group };
    return [start, { start: verb.start, end: verb.end, text: written, group }];
  }),
);

/** `nous allons présenter` → `nous présenterons`. */
export const simpleFuture = writing(inSimpleFuture, () =>
  knownVerbs.flatMap((verb) => frenchVerbForms(verb).slice(futureIndex, futureIndex + going.length)),
);
