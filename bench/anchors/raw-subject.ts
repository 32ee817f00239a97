import { cutIntoRequests } from '../corpus/read-corpus.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import type { Cell } from '../plan.ts';
import type { Subject } from '../subjects/subject.ts';
import { decodeMessage, encodeMessage, RawPipeline } from './raw-pipeline.ts';

export interface RawSetting {
  readonly name: string;
  /** Clients are spread over them. */
  readonly pipelines: number;
  /** How the sentences of a request travel: a message each, or all in one, which saves flushing every stage for each. */
  readonly message: 'sentence' | 'request';
}

/** The ways to use the raw pipeline that were fastest in one cell or another; the best of them is the anchor. */
export const rawSettings = [
  { name: 'raw pipeline', pipelines: 1, message: 'sentence' },
  { name: 'raw pipeline, requests as messages', pipelines: 1, message: 'request' },
  { name: '2 raw pipelines, requests as messages', pipelines: 2, message: 'request' },
] as const satisfies readonly RawSetting[];

/** The raw pipeline under the same load as the servers: a client has one request under way. */
export async function startRawSubject(setting: RawSetting, corpus: readonly string[]): Promise<Subject> {
  const pipelines = Array.from({ length: setting.pipelines }, () => new RawPipeline());
  const pipelineFor = (client: number): RawPipeline => {
    const pipeline = pipelines[client % pipelines.length];
    if (pipeline === undefined) throw new RangeError('A subject needs at least one pipeline.');
    return pipeline;
  };
  const warm = encodeMessage(['The house is red.']);
  await Promise.all(pipelines.map((pipeline) => pipeline.send(warm)));
  return {
    name: setting.name,
    processes: pipelines.map(({ processId }) => processId),
    measures: (cell) => differs(setting, cell),
    measure({ clients, sentencesPerRequest }, span) {
      const requests = cutIntoRequests(corpus, sentencesPerRequest).map((sentences) => encode(setting, sentences));
      return runClosedLoop({
        clients,
        ...span,
        async send(client, index) {
          const messages = requests[index % requests.length] ?? [];
          await Promise.all(messages.map((message) => pipelineFor(client).send(message)));
        },
      });
    },
    async translate(sentences) {
      const answers = await Promise.all(encode(setting, sentences).map((message) => pipelineFor(0).send(message)));
      return answers.flatMap(decodeMessage);
    },
    async [Symbol.asyncDispose]() {
      for (const pipeline of pipelines) pipeline[Symbol.dispose]();
    },
  };
}

function encode({ message }: RawSetting, sentences: readonly string[]): Buffer[] {
  return message === 'request' ? [encodeMessage(sentences)] : sentences.map((sentence) => encodeMessage([sentence]));
}

/** Whether a cell is not the same as in a simpler setting. */
function differs({ pipelines, message }: RawSetting, { clients, sentencesPerRequest }: Cell): boolean {
  return pipelines > 1 ? clients >= pipelines : message === 'sentence' || sentencesPerRequest > 1;
}
