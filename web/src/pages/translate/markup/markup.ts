/** What formatted text needs, as one chunk: nothing of it is loaded before some is pasted. */
export { cleanMarkup, isFormatted, markupOf, plainOf } from './clean-markup.ts';
export { MarkupField } from './markup-field.tsx';
export { CopyMarkup, MarkupOutput } from './markup-output.tsx';
