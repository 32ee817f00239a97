import { useMessages } from '../../messages/messages.tsx';
import { base } from '../../shell/location.ts';
import { CopyButton } from './copy-button.tsx';
import { bodyOf, type Wanted } from './translate-text.ts';

/** The same request for programs. The key is the reader's own, so that none is shown here. */
export function CurlCommand({ wanted }: { readonly wanted: Wanted }) {
  const { format } = useMessages();
  const body = JSON.stringify(bodyOf(wanted)).replaceAll("'", "'\\''");
  const command = `curl ${location.origin}${base}/v2/translate \\
  -H 'Authorization: DeepL-Auth-Key YOUR_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`;
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
