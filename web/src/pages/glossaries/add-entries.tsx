import { AddLines } from '../../design/add-lines.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { Entry } from './entry-edits.ts';
import { readEntries } from './entry-text.ts';
import { type Pair, readTermFile } from './glossary-requests.ts';

interface AddEntriesProps {
  readonly pair: Pair;
  onAdd(entries: readonly Entry[]): void;
}

/** New entries: typed or pasted as lines of two phrases, or from a file. */
export function AddEntries({ pair, onAdd }: AddEntriesProps) {
  const { format } = useMessages();
  return (
    <AddLines
      title={format('glossaries.add')}
      label={format('glossaries.addText')}
      hint={format('glossaries.addHint')}
      formatOf={(text) => (text.includes('\t') ? 'tsv' : 'csv')}
      read={async (text, type) => {
        const { entries, faults } = await readEntries(text, type);
        return {
          items: entries,
          faults: faults.map(({ line, fault }) => ({ line, fault: format(`glossaries.fault.${fault}`) })),
        };
      }}
      otherFiles={{
        label: format('glossaries.importFile'),
        endings: ['.xlsx', '.xlsm', '.tbx', '.xml'],
        toLines: (file) => readTermFile(file, pair),
      }}
      onAdd={onAdd}
    />
  );
}
