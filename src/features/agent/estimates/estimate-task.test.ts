import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JsonValue, StepService } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { InlineTextWork } from '../../../threads/inline-text-work.ts';
import type { PreparedCall, ServiceCaller, StepInput } from '../services/agent-service.ts';
import { parseWorkflow } from '../workflow/parse-workflow.ts';
import { estimateTask } from './estimate-task.ts';
import type { EstimatingServices } from './estimated-step.ts';

const { signal } = new AbortController();
const caller = { caller: { identity: { account: { id: 'one' } }, region: 'eu' } } as unknown as ServiceCaller;
const free: ReadonlySet<StepService> = new Set([
  'fetch_page',
  'store_file',
  'detect_language',
  'render_page',
  'llm',
  'write_subtitles',
]);

/** Services that bill a character a text, and refuse the language `xx`. */
const services: EstimatingServices = {
  isFree: (name) => free.has(name),
  isDoneInEstimates: (name) => name === 'store_file',
  assume: (name, input) => (name === 'translate_text' ? { texts: input.texts ?? [] } : undefined),
  async prepare(name, { files }, input: StepInput): Promise<PreparedCall> {
    if (input.target_lang === 'xx') throw new ServiceError('target_language_not_supported', {});
    const amount = (input.texts as readonly JsonValue[] | undefined)?.length ?? 0;
    const usage = { product: 'translate', category: 'text', amount } as unknown as NonNullable<PreparedCall['usage']>;
    const run = async (): Promise<JsonValue> => ({
      file: await files.add({ name: 'a.txt', mediaType: 'text/plain', description: '', content: Buffer.from('a') }),
    });
    return { run, ...(!free.has(name) && { usage }) };
  },
};

async function estimate(steps: string, input: JsonValue = {}) {
  const workflow = parseWorkflow(`
id: 11111111-2222-4333-8444-555555555555
name: test
title: Test
description: A test
input: { type: object }
steps:
${steps}
result: { message: Done., data: null }
`);
  const listed = { workflow, version: undefined, unavailable: undefined };
  return estimateTask(services, new InlineTextWork(), { listed, input, caller }, signal);
}

const translate = (id: string, texts: string): string =>
  `  - { id: ${id}, use: translate_text, with: { texts: ${texts}, target_lang: es } }`;

describe('an estimate', () => {
  it('is exact where the input says it, and about where sizes are assumed', async () => {
    const { steps, characters, incomplete } = await estimate(
      [translate('first', '=input.texts'), translate('again', '=steps.first.texts')].join('\n'),
      { texts: ['a', 'b', 'c'] },
    );
    assert.deepEqual(
      steps.map((step) => [step.path, step.characters, step.certainty]),
      [
        ['first', 3, 'exact'],
        ['again', 3, 'about'],
      ],
    );
    assert.match(steps[1]?.reason ?? '', /result of the step first, whose size is assumed/);
    assert.deepEqual([characters, incomplete], [6, undefined]);
  });

  it('names what only the run knows, and costs nothing where nothing is billed', async () => {
    const { steps, characters, incomplete } = await estimate(
      `${translate('known', '[a]')}
  - { id: page, use: fetch_page, with: { url: a } }
${translate('of_page', '[=steps.page.title]')}
  - { id: shown, use: render_page, with: { url: =steps.page.url } }`,
    );
    assert.deepEqual(
      steps.map((step) => [step.path, step.characters, step.certainty]),
      [
        ['known', 1, 'exact'],
        ['page', 0, 'exact'],
        ['of_page', 0, 'unknown'],
        ['shown', 0, 'exact'],
      ],
    );
    assert.match(steps[2]?.reason ?? '', /depends on the result of the step page/);
    assert.equal(characters, 1);
    assert.equal(incomplete, 'what these steps cost is known when they run: of_page.');
  });

  it('goes through branches that follow from the input, and through both where they do not', async () => {
    const branch = (when: string): string => `  - id: page
    use: fetch_page
    with: { url: a }
  - id: either
    when: ${when}
    then: [${translate('yes', '[a]').trim().slice(2)}]
    else: [${translate('no', '[a, b]').trim().slice(2)}]
${translate('after', '"=not_null(steps.yes.texts, steps.no.texts)"')}`;
    const of = async (when: string, input: JsonValue = {}) =>
      (await estimate(branch(when), input)).steps.map((step) => `${step.path} ${step.characters} ${step.certainty}`);
    assert.deepEqual(await of('input.long', { long: true }), ['page 0 exact', 'either/yes 1 exact', 'after 1 about']);
    assert.deepEqual(await of('input.long'), ['page 0 exact', 'either/no 2 exact', 'after 2 about']);
    assert.deepEqual(await of('steps.page.title'), [
      'page 0 exact',
      'either/yes 0 unknown',
      'either/no 0 unknown',
      'after 0 unknown',
    ]);
  });

  it('goes through each item, and once through steps for items that only the run has', async () => {
    const loop = (items: string): string => `  - id: page
    use: fetch_page
    with: { url: a }
  - id: each
    for_each: ${items}
    at_most: 3
    steps: [${translate('one', '[=item]').trim().slice(2)}]
    gives: =steps.one.texts[0]
${translate('all', '=steps.each')}`;
    const of = async (items: string, input: JsonValue = {}) =>
      (await estimate(loop(items), input)).steps
        .slice(1)
        .map((step) => `${step.path} ${step.characters} ${step.certainty}`);
    assert.deepEqual(await of('input.texts', { texts: ['a', 'b'] }), [
      'each[0]/one 1 exact',
      'each[1]/one 1 exact',
      'all 2 about',
    ]);
    assert.deepEqual(await of('steps.page.links'), ['each[…]/one 0 unknown', 'all 0 unknown']);
    await assert.rejects(of('input.texts', { texts: ['a', 'b', 'c', 'd'] }), /it has 4 items; 3 are allowed/);
  });

  it('does not know answers of people and models, nor which tools a model uses', async () => {
    const tool = '{ name: write, description: x, use: translate_text, takes: { type: object } }';
    const model = (tools: string): string =>
      `  - { id: chosen, use: llm, with: { instructions: x, data: {}, answer: { type: string } }, tools: [${tools}] }`;
    const { steps } = await estimate(
      `  - { id: asked, ask: Which?, answer: { type: string } }
${translate('answered', '[=steps.asked]')}
${model(tool)}
${translate('of_model', '[=steps.chosen.answer]')}`,
    );
    assert.deepEqual(
      steps.map(({ path, service, certainty }) => [path, service, certainty]),
      [
        ['answered', 'translate_text', 'unknown'],
        ['chosen', 'llm', 'unknown'],
        ['of_model', 'translate_text', 'unknown'],
      ],
    );
    const detect = '{ name: detect, description: x, use: detect_language, takes: { type: object } }';
    assert.equal((await estimate(model(detect))).steps[0]?.certainty, 'exact');
  });

  it('refuses what the task would refuse for certain', async () => {
    await assert.rejects(
      estimate('  - { id: a, use: translate_text, with: { texts: [a], target_lang: =input.lang } }', { lang: 'xx' }),
      { code: 'target_language_not_supported' },
    );
  });

  it('has the files that the input gives, in memory', async () => {
    const { steps } = await estimate(
      '  - { id: given, use: store_file, with: { name: a.txt, text: a } }\n' +
        translate('it', '["=steps.given.file.name"]'),
    );
    assert.deepEqual(
      steps.map(({ certainty }) => certainty),
      ['exact', 'exact'],
    );
  });
});
