import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { MessageName } from './message-names.ts';
import { keepLanguage, type UiLanguage } from './ui-languages.ts';

/** A text, or an ICU message that the build has parsed. */
type Message = string | ConstructorParameters<typeof IntlMessageFormat>[0];
type Values = Readonly<Record<string, string | number | Date>>;

export interface LoadedMessages {
  readonly language: UiLanguage;
  readonly texts: Readonly<Record<MessageName, Message>>;
}

interface Messages {
  readonly language: UiLanguage;
  readonly direction: 'ltr' | 'rtl';
  format(name: MessageName, values?: Values): string;
  /** Names of languages in the language of the console: `pt-BR` → `Portuguese (Brazil)`. */
  languageName(code: string): string;
  change(language: UiLanguage): void;
}

const loadEnglish = () => import('./en.json');

async function loadPseudo(): Promise<{ default: unknown }> {
  const [{ pseudoTextsOf }, { default: english }] = await Promise.all([import('./pseudo.ts'), loadEnglish()]);
  return { default: pseudoTextsOf(english) };
}

const loaders: Readonly<Record<UiLanguage, () => Promise<{ default: unknown }>>> = {
  en: loadEnglish,
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
  zh: () => import('./zh.json'),
  'en-XA': loadPseudo,
  'ar-XB': loadPseudo,
};

export async function loadMessages(language: UiLanguage): Promise<LoadedMessages> {
  const { default: texts } = await loaders[language]();
  return { language, texts: texts as LoadedMessages['texts'] };
}

const Context = createContext<Messages | undefined>(undefined);

export function MessagesProvider({
  initial,
  children,
}: {
  readonly initial: LoadedMessages;
  readonly children: ReactNode;
}) {
  const [{ language, texts }, setLoaded] = useState(initial);
  const formatted = useMemo(() => new Map<MessageName, IntlMessageFormat>(), []);
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'language' }), [language]);
  const format = useCallback(
    (name: MessageName, values?: Values): string => {
      const message = texts[name];
      if (typeof message === 'string') return message;
      const known = formatted.get(name) ?? new IntlMessageFormat(message, language);
      formatted.set(name, known);
      return String(known.format({ ...values }));
    },
    [texts, language, formatted],
  );
  const value = useMemo<Messages>(
    () => ({
      language,
      direction: /^(ar|he|fa|ur)\b/.test(language) ? 'rtl' : 'ltr',
      format,
      languageName: (code) => names.of(code) ?? code,
      change: (wanted) => {
        keepLanguage(wanted);
        void loadMessages(wanted).then(setLoaded);
      },
    }),
    [language, format, names],
  );
  return <Context value={value}>{children}</Context>;
}

export function useMessages(): Messages {
  const messages = useContext(Context);
  if (messages === undefined) throw new Error('There are no messages outside of MessagesProvider.');
  return messages;
}
