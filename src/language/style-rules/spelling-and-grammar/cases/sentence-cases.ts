import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

const allCaps = (value: string): readonly StyleCase[] =>
  casesOf('all_caps', [
    [
      value,
      'en',
      [
        ['WARNING: Do NOT open the box.', 'Warning: Do not open the box.'],
        ['IMPORTANT INFORMATION', 'Important information'],
        [
          'You must NEVER EVER do this. PLEASE DO NOT CLICK HERE!',
          'You must NEVER EVER do this. Please do not click here!',
        ],
        ['DON’T TOUCH THE BUTTON', 'Don’t touch the button'],
      ],
      ['NASA and IT staff in the US', 'A AND B OR C', 'WELCOME TO PARIS', 'WHO', 'NOT-NULL', 'The WARNING_LEVEL', 'OK'],
    ],
    [
      value,
      'de',
      [
        ['ACHTUNG! Bitte NICHT öffnen.', 'Achtung! Bitte nicht öffnen.'],
        ['WICHTIGER HINWEIS', 'Wichtiger Hinweis'],
      ],
      ['Die EU und die DIN', 'BMW', 'DAS', 'IM'],
    ],
    [value, 'es', [['ATENCIÓN: NO ABRIR', 'Atención: no abrir']], ['La ONU y la OTAN', 'NO']],
    [value, 'fr', [['ATTENTION : NE PAS OUVRIR', 'Attention : ne pas ouvrir']], ['La SNCF et l’ONU', 'LES TGV']],
    [value, 'it', [['ATTENZIONE: NON APRIRE', 'Attenzione: non aprire']], ['La RAI e l’ONU', 'UN']],
  ]);

export const sentenceCases = [
  ...allCaps('do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns'),
  ...allCaps('do_not_use_all_caps_except_for_acronyms_or_brand_names'),
  ...casesOf('conjunctions', [
    [
      'never_start_sentence_with_coordinating_conjunction',
      'en',
      [
        ['We tried. But the test failed.', 'We tried. However, the test failed.'],
        ['So we left.', 'Therefore, we left.'],
      ],
      ['But for that, fine.', 'But why?', 'But the test?', 'So that we know', 'We are small, But the', 'Buttons'],
    ],
    [
      'never_start_sentence_with_coordinating_conjunction',
      'de',
      [['Ja. Aber es ist spät.', 'Ja. Allerdings ist es spät.']],
      ['Aber bitte!', 'Aber ist das so?', 'Aber es kam.', 'Aber es ist?'],
    ],
    [
      'never_start_sentence_with_coordinating_conjunction',
      'es',
      [['Sí. Pero el perro ladra.', 'Sí. Sin embargo, el perro ladra.']],
      ['Pero bueno.', '¿Pero el perro?', 'Pero si vienes, mejor.'],
    ],
    [
      'never_start_sentence_with_coordinating_conjunction',
      'fr',
      [
        ['Oui. Mais le chien aboie.', 'Oui. Cependant, le chien aboie.'],
        ['Mais c’est bien.', 'Cependant, c’est bien.'],
      ],
      ['Mais oui.', 'Mais encore', 'Mais non !', 'Mais le chien ?'],
    ],
    [
      'never_start_sentence_with_coordinating_conjunction',
      'it',
      [['Sì. Ma il cane abbaia.', 'Sì. Tuttavia, il cane abbaia.']],
      ['Ma certo!', 'Ma dai', 'Mai il cane', 'Ma il cane?'],
    ],
  ]),
];
