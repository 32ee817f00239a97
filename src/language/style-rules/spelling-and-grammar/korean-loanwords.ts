import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { anyPhrase } from '../words.ts';

/** Loanwords that everybody knows, and the Korean words for them. */
const established: Readonly<Record<string, string>> = {
  홈페이지: '누리집',
  네티즌: '누리꾼',
  이메일: '전자우편',
  핸드폰: '휴대전화',
  레시피: '조리법',
  스케줄: '일정',
  리스트: '목록',
  미팅: '회의',
  컬러: '색상',
  사이즈: '크기',
  찬스: '기회',
  노하우: '비결',
  에티켓: '예절',
  트렌드: '유행',
  유니폼: '제복',
  오너: '소유주',
  와이프: '아내',
  헤어스타일: '머리 모양',
  스푼: '숟가락',
  타월: '수건',
  프린터: '인쇄기',
  키보드: '자판',
  업데이트: '갱신',
  매뉴얼: '설명서',
  캘린더: '달력',
  티켓: '표',
};

/** Loanwords that not everybody knows. */
const unestablished: Readonly<Record<string, string>> = {
  리스크: '위험',
  니즈: '요구',
  인사이트: '통찰',
  어젠다: '의제',
  컨센서스: '합의',
  팬데믹: '세계적 유행',
  언택트: '비대면',
  워라밸: '일과 삶의 균형',
  핫플레이스: '인기 명소',
  로드맵: '단계별 계획',
  아웃소싱: '외주',
  가이드라인: '지침',
  체크리스트: '점검표',
  태스크포스: '전담 조직',
  데드라인: '마감',
  마스터플랜: '종합 계획',
  바우처: '이용권',
  브레인스토밍: '자유 토론',
  브로슈어: '소책자',
  팸플릿: '소책자',
  리플릿: '광고지',
  스크린도어: '안전문',
  싱크탱크: '두뇌 집단',
  에이전시: '대행사',
  테스트베드: '시험장',
  패스트트랙: '신속 처리',
  펀더멘털: '기초 여건',
  키오스크: '무인 안내기',
  스타트업: '신생 기업',
  피드백: '의견',
  콘퍼런스: '학술 대회',
};

/** Particles after a consonant and after a vowel. */
const pairs: readonly (readonly [string, string])[] = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
  ['이나', '나'],
  ['이란', '란'],
  ['이라는', '라는'],
  ['이며', '며'],
  ['으로서', '로서'],
  ['으로써', '로써'],
  ['으로의', '로의'],
];
const same = '의|에|에서|에는|에서는|에도|도|만|까지|부터|에게|보다|처럼|입니다|마다|별|들|들을|들이|들은|들의';
const particles = `(?:${[...pairs.flat(), ...same.split('|')].sort((one, other) => other.length - one.length).join('|')})`;

function finalConsonant(word: string): number {
  return ((word.at(-1)?.charCodeAt(0) ?? 0xac00) - 0xac00) % 28;
}

/** The particle in the form that the word before it asks for; ㄹ goes with 로. */
function fitParticle(word: string, particle: string): string {
  const pair = pairs.find((forms) => forms.includes(particle));
  if (pair === undefined) return particle;
  const last = finalConsonant(word);
  const asVowel = last === 0 || (last === 8 && pair[0].startsWith('으로'));
  return pair[asVowel ? 1 : 0];
}

function inKorean(words: Readonly<Record<string, string>>): RewrittenValue {
  const pattern = new RegExp(
    `(?<![\\p{Script=Hangul}\\p{L}\\p{N}])(${anyPhrase(Object.keys(words))})(${particles})?(?![\\p{Script=Hangul}\\p{L}\\p{N}])`,
    'gu',
  );
  return replacing(['ko'], pattern, ([, loanword = '', particle = '']) => {
    const korean = words[loanword] ?? loanword;
    return korean + fitParticle(korean, particle);
  });
}

export const establishedLoanwords: Readonly<Record<string, RewrittenValue>> = {
  use_native_or_sino_korean_equivalents: inKorean(established),
};

export const unestablishedLoanwords: Readonly<Record<string, RewrittenValue>> = {
  paraphrase_in_korean: inKorean(unestablished),
};
