import { rewriting } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue, StyleRewriter, TextEdit } from '../style-rewriter.ts';
import type { EndingRow } from './korean-verbs.ts';
import { acting, anyPrefix, describing, finalConsonant, wholeWords } from './korean-verbs.ts';

/** Places of the styles in a row. */
const styles = { hapsho: 0, haeyo: 1, hae: 2, hara: 3 } as const;
type Style = keyof typeof styles;

/** By any ending that can be read for certain; forms of the 해 style may be other words. */
const byEnding = new Map(anyPrefix.flatMap((row) => readable(row).map((form) => [form, row] as const)));
const byWord = new Map(wholeWords.flatMap((row) => readable(row).map((form) => [form, row] as const)));
const longest = Math.max(...[...byEnding.keys()].map((form) => form.length));

function readable([hapsho, haeyo, , hara]: EndingRow): readonly string[] {
  return hara === undefined ? [hapsho, haeyo] : [hapsho, haeyo, hara];
}

/** The last word of a sentence in all styles; `before` is what comes before it. */
function readEnding(word: string, before: string): EndingRow | undefined {
  const whole = byWord.get(word);
  if (whole !== undefined) return whole;
  for (let length = Math.min(longest, word.length); length > 1; length -= 1) {
    const row = byEnding.get(word.slice(-length));
    if (row !== undefined) return prefixed(word.slice(0, -length), row);
  }
  return readPast(word) ?? readDo(word, before) ?? readBe(word);
}

function prefixed(prefix: string, [hapsho, haeyo, hae, hara]: EndingRow): EndingRow {
  const three = [prefix + hapsho, prefix + haeyo, prefix + hae] as const;
  return hara === undefined ? three : [...three, prefix + hara];
}

/** 했습니다, 있습니다, 하겠습니다: whatever ends in ㅆ. */
function readPast(word: string): EndingRow | undefined {
  const stem = /^(.+?)(?:습니다|어요|다)$/u.exec(word)?.[1];
  if (stem === undefined || finalConsonant(stem.at(-1) ?? '') !== 20) return undefined;
  return [`${stem}습니다`, `${stem}어요`, `${stem}어`, `${stem}다`];
}

/** 하다, whose plain form depends on whether it describes or acts. */
function readDo(word: string, before: string): EndingRow | undefined {
  const [, noun = '', ending] = /^(.*?)(합니다|해요|한다|하다)$/u.exec(word) ?? [];
  if (ending === undefined || (ending === '하다' && !describing.has(noun))) return undefined;
  const acts = acting.has(noun) || ending === '한다' || (noun === '' && !/기(?:는|도)? ?$/u.test(before));
  const hara = describing.has(noun) ? '하다' : acts ? '한다' : undefined;
  return prefixed(noun, hara === undefined ? ['합니다', '해요', '해'] : ['합니다', '해요', '해', hara]);
}

/** A noun with 이다. */
function readBe(word: string): EndingRow | undefined {
  const noun = /^(.+?)(?:입니다|이에요|예요|이다)$/u.exec(word)?.[1];
  if (noun === undefined) return undefined;
  const closed = finalConsonant(noun.at(-1) ?? '') > 0;
  return prefixed(noun, ['입니다', closed ? '이에요' : '예요', closed ? '이야' : '야', '이다']);
}

/** An order in the wanted style: 하십시오, 하세요, 해, 하라. */
function rewriteOrder(word: string, wanted: Style): string | undefined {
  const stem = word.replace(/(?:십시오|세요)$/u, '');
  if (wanted === 'haeyo') return `${stem}세요`;
  if (wanted === 'hapsho') return word.endsWith('십시오') || /[하주]$/u.test(stem) ? `${stem}십시오` : undefined;
  if (wanted === 'hae')
    return /[하주]$/u.test(stem) ? stem.slice(0, -1) + (stem.endsWith('하') ? '해' : '줘') : undefined;
  return word.endsWith('십시오') || stem.endsWith('하') ? `${stem}라` : undefined;
}

const greeting = /^(?:안녕하세요|어서오세요|여보세요|감사합니다|죄송합니다|고맙습니다)$/u;
const styled = /(?:니다|니까|십시오|시다|세요|[아어여워해와봐줘가켜져쳐려돼예에커써라]요|죠|다)$/u;

function rewriteWord(word: string, mark: string, before: string, wanted: Style): string | undefined {
  if (/(?:십시오|세요)$/u.test(word)) return mark === '?' ? undefined : rewriteOrder(word, wanted);
  const isQuestion = mark === '?';
  const row = readEnding(word.replace(/니까$/u, '니다'), before);
  if (row === undefined || (isQuestion && (wanted === 'hara' || word.endsWith('다')))) return undefined;
  const form = row[styles[wanted]];
  return isQuestion && wanted === 'hapsho' ? form?.replace(/니다$/u, '니까') : form;
}

/** The last words of sentences, which show the style. */
const lastWord = /(?<![가-힣])[가-힣]+(?=([.!?…])|["”’」』]?$|\n)/gmu;

/** All sentences of the text or none, so that no text mixes styles that it did not mix. */
function inStyle(wanted: Style): RewrittenValue {
  const rewrite: StyleRewriter = (text) => {
    const edits: TextEdit[] = [];
    for (const { 0: word, 1: mark = '.', index } of text.matchAll(lastWord)) {
      if (greeting.test(word) || !styled.test(word)) continue;
      const form = rewriteWord(word, mark, text.slice(Math.max(0, index - 4), index), wanted);
      if (form === undefined) return [];
      if (form !== word) edits.push({ start: index, end: index + word.length, text: form });
    }
    return edits;
  };
  return rewriting(['ko'], rewrite);
}

export const declarativeEndings: Readonly<Record<string, RewrittenValue>> = {
  use_hae_style: inStyle('hae'),
  use_haeyo_style: inStyle('haeyo'),
  use_hapsho_style: inStyle('hapsho'),
  use_hara_style: inStyle('hara'),
};
