// The process in which sherpa-onnx runs. A model that is broken, or that runs out of memory, ends this process only.
import { Detection, Detectors } from './detection.ts';
import { loadAddon } from './load-addon.ts';
import { LoadedModels } from './loaded-models.ts';
import type { AnswerOf, ProcessAnswer, ProcessRequest, RequestOf, TaskName } from './process-messages.ts';

type Tasks = { readonly [Name in TaskName]: (request: RequestOf<Name>) => AnswerOf<Name> };

const addon = loadAddon();
const models = new LoadedModels(addon);
const detectors = new Detectors(addon);
const detections = new Map<number, OpenDetection>();

interface OpenDetection {
  readonly detection: Detection;
  readonly giveBack: () => void;
}

function detectionOf(stream: number): Detection {
  const open = detections.get(stream);
  if (open === undefined) throw new Error(`there is no stream ${stream}`);
  return open.detection;
}

const tasks: Tasks = {
  'detector.open'({ stream, model, pauseMs }) {
    const detector = detectors.take(model, pauseMs);
    const giveBack = (): void => detectors.giveBack(detector, model, pauseMs);
    detections.set(stream, { detection: new Detection(detector), giveBack });
    return null;
  },
  'detector.push': ({ stream, samples }) => detectionOf(stream).push(samples),
  'detector.flush': ({ stream }) => detectionOf(stream).flush(),
  'recognizer.begin': ({ stream, model }) => models.begin(stream, model),
  'recognizer.hear': ({ stream, samples }) => models.hear(stream, samples),
  'recognizer.end': ({ stream }) => models.end(stream),
  'recognizer.close': ({ stream }) => models.close(stream),
  transcribe: ({ model, samples, language }) => models.transcribe(model, samples, language),
  'detector.close'({ stream }) {
    detections.get(stream)?.giveBack();
    detections.delete(stream);
    return null;
  },
};

function answer({ id, task, request }: ProcessRequest): ProcessAnswer {
  try {
    return { id, answer: tasks[task](request as never) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: ProcessRequest) => process.send?.(answer(request)));
// The server has ended, in whatever way.
process.on('disconnect', () => process.exit());
