import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseSpeakCommand } from './run-speak-command.ts';

describe('dragoman speak', () => {
  it('takes the type of the audio from the name of the file, Ogg without one', () => {
    const typeOf = (...args: string[]) => parseSpeakCommand(['--in', 'es', 'Hola.', ...args]).type;
    assert.equal(typeOf(), 'audio/ogg;codecs=opus');
    assert.equal(typeOf('-o', 'a.FLAC'), 'audio/flac');
    assert.throws(() => typeOf('-o', 'a.mp3'), MisuseError);
  });

  it('needs a language and one text, or standard input', () => {
    assert.throws(() => parseSpeakCommand(['Hola.']), /--in es/);
    assert.throws(() => parseSpeakCommand(['-i', 'es', 'Hola', 'mundo']), /quotation marks/);
    assert.equal(parseSpeakCommand(['-i', 'es', '-']).text, undefined);
    assert.equal(parseSpeakCommand(['-i', 'es']).text, undefined);
  });
});
