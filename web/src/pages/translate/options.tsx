import { baseOf } from '../../api/base-of.ts';
import { hasPair, useGlossaryList } from '../../api/glossaries.ts';
import { servesPair, useMemoryList } from '../../api/memories.ts';
import { useStyleLists } from '../../api/style-lists.ts';
import { FormalitySelect, GlossarySelect, ResourceSelect } from '../../design/translation-options.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { Chosen } from './translation.ts';

/** What one request takes. */
const maximumContext = 10_000;

interface OptionsProps {
  readonly source: string | undefined;
  readonly target: string;
  readonly hasFormality: boolean;
  readonly chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/** Until all lists are there: one after the other they would move what stands below. */
export function useOptionsAreLoading(): boolean {
  const lists = [useGlossaryList(), useMemoryList(), useStyleLists()];
  return lists.some(({ isLoading }) => isLoading);
}

/** Formality where the target has it; glossaries and memories for the pair; style rules for the target; context. */
export function Options({ source, target, hasFormality, chosen, onChange }: OptionsProps) {
  const { format } = useMessages();
  const { data: allGlossaries = [] } = useGlossaryList();
  const { data: allMemories = [] } = useMemoryList();
  const { data: allStyles = [] } = useStyleLists();
  if (useOptionsAreLoading()) return null;
  const pair = source === undefined ? undefined : { source, target };
  const glossaries = allGlossaries.filter((glossary) => pair !== undefined && hasPair(glossary, pair));
  const memories = allMemories.filter((memory) => pair !== undefined && servesPair(memory, pair));
  const styles = allStyles.filter(({ language }) => baseOf(language) === baseOf(target));
  const change = (changed: Partial<Chosen>): void => onChange({ ...chosen, ...changed });
  return (
    <div className="options">
      {hasFormality && <FormalitySelect value={chosen.formality} onChange={(formality) => change({ formality })} />}
      <GlossarySelect
        glossaries={glossaries}
        value={chosen.glossaryId}
        onChange={(glossaryId) => change({ glossaryId })}
      />
      <ResourceSelect
        label={format('translate.memory')}
        choices={memories.map(({ translation_memory_id: id, name }) => ({ id, name }))}
        value={chosen.memoryId}
        onChange={(memoryId) => change({ memoryId })}
      />
      <ResourceSelect
        label={format('translate.style')}
        choices={styles.map(({ style_id: id, name }) => ({ id, name }))}
        value={chosen.styleId}
        onChange={(styleId) => change({ styleId })}
      />
      <details className="context">
        <summary>{format('translate.context')}</summary>
        <textarea
          rows={3}
          dir="auto"
          lang={source ?? ''}
          maxLength={maximumContext}
          aria-label={format('translate.context')}
          aria-describedby="context-hint"
          value={chosen.context}
          onChange={({ target: changed }) => change({ context: changed.value })}
        />
        <p className="hint" id="context-hint">
          {format('translate.contextHint')}
        </p>
      </details>
    </div>
  );
}
