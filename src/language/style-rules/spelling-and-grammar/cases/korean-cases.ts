import { casesOf } from '../../testing/style-case.ts';

export const koreanCases = [
  ...casesOf('established_loanwords', [
    [
      'use_native_or_sino_korean_equivalents',
      'ko',
      [
        ['홈페이지를 보고 이메일로 보내세요.', '누리집을 보고 전자우편으로 보내세요.'],
        ['스케줄과 리스트', '일정과 목록'],
      ],
      ['컴퓨터를 켭니다.', '플레이리스트', '리스트럭처링', '홈페이지관리'],
    ],
  ]),
  ...casesOf('unestablished_loanwords', [
    [
      'paraphrase_in_korean',
      'ko',
      [
        ['리스크를 줄이고 니즈가 있습니다.', '위험을 줄이고 요구가 있습니다.'],
        ['로드맵으로 가이드라인은', '단계별 계획으로 지침은'],
      ],
      ['애스터리스크를 씁니다.', '니즈니노브고로드', '텔레비전을 봅니다.'],
    ],
  ]),
];
