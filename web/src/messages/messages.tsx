import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { MessageName } from './message-names.ts';
import { keepLanguage, localeOf, type UiLanguage } from './ui-languages.ts';

/** A text, or an ICU message that the build has parsed. */
type Message = string | Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;
type Values = Readonly<Record<string, string | number | Date>>;

export interface LoadedMessages {
  readonly language: UiLanguage;
  readonly texts: Readonly<Record<MessageName, Message>>;
}

interface Messages {
  readonly language: UiLanguage;
  /** The language as in the region of the reader, for dates and numbers. */
  readonly locale: string;
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

/** Languages of engines that browsers may have no name for. */
const ownNames: Readonly<Record<string, MessageName>> = {
  sc: 'language.sc',
  frp: 'language.frp',
  szl: 'language.szl',
  'ca-valencia': 'language.ca-valencia',
  'oc-gascon': 'language.oc-gascon',
  'oc-aranes': 'language.oc-aranes',
};

/** Each message belongs to one language. */
const formatted = new WeakMap<object, IntlMessageFormat>();

const Context = createContext<Messages | undefined>(undefined);

export function MessagesProvider({
  initial,
  children,
}: {
  readonly initial: LoadedMessages;
  readonly children: ReactNode;
}) {
  const [{ language, texts }, setLoaded] = useState(initial);
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'language' }), [language]);
  const locale = useMemo(() => localeOf(language), [language]);
  const format = useCallback(
    (name: MessageName, values?: Values): string => {
      const message = texts[name];
      if (typeof message === 'string') return message;
      const known = formatted.get(message) ?? new IntlMessageFormat(message, locale);
      formatted.set(message, known);
      return String(known.format({ ...values }));
    },
    [texts, locale],
  );
  const value = useMemo<Messages>(
    () => ({
      language,
      locale,
      direction: /^(ar|he|fa|ur)\b/.test(language) ? 'rtl' : 'ltr',
      format,
      languageName: (code) => {
        const own = ownNames[code.toLowerCase()];
        return own === undefined ? (names.of(code) ?? code) : format(own);
      },
      change: (wanted) => {
        keepLanguage(wanted);
        void loadMessages(wanted).then(setLoaded);
      },
    }),
    [language, locale, format, names],
  );
  return <Context value={value}>{children}</Context>;
}

export function useMessages(): Messages {
  const messages = useContext(Context);
  if (messages === undefined) throw new Error('There are no messages outside of MessagesProvider.');
  return messages;
}
