import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Answer {
  readonly translations?: readonly { readonly text: string }[];
  readonly message?: string;
}

const tagNames = ['b', 'i', 'p', 'div', 'a', 'br', 'x-1'];
const words = [
  'the',
  'red',
  'house',
  'cars',
  '^',
  '$',
  '/',
  '[',
  ']',
  '{',
  '}',
  '\\',
  '@',
  '*',
  '#',
  '+',
  '~',
  '.',
  '!',
];

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\0')),
  fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((list) => list.join(' ')),
);

/** Well-formed markup: text, empty tags and pairs, nested. */
const { markup } = fc.letrec<{ markup: string; piece: string }>((tie) => ({
  markup: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { depthSize: 'small' },
    fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((list) => ` ${list.join(' ')} `),
    fc.constantFrom('&amp;', '&lt;', '<br/>', '<!-- c -->'),
    fc
      .tuple(fc.constantFrom(...tagNames.filter((name) => name !== 'br')), tie('markup'))
      .map(([name, inner]) => `<${name} k="v">${inner}</${name}>`),
  ),
}));

const tagsOf = (text: string): readonly string[] => [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag).sort();

describe('any text', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_LOG_LEVEL: 'error' } });
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  async function post(body: Record<string, unknown>): Promise<{ status: number; answer: Answer }> {
    const response = await server.translate({ target_lang: 'ES', ...body });
    return { status: response.status, answer: (await response.json()) as Answer };
  }

  it('never makes the server fail and never disturbs its neighbours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 5 }), async (texts) => {
        const marked = ['The house.', ...texts, 'The car.'];
        const { status, answer } = await post({ text: marked, source_lang: 'EN' });
        assert.equal(status, 200, answer.message);
        assert.equal(answer.translations?.length, marked.length);
        assert.equal(answer.translations?.[0]?.text, 'La casa.');
        assert.equal(answer.translations?.at(-1)?.text, 'El coche.');
      }),
      { numRuns: 150 },
    );
  });

  it('is detected or refused, never a failure, whatever the tag handling', async () => {
    const options = fc.record({
      tag_handling: fc.constantFrom('html', 'xml'),
      tag_handling_version: fc.constantFrom('v1', 'v2'),
      split_sentences: fc.constantFrom('0', '1', 'nonewlines'),
      outline_detection: fc.boolean(),
    });
    const broken = fc
      .array(fc.oneof(anyText, fc.constantFrom('<', '>', '</', '<b>', '</b>', '&', ']]>', '<!--', '<![CDATA[', "='")), {
        maxLength: 8,
      })
      .map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(broken, options, async (text, chosen) => {
        const { status, answer } = await post({ text: [text], ...chosen });
        const mayRefuse = chosen.tag_handling === 'xml' && chosen.tag_handling_version === 'v2';
        const isUnserved = / is in .*; (?:this server translates from|from '|nothing translates from)/.test(
          answer.message ?? '',
        );
        assert.ok(status === 200 || ((mayRefuse || isUnserved) && status === 400), `${status} ${answer.message}`);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps every tag of well-formed markup', async () => {
    await fc.assert(
      fc.asyncProperty(
        markup,
        fc.constantFrom('html', 'xml'),
        fc.constantFrom('v1', 'v2'),
        async (text, tag_handling, tag_handling_version) => {
          const body = { text: [text], source_lang: 'EN', tag_handling, tag_handling_version };
          const { status, answer } = await post(body);
          assert.equal(status, 200, answer.message);
          const result = answer.translations?.[0]?.text ?? '';
          assert.deepEqual(tagsOf(result), tagsOf(text), result);
          if (tag_handling === 'xml') {
            const again = await post({
              ...body,
              text: [result],
              source_lang: 'ES',
              target_lang: 'CA',
              tag_handling_version: 'v2',
            });
            assert.equal(again.status, 200);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
