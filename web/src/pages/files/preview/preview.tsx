import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/messages.tsx';
import { applyStyles, type PageSource, preparePage } from './page-source.ts';
import { decodeText, mediaTypeOf, previewKindOf } from './preview-kind.ts';
import './preview.css';

/** Enough to look at; the whole text is in the file. */
const maximumCharacters = 200_000;

export interface PreviewedFile {
  readonly name: string;
  readonly content: Blob;
  readonly language: string | undefined;
}

interface PreviewProps {
  /** Undefined after a reload, which loses it. */
  readonly original: PreviewedFile | undefined;
  readonly result: PreviewedFile;
}

/** The document and its translation beside each other. Both are in the browser already: nothing is fetched. */
export function Preview({ original, result }: PreviewProps) {
  const { format } = useMessages();
  return (
    <div className="preview">
      {original !== undefined && <Shown title={format('preview.original')} file={original} />}
      <Shown title={format('translate.result')} file={result} />
    </div>
  );
}

function Shown({ title, file }: { readonly title: string; readonly file: PreviewedFile }) {
  const { format } = useMessages();
  const kind = previewKindOf(file.name);
  const named = format('files.about', { action: title, document: file.name });
  return (
    <div>
      <h3>{title}</h3>
      {kind === 'text' && <Text file={file} />}
      {kind === 'page' && <Page file={file} title={named} />}
      {(kind === 'picture' || kind === 'pdf') && <Viewed file={file} title={named} kind={kind} />}
    </div>
  );
}

interface ShownProps {
  readonly file: PreviewedFile;
  readonly title: string;
}

function Text({ file }: Pick<ShownProps, 'file'>) {
  const { format } = useMessages();
  const text = useText(file.content);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <pre lang={file.language ?? ''} dir="auto" tabIndex={0}>
        {text?.slice(0, maximumCharacters)}
      </pre>
      {text !== undefined && text.length > maximumCharacters && <p className="hint">{format('preview.cut')}</p>}
    </>
  );
}

function Page({ file, title }: ShownProps) {
  const text = useText(file.content);
  const [page, setPage] = useState<PageSource>();
  useEffect(() => setPage(text === undefined ? undefined : preparePage(text)), [text]);
  if (page === undefined) return null;
  return (
    // Its styles are set from here, so it has the origin of the console; nothing in it runs.
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={page.html}
      onLoad={({ currentTarget }) => applyStyles(currentTarget, page.styles)}
    />
  );
}

function Viewed({ file, title, kind }: ShownProps & { readonly kind: 'picture' | 'pdf' }) {
  const { format } = useMessages();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([file.content], { type: mediaTypeOf(kind, file.name) }));
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file, kind]);
  if (address === undefined) return null;
  if (kind === 'picture') return <img src={address} alt={title} />;
  return (
    <>
      {navigator.pdfViewerEnabled && <iframe title={title} src={address} />}
      <a href={address} target="_blank" rel="noreferrer">
        {format('preview.open')}
      </a>
    </>
  );
}

function useText(content: Blob): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void content.arrayBuffer().then((bytes) => {
      if (isWanted) setText(decodeText(new Uint8Array(bytes)));
    });
    return () => {
      isWanted = false;
    };
  }, [content]);
  return text;
}
