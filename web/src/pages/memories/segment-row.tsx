import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import { type Memory, memoriesKey } from '../../api/memories.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';

export interface Segment {
  readonly source_segment_id: string;
  readonly segment_version: string;
  readonly source_text: string;
  readonly targets: readonly {
    readonly target_segment_id: string;
    readonly target_language: string;
    readonly target_text: string;
  }[];
}

interface SegmentRowProps {
  readonly memory: Memory;
  readonly segment: Segment;
  readonly mayChange: boolean;
}

/** A segment with its translations, which can be edited in its place. */
export function SegmentRow({ memory, segment, mayChange }: SegmentRowProps) {
  const { format, languageName } = useMessages();
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <SegmentForm {...{ memory, segment }} onEnd={() => setEdited(false)} />;
  const { source_text, targets } = segment;
  return (
    <li>
      <p lang={memory.source_language} dir="auto">
        {source_text}
      </p>
      {targets.map(({ target_segment_id, target_language, target_text }) => (
        <p key={target_segment_id} lang={target_language} dir="auto" title={languageName(target_language)}>
          {target_text}
        </p>
      ))}
      {mayChange && (
        <Button
          className="secondary"
          aria-label={format('memories.editSegment', { text: source_text })}
          onPress={() => setEdited(true)}
        >
          {format('resources.edit')}
        </Button>
      )}
    </li>
  );
}

/** Saved as a change of the version that is shown, so that nothing of other people is lost unseen. */
function SegmentForm({ memory, segment, onEnd }: Omit<SegmentRowProps, 'mayChange'> & { onEnd(): void }) {
  const { format, languageName } = useMessages();
  const client = useQueryClient();
  const { translation_memory_id } = memory;
  // As it was shown when the form was opened: a refusal brings the list the newest version, which is not in the form.
  const [{ source_segment_id, segment_version, ...shown }] = useState(segment);
  const [source_text, setSource] = useState(shown.source_text);
  const [targets, setTargets] = useState(shown.targets);
  const change = useMutation({
    mutationFn: ({ isDeleted }: { readonly isDeleted: boolean }) => {
      const what = isDeleted
        ? { is_deleted: true }
        : {
            source_text,
            targets: targets.map(({ target_language, target_text }) => ({ target_language, target_text })),
          };
      return api.PATCH('/v3/translation_memories/{translation_memory_id}/segments', {
        params: { path: { translation_memory_id } },
        body: { segments: [{ source_segment_id, segment_version, ...what }] },
      });
    },
    onSuccess: onEnd,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['segments', translation_memory_id] }),
        client.invalidateQueries({ queryKey: memoriesKey }),
      ]),
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate({ isDeleted: false });
  };
  return (
    <li>
      <form className="segment" onSubmit={save}>
        <label>
          {languageName(memory.source_language)}
          <textarea
            lang={memory.source_language}
            dir="auto"
            // biome-ignore lint/a11y/noAutofocus: the form takes the place of the button that had the focus
            autoFocus
            required
            value={source_text}
            onChange={({ target }) => setSource(target.value)}
          />
        </label>
        {targets.map((edited) => (
          <label key={edited.target_segment_id}>
            {languageName(edited.target_language)}
            <textarea
              lang={edited.target_language}
              dir="auto"
              required
              value={edited.target_text}
              onChange={({ target: { value } }) =>
                setTargets(targets.map((one) => (one === edited ? { ...one, target_text: value } : one)))
              }
            />
          </label>
        ))}
        {change.error !== null && <ProblemNotice error={change.error} />}
        <span className="buttons">
          <Button className="primary" type="submit" isDisabled={change.isPending}>
            {format('resources.save')}
          </Button>
          <Button className="secondary" onPress={onEnd}>
            {format('resources.cancel')}
          </Button>
          <ConfirmButton
            label={format('memories.deleteSegment')}
            question={format('memories.deleteSegmentReally')}
            onConfirm={() => change.mutate({ isDeleted: true })}
          />
        </span>
      </form>
    </li>
  );
}
