/**
 * A server whose engines take their time, in a process that is there to be killed. Writes its port when it is ready, and how many
 * milliseconds of speech it has recognized.
 */
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../src/app.ts';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import type { EvaluationOutcome, EvaluationRequest } from '../../src/contracts/engines/quality-evaluator.ts';
import type { TranslationBatch, TranslationOutcome } from '../../src/contracts/engines/text-translator.ts';
import { FakeQualityEvaluator } from '../../src/engines/fake/fake-quality-evaluator.ts';
import { FakeTranslator, type PairText } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { UsageLedger } from '../../src/features/usage/usage-ledger.ts';
import { DatabaseAgentTaskStore } from '../../src/storage/database/repositories/database-agent-task-store.ts';
import { heldName } from '../support/held-steps.ts';
import { ScriptedLanguageModel } from '../support/scripted-language-model.ts';
import { scriptedSpeech, spokenWords } from '../support/scripted-speech.ts';
import { adminKey, developerKey } from '../support/test-app.ts';

class SlowTranslator extends FakeTranslator {
  override async translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    await pause(Math.random() * 400, undefined, { signal });
    return super.translate(batch, signal);
  }
}

class SlowEvaluator extends FakeQualityEvaluator {
  override async evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    await pause(Math.random() * 400, undefined, { signal });
    return super.evaluate(request, signal);
  }
}

let heard = 0;

async function hear(samples: Int16Array): Promise<void> {
  heard += samples.length / 16;
  process.stdout.write(`heard ${heard}\n`);
  await pause(Math.random() * 100);
}

const [dataDir = ''] = process.argv.slice(2);

/**
 * Holds each step of each task once, when everything is done for it but its row in the journal with its bill, until it is killed; a
 * file names what it holds.
 */
if (process.env.TEST_HOLD_STEPS !== undefined) {
  const { addStep } = DatabaseAgentTaskStore.prototype;
  DatabaseAgentTaskStore.prototype.addStep = async function (id, step, addition) {
    const file = join(dataDir, heldName(id, step.path));
    if (!existsSync(file)) {
      writeFileSync(file, '');
      await new Promise<never>(() => {});
    }
    return addStep.call(this, id, step, addition);
  };
  // Steps that are held would be counts under way, whose end new totals wait for, and each other step for them. Nobody else counts here.
  const { refresh } = UsageLedger.prototype;
  UsageLedger.prototype.refresh = async function () {
    if (this.tally.readAt === undefined) await refresh.call(this);
  };
}

// Where the stores are, if not in the folder.
const given = (name: string): string | undefined => process.env[name];
const { config: defaults, secrets } = resolveConfiguration({ get: given, problems: [] }, dataDir);
const cache = { memoryBytes: 0, diskBytes: 0 };
// Each start would begin to list a thousand files, and be killed at it.
const config = { ...defaults, dataDir, logLevel: 'error', interfacePhrases: false, cache } as const;
const pairs = (given('TEST_PAIRS')?.split(',') ?? ['en>es']) as readonly PairText[];
const { http } = await createApp(
  config,
  { ...secrets, adminKey, apiKey: developerKey },
  {
    translators: [{ engine: new SlowTranslator({ pairs }), quality: 0.5 }],
    evaluator: new SlowEvaluator(),
    writingEngines: [new FakeWritingEngine({ languages: ['en-US', 'en-GB', 'es'] })],
    languageModel: new ScriptedLanguageModel(),
    speech: scriptedSpeech({ vocabulary: spokenWords, onSamples: hear }),
  },
);
await http.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`port ${(http.server.address() as AddressInfo).port}\n`);
