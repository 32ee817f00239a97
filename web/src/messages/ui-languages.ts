/** Languages of the console, by their own names. A language is a file of messages and a line here and in `messages.tsx`. */
export const uiLanguages = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  zh: '中文',
} as const;

/** For tests, offered to nobody: accented and long, and the same from right to left. */
const testLanguages = ['en-XA', 'ar-XB'] as const;

export type UiLanguage = keyof typeof uiLanguages | (typeof testLanguages)[number];

const storageName = 'language';

export function isUiLanguage(code: string): code is UiLanguage {
  return code in uiLanguages || testLanguages.some((one) => one === code);
}

/** What was chosen here, else the first language of the browser that there is. */
export function preferredLanguage(): UiLanguage {
  const wanted = [localStorage.getItem(storageName) ?? '', ...navigator.languages];
  for (const code of wanted)
    for (const candidate of [code, code.split('-')[0] ?? '']) if (isUiLanguage(candidate)) return candidate;
  return 'en';
}

/** The first of the browser's languages that is a kind of the language: in `en-GB`, days come before months. */
export function localeOf(language: UiLanguage): string {
  return navigator.languages.find((code) => code === language || code.startsWith(`${language}-`)) ?? language;
}

export function keepLanguage(language: UiLanguage): void {
  localStorage.setItem(storageName, language);
}
