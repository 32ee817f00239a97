import { Tokenizer } from 'htmlparser2';

/** Enough to know a language by. */
const longestText = 8192;

const unseen = new Set(['script', 'style', 'code', 'svg', 'math', 'template']);

/**
 * The first few thousand characters of what a reader sees of marked-up text, for language detection. Cheap and never
 * fails: structure is not checked, tags become spaces, attributes are left out.
 */
export function visibleText(text: string, format: 'html' | 'xml'): string {
  let visible = '';
  let skipping = '';
  let name = '';
  const add = (piece: string): void => {
    if (skipping === '') visible += piece;
    if (visible.length >= longestText) tokenizer.pause();
  };
  const open = (): void => {
    if (skipping === '' && format === 'html' && unseen.has(name)) skipping = name;
  };
  const nothing = (): void => {};
  const tokenizer = new Tokenizer(
    { xmlMode: format === 'xml', decodeEntities: true },
    {
      ontext: (start, end) => add(text.slice(start, Math.min(end, start + longestText))),
      ontextentity: (code) => add(String.fromCodePoint(code)),
      oncdata: (start, end) => add(format === 'xml' ? text.slice(start, Math.min(end - 2, start + longestText)) : ''),
      onopentagname: (start, end) => {
        name = text.slice(start, end).toLowerCase();
        add(' ');
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => {
        if (text.slice(start, end).toLowerCase() === skipping) skipping = '';
        add(' ');
      },
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  return visible;
}
