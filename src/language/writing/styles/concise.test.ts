import assert from 'node:assert/strict';
import { it } from 'node:test';
import { applyStyle } from './apply-style.ts';

it('phrases that go away leave no comma at the start of a sentence, and questions keep their verb', async () => {
  for (const [language, text] of [
    ['es', 'Cabe señalar que, según el informe, la oficina está cerrada.'],
    ['fr', 'Il est à noter que, selon le rapport, le bureau est fermé.'],
    ['it', 'Va notato che, secondo il rapporto, l’ufficio è chiuso.'],
    ['pt', 'Vale lembrar que, segundo o relatório, o escritório está fechado.'],
    ['en', 'Should they have the ability to start? She left for the reason that he gave.'],
    ['fr', 'Il a été contacté par l’intermédiaire d’un ami.'],
  ] as const)
    assert.equal(applyStyle(text, language, 'concise'), text);
});

it('texts in languages without such phrases, quotations and headings stay', () => {
  assert.equal(applyStyle('Er kam, um zu helfen.', 'de', 'concise'), 'Er kam, um zu helfen.');
  for (const text of ['He said: “We called in order to help.”', '# In order to help'])
    assert.equal(applyStyle(text, 'en', 'concise'), text);
});
