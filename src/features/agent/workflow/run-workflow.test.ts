import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { JsonValue, Template } from '../../../contracts/agent/workflow.ts';
import { compileTemplate, type ExpressionData } from './expressions.ts';
import { parseWorkflow } from './parse-workflow.ts';
import { runWorkflow } from './run-workflow.ts';

const head = `
id: 11111111-2222-4333-8444-555555555555
name: test
title: Test
description: A test
input: { type: object }
`;

const nested = parseWorkflow(`${head}
steps:
  - id: each
    for_each: input.texts
    at_most: 3
    at_once: 2
    steps:
      - id: long
        when: item.long
        then:
          - id: short
            use: rephrase_text
            with: { texts: ["=item.text"], style: =input.style }
        else:
          - id: kept
            use: correct_text
            with: { texts: ["=item.text"] }
    gives: { index: =index, text: "=steps.short.texts[0] || steps.kept.texts[0]" }
result:
  message: =join(', ', steps.each[].text)
  data: =steps.each
`);

const input = {
  texts: [
    { text: 'one', long: true },
    { text: 'two', long: false },
  ],
};

const noModel = { callTool: async () => null, watchTime: () => () => {} };

async function run(call: (path: string, input: JsonValue) => Promise<JsonValue>, given: JsonValue = input) {
  const controller = new AbortController();
  return runWorkflow(
    {
      workflow: nested,
      input: given,
      fill: async (template, data) => compileTemplate(template)(data),
      ask: async () => 'yes',
      call: (path, _step, stepInput) => call(path, stepInput),
      ...noModel,
    },
    controller.signal,
  );
}

describe('a run of a workflow', () => {
  it('goes through items and branches, and gives results by their paths', async () => {
    const calls: [string, JsonValue][] = [];
    const result = await run(async (path, stepInput) => {
      calls.push([path, stepInput]);
      return { texts: [path] };
    });
    assert.deepEqual(calls, [
      ['each[0]/long/short', { texts: ['one'] }],
      ['each[1]/long/kept', { texts: ['two'] }],
    ]);
    assert.deepEqual(result, {
      message: 'each[0]/long/short, each[1]/long/kept',
      data: [
        { index: 0, text: 'each[0]/long/short' },
        { index: 1, text: 'each[1]/long/kept' },
      ],
      artifacts: null,
      screenshot: null,
    });
  });

  it('goes through so many items at once, and no more', async () => {
    let running = 0;
    let most = 0;
    const call = async (): Promise<JsonValue> => {
      most = Math.max(most, ++running);
      await setImmediate();
      running -= 1;
      return { texts: ['x'] };
    };
    await run(call, { texts: Array.from({ length: 3 }, () => ({ text: 'x', long: true })) });
    assert.equal(most, 2);
  });

  it('refuses more items than are allowed, and what is not a list', async () => {
    const call = async (): Promise<JsonValue> => ({ texts: [] });
    const many = { texts: Array.from({ length: 4 }, () => ({ text: 'x', long: true })) };
    await assert.rejects(run(call, many), /step "each": it has 4 items; 3 are allowed/);
    await assert.rejects(run(call, { texts: 'x' }), /not a list/);
  });

  it('ends where its message would be larger than a result may be', async () => {
    const copies = parseWorkflow(`${head}
steps: [{ id: step, use: detect_language }]
result: { message: '=[steps.step, steps.step]', data: null }
`);
    const half = 'x'.repeat(9_000_000);
    const fill = async (template: Template, data: ExpressionData) => compileTemplate(template)(data);
    const parts = { workflow: copies, input: {}, fill, ask: async () => null, call: async () => half, ...noModel };
    await assert.rejects(runWorkflow(parts, new AbortController().signal), /larger than 16,000,000 characters/);
  });

  it('ends where a service fails', async () => {
    const call = async (): Promise<JsonValue> => Promise.reject(new Error('no'));
    await assert.rejects(run(call), /^Error: no$/);
  });
});
