import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { textSegment } from '../../../language/segments.ts';
import { findTerms } from '../../../language/terminology/find-terms.ts';
import { buildTermMatcher } from '../../../language/terminology/term-matcher.ts';
import { readTokens } from './lexical-units.ts';
import { markUnits } from './mark-units.ts';
import { substituteTargets } from './substitute-targets.ts';
import { readTargetTerm } from './target-term.ts';
import { markTerms, TermsMisfit } from './term-mark.ts';
import { writeTargets } from './write-targets.ts';

/** Marks of the terms of a text, which are given as source, target and what the target's analyser says. */
function marksOf(text: string, entries: readonly (readonly [string, string, string])[]) {
  const matcher = buildTermMatcher(entries.map(([source, target]) => ({ source, target })));
  const found = findTerms(textSegment(text), [matcher]);
  const targets = found.map(({ target }) => {
    const analysis = entries.find((entry) => entry[1] === target)?.[2] ?? '';
    return readTargetTerm(target, readTokens(analysis), 'es');
  });
  return markTerms(textSegment(text), found, targets, (same) => same);
}

/** Marks as people can read them. */
const readable = (stream: string) => stream.replaceAll(/([aA])[\ue000-\uf8ff]([aA])\2/g, '$1·$2');
const marked = (stream: string) => stream.replaceAll(/·(.)/g, '\ue000$1$1');
const noPieces = () => Promise.reject(new Error('nothing to part'));
const car = ['car', 'furgoneta', '^furgoneta/furgoneta<n><f><sg>$'] as const;

describe('markUnits', () => {
  test('marks the unit of a term, with the case of its position', async () => {
    const marks = marksOf('Car, car, CAR', [car]);
    const stream = await markUnits(
      '^Car/Car<n><sg>$^,/,<cm>$ ^car/car<n><sg>$^,/,<cm>$ ^CAR/CAR<n><sg>$^./.<sent>$[]',
      marks,
      'en',
      noPieces,
    );
    assert.equal(readable(stream), '^Car/A·a<n><sg>$^,/,<cm>$ ^car/a·a<n><sg>$^,/,<cm>$ ^CAR/A·A<n><sg>$^./.<sent>$[]');
  });

  test('leaves the readings that the target can take', async () => {
    const marks = marksOf('a test', [['test', 'prueba', '^prueba/prueba<n><f><sg>$']]);
    const stream = await markUnits(
      '^a/a<det>$ ^test/test<n><sg>/test<vblex><inf>$^./.<sent>$[]',
      marks,
      'en',
      noPieces,
    );
    assert.equal(readable(stream), '^a/a<det>$ ^test/a·a<n><sg>$^./.<sent>$[]');
  });

  test('makes a noun of what is none in the dictionary, a name where the target is one', async () => {
    const noun = await markUnits('^car/*car$^./.<sent>$[]', marksOf('car', [car]), 'en', noPieces);
    assert.equal(readable(noun), '^car/a·a<n><sg>$^./.<sent>$[]');
    const romance = await markUnits('^car/*car$^./.<sent>$[]', marksOf('car', [car]), 'fr', noPieces);
    assert.equal(readable(romance), '^car/a·a<n><f><sg>$^./.<sent>$[]');
    const name = await markUnits('^car/*car$^./.<sent>$[]', marksOf('car', [['car', 'Kar', '^K/*K$']]), 'en', noPieces);
    assert.equal(readable(name), '^car/a·a<np><al><sg>$^./.<sent>$[]');
    const unknown = await markUnits('^car/*car$^./.<sent>$[]', marksOf('car', [car]), 'nb', noPieces);
    assert.equal(readable(unknown), '^car/*a·a$^./.<sent>$[]');
  });

  test('makes one unit of several, and puts blanks behind it', async () => {
    const marks = marksOf('my red \n car', [['red car', 'furgoneta', '^furgoneta/furgoneta<n><f><sg>$']]);
    const stream = await markUnits(
      '^my/my<det>$ ^red/red<adj>$[0]^car/car<n><sg>$^./.<sent>$[]',
      marks,
      'en',
      noPieces,
    );
    assert.equal(readable(stream), '^my/my<det>$ ^redcar/a·a<n><sg>$[0]^./.<sent>$[]');
  });

  test('parts a unit that reaches over the bounds of a term', async () => {
    const pieces: string[] = [];
    const analyse = async (piece: string) => {
      pieces.push(piece);
      return `^${piece}/${piece}<n><sg>$`;
    };
    const marks = marksOf('old car park here', [car]);
    const stream = await markUnits('^old car park/x<n><sg>$ ^here/here<adv>$^./.<sent>$[]', marks, 'en', analyse);
    assert.deepEqual(pieces, ['old', 'car', 'park']);
    assert.equal(
      readable(stream),
      '^old/old<n><sg>$ ^car/a·a<n><sg>$ ^park/park<n><sg>$ ^here/here<adv>$^./.<sent>$[]',
    );
  });

  test('takes another form of a term where the analyser says that it is one', async () => {
    const [mark] = marksOf('run', [['run', 'ejecutar', '^ejecutar/ejecutar<vblex><inf>$']]);
    assert.ok(mark !== undefined);
    const inflected = [{ ...mark, text: 'ran', found: { ...mark.found, found: 'ran', inflected: true as const } }];
    const form = await markUnits('^ran/run<vblex><past>$^./.<sent>$[]', inflected, 'en', noPieces);
    assert.equal(readable(form), '^ran/a·a<vblex><past>$^./.<sent>$[]');
    const doubtful = await markUnits('^ran/ran<n><sg>/run<vblex><past>$^./.<sent>$[]', inflected, 'en', noPieces);
    assert.equal(readable(doubtful), '^ran/ran<n><sg>/a·a<vblex><past>$^./.<sent>$[]');
    for (const other of [
      '^ran/ran<vblex><past>$',
      '^ran/run<n><sg>$',
      '^ran/*ran$',
      '^ran away/run<vblex><past># away$',
    ])
      assert.equal(await markUnits(other, inflected, 'en', noPieces), other);
  });

  test('refuses an analysis of another text', async () => {
    const marks = marksOf('the car', [car]);
    await assert.rejects(markUnits('^the/the<det>$', marks, 'en', noPieces), TermsMisfit);
    await assert.rejects(markUnits('^the/the<det>$ ^dog/dog<n><sg>$', marks, 'en', noPieces), TermsMisfit);
  });
});

