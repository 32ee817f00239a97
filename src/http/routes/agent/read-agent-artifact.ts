import { Readable } from 'node:stream';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { attachment } from '../../schemas/content-disposition.ts';
import { ArtifactParams, agentPath, agentTag, SignatureQuery } from './agent-schemas.ts';

export function readAgentArtifactOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, SignatureQuery, ArtifactParams>({
    id: 'readAgentArtifact',
    method: 'GET',
    path: `${agentPath}/tasks/:task_id/artifacts/:artifact_id`,
    access: { kind: 'signature' },
    crossOrigin: true,
    summary: 'Download a file of a result',
    description:
      'The address is `contentUrl` of an artifact, or `result.screenshot` of the task. It requires no key and works for five minutes. The answer has the media type of the file.',
    tag: agentTag,
    params: ArtifactParams,
    query: SignatureQuery,
    response: { mediaTypes: ['application/octet-stream'] },
    async handle({ params, query, reply }): Promise<Readable> {
      const { file, content } = await tasks.artifact(params.task_id, params.artifact_id, query.signature);
      const ending = /\.[^.]*$/.exec(file.name)?.[0] ?? '';
      reply
        .type(file.media_type)
        .header('content-length', String(file.bytes))
        .header('content-disposition', attachment(file.name.slice(0, file.name.length - ending.length), ending))
        // Pages of others: where a browser shows one, it has no rights of this address.
        .header('content-security-policy', 'sandbox')
        .header('referrer-policy', 'no-referrer');
      return Readable.from(content, { objectMode: false });
    },
  });
}
