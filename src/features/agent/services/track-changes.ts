import type { TextWork } from '../../../contracts/text-work.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { ReviewedSegment } from '../../../language/quality/tracked-changes.ts';
import { textTask } from '../../../language/tasks/text-task.ts';
import type { run } from '../../../language/tasks/write-tracked-changes.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

const task = textTask<typeof run>(
  'write_tracked_changes',
  new URL('../../../language/tasks/write-tracked-changes.ts', import.meta.url),
);

interface TrackChangesInput {
  readonly name: string;
  readonly title: string;
  readonly segments: readonly Omit<ReviewedSegment, 'corrected'>[];
  /** As many as segments. */
  readonly corrected: readonly string[];
  readonly source_lang?: string;
  readonly target_lang?: string;
}

const error = {
  type: 'object',
  required: ['severity', 'explanation'],
  properties: { severity: inputs.text, explanation: inputs.text },
};
const segment = {
  type: 'object',
  required: ['source', 'target', 'errors'],
  properties: { source: inputs.text, target: inputs.text, errors: { type: 'array', items: error } },
};

/** `track_changes`: a page that shows what is suggested for translations as tracked changes, with what was found. */
export function trackChanges({ textWork }: { readonly textWork: TextWork }): AgentService<TrackChangesInput> {
  return {
    input: inputSchema(['name', 'title', 'segments', 'corrected'], {
      name: inputs.fileName,
      title: { type: 'string', maxLength: 200 },
      segments: { type: 'array', items: segment, maxItems: 500 },
      corrected: inputs.texts,
      source_lang: inputs.language,
      target_lang: inputs.language,
    }),
    isFree: true,
    unavailable: () => undefined,
    assume: ({ name }) => ({ file: { file_id: '', name } }),
    async prepare({ caller: { identity }, files }, { name, title, segments, corrected, source_lang, target_lang }) {
      if (segments.length !== corrected.length) {
        const reason = `track_changes: there are ${segments.length} segments and ${corrected.length} corrected texts.`;
        throw new ServiceError('agent_task_failed', { reason });
      }
      const reviewed = segments.map((one, index) => ({ ...one, corrected: corrected[index] ?? one.target }));
      const review = { title, segments: reviewed, sourceLanguage: source_lang, targetLanguage: target_lang };
      return {
        async run(signal) {
          const work = textWork.open({ accountId: identity.account.id, urgency: 'background', signal });
          const size = segments.reduce((sum, { source, target }) => sum + source.length + target.length, 0);
          const page = await work.run(task, review, size);
          const description = 'Each segment with the suggested changes and what was found.';
          const content = Buffer.from(page);
          return { file: await files.add({ name, mediaType: 'text/html; charset=utf-8', description, content }) };
        },
      };
    },
  };
}
