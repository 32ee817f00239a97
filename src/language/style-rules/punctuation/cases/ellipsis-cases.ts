import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const ellipsisCases: readonly StyleCase[] = casesOf('ellipsis', [
  [
    'use_ellipsis_character',
    'de',
    [
      ['Na ja... gut', 'Na ja… gut'],
      ['Na ja . . . gut', 'Na ja … gut'],
      ['Es waren 950... oder mehr, 960...', 'Es waren 950… oder mehr, 960…'],
    ],
    ['Von 1...5', 'Na ja… gut', 'cd ../../x und ....', 'f(...args)'],
  ],
  ['use_one_ellipsis_character', 'ko', [['그래......', '그래…']], ['그래…', '버전 1...5']],
  ['use_six_dots_at_the_bottom', 'ko', [['그래……', '그래......']], ['그래......', '버전 1...5']],
  [
    'use_six_dots_in_the_center',
    'zh',
    [
      ['好吧...', '好吧……'],
      ['好吧。。。', '好吧……'],
    ],
    ['好吧……', '版本 1...5'],
  ],
  ['use_three_dots_at_the_bottom', 'ko', [['그래…', '그래...']], ['그래...', '버전 1...5']],
  ['use_three_dots_in_the_center', 'ja', [['そう・・・。', 'そう…。']], ['そう…。', 'ジョン・スミス']],
  ['use_three_ellipsis_characters', 'ja', [['そう……。', 'そう………。']], ['そう………。', 'ジョン・スミス']],
  ['use_three_periods', 'fr', [['Eh bien… oui', 'Eh bien... oui']], ['Eh bien... oui', 'De 1…5']],
  [
    'use_three_periods_without_spaces',
    'en',
    [
      ['Well . . . yes', 'Well ... yes'],
      ['Well… yes', 'Well... yes'],
    ],
    ['Well... yes', 'From 1…5'],
  ],
  ['use_three_spaced_periods', 'en', [['Well... yes', 'Well . . . yes']], ['Well . . . yes', 'Go to ../x']],
  ['use_two_ellipsis_characters', 'ja', [['そう…。', 'そう……。']], ['そう……。', 'ジョン・スミス']],
]);
