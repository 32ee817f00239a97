/** One ending in the four styles; without the last one the plain form is not certain. */
export type EndingRow = readonly [hapsho: string, haeyo: string, hae: string, hara?: string];

const firstSyllable = 0xac00;

/** Number of the final consonant of a syllable; 0 for none, 17 for ㅂ, 20 for ㅆ. */
export function finalConsonant(syllable: string): number {
  const code = syllable.charCodeAt(0) - firstSyllable;
  return code >= 0 && code < 11_172 ? code % 28 : -1;
}

/** Whether 아 follows the stem and not 어: after ㅏ, ㅑ and ㅗ. */
function takesA(stem: string): boolean {
  const vowel = Math.floor(((stem.charCodeAt(stem.length - 1) - firstSyllable) % 588) / 28);
  return vowel === 0 || vowel === 2 || vowel === 8;
}

const adjectives = '좋 많 작 높 낮 같 맞 싶 적 넓 좁 깊 짧 얇 젊 밝 맑 늦 괜찮 싫'.split(' ');
const verbs = '받 먹 읽 찾 믿 잡 앉 웃 씻 입 얻 남 넣 쌓 닫 벗 찍 닦 묶 섞 담 겪 뽑 막 맡 씹 접'.split(' ');
/** ㅂ becomes 우 before a vowel. */
const inU =
  '어렵 쉽 새롭 아름답 가깝 고맙 반갑 무겁 가볍 춥 덥 맵 즐겁 두껍 해롭 자연스럽 까다롭 뜨겁 차갑 아깝 쉽'.split(' ');
/** Stems in 이 that are no noun with 입니다 (`보입니다`). */
const inI =
  '보 돋보 엿보 쓰 쌓 높 줄 움직 붙 먹 기울 놓 섞 덮 끓 녹 죽 속 모 꼬 숙 늘 벌 받아들 망설 반짝 깜빡 끄덕'.split(' ');

function withoutFinal(syllables: string): string {
  const last = syllables.charCodeAt(syllables.length - 1);
  return syllables.slice(0, -1) + String.fromCharCode(last - ((last - firstSyllable) % 28));
}

/** Endings that mean the same whatever comes before them. */
export const anyPrefix: readonly EndingRow[] = [
  ['없습니다', '없어요', '없어', '없다'],
  ['것입니다', '거예요', '거야', '것이다'],
  ['됩니다', '돼요', '돼', '된다'],
  ['집니다', '져요', '져', '진다'],
  ['킵니다', '켜요', '켜', '킨다'],
  ['칩니다', '쳐요', '쳐', '친다'],
  ['립니다', '려요', '려', '린다'],
  ['않습니다', '않아요', '않아'],
  ['아닙니다', '아니에요', '아니야', '아니다'],
  ['바꿉니다', '바꿔요', '바꿔', '바꾼다'],
  ['나눕니다', '나눠요', '나눠', '나눈다'],
  ['배웁니다', '배워요', '배워', '배운다'],
  ['만듭니다', '만들어요', '만들어', '만든다'],
  ['보냅니다', '보내요', '보내', '보낸다'],
  ['나타납니다', '나타나요', '나타나', '나타난다'],
  ['일어납니다', '일어나요', '일어나', '일어난다'],
  ['끝납니다', '끝나요', '끝나', '끝난다'],
  ['모릅니다', '몰라요', '몰라', '모른다'],
  ['다릅니다', '달라요', '달라', '다르다'],
  ['빠릅니다', '빨라요', '빨라', '빠르다'],
  ['나쁩니다', '나빠요', '나빠', '나쁘다'],
  ...[...adjectives, ...verbs].map((stem): EndingRow => {
    const open = stem + (takesA(stem) ? '아' : '어');
    return [`${stem}습니다`, `${open}요`, open, adjectives.includes(stem) ? `${stem}다` : `${stem}는다`];
  }),
  ...inU.map((stem): EndingRow => {
    const open = `${withoutFinal(stem)}워`;
    return [`${stem}습니다`, `${open}요`, open, `${stem}다`];
  }),
];

/** Words that are these and nothing longer. */
export const wholeWords: readonly EndingRow[] = [
  ['갑니다', '가요', '가', '간다'],
  ['옵니다', '와요', '와', '온다'],
  ['봅니다', '봐요', '봐', '본다'],
  ['줍니다', '줘요', '줘', '준다'],
  ['씁니다', '써요', '써', '쓴다'],
  ['큽니다', '커요', '커', '크다'],
  ['압니다', '알아요', '알아', '안다'],
  ['나옵니다', '나와요', '나와', '나온다'],
  ['들어갑니다', '들어가요', '들어가', '들어간다'],
  ...inI.map((stem): EndingRow => [`${stem}입니다`, `${stem}여요`, `${stem}여`, `${stem}인다`]),
];

/** Nouns that 하다 makes an adjective, whose plain form is 하다 and not 한다. */
export const describing = new Set(
  '필요 중요 가능 불가능 유용 편리 불편 안전 위험 다양 간단 복잡 정확 충분 부족 동일 적절 적합 강력 완벽 훌륭 친절 조용 특별 유명 신선 건강 행복 유리 불리 명확 분명 확실 불확실 단순 무료 저렴 풍부 깨끗 따뜻 시원 편안 유사 비슷 특이 독특 우수 탁월 튼튼 유효 적당 심각 당연 가득'.split(
    ' ',
  ),
);
/** Nouns that it makes a verb. */
export const acting = new Set(
  '사용 제공 설명 시작 지원 포함 의미 진행 확인 선택 설정 저장 삭제 입력 실행 작동 표시 생성 변경 적용 요구 허용 보장 발생 존재 생각 말 일 공부 운동 이동 연결 관리 개발 운영 유지 처리 참여 참석 준비 계획 결정 권장 추천 보호 증가 감소 수행 수집 이용 활용 구매 판매 발표 공유 전송 다운로드 설치 업데이트 분석 비교 평가 예상 기대 희망 노력 강조 주장 요청 대답 질문 방문 도착 출발 여행 요리 청소 전화 기억 이해 사랑 좋아 싫어 원'.split(
    ' ',
  ),
);
