// The process in which sherpa-onnx runs. A model that is broken, or that runs out of memory, ends this process only.
import { createDetector, Detection } from './detection.ts';
import { loadAddon } from './load-addon.ts';
import type { AnswerOf, ProcessAnswer, ProcessRequest, RequestOf, TaskName } from './process-messages.ts';

type Tasks = { readonly [Name in TaskName]: (request: RequestOf<Name>) => AnswerOf<Name> };

const addon = loadAddon();
const detections = new Map<number, Detection>();

function detectionOf(stream: number): Detection {
  const detection = detections.get(stream);
  if (detection === undefined) throw new Error(`there is no stream ${stream}`);
  return detection;
}

const tasks: Tasks = {
  'detector.open'({ stream, model, pauseMs }) {
    detections.set(stream, new Detection(createDetector(addon, model, pauseMs)));
    return null;
  },
  'detector.push': ({ stream, samples }) => detectionOf(stream).push(samples),
  'detector.flush': ({ stream }) => detectionOf(stream).flush(),
  'detector.close'({ stream }) {
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
