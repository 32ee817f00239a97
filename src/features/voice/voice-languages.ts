import type { SpeechRecognizer } from '../../contracts/engines/speech-recognizer.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { listTranslationLanguages } from '../languages/list-languages.ts';
import { type SpeechEngines, spokenLanguage } from './speech-engines.ts';

/** A language of voice on this installation, with what its engines do. */
export interface VoiceLanguage {
  /** Canonical BCP 47. */
  readonly code: string;
  readonly name: string;
  /** Its speech is recognized. */
  readonly usableAsSource: boolean;
  /** Speech is translated into it, from any language that is recognized. */
  readonly usableAsTarget: boolean;
  readonly spokenTerms: boolean;
  readonly detected: boolean;
  /** Translations are spoken. */
  readonly translatedSpeech: boolean;
  readonly formality: boolean;
  /** Something of it takes a server that is not on this machine or its private network. */
  readonly external: boolean;
}

/** All languages of voice, by name. Engines outside count only where they are asked for (`facts.md`, Voice). */
export function listVoiceLanguages(
  router: TranslationRouter,
  { recognizers, synthesizer }: SpeechEngines,
  withExternal: boolean,
): readonly VoiceLanguage[] {
  const speaks = (code: string, external: boolean): boolean => {
    const language = spokenLanguage(synthesizer, code);
    if (synthesizer === undefined || language === undefined) return false;
    return external || !synthesizer.capabilities(language).external;
  };
  const inHouse = new Map(
    listWith(router, recognizers, (code) => speaks(code, false), false).map((each) => [each.code, each]),
  );
  if (!withExternal) return [...inHouse.values()];
  return listWith(router, recognizers, (code) => speaks(code, true), true).map((each) => ({
    ...each,
    external: !isSame(each, inHouse.get(each.code)),
  }));
}

function listWith(
  router: TranslationRouter,
  recognizers: readonly SpeechRecognizer[],
  speaks: (code: string) => boolean,
  withExternal: boolean,
): readonly VoiceLanguage[] {
  const heard = recognizers.flatMap((recognizer) =>
    recognizer.languages().flatMap((code) => {
      const { external, spokenTerms } = recognizer.capabilities(code);
      return external && !withExternal
        ? []
        : [{ code, spokenTerms: spokenTerms !== 'none', detected: recognizer.detectsLanguage }];
    }),
  );
  const bases = [...new Set(heard.map(({ code }) => baseLanguage(code)))];
  const targets = listTranslationLanguages(router).filter(
    ({ code, usableAsTarget }) =>
      usableAsTarget && bases.some((source) => router.find({ source, target: code }) !== undefined),
  );
  const codes = [...new Set([...heard.map(({ code }) => code), ...targets.map(({ code }) => code)])];
  return codes
    .map((code): VoiceLanguage => {
      const sources = heard.filter((each) => each.code === code);
      const target = targets.find((each) => each.code === code);
      return {
        code,
        name: languageName(code),
        usableAsSource: sources.length > 0,
        usableAsTarget: target !== undefined,
        spokenTerms: sources.some(({ spokenTerms }) => spokenTerms),
        detected: sources.some(({ detected }) => detected),
        translatedSpeech: target !== undefined && speaks(code),
        formality: target?.formality ?? false,
        external: false,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function isSame(one: VoiceLanguage, other: VoiceLanguage | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
