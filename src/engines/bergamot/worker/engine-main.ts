/** The thread behind `pool/engine-thread.ts`: the compiled engine comes first, then requests, each of which is answered. */
import { parentPort } from 'node:worker_threads';
import { EngineInstance } from './engine-instance.ts';
import { instantiateEngine } from './instantiate-engine.ts';
import { LoadedModel } from './loaded-model.ts';
import type { EngineAnswer, EngineRequest } from './messages.ts';
import type { CompiledModule } from './web-assembly.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by engine-thread.ts.');

const models = new Map<string, LoadedModel>();
let starting: Promise<EngineInstance> | undefined;

port.on('message', async (message: CompiledModule | EngineRequest) => {
  if (starting === undefined) starting = start(message as CompiledModule);
  else port.postMessage(answer(await starting, message as EngineRequest));
});

async function start(compiled: CompiledModule): Promise<EngineInstance> {
  const printed: string[] = [];
  const module = await instantiateEngine(compiled, (line) => printed.push(line));
  return new EngineInstance(module, printed);
}

function answer(engine: EngineInstance, request: EngineRequest): EngineAnswer {
  try {
    const texts = perform(engine, request);
    return { kind: 'done', texts, memory: engine.memory };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', reason, spent: engine.spent };
  }
}

function perform(engine: EngineInstance, request: EngineRequest): readonly string[] {
  const model = models.get(request.key);
  if (request.kind === 'load') {
    if (model === undefined) models.set(request.key, LoadedModel.load(engine, request));
    return [];
  }
  if (model === undefined) throw new Error(`${request.key} is not loaded here`);
  if (request.kind === 'translate') return model.translate(request);
  models.delete(request.key);
  model[Symbol.dispose]();
  return [];
}
