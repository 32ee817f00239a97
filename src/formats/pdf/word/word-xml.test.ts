import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runXml } from './word-xml.ts';

describe('runs of Word documents made of PDF files', () => {
  const style = {
    family: 'sans',
    fontName: 'Arial',
    bold: false,
    italic: false,
    size: 11,
    rise: 0,
    underlined: false,
    struck: false,
    object: 0,
  } as const;
  const colourOf = (red: number, green: number, blue: number): string | undefined => {
    const fill = { red, green, blue, alpha: 1 };
    const run = runXml('Text', { ...style, fill }, { base: style, isLink: false, isRightToLeft: false });
    return /<w:color w:val="(\w+)"/u.exec(run)?.[1];
  };

  it('have the colour of their text', () => {
    assert.equal(colourOf(0.8, 0, 0), 'CC0000');
    assert.equal(colourOf(0.6, 0.6, 0.6), '999999');
    assert.equal(colourOf(0, 0.8, 0.8), '00CCCC');
  });

  it('have no colour where their text is black, or so light that nobody could read it on white', () => {
    assert.equal(colourOf(0, 0, 0), undefined);
    assert.equal(colourOf(1, 1, 1), undefined);
    assert.equal(colourOf(0.95, 0.95, 0.9), undefined);
    assert.equal(colourOf(1, 1, 0), undefined);
  });
});
