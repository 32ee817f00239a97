import { cutIntoRequests } from '../corpus/read-corpus.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import type { Subject } from '../subjects/subject.ts';
import { decodeMessage, encodeMessage, RawPipeline } from './raw-pipeline.ts';

/**
 * The raw pipeline, or several side by side, under the same load as the servers: a client has one message under way,
 * and the sentences of a request travel in one message, which is the fastest way found to use it.
 */
export async function startRawSubject(pipelineCount: number, corpus: readonly string[]): Promise<Subject> {
  const pipelines = Array.from({ length: pipelineCount }, () => new RawPipeline());
  const warm = encodeMessage(['The house is red.']);
  await Promise.all(pipelines.map((pipeline) => pipeline.send(warm)));
  const pipelineFor = (client: number): RawPipeline => {
    const pipeline = pipelines[client % pipelines.length];
    if (pipeline === undefined) throw new RangeError('A subject needs at least one pipeline.');
    return pipeline;
  };
  return {
    name: pipelineCount === 1 ? 'raw pipeline' : `${pipelineCount} raw pipelines`,
    processes: pipelines.map(({ processId }) => processId),
    measures: ({ clients }) => clients >= pipelineCount,
    measure({ clients, sentencesPerRequest }, span) {
      const messages = cutIntoRequests(corpus, sentencesPerRequest).map(encodeMessage);
      return runClosedLoop({
        clients,
        ...span,
        async send(client, index) {
          const message = messages[index % messages.length];
          if (message !== undefined) await pipelineFor(client).send(message);
        },
      });
    },
    async translate(sentences) {
      const messages = sentences.map((sentence) => encodeMessage([sentence]));
      const answers = await Promise.all(messages.map((message) => pipelineFor(0).send(message)));
      return answers.flatMap(decodeMessage);
    },
    async [Symbol.asyncDispose]() {
      for (const pipeline of pipelines) pipeline[Symbol.dispose]();
    },
  };
}
