import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { styleCases } from '../../../../test/support/style-cases.ts';
import { spellingAndGrammarRules } from './rules.ts';

const pieces =
  "Straße STRAẞE Über ÜBER du Du dein per Software-Entwickler Softwareentwickler Know-how École Ecole A Ca partir ÉCOLE no n° nᵒ 5 cédera cèdera dussé-je renouvelle renouvèle étiquette maître maitre boite la coût cout laissés partir elle s’est laissé tomber les matchs matches deux cents mille vingt et un twenty five first century sólo solo no si 홈페이지 리스크 를 NOT DO NEVER NICHT But the Aber es ist z.B. zum Beispiel p. page 5 % & + and so on etc. e.g. vs. Dr. Doctor Smith M. Monsieur Prof. I'm don't isn't you it's been it is not cannot will do he'd gone like . , : ? ! ' ’ - ( ) “ ”";

testStyleRules({
  category: 'spelling_and_grammar',
  rules: spellingAndGrammarRules,
  cases: styleCases('spelling-and-grammar/'),
  pieces: pieces.split(' '),
  hostile: [
    'NOT ',
    'A',
    'But the ',
    'z. B. ',
    'Dr. ',
    'ß',
    'Ü',
    'du ',
    'Software-',
    'a',
    'a ',
    ' ',
    "'",
    '-',
    '.',
    '. ',
    'É',
    'no ',
    'deux ',
    'twenty five ',
    'cent-',
    'solo ',
    'i',
    'u',
  ],
  runs: 100,
});
