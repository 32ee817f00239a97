import { baseLanguage } from '../../codes.ts';
import { type TextSpan, withoutOverlaps } from '../../text-edit.ts';
import { readWholeNumber } from '../sinographic-numerals.ts';

/** A time of day in a text. */
export interface FoundTime extends TextSpan {
  readonly text: string;
  /** As it is written: 1 to 12 where `half` is given. */
  readonly hour: number;
  readonly minute: number | undefined;
  readonly second: number | undefined;
  readonly half: 'am' | 'pm' | undefined;
  /** The hour as it is written, with its zero. */
  readonly writtenHour: string;
  /** Up to 12 of the clock with 24 hours, as the end of its range shows: the 9:00 of 9:00–17:00. */
  readonly sureByRange?: boolean;
  readonly form: 'colon' | 'period' | 'letter-h' | 'o-clock' | 'characters' | 'hour-only';
}

type Groups = Readonly<Record<string, string | undefined>>;

const lead = '(?<![A-Za-zÀ-ɏ\\d０-９_.,/:@#&=+\\-])';
const trail = '(?![A-Za-zÀ-ɏ\\d_/@=+\\-%]|[.,:][A-Za-z\\d])';
const hour = '(?<hour>[01]?\\d|2[0-4])';
const seconds = '(?::(?<second>[0-5]\\d))?';
const clock = `${hour}[:：](?<minute>[0-5]\\d)${seconds}`;
const space = '[ \\u00a0\\u202f]?';
const meridiem = `(?<half>[ap])(?:m|\\.${space}m\\.?)(?![A-Za-z])(?!${space}[ap]\\.?${space}m)(?! (?:radio|station|stereo|band|frequenc))`;

/** What has two numbers around a colon and is no time of day. */
const otherBefore =
  /(?:ratio|format|scale|score|aspect|verse|odds|verh(?:ä|ae)ltnis|ma(?:ß|ss)stab|endstand|rapport|[ée]chelle|proporci[óo]n|escala|rapporto|scala|utc|gmt|john|matthew|luke|mark|genesis|psalms?|johannes|psalm|比例|比分|比率|비율):? ?(?:of |von |di |de |d[e’']un )?$/iu;
/** Chapter and verse: John 3:16. */
const scriptureBefore =
  /(?<!\p{L})(?:chapter|chapitre|cap[íi]tulo|capitolo|kapitel|versets?|vers[íi]culos?|versett[oi]|matthieu|mateo|matteo|matth(?:ä|ae)us|mar[ck]os?|markus|luke|lu[ck]as?|luc|jean|juan|giovanni|acts|apostelgeschichte|rom(?:ans|anos|ani|ains)|römer|[ck]orinth(?:ians|iens|er)|corintios|corinzi|gen[eè]se|g[ée]nesis|genesi|exodus|[ée]xodo|isaiah|jesaja|psaumes?|salm(?:os?|i)|proverb(?:s|ios|i)|revelation|apocal(?:ypse|ipsis|isse)) $/iu;
/** In 3:45 something is done, at 3:45 it begins; matches end 21:15. */
const noTimeBefore =
  /(?<!\p{L})(?:in|en|pendant|durant|dur[ée]e?|dure|durante|match|game|set|room|raum|won|lost|result|ergebnis|gewann|verlor) $/iu;
const otherAfter =
  /^[ -]?(?:ratio|aspect|format|min\b|mins?\b|minut|sec\b|seconds|sekunden|segundos|secondi|secondes|分钟|分間|dilution|scale|score|victory|win\b|sieg)/iu;

/** Times of day in any usual form of the language, in reading order; sure ones only. */
export function findTimes(text: string, language: string): readonly FoundTime[] {
  const found: FoundTime[] = [];
  for (const { form, pattern } of timePatterns(baseLanguage(language))) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const before = text.slice(Math.max(0, start - 18), start);
      if (otherBefore.test(before) || scriptureBefore.test(before)) continue;
      if (otherAfter.test(text.slice(end, end + 12))) continue;
      const time = readTime(match.groups ?? {});
      const lasts = time?.half === undefined && noTimeBefore.test(before);
      if (time !== undefined && !lasts) found.push({ start, end, text: match[0], form, ...time });
    }
  }
  const times = withoutOverlaps(found);
  return times.map((time, index) =>
    opensLateRange(time, times[index + 1], text) ? { ...time, sureByRange: true } : time,
  );
}

const rangeMark = /^ ?(?:[–—~〜～-]|to|until|till|a|hasta|から|부터|到|至)(?: las?)? ?$/;

function opensLateRange(time: FoundTime, next: FoundTime | undefined, text: string): boolean {
  if (next === undefined || time.half !== undefined || next.half !== undefined || next.hour <= 12) return false;
  return rangeMark.test(text.slice(time.end, next.start));
}

/** The hour from 0 to 23; undefined where morning and evening are open, as for 9:30 in English. */
export function hourOfDay(time: FoundTime, language: string): number | undefined {
  if (time.half !== undefined) return (time.hour % 12) + (time.half === 'pm' ? 12 : 0);
  if (time.hour === 24) return undefined;
  const sure =
    time.sureByRange === true ||
    time.hour > 12 ||
    time.writtenHour.startsWith('0') ||
    ['de', 'fr', 'it'].includes(baseLanguage(language));
  return sure ? time.hour : undefined;
}

interface TimePattern {
  readonly form: FoundTime['form'];
  readonly pattern: RegExp;
}

const patternsByLanguage = new Map<string, readonly TimePattern[]>();

