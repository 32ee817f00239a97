import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proseProblems } from './prose-check.ts';

const terms = {
  terms: [{ pattern: 'told|tells?', instead: 'report' }],
  code: { pattern: 'told|tells?|lanes?|wish|wishes', instead: 'the word of the field' },
  exceptions: [],
};

function problems(path: string, text: string, exceptions: (typeof exception)[] = []): readonly string[] {
  return proseProblems([{ path, text }], { ...terms, exceptions });
}

const exception = { path: 'docs/a.md', text: 'tells of', reason: 'a quotation' };

describe('the prose check', () => {
  it('names the line, the word and a better one', () => {
    assert.deepEqual(problems('docs/a.md', 'Fine.\nThe log Tells why.'), ['docs/a.md:2: "Tells"; use report']);
    assert.deepEqual(problems('README.md', 'The retold story.'), []);
  });

  it('leaves code, links, decisions and the changelog alone', () => {
    const page = '```sh\necho told\n```\nSee `told` and [here](told.md).\n';
    assert.deepEqual(problems('docs/a.md', page), []);
    assert.deepEqual(problems('docs/decisions/0001-a.md', 'Users are told.'), []);
    assert.deepEqual(problems('CHANGELOG.md', 'Users are told.'), []);
  });

  it('reads messages in the catalogue, in logs and in settings, but no code', () => {
    const code = "const name = tell('id');\nlog.warn('users are told twice');\n";
    assert.deepEqual(problems('src/observability/events.ts', code), [
      'src/observability/events.ts:2: "told"; use report',
    ]);
    assert.deepEqual(problems('src/observability/events.test.ts', code), []);
    assert.deepEqual(problems('src/language/a.ts', code), []);
  });

  it('reads the comments of contracts', () => {
    const contract = "/**\n * Told of changes.\n */\nexport const a = 'it is told';\n";
    assert.deepEqual(problems('src/contracts/a.ts', contract), ['src/contracts/a.ts:2: "Told"; use report']);
  });

  it('finds house words in declared names and in comments of code, and other words for positions', () => {
    const code = [
      'const laneOfModel = 1;',
      'interface Wishes { readonly place: number }',
      'function fill(places: number[], inPlace: boolean): void {}',
      '/** Nobody is told. */',
    ];
    assert.deepEqual(problems('src/language/a.ts', code.join('\n')), [
      'src/language/a.ts:1: the name "laneOfModel"; use the word of the field',
      'src/language/a.ts:2: the name "Wishes"; use the word of the field',
      'src/language/a.ts:2: the name "place"; use the word of the field',
      'src/language/a.ts:3: the name "places"; use the word of the field',
      'src/language/a.ts:4: "told" in a comment; use the word of the field',
    ]);
  });

  it('finds house words in titles of tests', () => {
    const code = [
      "  it('is told once', () => {});",
      "test('keeps the place of a tag', async () => {});",
      "describe('replaces files in place', () => {});",
      "assert.equal(text, 'it is told');",
    ];
    assert.deepEqual(problems('src/language/a.test.ts', code.join('\n')), [
      'src/language/a.test.ts:1: "told" in a title; use the word of the field',
      'src/language/a.test.ts:2: "place" in a title; use the word of the field',
    ]);
  });

  it('leaves rules, samples of languages and verbs in names alone', () => {
    const code = [
      "const rule = 'many places told -> wish';",
      '{place} an order -> {order}',
      'const placeCodes = replace(text, `wish`);',
      '/** `I wish I were`, airplanes and whether a codec understands. */',
    ];
    assert.deepEqual(problems('src/language/words.ts', code.join('\n')), []);
  });

  it('accepts exceptions, and names those that nothing needs', () => {
    assert.deepEqual(problems('docs/a.md', 'It tells of rain.', [exception]), []);
    assert.deepEqual(problems('docs/a.md', 'It rains.', [exception]), [
      'tools/check/prose-terms.json: no "tells of" in docs/a.md',
    ]);
  });
});
