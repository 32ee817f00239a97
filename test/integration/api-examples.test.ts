import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { operationExamples } from '../../src/http/examples/operation-examples.ts';
import { ExampleInstallation } from '../support/example-installation.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}(:[0-9a-f-]{36})?$/i;
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const digits = /^[0-9a-f]{32,}(:adm)?$/i;
const signature = /^[0-9a-f]{8}\.[0-9a-z]+\.[\w-]{43}$/;
const masked = /^.{4}\*{4}.{4}$/;
const path = /^\/v1\/\S+\/[0-9a-f-]{36}$/;
const address = /^(http|ws):\/\/\S+$/;

/** Texts that differ with every request. */
function kindOf(text: string): RegExp | undefined {
  return [uuid, time, digits, signature, masked, path, address].find((kind) => kind.test(text));
}

/** The answer is what the example shows, but for ids, times and counts; lists may have more. */
function assertResembles(actual: unknown, shown: unknown, path: string): void {
  if (Array.isArray(shown)) {
    assert.ok(Array.isArray(actual), path);
    for (const [index, entry] of shown.entries())
      assert.ok(
        actual.some((candidate) => resembles(candidate, entry)),
        `${path}[${index}] ${JSON.stringify(entry)} is not in ${JSON.stringify(actual).slice(0, 2_000)}`,
      );
  } else if (typeof shown === 'object' && shown !== null) {
    assert.ok(typeof actual === 'object' && actual !== null, path);
    assert.deepEqual(Object.keys(actual).sort(), Object.keys(shown).sort(), path);
    for (const [name, value] of Object.entries(shown))
      assertResembles((actual as Record<string, unknown>)[name], value, `${path}.${name}`);
  } else if (typeof shown === 'string' && kindOf(shown) !== undefined) {
    assert.match(String(actual), kindOf(shown) ?? /^$/, path);
  } else if (typeof shown === 'number') assert.equal(typeof actual, 'number', path);
  else assert.equal(actual, shown, path);
}

function resembles(actual: unknown, shown: unknown): boolean {
  try {
    assertResembles(actual, shown, '');
    return true;
  } catch {
    return false;
  }
}

/** The examples show what Apertium answers. */
const installed = new ApertiumTranslator().pairs().some(({ source, target }) => source === 'en' && target === 'es');

describe('the examples of the API page', { skip: installed ? false : 'English to Spanish is not installed' }, () => {
  let installation: ExampleInstallation;
  before(async () => {
    installation = await ExampleInstallation.open();
  });
  after(() => installation[Symbol.asyncDispose]());

  it('are there for every operation, and for nothing else', () => {
    const served = installation.operations().map(({ id }) => id);
    assert.deepEqual(Object.keys(operationExamples).sort(), served.sort());
  });

  it('all succeed as they are filled in, one after the other, and are answered as they show', async () => {
    for (const operation of installation.operations()) {
      await installation.seed();
      const answer = await installation.send(operation);
      const call = `${operation.method} ${operation.path}`;
      assert.ok(answer.statusCode >= 200 && answer.statusCode < 300, `${call}: ${answer.statusCode} ${answer.payload}`);
      const { response } = operationExamples[operation.id] ?? {};
      if (response !== undefined) assertResembles(answer.json(), response, call);
    }
  });
});
