// Figures that others published for sacreBLEU; the tolerance is that of the publication. Samples and figures only.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BleuOptions, createBleu } from './bleu.ts';
import { type ChrfOptions, createChrf } from './chrf.ts';
import { type Metric, sumCounts } from './metric.ts';
import type { Smoothing } from './smoothing.ts';

/** `references` as sacreBLEU takes them: a stream each. */
function corpus(
  metric: Metric,
  translations: readonly string[],
  ...references: readonly (readonly string[])[]
): number {
  return metric.score(
    sumCounts(
      translations.map((text, line) =>
        metric.count(
          text,
          references.map((stream) => stream[line] ?? ''),
        ),
      ),
    ),
  );
}

function near(actual: number, expected: number, tolerance: number): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not within ${tolerance} of ${expected}`);
}

describe('BLEU agrees with what is published', () => {
  describe("in sacreBLEU's test/test_bleu.py", () => {
    // The README's example.
    const translations = ['The dog bit the man.', "It wasn't surprising.", 'The man had just bitten him.'];
    const references = [
      ['The dog bit the man.', 'It was not unexpected.', 'The man bit him first.'],
      ['The dog had bit the man.', 'No one was surprised.', 'The man had bitten the dog.'],
    ];
    const cases: readonly (readonly [BleuOptions, number])[] = [
      [{}, 48.530827],
      [{ tokenizer: '13a' }, 48.530827],
      [{ tokenizer: 'none' }, 49.1919566],
      [{ tokenizer: 'intl' }, 43.91623493],
      [{ smoothing: { method: 'none' } }, 48.530827],
    ];
    for (const [options, expected] of cases)
      it(`for three sentences with two references, ${JSON.stringify(options)}`, () =>
        near(corpus(createBleu(options), translations, ...references), expected, 1e-6));

    it('for empty translations', () => assert.equal(corpus(createBleu(), ['', '', ''], ...references), 0));

    const floored = createBleu({
      tokenizer: 'none',
      smoothing: { method: 'floor', value: 0.01 },
      effectiveOrder: true,
    });
    const raw: readonly (readonly [readonly string[], readonly string[], number])[] = [
      [['this is a test', 'another test'], ['ref1', 'ref2'], 0],
      [['this is a test'], ['this is a test'], 100],
      [['this is a fest'], ['this is a test'], 22.3606797749979],
      [['test'], ['a test'], 36.78794411714425],
      [['a test'], ['a test'], 100],
      [['a little test'], ['a test'], 3.218297948685433],
    ];
    for (const [texts, stream, expected] of raw)
      it(`for "${texts}" beside "${stream}", untokenised`, () => near(corpus(floored, texts, stream), expected, 1e-6));

    it('from given counts', () => {
      near(createBleu().score([11, 11, 9, 7, 5, 3, 10, 8, 6, 4]), 83.75922397, 1e-6);
      const none = createBleu({ smoothing: { method: 'floor', value: 0 } });
      assert.equal(none.score([6, 6, 6, 5, 4, 0, 6, 5, 4, 3]), 0);
      assert.equal(none.score([14, 10, 0, 0, 0, 0, 10, 11, 12, 0]), 0);
    });
  });

  describe("in sacreBLEU's test/test_sentence_bleu.py", () => {
    const reference = 'producţia de zahăr brut se exprimă în zahăr alb;';
    const translation = 'Producția de zahăr primă va fi exprimată în ceea ce privește zahărul alb;';
    const cases: readonly (readonly [Smoothing, BleuOptions, number])[] = [
      [{ method: 'exp' }, {}, 8.493],
      [{ method: 'none' }, {}, 0],
      [{ method: 'floor' }, {}, 4.51688],
      [{ method: 'floor', value: 0.1 }, {}, 4.51688],
      [{ method: 'floor', value: 0.5 }, {}, 10.1],
      [{ method: 'add-k' }, {}, 14.882],
      [{ method: 'add-k', value: 1 }, {}, 14.882],
      [{ method: 'add-k', value: 2 }, {}, 21.389],
      [{ method: 'exp' }, { tokenizer: 'none' }, 7.347],
      [{ method: 'exp' }, { tokenizer: 'intl' }, 8.493],
      [{ method: 'exp' }, { tokenizer: 'char' }, 40.8759],
      [{ method: 'exp' }, { tokenizer: 'char', lowercase: true }, 42.0267],
    ];
    for (const [smoothing, options, expected] of cases)
      it(`for one sentence, ${JSON.stringify({ ...smoothing, ...options })}`, () =>
        near(
          corpus(createBleu({ ...options, smoothing, effectiveOrder: true }), [translation], [reference]),
          expected,
          1e-3,
        ));

    for (const method of ['exp', 'none', 'floor', 'add-k'] as const)
      it(`for a sentence without a match, ${method}`, () =>
        assert.equal(
          corpus(createBleu({ smoothing: { method }, effectiveOrder: true }), ['this is a cat'], ['okay thanks']),
          0,
        ));
  });

  it("in Hugging Face evaluate's page on sacreBLEU", () => {
    const translations = ['hello there general kenobi', 'on our way to ankh morpork'];
    const references = [
      ['hello there general kenobi', 'goodbye ankh morpork'],
      ['hello there !', 'ankh morpork'],
    ];
    near(corpus(createBleu(), translations, ...references), 39.76353643835252, 1e-9);
  });

  it("in torchmetrics' page on its SacreBLEU score", () => {
    const references = [['there is a cat on the mat'], ['a cat is on the mat']];
    near(corpus(createBleu(), ['the cat is on the mat'], ...references), 75.98, 0.005);
  });

  it("in Unbabel MT-Telescope's test", () => {
    const score = corpus(createBleu(), ['Hi world.', 'This is a Test.'], ['Hello world.', 'This is a test.']);
    near(score, 39.13, 0.01);
  });
});

describe('chrF agrees with what is published', () => {
  describe("in sacreBLEU's test/test_chrf.py (beta 3)", () => {
    const cases: readonly (readonly [readonly string[], readonly string[], number])[] = [
      [['a'], ['a'], 100],
      [[''], ['reference'], 0],
      [['a b c'], ['a b c'], 100],
      [['a b c'], ['abc'], 100],
      [[''], ['c'], 0],
      [['a', 'b'], ['a', 'c'], 50],
      [['aa'], ['ab'], 25],
      [
        [' Die    Beziehung zwischen  Obama und Netanjahu ist nicht gerade  freundlich. '],
        ['Das Verhältnis zwischen Obama und Netanyahu ist nicht gerade freundschaftlich.'],
        64.1302698,
      ],
      [
        [
          ' risk assessment must be made of those who are qualified and expertise in the sector - these are the scientists .',
        ],
        [
          'risk assessment has to be undertaken by those who are qualified and expert in that area - that is the scientists .',
        ],
        63.3617303,
      ],
    ];
    for (const [translations, references, expected] of cases)
      it(`for "${translations[0]?.slice(0, 30)}"`, () =>
        near(corpus(createChrf({ beta: 3 }), translations, references), expected, 1e-4));
  });

  describe("in Hugging Face evaluate's page on chrF", () => {
    const translations = [
      'The relationship between cats and dogs is not exactly friendly.',
      'a good bookshop is just a genteel black hole that knows how to read.',
    ];
    const references = [
      'The relationship between dogs and cats is not exactly friendly.',
      'A good bookshop is just a genteel Black Hole that knows how to read.',
    ];
    const cases: readonly (readonly [ChrfOptions, number])[] = [
      [{}, 84.64214891738334],
      [{ wordOrder: 2 }, 82.87263732906315],
      [{ wordOrder: 2, lowercase: true }, 92.12853119829202],
    ];
    for (const [options, expected] of cases)
      it(`with ${JSON.stringify(options)}`, () =>
        near(corpus(createChrf(options), translations, references), expected, 1e-9));

    it('in its earlier example', () => {
      const translation = 'The relationship between Obama and Netanyahu is not exactly friendly.';
      const reference = 'The ties between Obama and Netanyahu are not particularly friendly.';
      near(corpus(createChrf(), [translation], [reference]), 61.576379378113785, 1e-9);
    });
  });
});

describe('signatures', () => {
  it('have the form that sacreBLEU prints and name this program', () => {
    assert.equal(createBleu().signature(1), 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|impl:dragoman');
    assert.equal(
      createBleu({ tokenizer: 'zh', lowercase: true, smoothing: { method: 'floor', value: 0.1 } }).signature(undefined),
      'nrefs:var|case:lc|eff:no|tok:zh|smooth:floor[0.10]|impl:dragoman',
    );
    assert.equal(
      createChrf({ wordOrder: 2 }).signature(2),
      'nrefs:2|case:mixed|eff:yes|nc:6|nw:2|space:no|impl:dragoman',
    );
  });
});
