import { useState } from 'react';
import { hasTermsOf, useSpokenTermsList } from '../../api/spoken-terms.ts';
import { type Choice, ResourceSelect } from '../../design/translation-options.tsx';
import { useMessages } from '../../messages/messages.tsx';

interface TermsChoice {
  readonly choices: readonly Choice[];
  /** Empty: none. */
  readonly value: string;
  onChange(id: string): void;
}

/** The collections with terms of the language (empty: it is detected), and which of them is chosen. */
export function useTermsChoice(language: string): TermsChoice {
  const { data: collections = [] } = useSpokenTermsList();
  const [chosen, choose] = useState('');
  const choices = collections
    .filter((collection) => language === '' || hasTermsOf(collection, language))
    .map(({ spoken_terms_id: id, name }) => ({ id, name }));
  return { choices, value: choices.some(({ id }) => id === chosen) ? chosen : '', onChange: choose };
}

/** Nothing where there are none. */
export function TermsSelect(choice: TermsChoice) {
  const { format } = useMessages();
  return <ResourceSelect label={format('terms.title')} {...choice} />;
}
