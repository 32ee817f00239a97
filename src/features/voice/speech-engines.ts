import type { SpeechRecognizer } from '../../contracts/engines/speech-recognizer.ts';
import type { SpeechSynthesizer } from '../../contracts/engines/speech-synthesizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { knownLanguage, servingTargets } from '../../language/variants.ts';

/** What listens and speaks on this server. */
export interface SpeechEngines {
  /** The best first. */
  readonly recognizers: readonly SpeechRecognizer[];
  /** Undefined where none is installed. */
  readonly synthesizer: SpeechSynthesizer | undefined;
}

export interface ChosenRecognizer {
  readonly recognizer: SpeechRecognizer;
  /** Canonical; undefined where the recognizer detects it. */
  readonly language: string | undefined;
  /** No language was named, and the recognizer knows one only. */
  readonly isAssumed: boolean;
}

/** Who listens to speech in a language; `code` as a client wrote it, null or `auto` where it is to be detected. */
export function chooseRecognizer(
  recognizers: readonly SpeechRecognizer[],
  code: string | null,
  parameter: string,
): ChosenRecognizer {
  const working = recognizers.filter((each) => each.languages().length > 0);
  const [first] = working;
  if (first === undefined) throw noRecognizer(recognizers);
  if (code === null || code.toLowerCase() === 'auto') {
    const detecting = working.find(({ detectsLanguage }) => detectsLanguage);
    if (detecting !== undefined) return { recognizer: detecting, language: undefined, isAssumed: false };
    const languages = languagesOf(working);
    const [only] = languages;
    if (only === undefined || languages.length > 1) throw unknown(parameter, languages, 'no engine here detects it');
    return { recognizer: first, language: only, isAssumed: true };
  }
  const known = knownLanguage(code);
  if (known === undefined) throw unknown(parameter, languagesOf(working), `'${code}' is no language code`);
  for (const recognizer of working) {
    const language = recognizer.languages().find((each) => each === known || each === baseLanguage(known));
    if (language !== undefined) return { recognizer, language, isAssumed: false };
  }
  throw unknown(parameter, languagesOf(working), `no engine here recognizes ${languageName(known)}`);
}

/** The languages of speech that can be recognized, in order of their codes. */
export function languagesOf(recognizers: readonly SpeechRecognizer[]): readonly string[] {
  return [...new Set(recognizers.flatMap((each) => each.languages()))].sort();
}

/** The code with which a synthesizer speaks a language: itself, its default variant, without its variant, or any variant. */
export function spokenLanguage(synthesizer: SpeechSynthesizer | undefined, language: string): string | undefined {
  const languages = synthesizer?.languages() ?? [];
  const best = [...servingTargets(language), ...servingTargets(baseLanguage(language))];
  return best.find((code) => languages.includes(code));
}

function noRecognizer(recognizers: readonly SpeechRecognizer[]): ServiceError {
  const reasons = recognizers.flatMap((each) => {
    const health = each.health();
    return health.state === 'ready' ? [] : [`${each.id}: ${health.reason}`];
  });
  return new ServiceError(
    'engine_unavailable',
    { reason: 'no speech recognition is ready. Its operator sees why with "dragoman doctor".' },
    { cause: reasons.join('; ') },
  );
}

function unknown(parameter: string, languages: readonly string[], why: string): ServiceError {
  const reason = `${why}; this server recognizes speech in ${languages.join(', ')}.`;
  return new ServiceError('invalid_parameter', { parameter, reason });
}
