import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { ToolLimits } from './ask-with-tools.ts';
import { compileTemplate } from './expressions.ts';
import { parseWorkflow } from './parse-workflow.ts';
import { runWorkflow } from './run-workflow.ts';

const workflow = (limits: string) =>
  parseWorkflow(`
id: 11111111-2222-4333-8444-555555555555
name: test
title: Test
description: A test
input: { type: object }
steps:
  - { id: given, use: store_file, with: { name: a.txt, text: =input.text } }
  - { id: other, use: store_file, with: { name: b.txt, text: secret } }
  - id: chosen
    use: llm
    with: { instructions: Choose., data: { question: =input.text }, answer: { type: string } }
    tools:
      - name: read_page
        description: Reads a page.
        use: fetch_page
        takes: { type: object, required: [url], properties: { url: { type: string } } }
        with: { url: =call.url }
        hosts: [=input.site, =call.url]
      - name: read_file
        description: Reads a file.
        use: read_text
        takes: { type: object, required: [id], properties: { id: { type: string } } }
        with: { file: { file_id: "=call.id || steps.given.file.file_id" } }
        gives: =result.text
${limits}
result: { message: Done., data: =steps.chosen }
`);

interface Called {
  readonly path: string;
  readonly input: JsonValue;
  readonly limits?: ToolLimits;
}

/** Runs with turns of a model that are written down, and says what was called. */
async function run(turns: readonly object[], results: Readonly<Record<string, JsonValue>> = {}, limits = '') {
  const calls: Called[] = [];
  const watched: (readonly [string, number])[] = [];
  const result = await runWorkflow(
    {
      workflow: workflow(limits),
      input: { text: 'What is it?', site: 'https://example.com/start' },
      fill: async (template, data) => compileTemplate(template)(data),
      ask: async () => null,
      async call(path, _step, input) {
        calls.push({ path, input });
        const turn = /turn\[(\d+)\]$/.exec(path)?.[1];
        if (turn !== undefined) return { tokens: 10, ...turns[Number(turn)] } as JsonValue;
        return { file: { file_id: path } };
      },
      async callTool(path, _step, input, toolLimits) {
        calls.push({ path, input, limits: toolLimits });
        return results[path] ?? null;
      },
      watchTime(path, seconds) {
        watched.push([path, seconds]);
        return () => void watched.push([path, 0]);
      },
    },
    new AbortController().signal,
  );
  return { data: result.data, calls, watched };
}

const call = (tool: string, input: object): object => ({ call: { tool, input } });

describe('a step of a model with tools', () => {
  it('calls what the model asks for, shows it what came of it, and ends with its answer', async () => {
    const { data, calls, watched } = await run(
      [call('read_page', { url: 'https://example.com/a' }), call('read_file', { id: 'made' }), { answer: 'yes' }],
      { 'chosen/call[0]': { file: { file_id: 'made' } }, 'chosen/call[1]': { text: 'Hello.' } },
    );
    assert.deepEqual(data, { answer: 'yes', calls: 2, tokens: 30 });
    assert.deepEqual(
      calls.map(({ path }) => path),
      ['given', 'other', 'chosen/turn[0]', 'chosen/call[0]', 'chosen/turn[1]', 'chosen/call[1]', 'chosen/turn[2]'],
    );
    const last = calls.at(-1)?.input as { calls: readonly JsonValue[]; tools: readonly JsonValue[] };
    assert.deepEqual(last.calls, [
      { tool: 'read_page', input: '{"url":"https://example.com/a"}', result: '{"file":{"file_id":"made"}}' },
      { tool: 'read_file', input: '{"id":"made"}', result: '"Hello."' },
    ]);
    assert.equal(last.tools.length, 2);
    assert.deepEqual(watched, [
      ['chosen', 300],
      ['chosen', 0],
    ]);
  });

  it('lets tools reach servers of the workflow only, whatever the model gives', async () => {
    const { calls } = await run([call('read_page', { url: 'https://evil.example/' }), { answer: '' }]);
    assert.deepEqual(calls.find(({ path }) => path === 'chosen/call[0]')?.limits?.hosts, ['https://example.com/start']);
  });

  it('lets tools read files that the workflow gives to them, and those that tools have made', async () => {
    const { calls } = await run(
      [
        call('read_file', { id: 'other' }),
        call('read_page', { url: 'x' }),
        call('read_file', { id: '' }),
        { answer: '' },
      ],
      { 'chosen/call[1]': { file: { file_id: 'made' } } },
    );
    const files = calls.flatMap(({ limits }) => (limits ? [[...limits.files]] : []));
    assert.deepEqual(files, [['given'], [], ['given', 'made']]);
  });

  it('offers nothing but the answer after the last call', async () => {
    const { calls } = await run(
      [call('read_file', { id: '' }), { answer: 'enough' }],
      {},
      '    limits: { calls: 1, seconds: 5 }',
    );
    const { input } = calls.at(-1) ?? assert.fail();
    assert.deepEqual((input as { tools: readonly JsonValue[] }).tools, []);
  });

  it('ends where it has used its tokens', async () => {
    const again = Array.from({ length: 9 }, () => call('read_file', { id: '' }));
    await assert.rejects(
      run(again, {}, '    limits: { tokens: 25 }'),
      /step "chosen": it has used 30 tokens; its limit is 25/,
    );
  });
});
