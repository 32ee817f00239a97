import { useMessages } from '../messages/messages.tsx';
import { base } from '../shell/location.ts';
import { CopyButton } from './copy-button.tsx';

/** The same request for programs. The key is the reader's own, so that none is shown here. */
export function CurlCommand({ path, body }: { readonly path: string; readonly body: object }) {
  const { format } = useMessages();
  const data = JSON.stringify(body).replaceAll("'", "'\\''");
  const command = `curl ${location.origin}${base}${path} \\
  -H 'Authorization: DeepL-Auth-Key YOUR_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '${data}'`;
  return (
    <details className="curl">
      <summary>{format('translate.curl')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <pre dir="ltr" tabIndex={0}>
        <code>{command}</code>
      </pre>
      <CopyButton text={command} label={format('translate.copyCurl')} />
    </details>
  );
}
