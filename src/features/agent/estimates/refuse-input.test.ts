import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { InlineTextWork } from '../../../threads/inline-text-work.ts';
import { parseWorkflow } from '../workflow/parse-workflow.ts';
import { fillTemplates } from '../workflow-templates.ts';
import { type RefusingServices, refuseInput } from './refuse-input.ts';

const { signal } = new AbortController();
const fill = fillTemplates(new InlineTextWork(), false, { accountId: 'one', signal });

/** The languages that were looked at; `xx` is refused. */
async function lookedAt(steps: string, input: JsonValue): Promise<readonly JsonValue[]> {
  const looked: JsonValue[] = [];
  const services: RefusingServices = {
    refuses: (name) => name === 'translate_text',
    refuse(_name, given) {
      looked.push(given.target_lang ?? null);
      if (given.target_lang === 'xx')
        throw new ServiceError('invalid_parameter', { parameter: 'target_lang', reason: 'no.' });
    },
  };
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
  await refuseInput(services, fill, { workflow, input });
  return looked;
}

const translate = (id: string, language: string, texts = '=input.texts'): string =>
  `{ id: ${id}, use: translate_text, with: { texts: "${texts}", target_lang: "${language}" } }`;

describe('what the input of a task refuses', () => {
  it('is found behind steps that would be billed, and in each item of a loop', async () => {
    const loop = `  - id: each
    for_each: input.languages
    at_most: 9
    steps: [${translate('second', '=item', '=steps.first.texts')}]
    gives: =item`;
    const steps = `  - ${translate('first', 'es')}\n${loop}`;
    assert.deepEqual(await lookedAt(steps, { languages: ['fr', 'ca'] }), ['es', 'fr', 'ca']);
    await assert.rejects(lookedAt(steps, { languages: ['fr', 'xx'] }), { code: 'invalid_parameter' });
  });

  it('is not what only the run knows', async () => {
    const steps = `  - { id: found, use: detect_language, with: { texts: [a] } }
  - ${translate('back', '=steps.found.languages[0]')}
  - id: is_spanish
    when: "steps.found.languages[0] == 'es'"
    then: [${translate('maybe', 'xx')}]
  - ${translate('after', '=not_null(steps.maybe.texts[0], input.language)')}
  - id: each
    for_each: steps.found.languages
    at_most: 9
    steps: [${translate('one', 'xx')}]
    gives: =item`;
    assert.deepEqual(await lookedAt(steps, { language: 'xx' }), [null, null]);
  });

  it('is in the branch that the input takes', async () => {
    const steps = `  - id: is_short
    when: input.short
    then: [${translate('yes', 'es')}]
    else: [${translate('no', 'xx')}]`;
    assert.deepEqual(await lookedAt(steps, { short: true }), ['es']);
    await assert.rejects(lookedAt(steps, {}), { code: 'invalid_parameter' });
  });

  it('is looked for in so many calls only', async () => {
    const steps = `  - id: each
    for_each: input.languages
    at_most: 1000
    steps: [${translate('one', '=item')}]
    gives: =item`;
    const languages = Array.from({ length: 1_000 }, () => 'es');
    assert.equal((await lookedAt(steps, { languages })).length, 500);
  });
});
