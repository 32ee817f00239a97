import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { FileInterfacePhrases } from '../../src/storage/interface-phrases/file-interface-phrases.ts';
import { compileCatalogue } from '../support/compile-catalogue.ts';

const header = { '': 'Content-Type: text/plain; charset=UTF-8\n' };

/** By locale and domain. */
const catalogues = {
  es: {
    gtk30: { _Open: '_Abrir', Delete: 'Eliminar', Remove: 'Eliminar', Close: 'Cerrar' },
    evince: { Open: 'Abrir', Delete: 'Eliminar', Remove: 'Eliminar', FILE: 'ARCHIVO' },
    thunar: { FILE: 'ARCHIVO' },
  },
  pt: {
    gtk30: { Open: 'Abrir', Delete: 'Apagar', Remove: 'Remover' },
    evince: { Open: 'Abrir', Delete: 'Apagar', Remove: 'Remover' },
  },
  pt_BR: { gtk20: { Delete: 'Excluir', Close: 'Fechar' }, gtk30: { Close: 'Fechar' }, evince: { Delete: 'Excluir' } },
  en_GB: { gtk30: { Open: 'Open' }, evince: { Open: 'Open' } },
  xx: { gtk30: { Open: 'x' }, evince: { Open: 'x' } },
};

describe('the list of interface phrases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-phrases-'));
  const path = join(folder, 'phrases.sqlite');
  const localeFolder = join(folder, 'locale');
  for (const [locale, domains] of Object.entries(catalogues))
    for (const [domain, messages] of Object.entries(domains)) {
      mkdirSync(join(localeFolder, locale, 'LC_MESSAGES'), { recursive: true });
      writeFileSync(
        join(localeFolder, locale, 'LC_MESSAGES', `${domain}.mo`),
        compileCatalogue({ ...header, ...messages }),
      );
    }
  writeFileSync(join(localeFolder, 'es', 'LC_MESSAGES', 'liferea.mo'), 'damaged');
  after(() => rmSync(folder, { recursive: true }));

  async function find(phrases: FileInterfacePhrases, source: string, target: string, ...texts: string[]) {
    const found = await phrases.find({ source, target, segments: texts.map(textSegment) });
    return found.map((segment) => segment && plainText(segment));
  }

  it('is made once, and is the same again', async () => {
    const built: unknown[] = [];
    const options = { path, localeFolder, onBuilt: (summary: unknown) => built.push(summary) };
    const first = new FileInterfacePhrases(options);
    assert.deepEqual(await find(first, 'en', 'es', 'Open'), ['Abrir']);
    const summary = await first.summary();
    await first[Symbol.asyncDispose]();
    assert.deepEqual(summary, { phrases: 8, languages: 3, version: summary?.version, catalogues: 8 });
    assert.match(summary?.version ?? '', /^[0-9a-f]{12}$/);
    await using second = new FileInterfacePhrases(options);
    assert.deepEqual(await second.summary(), summary);
    assert.deepEqual(built, [summary]);
    await using elsewhere = new FileInterfacePhrases({ ...options, path: join(folder, 'other.sqlite') });
    assert.equal((await elsewhere.summary())?.version, summary?.version);
  });

  it('translates from English, into English, and through English', async () => {
    await using phrases = new FileInterfacePhrases({ path, localeFolder });
    assert.deepEqual(await find(phrases, 'en', 'es', '_Open', 'OPEN…', 'File', 'Close', 'Delete'), [
      '_Abrir',
      'ABRIR…',
      undefined,
      undefined,
      'Eliminar',
    ]);
    assert.deepEqual(await find(phrases, 'es', 'pt-PT', 'Abrir'), ['Abrir']);
    assert.deepEqual(await find(phrases, 'pt-PT', 'en', 'Apagar', 'Abrir'), ['Delete', 'Open']);
    // It may be either of two English phrases.
    assert.deepEqual(await find(phrases, 'es', 'en', 'Eliminar'), [undefined]);
    assert.deepEqual(await find(phrases, 'es', 'pt-PT', 'Eliminar'), [undefined]);
  });

  it('knows the variants of a language apart, and only its languages', async () => {
    await using phrases = new FileInterfacePhrases({ path, localeFolder });
    assert.deepEqual(await find(phrases, 'en', 'pt-BR', 'Delete', 'Remove'), ['Excluir', undefined]);
    assert.deepEqual(await find(phrases, 'en', 'pt-PT', 'Delete', 'Close'), ['Apagar', undefined]);
    assert.deepEqual(await find(phrases, 'en', 'fr', 'Open'), [undefined]);
    assert.deepEqual(await find(phrases, 'fr', 'es', 'Open'), [undefined]);
  });

  it('is empty where no catalogues are installed, and is made again at the next start', async () => {
    const other = { path: join(folder, 'empty.sqlite'), localeFolder: join(folder, 'nowhere') };
    await using empty = new FileInterfacePhrases(other);
    assert.deepEqual(await find(empty, 'en', 'es', 'Open'), [undefined]);
    assert.equal((await empty.summary())?.phrases, 0);
    await using later = new FileInterfacePhrases({ ...other, localeFolder });
    assert.equal((await later.summary())?.phrases, 8);
  });

  it('holds nothing up when it cannot be made', async () => {
    const causes: unknown[] = [];
    const onFailure = (cause: unknown) => causes.push(cause);
    await using phrases = new FileInterfacePhrases({ path: join(folder, 'no', 'folder'), localeFolder, onFailure });
    assert.deepEqual(await find(phrases, 'en', 'es', 'Open'), [undefined]);
    assert.equal(causes.length, 1);
  });
});
