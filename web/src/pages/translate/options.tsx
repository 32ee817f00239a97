import { baseOf } from '../../api/base-of.ts';
import { hasPair, useGlossaryList } from '../../api/glossaries.ts';
import { servesPair, useMemoryList } from '../../api/memories.ts';
import { useStyleLists } from '../../api/style-lists.ts';
import { FormalitySelect, GlossarySelect, ResourceSelect } from '../../design/translation-options.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { Chosen } from './translation.ts';

interface OptionsProps {
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly hasFormality: boolean;
  readonly chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/**
 * Formality where the target has it; style rules for the target; glossaries and memories for the pair, which is known with the first
 * translation. What comes later is behind the rest, and all lists come at once, so that nothing moves.
 */
export function Options({ source, target, hasFormality, chosen, onChange }: OptionsProps) {
  const { format } = useMessages();
  const [glossaryList, memoryList, styleLists] = [useGlossaryList(), useMemoryList(), useStyleLists()];
  const isLoading = glossaryList.isLoading || memoryList.isLoading || styleLists.isLoading;
  const served = isLoading ? undefined : target;
  const pair = source === undefined || served === undefined ? undefined : { source, target: served };
  const glossaries = (glossaryList.data ?? []).filter((glossary) => pair !== undefined && hasPair(glossary, pair));
  const memories = (memoryList.data ?? []).filter((memory) => pair !== undefined && servesPair(memory, pair));
  const styles = (styleLists.data ?? []).filter(
    ({ language }) => served !== undefined && baseOf(language) === baseOf(served),
  );
  const change = (changed: Partial<Chosen>): void => onChange({ ...chosen, ...changed });
  return (
    <div className="options">
      {hasFormality && <FormalitySelect value={chosen.formality} onChange={(formality) => change({ formality })} />}
      <ResourceSelect
        label={format('translate.style')}
        choices={styles.map(({ style_id: id, name }) => ({ id, name }))}
        value={chosen.styleId}
        onChange={(styleId) => change({ styleId })}
      />
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
    </div>
  );
}
