import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { readReports, reportingTagger } from './tagger-reports.ts';

const perl = '/usr/bin/perl';
const skip = existsSync(perl) ? false : 'perl is missing';
const [, filter] = reportingTagger({ program: 'apertium-tagger', arguments: [] }, perl);
const filtered = (input: string) => execFileSync(perl, [...(filter?.arguments ?? [])], { input, encoding: 'utf8' });

const newClass = (word: string, names: string) =>
  `Error: A new ambiguity class was found. \nRetraining the tagger is necessary so as to take it into account.\nWord '${word}'.\nNew ambiguity class: {${names}}\n`;

test('names of new classes come out before the number of their message', { skip }, () => {
  const input = `^a<det>$[0]\0^be$${newClass("l'ó", 'ADJ,VERB')} ^known$^.<sent>$${newClass('x', '')}[1]\0^b<n>$[2]\0`;
  assert.equal(filtered(input), '^a<det>$[0]\0^be$ ^known$^.<sent>$[!ADJ,VERB][!][1]\0^b<n>$[2]\0');
});

test('whatever else the tagger says is taken out', { skip }, () => {
  const warning = `Warning: There is not coarse tag for the fine tag '<x>' of 'y<x>'\n         This is because of an incomplete tagset definition or a dictionary error\n`;
  const problem = `Problem with word 'y' {A,B}\n`;
  assert.equal(filtered(`^a${warning}$ ${problem}^b$[0]\0`), '^a$ ^b$[0]\0');
});

test('text that only looks like a report stays', { skip }, () => {
  const input = "^Error$: Word 'x'. New ambiguity class: {A} \\[!A\\][0]\0";
  assert.equal(filtered(input), input);
  assert.deepEqual(readReports('a \\[!A\\]'), { output: 'a \\[!A\\]', newClasses: [] });
});

test('reports are taken off an answer', () => {
  assert.deepEqual(readReports('Un texto.[][!A,B][!]'), { output: 'Un texto.[]', newClasses: ['', 'A,B'] });
  assert.deepEqual(readReports('Un texto.[]'), { output: 'Un texto.[]', newClasses: [] });
});
