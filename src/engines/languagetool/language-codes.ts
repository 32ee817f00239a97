/** Codes of LanguageTool by ours, for the targets of the interface. */
export const languageToolCodes: Readonly<Record<string, string>> = {
  de: 'de-DE',
  'de-CH': 'de-CH',
  'en-GB': 'en-GB',
  'en-US': 'en-US',
  es: 'es',
  fr: 'fr',
  it: 'it',
  ja: 'ja-JP',
  'pt-BR': 'pt-BR',
  'pt-PT': 'pt-PT',
  'zh-Hans': 'zh-CN',
};