function timePatterns(language: string): readonly TimePattern[] {
  const patterns = patternsByLanguage.get(language) ?? makePatterns(language);
  patternsByLanguage.set(language, patterns);
  return patterns;
}

function makePatterns(language: string): readonly TimePattern[] {
  const colon: TimePattern = { form: 'colon', pattern: new RegExp(lead + clock + trail, 'g') };
  const parts = partsOfDay[language];
  if (parts !== undefined) {
    const part = `(?<part>${Object.keys(parts).join('|')})`;
    return [
      { form: 'colon', pattern: new RegExp(`${part} ?${clock}${trail}`, 'g') },
      colon,
      ...characterPatterns(language, part),
    ];
  }
  const patterns: TimePattern[] = [
    {
      form: 'colon',
      pattern: new RegExp(`${lead}(?<hour>0?[1-9]|1[0-2])[:.](?<minute>[0-5]\\d)${seconds}${space}${meridiem}`, 'gi'),
    },
    { form: 'hour-only', pattern: new RegExp(`${lead}(?<hour>0?[1-9]|1[0-2])${space}${meridiem}`, 'gi') },
    colon,
  ];
  const dotted = `${hour}\\.(?<minute>[0-5]\\d)(?:[.:](?<second>[0-5]\\d))?`;
  if (language === 'de')
    patterns.push(
      {
        form: 'o-clock',
        pattern: new RegExp(`${lead}${hour}${space}Uhr (?<minute>[0-5]\\d)(?=[,;)?!]|\\.(?!\\d)|$)`, 'g'),
      },
      { form: 'colon', pattern: new RegExp(`${lead}${clock}${space}Uhr(?![a-zäöüß])`, 'g') },
      { form: 'period', pattern: new RegExp(`${lead}${dotted}${space}Uhr(?![a-zäöüß])`, 'g') },
      { form: 'hour-only', pattern: new RegExp(`${lead}${hour}${space}Uhr(?![a-zäöüß])(?! \\d)`, 'g') },
    );
  const cue = { it: 'alle|dalle|ore|le', es: 'las', en: 'at' }[language];
  if (cue !== undefined)
    patterns.push({
      form: 'period',
      pattern: new RegExp(`(?<=(?<![\\p{L}\\d])(?:${cue}) )${dotted}${trail}(?! ?[%€$£])`, 'giu'),
    });
  if (language === 'fr')
    patterns.push({
      form: 'letter-h',
      pattern: new RegExp(`${lead}${hour}${space}[hH]${space}(?<minute>[0-5]\\d)${trail}`, 'g'),
    });
  return patterns;
}

const partsOfDay: Readonly<Record<string, Readonly<Record<string, 'am' | 'pm'>>>> = {
  ja: { 午前: 'am', 午後: 'pm' },
  ko: { 오전: 'am', 오후: 'pm' },
  zh: { 上午: 'am', 下午: 'pm', 早上: 'am', 凌晨: 'am', 傍晚: 'pm', 晚上: 'pm' },
};

function characterPatterns(language: string, part: string): readonly TimePattern[] {
  const characters = '[\\d０-９]{1,2}|[〇零一二两兩三四五六七八九十]{1,3}';
  const [hours, minutes, half, over] = {
    ja: ['[時]', '分', '半', '間'],
    ko: ['시', '분', '반', '간'],
    zh: ['[点點时時]', '分', '半', '间間'],
  }[language] ?? ['', '', '', ''];
  const start = '(?<![\\d０-９〇零一二两兩三四五六七八九十.,:/第]|\\d )';
  const head = `(?<hour>${characters}) ?${hours}`;
  const tail = ` ?(?:(?<minute>${characters}) ?${minutes}|(?<half>${half}))(?![${over}钟鐘以])`;
  const nameless = part.replace('?<part>', '?:');
  // 3点 alone may be three points, 3時 and 3시 are sure.
  const alone =
    language === 'zh' ? '' : `${start}(?:${part} ?)?${head}(?! ?(?:[\\d０-９]|${nameless})|[${over}${half}])`;
  return [
    { form: 'characters', pattern: new RegExp(`${start}(?:${part} ?)?${head}${tail}`, 'g') },
    {
      form: 'characters',
      pattern: new RegExp(alone || `${part}${head}(?:[整钟鐘])?(?! ?[\\d０-９一二三四五六七八九十]|[半${over}])`, 'g'),
    },
  ];
}

function readTime(groups: Groups): Omit<FoundTime, 'start' | 'end' | 'text' | 'form' | 'sureByRange'> | undefined {
  const { hour: writtenHour = '', minute, second, part, half } = groups;
  const value = readWholeNumber(writtenHour);
  const minuteValue =
    minute === undefined ? (half === '半' || half === '반' ? 30 : undefined) : readWholeNumber(minute);
  if (!(value <= 24) || (minuteValue !== undefined && !(minuteValue < 60))) return undefined;
  if (value === 24 && (minuteValue ?? 0) > 0) return undefined;
  const latin = half === undefined || !/^[ap]$/i.test(half) ? undefined : half.toLowerCase() === 'a' ? 'am' : 'pm';
  const east = Object.values(partsOfDay).find((parts) => part !== undefined && part in parts)?.[part ?? ''];
  // 晚上12点 is midnight and 下午15点 says the same twice.
  if ((east !== undefined && value > 12) || (part === '晚上' && value === 12)) return undefined;
  return {
    hour: value,
    minute: minuteValue,
    second: second === undefined ? undefined : Number(second),
    half: latin ?? east,
    writtenHour,
  };
}
