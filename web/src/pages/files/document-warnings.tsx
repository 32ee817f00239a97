import { ServerMessage } from '../../design/server-message.tsx';
import type { MessageName } from '../../messages/message-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { DocumentWarning } from './document-entry.ts';

const words: Readonly<Record<string, MessageName>> = {
  chart_data_kept: 'files.warning.chart_data_kept',
  comments_left_out: 'files.warning.comments_left_out',
  compared_texts_kept: 'files.warning.compared_texts_kept',
  font_missing: 'files.warning.font_missing',
  hidden_text_kept: 'files.warning.hidden_text_kept',
  its_rule_not_read: 'files.warning.its_rule_not_read',
  message_too_complex: 'files.warning.message_too_complex',
  page_not_translated: 'files.warning.page_not_translated',
  page_without_text: 'files.warning.page_without_text',
  part_not_translated: 'files.warning.part_not_translated',
  picture_not_read: 'files.warning.picture_not_read',
  plural_number_lost: 'files.warning.plural_number_lost',
  script_texts_kept: 'files.warning.script_texts_kept',
  signature_invalidated: 'files.warning.signature_invalidated',
  source_language_not_served: 'files.warning.source_language_not_served',
  source_language_uncertain: 'files.warning.source_language_uncertain',
  table_headers_kept: 'files.warning.table_headers_kept',
  text_hard_to_read: 'files.warning.text_hard_to_read',
  text_not_replaced: 'files.warning.text_not_replaced',
  text_without_room: 'files.warning.text_without_room',
  translation_too_long: 'files.warning.translation_too_long',
  variant_not_distinguished: 'files.warning.variant_not_distinguished',
  formality_not_used: 'warning.formality_not_used',
  glossary_not_used: 'warning.glossary_not_used',
  terminology_missed: 'warning.terminology_missed',
  style_rules_not_used: 'warning.style_rules_not_used',
};

/** What could not be done as asked: a line for each kind in words, and each place with what the server says of it. */
export function DocumentWarnings({ warnings }: { readonly warnings: readonly DocumentWarning[] }) {
  const { format } = useMessages();
  if (warnings.length === 0) return null;
  const byCode = Map.groupBy(warnings, ({ code }) => code);
  return (
    <details className="document-warnings">
      <summary>{format('files.warnings', { count: warnings.length })}</summary>
      <ul>
        {[...byCode].map(([code, places]) => {
          const message = words[code];
          return (
            <li key={code}>
              {message === undefined ? format('warning.other', { code }) : format(message)} <code>{code}</code>
              <ul>
                {places.map((warning) => (
                  <li key={JSON.stringify(warning)}>
                    <Place location={warning.location} />
                    <ServerMessage text={warning.message} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Place({ location }: { readonly location: DocumentWarning['location'] }) {
  const { format } = useMessages();
  const { part, page, line } = location ?? {};
  const places = [
    ...(part === undefined ? [] : [part]),
    ...(page === undefined ? [] : [format('files.place.page', { page })]),
    ...(line === undefined ? [] : [format('files.place.line', { line })]),
  ];
  return places.length === 0 ? null : <strong className="document-place">{places.join(', ')}: </strong>;
}
