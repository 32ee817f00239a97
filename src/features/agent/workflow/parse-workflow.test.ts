import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseWorkflow, WorkflowError } from './parse-workflow.ts';

const folder = join(import.meta.dirname, '../../../../workflows');
const good = readFileSync(join(folder, 'review-translation.yaml'), 'utf8');

function problemOf(source: string): string {
  try {
    parseWorkflow(source);
  } catch (error) {
    if (error instanceof WorkflowError) return error.message;
    throw error;
  }
  return 'none';
}

describe('workflow files', () => {
  it('of the server are right, with different ids and names', () => {
    const workflows = readdirSync(folder).map((name) => parseWorkflow(readFileSync(join(folder, name), 'utf8')));
    for (const key of ['id', 'name'] as const)
      assert.equal(new Set(workflows.map((workflow) => workflow[key])).size, workflows.length);
  });

  it('are refused with the line and the reason', () => {
    const changes: readonly (readonly [string, string, RegExp])[] = [
      ['use: evaluate_quality', 'use: run_code', /^line 34: "steps\.0\.use" must be equal .*translate_text/],
      ['=input.segments[].target', '=input.segments[.target', /^line \d+: "input\.segments\[\.target" is not/],
      ['id: corrected', 'id: quality', /^line 39: there is another step "quality"/],
      ['title: Review', 'titel: Review', /^line 1: the workflow must /],
      ['maxLength: 20', 'pattern: "(a+)+b"', /such as "pattern"/],
      [
        'required: [target_lang, segments]',
        'required: [segments, segments]',
        /"input\.required" must NOT have duplicate/,
      ],
      [
        'required: [target_lang, segments]',
        'anyOf: [{ required: [segments], properties: {} }]',
        /"input\.anyOf\.0" must NOT have additional/,
      ],
      ['id: 0f6f1c52', 'id: x', /"id" must match pattern/],
      ['type: object\n  add', 'type: array\n  add', /"input\.type" must be equal to constant/],
      ['steps:', 'steps: [', /^line \d+: /],
    ];
    for (const [from, to, problem] of changes) assert.match(problemOf(good.replace(from, to)), problem);
  });

  it('are refused with the line of a tool that allows too little or too much', () => {
    const model = (tool: string, more = ''): string =>
      `${good.slice(0, good.indexOf('steps:\n'))}steps:
  - id: chosen
    use: llm
    with: { instructions: Choose., data: {}, answer: { type: string }${more} }
    tools:
      - name: read
        description: Reads.
        use: fetch_page
        takes: { type: object }
        with: { url: =input.url }
        hosts: [example.com]
      ${tool}
${good.slice(good.indexOf('result:'))}`;
    assert.equal(problemOf(model('')), 'none');
    const line =
      model('')
        .split('\n')
        .findIndex((text) => text.includes('hosts:')) + 2;
    const cases: readonly (readonly [string, RegExp])[] = [
      [
        '- { name: read, description: x, use: detect_language, takes: { type: object } }',
        /there is another tool "read"/,
      ],
      ['- { name: page, description: x, use: render_page, takes: { type: object } }', /"page" needs hosts/],
      ['- { name: text, description: x, use: read_text, takes: { type: object }, hosts: [a.b] }', /reaches no servers/],
      ['- { name: ask, description: x, use: llm, takes: { type: object } }', /must be equal .*translate_text/],
      ['- { name: answer, description: x, use: read_text, takes: { type: object } }', /must NOT be valid/],
      ['- { name: text, description: x, use: read_text, takes: { type: string } }', /must be equal to constant/],
      ['- { name: text, description: x, use: read_text, takes: { type: object, pattern: a } }', /such as "pattern"/],
      [
        '- { name: text, description: x, use: read_text, takes: { type: object }, with: { file: "=a[" } }',
        /"a\[" is not/,
      ],
    ];
    for (const [tool, problem] of cases) {
      assert.match(problemOf(model(tool)), problem, tool);
      assert.ok(problemOf(model(tool)).startsWith(`line ${line}: `), problemOf(model(tool)));
    }
    assert.match(problemOf(model('', ', tools: []')), /"tools" is no input of llm/);
    assert.match(
      problemOf(good.replace('use: evaluate_quality', 'use: evaluate_quality\n    limits: { calls: 1 }')),
      /only a step of llm has tools/,
    );
  });

  it('cannot be made large by aliases, deep nesting or many steps', () => {
    assert.match(problemOf(`${good}\nx: &a [1]\ny: [*a, *a]`), /^line 1: aliases/);
    const step = (depth: number): string =>
      depth === 0
        ? '{ id: last, use: detect_language }'
        : `{ id: s${depth}, when: input, then: [ ${step(depth - 1)} ] }`;
    const from = good.indexOf('steps:\n');
    const to = good.indexOf('result:');
    assert.match(
      problemOf(`${good.slice(0, from)}steps: [ ${step(5)} ]\n${good.slice(to)}`),
      /nested more than 4 deep/,
    );
    assert.match(problemOf('['.repeat(50_000)), /^line \d+: /);
    assert.match(problemOf('x'.repeat(70_000)), /more than 65536 characters/);
  });
});
