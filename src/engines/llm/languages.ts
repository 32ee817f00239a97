/** Languages that general models of today translate in both directions; sources are base codes. */
export const generalLanguages: readonly string[] = (
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ' +
  'lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh ' +
  'en-GB en-US pt-BR pt-PT es-419 fr-CA de-CH zh-Hans zh-Hant'
).split(' ');
