/** Praise that becomes stronger by the word for `very`; nothing where somebody denies or doubts. */
const praised =
  'útil|úteis leve|leves silencioso|silenciosa|silenciosos|silenciosas luminoso|luminosa claro|clara confortável|confortáveis prático|prática|práticos|práticas rápido|rápida|rápidos|rápidas simples moderno|moderna elegante|elegantes confiável|fiável simpático|simpática|simpáticos|simpáticas gentil|gentis fresco|fresca eficaz|eficazes eficiente|eficientes potente|potentes resistente|resistentes interessante|interessantes importante|importantes fácil|fáceis grande|grandes acolhedor|acolhedora profissional|profissionais completo|completa bonito|bonita|bonitos|bonitas bom|boa|bons|boas barato|barata|baratos|baratas agradável|agradáveis seguro|segura';
export const praise = (very: string): string =>
  praised
    .split(' ')
    .map(
      (forms) =>
        `(~não|se|nem|sem|nunca) (é|são|era|eram|foi|está|estava|achei|parece|ser|seja) ${forms} (~demais|demasiado) -> ${very} ${forms}`,
    )
    .join('\n');
