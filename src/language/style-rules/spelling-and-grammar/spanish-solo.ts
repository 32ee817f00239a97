import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { wordStart } from '../words.ts';

/** Before these solo is "only"; before others it may be "alone" (`está solo en casa`). */
const afterOnly =
  'si|cuando|para|hay|había|tiene|tienes|tienen|tengo|tenemos|puede|puedes|pueden|podemos|puedo|debe|deben|debes|necesita|necesitas|necesitan|necesito|quiero|quiere|quieres|quieren|hace falta|es|son|era|eran|fue|fueron|sirve|sirven|funciona|funcionan|existe|existen|queda|quedan|falta|faltan|cuesta|cuestan|tarda|se (?:puede|pueden|debe|deben|permite|permiten|admite|admiten|aplica|aplican|acepta|aceptan|utiliza|utilizan|usa|usan|muestra|muestran|necesita|necesitan|trata)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|los|las|algunos|algunas|unos|unas|una|un|\\d+|lectura|así|entonces|porque|después de|a partir de|a través de|por motivos|durante|hasta';
const adverb = new RegExp(
  `${wordStart}(?<!(?:^|\\P{L})(?:un|el|mi|tu|su|ni|muy|estar?|está|están|estoy|estás|estaba|vivo|vive|vivir|quedó|queda|quedar|sentir|siente|sentirse) )[Ss]olo(?= (?:${afterOnly})(?!\\p{L}))|(?<=${wordStart}[Nn]o )solo(?= (?:\\p{L}|\\d))|(?<=${wordStart}[Tt]an )solo(?= (?!que |como )(?:\\p{L}|\\d))`,
  'gu',
);

export const spanishWordSolo: Readonly<Record<string, RewrittenValue>> = {
  never_use_acute_accent: replacing(
    ['es'],
    /(?<![\p{L}\p{N}_])([Ss])ólo(?!\p{L})|(?<!\p{L})SÓLO(?!\p{L})/gu,
    ([found]) => found.replace('ó', 'o').replace('Ó', 'O'),
  ),
  use_acute_accent_when_used_as_adverb: replacing(['es'], adverb, ([found]) => `${found[0]}ólo`),
};
