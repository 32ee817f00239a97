import { AddLines } from '../../design/add-lines.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { NewSegment } from './segment-edits.ts';
import { readSegments } from './segment-text.ts';

interface AddSegmentsProps {
  /** Of the translations. */
  readonly language: string;
  onAdd(segments: readonly NewSegment[]): void;
}

/** New segments: typed or pasted as lines of a text and its translation, or from a file. */
export function AddSegments({ language, onAdd }: AddSegmentsProps) {
  const { format, languageName } = useMessages();
  return (
    <AddLines
      title={format('memories.add')}
      label={format('memories.addText', { language: languageName(language) })}
      hint={format('memories.addHint')}
      // Texts have commas.
      formatOf={() => 'tsv'}
      read={async (text, type) => {
        const { segments, faults } = await readSegments(text, type);
        return {
          items: segments.map((segment) => ({ ...segment, language })),
          faults: faults.map(({ line, fault }) => ({ line, fault: format(`memories.fault.${fault}`) })),
        };
      }}
      onAdd={onAdd}
    />
  );
}
