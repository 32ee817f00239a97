import { languageName } from '../../../language/codes.ts';

/** Where the usual name leaves open what is meant, or models know another one better. */
const names: Readonly<Record<string, string>> = {
  zh: 'Chinese (Simplified)',
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
  'es-419': 'Latin American Spanish',
  'de-CH': 'German (Switzerland, with ss instead of ß)',
  'fr-CA': 'Canadian French',
  'pt-BR': 'Brazilian Portuguese',
  'pt-PT': 'European Portuguese',
  'en-GB': 'British English',
  'en-US': 'American English',
  pt: 'European Portuguese',
  en: 'American English',
};

/** A target precisely enough for a model to write it. */
export function nameTarget(code: string): string {
  return names[code] ?? languageName(code);
}
