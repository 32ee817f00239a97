import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proseProblems } from './prose-check.ts';

const terms = { terms: [{ pattern: 'told|tells?', instead: 'report' }], exceptions: [] };

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
    const code = "const told = tell('id');\nlog.warn('users are told twice');\n// nobody is told\n";
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

  it('accepts exceptions, and names those that nothing needs', () => {
    assert.deepEqual(problems('docs/a.md', 'It tells of rain.', [exception]), []);
    assert.deepEqual(problems('docs/a.md', 'It rains.', [exception]), [
      'tools/check/prose-terms.json: no "tells of" in docs/a.md',
    ]);
  });
});
