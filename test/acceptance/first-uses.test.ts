import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { longestPiece, startProbedServer } from '../support/probed-server.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DocumentUser } from './documents-fixtures.ts';

/** A busy machine spoils single measurements; what is slow by itself is slow in each fresh process. */
const attempts = 5;

const post = (server: RunningServer, path: string, body: object): Promise<Response> =>
  server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const translation =
  (body: Record<string, unknown>) =>
  (server: RunningServer): Promise<Response> =>
    post(server, '/v2/translate', { text: ['The house is red.'], source_lang: 'EN', target_lang: 'ES', ...body });

async function translateWithGlossary(server: RunningServer): Promise<Response> {
  const dictionary = { source_lang: 'en', target_lang: 'es', entries: 'house\tmansión', entries_format: 'tsv' };
  const created = await post(server, '/v3/glossaries', { name: 'First', dictionaries: [dictionary] });
  const { glossary_id } = (await created.json()) as { readonly glossary_id: string };
  return translation({ glossary_id })(server);
}

async function document(server: RunningServer, file: string): Promise<undefined> {
  const content = readFileSync(new URL(`../corpus/${file}`, import.meta.url));
  await new DocumentUser(server).translated(file.replace(/.*\//, ''), content);
}

type FirstUse = (server: RunningServer) => Promise<Response | undefined>;

const firstUses: Readonly<Record<string, FirstUse>> = {
  'a translation': translation({}),
  'a translation with a glossary': translateWithGlossary,
  'a translation of HTML': translation({ text: ['The <b>house</b> is red.'], tag_handling: 'html' }),
  'a translation with formality': translation({ text: ['You are my friend.'], formality: 'more' }),
  'a translation of a language to be detected': translation({ source_lang: undefined }),
  'a correction of English': (server) =>
    post(server, '/v2/write/correct', { text: ['He go home.'], target_lang: 'en-US' }),
  'a correction of German': (server) =>
    post(server, '/v2/write/correct', { text: ['Ich glaube das er kommt.'], target_lang: 'de' }),
  'another style': (server) =>
    post(server, '/v2/write/rephrase', { text: ['He utilized it.'], target_lang: 'en-US', writing_style: 'simple' }),
  'the list of languages': (server) => server.request('/v2/languages'),
  'the API page': async (server) => {
    await (await server.request('/docs/')).arrayBuffer();
    return server.request('/docs/js/scalar.js');
  },
  'the OpenAPI document': (server) => server.request('/openapi.json'),
  'a document of Word': (server) => document(server, 'docx/other-prefixes.docx'),
  'a presentation': (server) => document(server, 'pptx/strict.pptx'),
  'a workbook': (server) => document(server, 'xlsx/inline-strings.xlsx'),
  'a document in HTML': (server) => document(server, 'html/fragment.htm'),
  'a document in Markdown': (server) => document(server, 'md/simple.md'),
};

describe('a fresh server', { concurrency: false }, () => {
  for (const [name, use] of Object.entries(firstUses))
    it(`is not held by the first use of ${name}`, async () => {
      const measured: number[] = [];
      while (measured.length < attempts) {
        await using server = await startProbedServer();
        // What the start took.
        await server.longestSince();
        const response = await use(server);
        if (response !== undefined) {
          const text = await response.text();
          assert.equal(response.status, 200, text.slice(0, 300));
        }
        const longest = await server.longestSince();
        if (longest <= longestPiece) return;
        measured.push(longest);
      }
      assert.fail(`held for ${measured.join(', ')} ms`);
    });
});
