// The process in which sherpa-onnx runs. A model that is broken, or that runs out of memory, ends this process only.
import { serveParent } from '../../../processes/serve-parent.ts';
import { Detection, Detectors } from './detection.ts';
import { loadAddon } from './load-addon.ts';
import { LoadedModels } from './loaded-models.ts';
import { LoadedPunctuation } from './loaded-punctuation.ts';
import { LoadedVoice } from './loaded-voice.ts';
import type { AnswerOf, PartOf, ProcessAnswer, ProcessRequest, RequestOf, TaskName } from './process-messages.ts';

type Tasks = {
  readonly [Name in TaskName]: (
    request: RequestOf<Name>,
    give: (part: PartOf<Name>) => void,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

const addon = loadAddon();
const models = new LoadedModels(addon);
const punctuation = new LoadedPunctuation(addon);
const voice = new LoadedVoice(addon);
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
  speak: (request, give) => voice.speak(request, give),
  'speak.cancel': ({ piece }) => voice.cancel(piece),
  punctuate: ({ model, text }) => punctuation.punctuate(model, text),
  'detector.close'({ stream }) {
    detections.get(stream)?.giveBack();
    detections.delete(stream);
    return null;
  },
};

const send = serveParent<ProcessRequest, ProcessAnswer>((request) => void answer(request));

async function answer({ id, task, request }: ProcessRequest): Promise<void> {
  try {
    const give = (part: unknown): void => send({ id, part });
    send({ id, answer: await tasks[task](request as never, give) });
  } catch (error) {
    send({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}
