import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseTranslateCommand } from './parse-translate-command.ts';
import { formatByName, nameWithLanguage, type PlannedFile, planFiles } from './plan-files.ts';

function plan(...args: string[]): readonly PlannedFile[] {
  const command = parseTranslateCommand(['--to', 'PT-br', ...args]);
  assert(command.input.kind === 'files');
  return planFiles(command.input.paths, command);
}

describe('planning files', () => {
  it('puts the language before the ending', () => {
    assert.equal(nameWithLanguage('name.txt', 'es'), 'name.es.txt');
    assert.equal(nameWithLanguage('name.v2.txt', 'es'), 'name.v2.es.txt');
    assert.equal(nameWithLanguage('README', 'es'), 'README.es');
    assert.equal(nameWithLanguage('.profile', 'es'), '.profile.es');
  });

  it('writes several files beside their originals, with the canonical code', () => {
    const outputs = plan('--file', 'docs/a.txt', 'b').map(({ output }) => output);
    assert.deepEqual(outputs, ['docs/a.pt-BR.txt', 'b.pt-BR']);
  });

  it('keeps names in an output folder', () => {
    assert.deepEqual(plan('--output-dir', 'out', '--file', 'docs/a.txt')[0]?.output, 'out/a.txt');
  });

  it('takes the kind of text from the ending, unless it is given', () => {
    assert.deepEqual(['a.HTM', 'a.html', 'a.xhtml', 'a.xml', 'a.txt', 'html'].map(formatByName), [
      'html',
      'html',
      'html',
      'xml',
      'text',
      'text',
    ]);
    assert.equal(plan('--text', '--file', 'a.html')[0]?.format, 'text');
  });

  it('lets a file be replaced by its translation when that is said', () => {
    assert.equal(plan('--file', 'a.txt', '-o', 'a.txt')[0]?.output, 'a.txt');
  });

  it('refuses translations that would replace an input or each other', () => {
    const clashes = [
      ['--file', 'a.txt', './a.pt-BR.txt'],
      ['--file', 'x/a.txt', 'y/a.txt', '--output-dir', 'out'],
      ['--file', 'x/a.txt', '--output-dir', 'x'],
    ];
    for (const args of clashes) assert.throws(() => plan(...args), MisuseError, args.join(' '));
  });
});
