import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { styleCases } from '../../../../test/support/style-cases.ts';
import { styleAndToneRules } from './rules.ts';

const pieces =
  "in order to an added bonus In order Please note that As mentioned above it works aus diesem Grund con el fin de dans le but d'aller al fine di irgendwie actually utilize numerous not uncommon n'oubliez pas You need to the table below Germany France l'Allemagne la die USA e-mail l' cloud 5 % percent z.B.  , . ! ? ( )";

testStyleRules({
  category: 'style_and_tone',
  rules: styleAndToneRules,
  cases: styleCases('style-and-tone/'),
  pieces: pieces.split(' '),
  hostile: [
    '가',
    '합니다. ',
    'す。',
    'い',
    'les étudiants et ',
    'étudiant·e·s',
    'étudiant(',
    'in order to ',
    'an ',
    'Note that ',
    'a',
    'a ',
    ' ',
    ', ',
    '. ',
    "d'",
    'actually ',
    'A',
  ],
  runs: 60,
});
