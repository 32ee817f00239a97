import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formalityRewrites, knowsFormality } from './formality-rewrites.ts';

const all = async (forms: readonly string[]) => new Set(forms);
const spanish = { source: 'ca', target: 'es' };

async function formal(stream: string, known = all): Promise<string> {
  return (await formalityRewrites(spanish, 'more', known)?.forms?.(stream)) ?? '';
}

test('nothing is done unless a tone is asked for that the target has', () => {
  assert.equal(formalityRewrites(spanish, 'default', all), undefined);
  assert.equal(formalityRewrites({ source: 'en', target: 'eo' }, 'more', all), undefined);
  assert.equal(knowsFormality({ source: 'en', target: 'eo' }), false);
  assert.equal(knowsFormality({ source: 'es', target: 'pt-BR' }), true);
});

test('all between the units stays', async () => {
  assert.equal(
    await formal(' [0][[1]]^Ver<vblex><pri><p2><sg>$[1] \\[ ^tuyo<det><pos><mf><sg>$^.<sent>$[]'),
    ' [0][[1]]^Ver<vblex><pri><p3><sg>$[1] \\[ ^suyo<det><pos><mf><sg>$^.<sent>$[]',
  );
});

test('the first form that the generator knows is taken', async () => {
  const known = async (forms: readonly string[]) => new Set(forms.filter((form) => !form.includes('<imp>')));
  assert.equal(await formal('^ir<vblex><imp><p2><sg>$', known), '^ir<vblex><prs><p3><sg>$');
});

test('a sentence with a form that the generator cannot write stays as it was, its neighbours do not', async () => {
  const known = async (forms: readonly string[]) => new Set(forms.filter((form) => !form.startsWith('raro')));
  const stop = '^.<sent>$';
  assert.equal(
    await formal(`^ver<vblex><pri><p2><sg>$ ^raro<vblex><pri><p2><sg>$${stop} ^ver<vblex><pri><p2><sg>$${stop}`, known),
    `^ver<vblex><pri><p2><sg>$ ^raro<vblex><pri><p2><sg>$${stop} ^ver<vblex><pri><p3><sg>$${stop}`,
  );
});

test('pronouns that the generator cannot join stay apart, and the rest of the sentence gets its tone', async () => {
  const english = { source: 'en', target: 'es' };
  const sentence = '^vuestro<det><pos><m><sg>$ ^con<pr>$ ^ti<prn><tn><p2><mf><sg>$';
  const apart = async (forms: readonly string[]) => new Set(forms.filter((form) => !form.startsWith('contigo')));
  const less = (known: typeof all) => formalityRewrites(english, 'less', known)?.forms?.(sentence);
  assert.equal(await less(apart), '^tuyo<det><pos><mf><sg>$ ^con<pr>$ ^ti<prn><tn><p2><mf><sg>$');
  assert.equal(await less(all), '^tuyo<det><pos><mf><sg>$ ^contigo<prn><tn><p2><mf><sg>$');
});

test('the generator is asked only for forms that are new', async () => {
  const asked: string[] = [];
  await formal('^ver<vblex><pri><p2><sg>$ ^casa<n><f><sg>$ ^*xyz$', async (forms) => {
    asked.push(...forms);
    return new Set(forms);
  });
  assert.deepEqual(asked, ['ver<vblex><pri><p3><sg>']);
});

test('a stream without the second person comes out as it went in', async () => {
  const piece = fc.constantFrom(
    '^ver<vblex><pri><p3><sg>$',
    '^ver<vblex><inf>+lo<prn><enc><p3><m><sg>$',
    '^suyo<det><pos><mf><sg>$',
    '^le<prn><pro><p3><mf><sg>$',
    '^él<prn><tn><p3><m><sg>$',
    '[[2; 3]]^casa<n><f><sg>$',
    '^*desconocida$',
    '^@palabra<n>$',
    '^.<sent>$',
    ' ',
    '[4]',
    '\\^',
  );
  const streams = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const pairs = fc.constantFrom('en>es', 'fr>es', 'es>ca', 'es>pt', 'es>it', 'es>fr', 'fr>ca');
  await fc.assert(
    fc.asyncProperty(streams, pairs, fc.constantFrom('more' as const, 'less' as const), async (stream, pair, tone) => {
      const [source = '', target = ''] = pair.split('>');
      const rewrites = formalityRewrites({ source, target }, tone, async () => new Set());
      assert.equal(await rewrites?.forms?.(stream), stream);
    }),
  );
});

test('from English, possessives and orders that forbid address one person without a tone asked for', async () => {
  const sentence = '^No<adv>$ ^abrir<vblex><imp><p2><pl>$ ^vuestro<det><pos><f><pl>$ ^ventana<n><f><pl>$';
  const english = (target: string, text: string) => formalityRewrites({ source: 'en', target }, 'default', all, text);
  const rewrites = english('es', "Don't open your window.");
  assert.equal(
    await rewrites?.forms?.(sentence),
    '^No<adv>$ ^abrir<vblex><prs><p2><sg>$ ^tuyo<det><pos><mf><pl>$ ^ventana<n><f><pl>$',
  );
  const misread = '^No<adv>$ ^abrir<vblex><pri><p3><sg>$ ^tuyo<det><pos><mf><pl>$';
  const order = '^No<adv>$ ^abrir<vblex><prs><p2><sg>$ ^tuyo<det><pos><mf><pl>$';
  assert.equal(await rewrites?.forms?.(misread), order);
  assert.equal(await english('es', 'She does not open your window.')?.forms?.(misread), misread);
  const polite = formalityRewrites({ source: 'en', target: 'es' }, 'more', all, 'Do not open it.');
  assert.equal(await polite?.forms?.('^No<adv>$ ^abrir<vblex><pri><p3><sg>$'), '^No<adv>$ ^abrir<vblex><prs><p3><sg>$');
  assert.equal(english('fr', 'Do not open your file.'), undefined);
  assert.equal(english('eo', 'Open your file.'), undefined);
  assert.equal(english('es', 'The file is open, I do not know.'), undefined);
});
