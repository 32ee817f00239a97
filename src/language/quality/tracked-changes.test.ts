import assert from 'node:assert/strict';
import { it } from 'node:test';
import { writeTrackedChanges } from './tracked-changes.ts';

it('tracked changes are marked word by word, and texts are no markup', () => {
  const page = writeTrackedChanges({
    title: 'A <review>',
    segments: [
      {
        source: 'The house is red & old.',
        target: 'La casa es rojo y <vieja>.',
        corrected: 'La casa es roja y <vieja>.',
        errors: [{ severity: 'Minor', explanation: 'Agreement of <b>' }],
      },
      { source: 'Yes.', target: 'S\u00ed.', corrected: 'S\u00ed.', errors: [] },
    ],
    sourceLanguage: 'en"><script>',
    targetLanguage: 'es-ES',
  });
  assert.match(page, /La casa es <del>rojo<\/del><ins>roja<\/ins> y &lt;vieja&gt;\./);
  assert.match(page, /red &amp; old\.[\s\S]*<li>Minor: Agreement of &lt;b&gt;<\/li>/);
  assert.match(page, /<td dir="auto">Yes\.<\/td><td dir="auto" lang="es-ES">S\u00ed\.<\/td><td><\/td>/);
  assert.match(page, /<title>A &lt;review&gt;<\/title>/);
  assert.match(page, /<th>Source<\/th><th>Translation<\/th><th>Findings<\/th>/);
  assert.equal(page.match(/<(?:ins|del)>/g)?.length, 2);
});

it('corrections in one language are no translations', () => {
  const segments = [{ source: 'Teh door', target: 'Teh door', corrected: 'The door', errors: [] }];
  const page = writeTrackedChanges({ title: 'Corrected', segments, sourceLanguage: 'en', targetLanguage: 'en' });
  assert.match(page, /<tr><th>No\.<\/th><th>Text<\/th><th>Corrected text<\/th><\/tr>/);
  assert.match(page, /<del>Teh<\/del><ins>The<\/ins> door<\/td><\/tr>/);
});
