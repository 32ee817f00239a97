import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planFinalMark, readFinalMark } from './final-mark.ts';

/** The language, the source, the stored source with its translation, and what comes out; null where the match does not hold. */
type Example = readonly [string, string, string, string, string | null];

const changes: readonly Example[] = [
  ['es', 'Save the file.', 'Save the file!', '¡Guarde el archivo!', 'Guarde el archivo.'],
  ['fr', 'Save the file!', 'Save the file.', 'Enregistrez le fichier.', 'Enregistrez le fichier\u202f!'],
  ['es', 'Save the file.', 'Save the file?', '¿Guardar el archivo?', null],
  ['es', 'Save...', 'Save', 'Guardar', 'Guardar...'],
  ['zh', 'Save…', 'Save.', '保存。', '保存……'],
  ['fr', 'Name:', 'Name', 'Nom', 'Nom\u00a0:'],
  ['fr-CA', 'Save the file!', 'Save the file.', 'Enregistrez le fichier.', 'Enregistrez le fichier!'],
  ['th', 'Save.', 'Save!', 'บันทึก!', 'บันทึก'],
];
const stays: readonly Example[] = [
  ['es', 'Save the file.', 'Save the file.', 'Guarde el archivo.', 'Guarde el archivo.'],
  ['es', 'Save the file!', 'Save the file!', '¡Guarde el archivo!', '¡Guarde el archivo!'],
  ['es', 'Save the file?', 'Save the file?', '¿Guardar el archivo?', '¿Guardar el archivo?'],
  ['es', 'Save...', 'Save...', 'Guardar...', 'Guardar...'],
  ['es', 'Save…', 'Save…', 'Guardar…', 'Guardar…'],
  ['es', 'Name:', 'Name:', 'Nombre:', 'Nombre:'],
];

describe('the final mark of an exact match', () => {
  const matched = (language: string, source: string, stored: string, translation: string): string | null => {
    const plan = planFinalMark(readFinalMark(source).kind, readFinalMark(stored).kind, [translation], language);
    return plan?.([translation]).join('') ?? null;
  };
  for (const [language, source, stored, translation, becomes] of [...changes, ...stays])
    it(`of ${JSON.stringify(source)} in ${language} is that of the source, or there is no match`, () => {
      assert.equal(matched(language, source, stored, translation), becomes);
    });
});
