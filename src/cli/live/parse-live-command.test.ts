import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseLiveCommand } from './parse-live-command.ts';

describe('the arguments of dragoman live', () => {
  it('name the microphone, a file or standard input', () => {
    assert.deepEqual(parseLiveCommand([]).input, {
      kind: 'microphone',
      devices: ['pulse:default', 'alsa:default'],
    });
    assert.deepEqual(parseLiveCommand(['--microphone', 'alsa:hw:1']).input, {
      kind: 'microphone',
      devices: ['alsa:hw:1'],
    });
    assert.deepEqual(parseLiveCommand(['talk.mp3']).input, { kind: 'file', path: 'talk.mp3' });
    assert.deepEqual(parseLiveCommand(['-']).input, { kind: 'standard input' });
  });

  it('are fields of the session request', () => {
    const { session, to } = parseLiveCommand([
      '-f',
      'en',
      '-t',
      'de,es',
      '-t',
      'de',
      '--glossary',
      'g',
      '--spoken-terms',
      's',
    ]);
    assert.deepEqual(session, {
      source_language: 'en',
      target_languages: ['de', 'es'],
      glossary_id: 'g',
      spoken_terms_id: 's',
    });
    assert.deepEqual(to, ['de', 'es']);
  });

  it('are refused with what would be right', () => {
    const refusals: readonly (readonly [readonly string[], RegExp])[] = [
      [['a.wav', 'b.wav'], /one audio file/],
      [['a.wav', '--microphone', 'pulse:x'], /not both/],
      [['--microphone', 'hw:0'], /pulse:NAME or alsa:NAME, not "hw:0"/],
      [['--to', 'de,es,fr,it,pt,nl'], /at most 5/],
      [['--to', 'nonsense!'], /not a valid language code/],
      [['--formality', 'polite'], /--formality takes/],
    ];
    for (const [args, words] of refusals)
      assert.throws(
        () => parseLiveCommand(args),
        (error) => error instanceof MisuseError && words.test(error.message),
      );
  });
});