describe('substituteTargets', () => {
  const substitute = (text: string, stream: string, entry: readonly [string, string, string], language = 'es') => {
    const marks = marksOf(text, [entry]);
    return readable(substituteTargets(marked(stream), marks, language));
  };

  test('a noun takes the gender of the target and the number of the source', () => {
    assert.equal(substitute('car', '^a·a<n><pl>/@a·a<n><pl>$', car), '^car<n><pl>/a·a<n><f><pl>$');
    assert.equal(substitute('car', '^a·a<n><m><sg>/@a·a<n><m><sg>$', car), '^car<n><m><sg>/a·a<n><f><sg>$');
    assert.equal(substitute('car', '^a·a<n><f><sp>/@a·a<n><f><sp>$', car), '^car<n><f><sp>/a·a<n><f><ND>$');
  });

  test('a target in the plural stays in it', () => {
    const entry = ['car', 'muebles', '^muebles/mueble<n><m><pl>$'] as const;
    assert.equal(substitute('car', '^a·a<n><sg>/@a·a<n><sg>$', entry), '^car<n><sg>/a·a<n><m><pl>$');
  });

  test('a target of both genders takes that of the source', () => {
    const entry = ['car', 'docente', '^docente/docente<n><mf><sg>$'] as const;
    assert.equal(substitute('car', '^a·a<n><f><sg>/@a·a<n><f><sg>$', entry), '^car<n><f><sg>/a·a<n><f><sg>$');
    assert.equal(substitute('car', '^a·a<n><sg>/@a·a<n><sg>$', entry), '^car<n><sg>/a·a<n><mf><sg>$');
  });

  test('the gender of an unknown target is guessed for languages that have two', () => {
    const entry = ['car', 'nube privada', '^nube/*nube$ ^privada/*privada$'] as const;
    assert.equal(substitute('car', '^a·a<n><sg>/@a·a<n><sg>$', entry), '^car<n><sg>/a·a<n><m><sg>$');
    const inA = ['car', 'wiki nueva', '^nube/*nube$ ^privada/*privada$'] as const;
    assert.equal(substitute('car', '^a·a<n><sg>/@a·a<n><sg>$', inA), '^car<n><sg>/a·a<n><m><sg>$');
    const feminine = ['car', 'fresca', '^fresca/*fresca$'] as const;
    assert.equal(substitute('car', '^a·a<n><sg>/@a·a<n><sg>$', feminine), '^car<n><sg>/a·a<n><f><sg>$');
    assert.equal(substitute('car', '^a·a<n><sg>/@a·a<n><sg>$', feminine, 'en'), '^car<n><sg>/a·a<n><sg>$');
  });

  test('names, adjectives and verbs', () => {
    assert.equal(
      substitute('car', '^a·a<np><al><sg>/@a·a<np><al><sg>$', ['car', 'Kar', '^K/*K$']),
      '^car<np><al><sg>/a·a<np><al><m><sg>$',
    );
    assert.equal(
      substitute('car', '^a·a<adj><sint><comp>/@a·a<adj><sint>$', ['car', 'azul', '^azul/azul<adj><mf><sg>$']),
      '^car<adj><sint><comp>/a·a<adj><mf><comp>$',
    );
    assert.equal(
      substitute('car', '^a·a<adj><mf><pl>/@a·a<adj><mf><pl>$', ['car', 'rojo', '^rojo/rojo<adj><m><sg>$']),
      '^car<adj><mf><pl>/a·a<adj><GD><pl>$',
    );
    assert.equal(
      substitute('car', '^a·a<vblex><sep><past>/@a·a<vblex><past>$', ['car', 'ir', '^ir/ir<vbmod><inf>$']),
      '^car<vblex><sep><past>/a·a<vbmod><past>$',
    );
  });

  test('other units are left alone, and bound blanks stay where they are', () => {
    assert.equal(
      substitute('car', '[[1]]^the<det>/el<det>$ [[2]]^A·a<n><sg>/@A·a<n><sg>$[0]', car),
      '[[1]]^the<det>/el<det>$ [[2]]^car<n><sg>/a·a<n><f><sg>$[0]',
    );
  });
});

