import { editMatches } from '../edit-text.ts';
import type { RewrittenValue } from '../style-rewriter.ts';

const symbolNames: Readonly<Record<string, string>> = {
  '&': 'ampersand',
  '@': 'at sign',
  '#': 'number sign',
  '*': 'asterisk',
  '%': 'percent sign',
  '~': 'tilde',
  '^': 'caret',
  _: 'underscore',
  '|': 'vertical bar',
  '\\': 'backslash',
  '§': 'section sign',
  '©': 'copyright sign',
  '™': 'trademark sign',
  '+': 'plus sign',
};

const namedSymbol = /(?<!\p{L})([Tt]he )(["“']?)([&@#*%~^_|\\§©™+])(["”']?)( (?:symbol|sign|character))(?!\p{L})/gu;

/** `the & symbol` → `the ampersand (&)`. */
export const referenceToSymbol: RewrittenValue = {
  languages: ['en'],
  rewrite: (text) =>
    editMatches(text, namedSymbol, ([, article = '', open, symbol = '', close]) =>
      (open === '') === (close === '') ? `${article}${symbolNames[symbol]} (${symbol})` : undefined,
    ),
};
