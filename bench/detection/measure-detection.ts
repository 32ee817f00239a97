import { languageGroups } from '../../src/language/detection/language-groups.ts';
import { type Cut, cutLine, cuts, type Sample } from './read-samples.ts';

/** What was answered for the texts of one language, cut alike. Counts of texts. */
export interface Tally {
  texts: number;
  right: number;
  /** The language or another of its group. */
  rightGroup: number;
  certain: number;
  certainAndWrong: number;
  certainAndOutsideGroup: number;
  /** Of the texts that were also translated without `source_lang`. */
  sent: number;
  /** Translated from, or refused with, the true language. */
  honest: number;
  /** Translated from another language, with the warning. */
  warned: number;
  /** Translated from another language, without. */
  mistranslated: number;
}

export interface Row {
  readonly language: string;
  readonly tallies: Readonly<Record<Cut, Tally>>;
}

export interface Server {
  post(path: string, body: object): Promise<Response>;
}

const textsInRequest = 50;
const groupOf = (language: string): string => languageGroups.find((group) => group.includes(language))?.[0] ?? language;

/** Asks the server for the language of every text, and translates `translations` of each kind without naming it. */
export async function measureDetection(server: Server, samples: readonly Sample[], translations: number) {
  const rows: Row[] = [];
  const wrong: string[] = [];
  for (const { language, lines } of samples) {
    const tallies = {} as Record<Cut, Tally>;
    for (const cut of Object.keys(cuts) as Cut[]) {
      const texts = lines.map((line) => cutLine(line, cut));
      const tally = await detectAll(server, language, texts, wrong);
      for (const text of texts.slice(0, translations)) await translateOne(server, language, text, tally, wrong);
      tallies[cut] = tally;
    }
    rows.push({ language, tallies });
  }
  return { rows, wrong };
}

async function detectAll(server: Server, language: string, texts: readonly string[], wrong: string[]): Promise<Tally> {
  const tally: Tally = {
    texts: texts.length,
    right: 0,
    rightGroup: 0,
    certain: 0,
    certainAndWrong: 0,
    certainAndOutsideGroup: 0,
    sent: 0,
    honest: 0,
    warned: 0,
    mistranslated: 0,
  };
  for (let start = 0; start < texts.length; start += textsInRequest) {
    const some = texts.slice(start, start + textsInRequest);
    const response = await server.post('/v3/detect/language', { text: some });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const { results } = (await response.json()) as {
      results: { detected_language: string | null; detection_status: string }[];
    };
    for (const [index, { detected_language, detection_status }] of results.entries()) {
      const isRight = detected_language === language;
      const isNear = detected_language !== null && groupOf(detected_language) === groupOf(language);
      tally.right += Number(isRight);
      tally.rightGroup += Number(isNear);
      if (detection_status !== 'success' && detection_status !== 'unsupported_language') continue;
      tally.certain += 1;
      tally.certainAndWrong += Number(!isRight);
      tally.certainAndOutsideGroup += Number(!isNear);
      if (!isRight) wrong.push(`detected as ${detected_language}, certain, in ${language}: ${some[index]}`);
    }
  }
  return tally;
}

async function translateOne(
  server: Server,
  language: string,
  text: string,
  tally: Tally,
  wrong: string[],
): Promise<void> {
  const target = language === 'en' ? 'ES' : 'EN-US';
  const response = await server.post('/v2/translate', {
    text: [text],
    target_lang: target,
    show_billed_characters: true,
  });
  const answer = (await response.json()) as {
    message?: string;
    translations?: { detected_source_language: string; billed_characters: number }[];
  };
  tally.sent += 1;
  if (response.status === 400) {
    const named = /is in [^()]*\(([A-Z]+)\)/.exec(answer.message ?? '')?.[1]?.toLowerCase();
    tally.honest += Number(named === language);
    return;
  }
  const [translation] = answer.translations ?? [];
  if (translation === undefined) throw new Error(`${response.status} ${answer.message}`);
  const source = translation.detected_source_language.toLowerCase();
  const isUncertain = (response.headers.get('x-service-warnings') ?? '').includes('source_language_uncertain');
  if (source === language) tally.honest += 1;
  else if (isUncertain) tally.warned += 1;
  else if (translation.billed_characters > 0) {
    tally.mistranslated += 1;
    wrong.push(`translated from ${source} without a warning, in ${language}: ${text}`);
  }
}
