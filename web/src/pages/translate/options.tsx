import { hasPair, useGlossaryList } from '../../api/glossaries.ts';
import { FormalitySelect, GlossarySelect } from '../../design/translation-options.tsx';
import type { Wanted } from './translate-text.ts';

interface OptionsProps {
  readonly source: string | undefined;
  readonly target: string;
  readonly hasFormality: boolean;
  readonly formality: Wanted['formality'];
  readonly glossaryId: string | undefined;
  onFormality(formality: Wanted['formality']): void;
  onGlossary(id: string | undefined): void;
}

/** Formality where the target has it, and glossaries for the pair. */
export function Options({
  source,
  target,
  hasFormality,
  formality,
  glossaryId,
  onFormality,
  onGlossary,
}: OptionsProps) {
  const { data: glossaries = [] } = useGlossaryList();
  const fitting = source === undefined ? [] : glossaries.filter((glossary) => hasPair(glossary, { source, target }));
  return (
    <div className="options">
      {hasFormality && <FormalitySelect value={formality} onChange={onFormality} />}
      <GlossarySelect glossaries={fitting} value={glossaryId ?? ''} onChange={(id) => onGlossary(id || undefined)} />
    </div>
  );
}
