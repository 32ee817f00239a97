import type { MessageName } from '../messages/message-names.ts';
import { useMessages } from '../messages/messages.tsx';

const words: Readonly<Record<string, MessageName>> = {
  formality_not_used: 'warning.formality_not_used',
  glossary_not_used: 'warning.glossary_not_used',
  terminology_missed: 'warning.terminology_missed',
  style_rules_not_used: 'warning.style_rules_not_used',
  source_language_not_served: 'warning.source_language_not_served',
  language_doubtful: 'warning.language_doubtful',
  language_not_supported: 'warning.language_not_supported',
  source_language_uncertain: 'warning.source_language_uncertain',
  variant_not_distinguished: 'warning.variant_not_distinguished',
  translation_memory_not_used: 'warning.translation_memory_not_used',
  context_not_used: 'warning.context_not_used',
  threat_not_softened: 'warning.threat_not_softened',
};

/** What an engine could not do as asked. A code without words is shown as it is. */
export function Warnings({ codes }: { readonly codes: readonly string[] }) {
  const { format } = useMessages();
  if (codes.length === 0) return null;
  return (
    <ul className="notice warnings">
      {codes.map((code) => {
        const message = words[code];
        return <li key={code}>{message === undefined ? format('warning.other', { code }) : format(message)}</li>;
      })}
    </ul>
  );
}
