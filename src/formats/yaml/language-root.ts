import { baseLanguage } from '../../language/codes.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { knownLanguage } from '../../language/variants.ts';
import { truthValue, type YamlText } from './scan-yaml.ts';

/** Codes of languages that are words, and keys of other files. */
const words = new Set(
  'am as at be by do el go he id in is it la ma me my no of on or os pa so ta ti to ts tw us'.split(' '),
);

/** In files of Rails, the key at the root is the language: it becomes that of the translation. */
export function languageRootEdit(
  root: YamlText['root'],
  sourceLanguage: string | undefined,
  targetLanguage: string,
): TextEdit | undefined {
  if (root === undefined || !/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/.test(root.name)) return undefined;
  const language = knownLanguage(root.name.replaceAll('_', '-'));
  if (language === undefined) return undefined;
  const isSource =
    sourceLanguage === undefined ? !words.has(root.name) : baseLanguage(language) === baseLanguage(sourceLanguage);
  if (!isSource) return undefined;
  return {
    start: root.start,
    end: root.end,
    text: truthValue.test(targetLanguage) ? `"${targetLanguage}"` : targetLanguage,
  };
}
