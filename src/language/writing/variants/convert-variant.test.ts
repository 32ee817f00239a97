import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { convertsTo, convertToVariant, convertVariant, guessVariant } from './convert-variant.ts';

const pairs: readonly (readonly [from: string, to: string, before: string, after: string])[] = [
  ['en-US', 'en-GB', 'The color of the theater center was gray.', 'The colour of the theatre centre was grey.'],
  ['en-US', 'en-GB', 'We organized a trip and analyzed it.', 'We organised a trip and analysed it.'],
  ['en-US', 'en-GB', 'Traveling is canceled. Color matters.', 'Travelling is cancelled. Colour matters.'],
  ['en-US', 'en-GB', 'An apartment near the gas station.', 'A flat near the petrol station.'],
  ['en-US', 'en-GB', 'The deadline is 12/31/2025.', 'The deadline is 31/12/2025.'],
  ['en-GB', 'en-US', 'The deadline is 31/12/2025.', 'The deadline is 12/31/2025.'],
  ['en-GB', 'en-US', 'Our neighbours practised whilst we travelled.', 'Our neighbors practiced while we traveled.'],
  [
    'en-GB',
    'en-US',
    'He lost his driving licence near the car park.',
    "He lost his driver's license near the parking lot.",
  ],
  ['pt-BR', 'pt-PT', 'O ônibus está chegando.', 'O autocarro está a chegar.'],
  ['pt-BR', 'pt-PT', 'O fato econômico é importante.', 'O facto económico é importante.'],
  ['pt-PT', 'pt-BR', 'O autocarro está a chegar.', 'O ônibus está chegando.'],
  ['pt-PT', 'pt-BR', 'O facto económico é importante.', 'O fato econômico é importante.'],
  ['pt-BR', 'pt-PT', 'Deletei o arquivo PDF na tela do celular.', 'Apaguei o ficheiro PDF no ecrã do telemóvel.'],
  [
    'pt-BR',
    'pt-PT',
    'Ela está se preparando e eles continuam trabalhando.',
    'Ela está a preparar-se e eles continuam a trabalhar.',
  ],
  [
    'pt-BR',
    'pt-PT',
    'O prêmio de dois bilhões saiu em 1º de maio na Polônia.',
    'O prémio de dois mil milhões saiu em 1 de maio na Polónia.',
  ],
  ['pt-BR', 'pt-PT', 'Acesse o site e fale conosco sobre o aluguel.', 'Aceda ao site e fale connosco sobre o aluguer.'],
  [
    'pt-PT',
    'pt-BR',
    'Está a ver o ecrã? O gelado caiu na casa de banho.',
    'Está vendo o ecrã? O gelado caiu no banheiro.',
  ],
  ['pt-PT', 'pt-BR', 'Aceda ao ficheiro no telemóvel em 1 de maio.', 'Acesse o arquivo no celular em 1º de maio.'],
  ['pt-PT', 'pt-BR', '«Um óptimo projecto», disse a rapariga polaca.', '“Um ótimo projeto”, disse a garota polonesa.'],
  ['pt-PT', 'pt-BR', 'Dois mil milhões pelo fenómeno da infeção.', 'Dois bilhões pelo fenômeno da infecção.'],
  ['de', 'de-CH', 'Die „große“ Straße zum Krankenhaus.', 'Die «grosse» Strasse zum Spital.'],
  ['de-CH', 'de', 'Die «grosse» Strasse zum Spital.', 'Die „große“ Straße zum Krankenhaus.'],
  [
    'de',
    'de-CH',
    '»Lies ›Die Räuber‹«, sagte er. „Ich weiß ‚es‘.“',
    '«Lies ‹Die Räuber›», sagte er. «Ich weiss ‹es›.»',
  ],
  ['de-CH', 'de', 'Er parkiert hier. Er hat falsch parkiert.', 'Er parkt hier. Er hat falsch geparkt.'],
  ['de', 'de-CH', 'Wer hier parkt, hat gegrillt.', 'Wer hier parkiert, hat grilliert.'],
  ['de-CH', 'de', 'Er sass draussen, ass Fisch und hatte Spass.', 'Er saß draußen, aß Fisch und hatte Spaß.'],
  ['de-CH', 'de', 'Im Aussendienst gilt der Massstab.', 'Im Außendienst gilt der Maßstab.'],
];

