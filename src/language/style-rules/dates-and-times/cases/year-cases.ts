import type { StyleCase } from './style-case.ts';

export const yearCases: readonly StyleCase[] = [
  {
    rule: 'calendar_era',
    value: 'use_bc_and_ad',
    language: 'en',
    changed: [
      ['From 500 BCE to 79 CE.', 'From 500 BC to 79 AD.'],
      ['In the 1st century B.C.E. the city grew.', 'In the 1st century BC the city grew.'],
    ],
    stays: ['The product has a CE mark.', 'Type 5 CE marking.', 'In 44 BC.'],
  },
  {
    rule: 'calendar_era',
    value: 'use_bce_and_ce',
    language: 'en',
    changed: [['From 500 B.C. to AD 79.', 'From 500 BCE to 79 CE.']],
    stays: ['Vancouver, BC, is big.', 'An AD converter.', 'In 44 BCE.'],
  },
];
