import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTargetAnalyser } from './target-analyser.ts';

const analyser = (file: string) => [{ program: '/usr/bin/lt-proc', arguments: ['-z', `/apertium/${file}`] }];

test('the analyser of the opposite direction reads the target', () => {
  assert.deepEqual(
    findTargetAnalyser(analyser('en-es.automorf.bin'), (path) => path === '/apertium/es-en.automorf.bin'),
    { program: '/usr/bin/lt-proc', arguments: ['-z', '-w', '/apertium/es-en.automorf.bin'] },
  );
});

test('a variant of the target is read by the analyser of its language', () => {
  const found = findTargetAnalyser(analyser('ca-pt_BR.automorf.bin'), (path) => path.endsWith('/pt-ca.automorf.bin'));
  assert.deepEqual(found?.arguments.slice(1), ['-w', '/apertium/pt-ca.automorf.bin']);
});

test('there is none in packages of one direction and for analysers of another kind', () => {
  assert.equal(
    findTargetAnalyser(analyser('ca-eo.automorf.bin'), () => false),
    undefined,
  );
  assert.equal(
    findTargetAnalyser(analyser('en-es.automorf.hfst'), () => true),
    undefined,
  );
  assert.equal(
    findTargetAnalyser([], () => true),
    undefined,
  );
});
