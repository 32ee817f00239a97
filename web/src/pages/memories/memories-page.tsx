import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import { type Memory, memoriesKey, useMemoryList } from '../../api/memories.ts';
import { isAbort, type Problem } from '../../api/problem.ts';
import { covers, useSession } from '../../api/session.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { FileButton } from '../../design/file-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { ResourceList } from '../../design/resource-list.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { base } from '../../shell/location.ts';
import { type ImportedMemory, importTmx } from './import-tmx.ts';
import { Segments } from './segments.tsx';
import '../../design/resources.css';
import './memories.css';

/** Translation memories of the organisation: the list, and the segments of the chosen one. */
export function MemoriesPage() {
  const { format, languageName, language } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'translation_memories:write');
  const client = useQueryClient();
  const [chosenId, choose] = useState<string>();
  const { data: memories, error } = useMemoryList();
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: memoriesKey });
  const remove = useMutation({
    mutationFn: (translation_memory_id: string) =>
      api.DELETE('/v3/translation_memories/{translation_memory_id}', { params: { path: { translation_memory_id } } }),
    onSettled: again,
  });
  const chosen = memories?.find(({ translation_memory_id }) => translation_memory_id === chosenId) ?? memories?.[0];
  const targets = (of: Memory): string =>
    new Intl.ListFormat(language, { type: 'unit' }).format(of.target_languages.map(languageName));
  return (
    <div className="resources">
      <ResourceList
        title={format('memories.title')}
        label={format('memories.list')}
        resources={memories?.map(({ translation_memory_id: id, name, segment_count: count }) => ({
          id,
          name,
          hint: format('memories.count', { count }),
        }))}
        chosenId={chosen?.translation_memory_id}
        none={format('memories.none')}
        error={error ?? remove.error}
        onChoose={choose}
      >
        {mayChange && (
          <Import
            onImported={async ({ translation_memory_id }) => {
              await again();
              choose(translation_memory_id);
            }}
          />
        )}
      </ResourceList>
      {chosen !== undefined && (
        <section className="card detail" aria-labelledby="memory-name">
          <header>
            <h2 id="memory-name">{chosen.name}</h2>
            <span className="buttons">
              <a
                className="secondary"
                href={`${base}/v3/translation_memories/${chosen.translation_memory_id}/export`}
                download={`${chosen.name}.tmx`}
              >
                {format('memories.export')}
              </a>
              {mayChange && (
                <ConfirmButton
                  label={format('resources.delete')}
                  question={format('memories.deleteReally', { name: chosen.name })}
                  onConfirm={() => remove.mutate(chosen.translation_memory_id)}
                />
              )}
            </span>
          </header>
          <p className="hint">
            {format('memories.languages', { source: languageName(chosen.source_language), targets: targets(chosen) })}
          </p>
          <Segments key={chosen.translation_memory_id} memory={chosen} />
        </section>
      )}
    </div>
  );
}

/** One file at a time, with progress, and a way to stop it. */
function Import({ onImported }: { onImported(memory: ImportedMemory): void }) {
  const { format } = useMessages();
  const [sent, setSent] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const run = useMutation<ImportedMemory, Problem, File>({
    mutationFn: (file) => {
      setSent(0);
      controller.current = new AbortController();
      return importTmx(file, { signal: controller.current.signal, onProgress: setSent });
    },
    onSuccess: onImported,
  });
  const percent = Math.floor(sent * 100);
  return (
    <div className="import">
      {run.isPending ? (
        <>
          <p>{format('memories.importing', { name: run.variables.name })}</p>
          <progress max={1} value={sent} aria-label={format('memories.importing', { name: run.variables.name })} />
          <p className="hint">{format('memories.progress', { percent })}</p>
          <Button className="secondary" onPress={() => controller.current?.abort()}>
            {format('resources.cancel')}
          </Button>
        </>
      ) : (
        <FileButton
          className="secondary"
          label={format('memories.import')}
          accept=".tmx,application/x-tmx+xml"
          onFile={(file) => run.mutate(file)}
        />
      )}
      <p className="hint" role="status">
        {run.data === undefined
          ? ''
          : format('memories.imported', {
              name: run.data.name,
              count: run.data.segment_count,
              skipped: run.data.skipped_segment_count,
            })}
      </p>
      {run.error !== null && !isAbort(run.error) && <ProblemNotice error={run.error} />}
    </div>
  );
}
