import { attention } from 'micromark-core-commonmark';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Construct, Extension } from 'micromark-util-types';
import { resolveDelimiters } from './resolve-delimiters.ts';

const ofStars: Construct = { ...attention, name: 'delimiterRun', resolveAll: resolveDelimiters };
const ofTildes: Construct = { ...strikethrough(), name: 'tildeRun', resolveAll: resolveDelimiters };

/**
 * Emphasis, strong emphasis and deletion for the parser, whose own resolvers look back over all events of a paragraph for
 * each mark. Its tokenizers of marks stay; one resolver pairs the marks.
 */
export const emphasisSyntax: Extension = {
  disable: { null: ['attention', 'strikethrough'] },
  text: { 42: ofStars, 95: ofStars, 126: ofTildes },
  insideSpan: { null: [{ resolveAll: resolveDelimiters } as Construct] },
};

function strikethrough(): Construct {
  const construct = gfmStrikethrough().text?.[126];
  if (construct === undefined || Array.isArray(construct)) throw new Error('The parser has no construct for tildes.');
  return construct;
}
