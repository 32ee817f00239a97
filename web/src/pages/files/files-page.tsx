import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { baseOf } from '../../api/base-of.ts';
import { hasPair, useGlossaryList } from '../../api/glossaries.ts';
import { targetsOf, useLanguagePairs } from '../../api/language-pairs.ts';
import { useSession } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { DocumentEntry } from './document-entry.ts';
import { DocumentList } from './document-list.ts';
import { useDocumentTypes } from './document-types.ts';
import { Documents } from './documents.tsx';
import { DropZone } from './drop-zone.tsx';
import { type FileOptions, FileOptionsForm } from './file-options.tsx';
import { type Refusal, refusalOf } from './refusal.ts';
import { Refusals } from './refusals.tsx';
import './files.css';

let known: { readonly owner: string; readonly list: DocumentList } | undefined;

/** One list a tab, which works on while other pages are shown. */
function listOf(owner: string): DocumentList {
  if (known?.owner !== owner) known = { owner, list: new DocumentList(owner) };
  return known.list;
}

/** Documents are chosen, then translated: a document costs characters, so nothing starts by itself. */
export function FilesPage() {
  const { format } = useMessages();
  const { data: session } = useSession();
  const { data: pairs, error: pairsError, isPending: hasNoPairsYet } = useLanguagePairs();
  const { data: types, error: typesError, isPending: hasNoTypesYet } = useDocumentTypes();
  const { data: glossaries = [], isLoading } = useGlossaryList();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [chosen, setOptions] = useState<FileOptions>();
  const { account, developer_key, admin_key } = session ?? {};
  const evaluated = (types ?? []).filter(({ can_be_evaluated: can }) => can).map(({ extension }) => extension);
  const list = listOf(`${account?.account_id}/${(developer_key ?? admin_key)?.key_id}`);

  const reached = pairs === undefined ? [] : targetsOf(pairs, undefined);
  const options = chosen ?? {
    source: '',
    targets: preferred(reached),
    formality: 'default' as const,
    ...{ glossaryId: '', pages: '', isBilingual: false, isEvaluated: false },
  };
  const add = (added: readonly File[]): void => {
    const judged = added.map((file) => ({ file, refusal: refusalOf(file, types ?? []) }));
    setRefusals(judged.flatMap(({ refusal }) => refusal ?? []));
    setFiles((before) => [...before, ...judged.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : []))]);
  };
  const start = (): void => {
    const { source, targets, formality, glossaryId, pages, isBilingual, isEvaluated } = options;
    const glossary = glossaries.find(({ glossary_id }) => glossary_id === glossaryId);
    const orders = files.flatMap((file) =>
      targets.map((target) => {
        const hasGlossary = glossary !== undefined && hasPair(glossary, { source, target });
        const entry: DocumentEntry = {
          ...{ key: `${Date.now()}-${Math.random()}`, name: file.name, source: source || undefined, target, formality },
          ...{ glossaryId: hasGlossary ? glossaryId : undefined, phase: 'waiting' },
          ...(extensionOf(file.name) === 'pdf' && { pages: pages.trim() || undefined, isBilingual }),
          isEvaluated: isEvaluated && source !== '' && evaluated.includes(extensionOf(file.name)),
        };
        return { entry, file };
      }),
    );
    list.add(orders);
    setFiles([]);
    setRefusals([]);
    // The button has gone; what it started is there.
    requestAnimationFrame(() => document.getElementById('documents')?.focus());
  };
  const least = files.reduce((sum, { name }) => {
    return sum + (types?.find(({ extension }) => extension === extensionOf(name))?.least_billed_characters ?? 0);
  }, 0);
  const error = pairsError ?? typesError;
  const title = <h1>{format('files.title')}</h1>;
  // What comes later would move what is there.
  if (hasNoPairsYet || hasNoTypesYet || isLoading)
    return (
      <div className="files">
        {title}
        <p className="waiting">{format('loading')}</p>
      </div>
    );
  return (
    <div className="files">
      {title}
      {error !== null && <ProblemNotice error={error} />}
      <section className="card" aria-label={format('files.chosen')}>
        <FileOptionsForm
          pairs={pairs}
          evaluated={evaluated}
          hasPdf={files.some(({ name }) => extensionOf(name) === 'pdf')}
          options={options}
          onChange={setOptions}
        />
        {types !== undefined && <DropZone types={types} onFiles={add} />}
        <Refusals refusals={refusals} />
        {files.length > 0 && (
          <>
            <ul className="rows">
              {files.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may be there twice, and has no state
                <li key={index}>
                  <bdi className="document-name">{file.name}</bdi>
                  <Button
                    className="secondary"
                    aria-label={format('files.removeChosen', { name: file.name })}
                    onPress={() => {
                      setFiles(files.filter((other) => other !== file));
                      document.getElementById('choose-files')?.focus();
                    }}
                  >
                    {format('files.remove')}
                  </Button>
                </li>
              ))}
            </ul>
            <div className="start">
              <Button className="primary" isDisabled={options.targets.length === 0} onPress={start}>
                {format('files.start', { files: files.length, languages: options.targets.length })}
              </Button>
              <span className="hint">{format('files.billed', { count: least * options.targets.length })}</span>
            </div>
          </>
        )}
      </section>
      <Documents list={list} />
    </div>
  );
}

function extensionOf(name: string): string {
  return name.split('.').at(-1)?.toLowerCase() ?? '';
}

/** The language of the reader, or else Spanish or English, as far as there are engines. */
function preferred(targets: readonly string[]): readonly string[] {
  const wanted = [...navigator.languages.map(baseOf), 'en', 'es'].filter((code) => targets.includes(code));
  return wanted.slice(0, 1);
}