/** What stays, whichever way a text goes. */
const kept: readonly (readonly [from: string, to: string, text: string])[] = [
  ['en-US', 'en-GB', 'They met at Pearl Harbor and Rockefeller Center.'],
  ['en-GB', 'en-US', 'The Labour Party met in the Royal Theatre.'],
  ['en-US', 'en-GB', 'Set `color` in https://example.org/color or {color}.'],
  ['en-US', 'en-GB', 'The size of a prize, the advice and the devise.'],
  ['en-US', 'en-GB', 'It may be 05/06/2025 or 06/05/2025.'],
  ['en-GB', 'en-US', 'Exercise, advertise, surprise and compromise wisely.'],
  ['en-GB', 'en-US', 'Four more hours of your tour in the flour mill.'],
  ['pt-BR', 'pt-PT', 'Ele está quando pode, e quer um fim de semana.'],
  ['pt-PT', 'pt-BR', 'O rato come queijo, e o metro mede cem centímetros.'],
  ['pt-BR', 'pt-PT', 'A fêmea tem dor de estômago, o terno é do Antônio e o arquivo municipal fechou.'],
  ['pt-BR', 'pt-PT', 'O Metrô de São Paulo e uma tela nova.'],
  ['pt-PT', 'pt-BR', 'O rato está a par de tudo. Custa mil milhões.'],
  ['de', 'de-CH', 'Frau Groß und Herrn Weißmüller kenne ich.'],
  ['de-CH', 'de', 'Die Masse der Busse, der Fluss und das Schloss.'],
  ['de-CH', 'de', 'Frau Gross, Herr Weiss und Anna Weiss kennen Peter Grossmann.'],
  ['de', 'de-CH', 'Anna Weiß liegt im Krankenhaus Bethanien.'],
  ['de-CH', 'de', 'Wir senden Boten aus, die wir aussenden wollten. Die Aussendung der Fusseln.'],
  ['de-CH', 'de', 'Das Hinweisschild, das Beweisstück, die Reissuppe und die Weissagung.'],
  ['de-CH', 'de', 'Die Gleistrasse und die Leitungstrasse der Grossisten.'],
  ['de-CH', 'de', 'Das Ass im Ärmel. „So“, »so« und "so".'],
  ['de', 'de-CH', 'Er sagte "nein".'],
  ['de', 'de-CH', 'An max.groß@süß.example.'],
];

describe('Texts of one variant in another', () => {
  for (const [from, to, before, after] of pairs)
    test(`${from} → ${to}: ${before}`, () => {
      assert.equal(convertVariant(before, from, to), after);
      assert.equal(convertToVariant(after, to), after);
    });
  for (const [from, to, text] of kept)
    test(`${from} → ${to} leaves: ${text}`, () => assert.equal(convertVariant(text, from, to), text));
  test('a text is guessed to be in the variant that changes it least', () => {
    assert.equal(guessVariant('The colour of the theatre.', ['en-US', 'en-GB']), 'en-GB');
    assert.equal(guessVariant('O ônibus está chegando.', ['pt-PT', 'pt-BR']), 'pt-BR');
    assert.equal(guessVariant('Nothing tells.', ['en-US', 'en-GB']), 'en-US');
  });
  test('conversions are there for what the interface lists', () => {
    for (const variant of ['en-US', 'en-GB', 'pt-BR', 'pt-PT', 'de', 'de-CH']) assert.ok(convertsTo(variant), variant);
  });
});
