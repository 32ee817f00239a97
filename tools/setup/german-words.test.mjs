import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { ensureGermanWords, germanWordsAreReady, germanWordsPath, listGermanWords } from './german-words.mjs';

/** Of our own, as the dictionary writes its lines. */
const dictionary = [
  '# Version :: devel',
  'Haus {n}; Gebäude {n} [arch.] | Häuser {pl}; Gebäude {pl} | ein altes haus :: house; building | houses; buildings',
  '(große) Bank {f} | Banken {pl} :: bank | banks',
  'Bank {f} (Möbel) | Bänke {pl} :: bench | benches',
  'Angestellte {m,f}; Angestellter :: employee',
  'laufen {vi} | der Lauf {m} :: to run',
  'alt {adj} :: old',
  'Lauf {m} :: run',
].join('\n');

it('words have their classes, and their plural where there is one; marks are no words', () => {
  assert.deepEqual(listGermanWords(dictionary).split('\n'), [
    'Angestellte\tmf',
    'Bank\tf',
    'Banken\tp',
    'Bänke\tp',
    'Gebäude\tnp\tGebäude',
    'Haus\tn\tHäuser',
    'Häuser\tp',
    'Lauf\tm',
    'alt\tsa',
    'altes\ts',
    'der\ts',
    'ein\ts',
    'große\ts',
    'haus\ts',
    'laufen\tsv',
    '',
  ]);
});

it('a gender at one entry of many counts where the word has a plural of its own there', () => {
  const entries = [
    ...Array.from({ length: 6 }, () => 'Leiter {m} | Leiter {pl} :: leader | leaders'),
    'Leiter {f} | Leitern {pl} :: ladder | ladders',
    ...Array.from({ length: 6 }, () => 'Anteil {m} | Anteile {pl} :: part | parts'),
    'Anteil {f} | Anteile {pl} :: part | parts',
  ];
  assert.deepEqual(listGermanWords(entries.join('\n')).split('\n'), [
    'Anteil\tm\tAnteile',
    'Anteile\tp',
    'Leiter\tmfp',
    'Leitern\tp',
    '',
  ]);
});

it('the list is made once, where the dictionary is installed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dragoman-german-'));
  after(() => rmSync(root, { recursive: true }));
  const isInstalled = existsSync('/usr/share/trans/de-en');
  assert.equal(germanWordsAreReady(root), !isInstalled);
  assert.equal(await ensureGermanWords(root), isInstalled);
  assert.equal(existsSync(germanWordsPath(root)), isInstalled);
  assert.equal(await ensureGermanWords(root), false);
});