describe('writeTargets', () => {
  const write = async (stream: string, entry: readonly [string, string, string], known: readonly string[] = []) => {
    const marks = marksOf(entry[0], [entry]);
    const asked: string[] = [];
    const knownForms = async (forms: readonly string[]) => {
      asked.push(...forms);
      return new Set(forms.filter((form) => known.includes(form)));
    };
    const written = await writeTargets(marked(stream), marks, 'es', knownForms, async (forms) =>
      forms.map(() => undefined),
    );
    return { written, asked };
  };

  test('what is right as the glossary has it is written so, without asking', async () => {
    const { written, asked } = await write('^el<det>$ ^a·a<n><f><sg>$', car);
    assert.equal(written, '^el<det>$ ^*furgoneta$');
    assert.deepEqual(asked, []);
  });

  test('another form is for the generator, if it knows it', async () => {
    const { written } = await write('^A·a<n><f><pl>$', car, ['furgoneta<n><f><pl>']);
    assert.equal(written, '^Furgoneta<n><f><pl>$');
    assert.equal((await write('^a·a<n><f><pl>$', car)).written, '^*furgoneta$');
    assert.equal((await write('^A·A<n><f><pl>$', car)).written, '^*FURGONETA$');
  });

  test('words without a form of their own for the plural stay as they are', async () => {
    const crisis = ['crisis', 'crisis', '^crisis/crisis<n><f><sp>$'] as const;
    assert.equal((await write('^a·a<n><f><pl>$', crisis)).written, '^*crisis$');
  });

  test('the words of a phrase inflect together, each with the blank of its unit', async () => {
    const entry = ['net', 'red neuronal', '^red/red<n><f><sg>$ ^neuronal/neuronal<adj><mf><sg>$'] as const;
    const { written } = await write('[[3]]^a·a<n><f><pl>$', entry, ['red<n><f><pl>', 'neuronal<adj><mf><pl>']);
    assert.equal(written, '[[3]]^red<n><f><pl>$ [[3]]^neuronal<adj><mf><pl>$');
  });

  test('a phrase that the dictionary has as one', async () => {
    const entry = ['db', 'base de datos', '^base de datos/base<n><f><sg># de datos$'] as const;
    const { written } = await write('^a·a<n><f><pl>$', entry, ['base<n><f><pl># de datos']);
    assert.equal(written, '^base<n><f><pl># de datos$');
  });

  test('verbs take what transfer asks for, pronouns behind them included', async () => {
    const entry = ['run', 'correr', '^correr/correr<vblex><inf>$'] as const;
    const plain = await write('^a·a<vblex><pri><p3><sg>$', entry, ['correr<vblex><pri><p3><sg>']);
    assert.equal(plain.written, '^correr<vblex><pri><p3><sg>$');
    const joined = '^a·a<vblex><imp><p2><sg>+lo<prn><enc>$';
    const known = await write(joined, entry, ['correr<vblex><imp><p2><sg>+lo<prn><enc>']);
    assert.equal(known.written, '^correr<vblex><imp><p2><sg>+lo<prn><enc>$');
    assert.equal((await write(joined, entry)).written, '^*correr$ ^lo<prn><enc>$');
  });

  test('adjectives agree', async () => {
    const entry = ['red', 'rojo', '^rojo/rojo<adj><m><sg>$'] as const;
    const { written } = await write('^a·a<adj><f><pl>$', entry, ['rojo<adj><f><pl>']);
    assert.equal(written, '^rojo<adj><f><pl>$');
  });

  test('a capital of the glossary stays, also in other forms', async () => {
    const entry = ['car', 'Furgoneta', '^Furgoneta/furgoneta<n><f><sg>$'] as const;
    assert.equal((await write('^a·a<n><f><pl>$', entry, ['furgoneta<n><f><pl>'])).written, '^Furgoneta<n><f><pl>$');
  });

  test('characters of the stream format are escaped', async () => {
    const entry = ['car', 'C++ [x/y]', '^C/*C$'] as const;
    assert.equal((await write('^*a·a$', entry)).written, '^*C\\+\\+ \\[x\\/y\\]$');
  });
});
