export { baseOf, targetsOf, useLanguagePairs } from '../../api/language-pairs.ts';
