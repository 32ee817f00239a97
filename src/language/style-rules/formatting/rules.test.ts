import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { styleCases } from '../../../../test/support/style-cases.ts';
import { formattingRules } from './rules.ts';

const pieces =
  '+1 +49 0049 212 555 1234 030 (0) (212) . - / ( ) @ [at] (at) at [dot] (dot) name example com Tel.: Fax 中 文 个 km kg % A b 12 7';

testStyleRules({
  category: 'formatting',
  rules: formattingRules,
  cases: styleCases('formatting/'),
  pieces: pieces.split(' '),
  hostile: ['1', '+1 ', '(', '12-', 'a.', 'a@', 'a[dot]', ' ', '中 ', '030 ', '212-555-'],
  runs: 150,
  seed: 4,
});
