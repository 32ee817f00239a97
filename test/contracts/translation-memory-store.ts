import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { InlineCode, Segment } from '../../src/contracts/segment.ts';
import type {
  MemoryContent,
  MemoryUnit,
  TranslationMemory,
  TranslationMemoryStore,
  UnitsPage,
} from '../../src/contracts/stores/translation-memories.ts';
import { textSegment } from '../../src/language/segments.ts';

export function unitOf(source: string, targets: Readonly<Record<string, string>>): MemoryUnit {
  const entries = Object.entries(targets);
  return {
    source: textSegment(source),
    targets: entries.map(([language, text]) => ({ language, segment: textSegment(text) })),
  };
}

export function contentOf(units: readonly MemoryUnit[], batchSize = 100): MemoryContent {
  async function* batches() {
    for (let start = 0; start < units.length; start += batchSize) yield units.slice(start, start + batchSize);
  }
  return { format: 'units', batches: batches() };
}

export function tmxContent(text: string): MemoryContent {
  async function* chunks() {
    yield Buffer.from(text);
  }
  return { format: 'tmx', chunks: chunks() };
}

async function fill(
  store: TranslationMemoryStore,
  accountId: string,
  units: readonly MemoryUnit[],
): Promise<TranslationMemory> {
  const memory = { id: randomUUID(), name: 'Manuals', createdAt: new Date('2026-01-02'), sourceLanguage: 'en' };
  return await store.create(accountId, memory, contentOf(units));
}

/** What every TranslationMemoryStore does. */
export function describeTranslationMemoryStore(
  name: string,
  create: () => TranslationMemoryStore | Promise<TranslationMemoryStore>,
): void {
  describe(`the translation memory store ${name}`, () => {
    it('has what was put in, with its languages and counts', async () => {
      await using store = await create();
      const units = [unitOf('house', { es: 'casa', de: 'Haus' }), unitOf('dog', { es: 'perro' })];
      const memory = await fill(store, 'one', units);
      assert.deepEqual(memory, {
        id: memory.id,
        name: 'Manuals',
        createdAt: new Date('2026-01-02'),
        sourceLanguage: 'en',
        targets: [
          { language: 'de', segmentCount: 1 },
          { language: 'es', segmentCount: 2 },
        ],
        segmentCount: 2,
      });
      assert.deepEqual(await store.get('one', memory.id), memory);
      assert.deepEqual(await store.list('one'), [memory]);
      assert.deepEqual((await Array.fromAsync(store.readUnits('one', memory.id))).flat(), units);
      assert.deepEqual((await Array.fromAsync(store.readUnits('one', memory.id, 1))).flat(), units.slice(1));
      assert.deepEqual(await Array.fromAsync(store.readUnits('one', memory.id, 2)), []);
    });

    it('takes a file, and a memory without units', async () => {
      await using store = await create();
      const segments = '<tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="de"><seg>b</seg></tuv>';
      const file = `<tmx><header srclang="en"/><body><tu>${segments}</tu></body></tmx>`;
      const head = { id: randomUUID(), name: 'n', createdAt: new Date() };
      assert.equal((await store.create('one', head, tmxContent(file))).segmentCount, 1);
      const empty = await fill(store, 'one', []);
      assert.equal(empty.segmentCount, 0);
      const query = { targetLanguage: 'es', threshold: 0, segments: [textSegment('a')] };
      assert.deepEqual(await store.find('one', empty.id, query), [undefined]);
      assert.deepEqual(await Array.fromAsync(store.readUnits('one', empty.id)), []);
    });

    it('lists in order of creation', async () => {
      await using store = await create();
      const days = ['2026-01-03', '2026-01-01', '2026-01-02'];
      for (const day of days)
        await store.create(
          'one',
          { id: randomUUID(), name: day, createdAt: new Date(day), sourceLanguage: 'en' },
          contentOf([]),
        );
      assert.deepEqual(
        (await store.list('one')).map((memory) => memory.name),
        days.toSorted(),
      );
    });

    it('keeps accounts apart', async () => {
      await using store = await create();
      const { id } = await fill(store, 'one', [unitOf('house', { es: 'casa' })]);
      const query = { targetLanguage: 'es', threshold: 50, segments: [textSegment('house')] };
      for (const [account, memory] of [
        ['two', id],
        ['one', randomUUID()],
        ['one', '../../x'],
        ['', id],
      ] as const) {
        assert.equal(await store.get(account, memory), undefined);
        assert.equal(await store.find(account, memory, query), undefined);
        assert.deepEqual(await Array.fromAsync(store.readUnits(account, memory)), []);
        assert.equal(await store.remove(account, memory), false);
      }
      assert.deepEqual(await store.list('two'), []);
      assert.equal((await store.list('one')).length, 1);
    });

    it('has nothing of a memory that was removed, though it was searched before', async () => {
      await using store = await create();
      const { id } = await fill(store, 'one', [unitOf('house', { es: 'casa' })]);
      const query = { targetLanguage: 'es', threshold: 50, segments: [textSegment('house')] };
      assert.equal((await store.find('one', id, query))?.[0]?.score, 100);
      assert.equal(await store.remove('one', id), true);
      assert.equal(await store.remove('one', id), false);
      assert.equal(await store.find('one', id, query), undefined);
      assert.deepEqual(await store.list('one'), []);
    });

    it('lists and searches its units', async () => {
      await using store = await create();
      const code: InlineCode = { kind: 'alone', id: 1, data: '"<br>' };
      const coded = { ...unitOf('x', { fr: 'y' }), source: { inlines: ['Straße', code, 'weiter'] } };
      const { id } = await fill(store, 'one', [
        unitOf('House 100%', { es: 'casa_grande', de: 'ÖFFNUNG' }),
        unitOf('a "quoted" \u212a', { es: 'línea\nnueva' }),
        coded,
        unitOf('家は', { es: 'İstanbul' }),
      ]);
      const search = async (text: string, caseSensitive = false): Promise<string> => {
        const found: number[] = [];
        for (let start: number | undefined = 0; start !== undefined; ) {
          const page: UnitsPage | undefined = await store.listUnits('one', id, {
            start,
            most: 2,
            filter: { text, caseSensitive },
          });
          found.push(...(page?.units.map(({ number }) => number) ?? []));
          start = page?.next;
        }
        return found.join();
      };
      const sought = {
        house: '0',
        '0%': '0',
        a_g: '0',
        öffnung: '0',
        '"quoted" k': '1',
        'a\nn': '1',
        'ße"<BR>w': '2',
        家は: '3',
      };
      for (const [text, numbers] of Object.entries(sought)) assert.equal(await search(text), numbers, text);
      assert.deepEqual(
        [await search('House', true), await search('house', true), await search('i\u0307s')],
        ['0', '', '3'],
      );
      assert.equal(await search('a'), '0,1,2,3');
      const page = await store.listUnits('one', id, { start: 1, most: 2 });
      assert.deepEqual([page?.units.map(({ number }) => number), page?.next, page?.units[1]?.unit], [[1, 2], 3, coded]);
      assert.deepEqual(await store.listUnits('one', id, { start: 4, most: 2 }), {
        units: [],
        next: undefined,
        free: 4,
      });
      assert.equal(await store.listUnits('two', id, { start: 0, most: 2 }), undefined);
    });

    it('changes and removes units as one version more, by which it is searched at once', async () => {
      await using store = await create();
      const before = await fill(store, 'one', [
        unitOf('house', { es: 'casa', de: 'Haus' }),
        unitOf('old dog', { es: 'perro viejo' }),
        unitOf('tree', { es: 'árbol' }),
      ]);
      const { id } = before;
      const find = async (text: string): Promise<string | undefined> => {
        const query = { targetLanguage: 'es', threshold: 60, segments: [textSegment(text)] };
        const [match] = (await store.find('one', id, query)) ?? [];
        return match?.kind === 'exact' ? match.target.inlines.join() : match?.target;
      };
      assert.equal(await find('old dog'), 'perro viejo');
      const changes = [
        { number: 0, unit: unitOf('house', { es: 'vivienda', fr: 'maison' }) },
        { number: 1, unit: unitOf('young cat', { es: 'gato joven' }) },
        { number: 2, unit: undefined },
      ];
      const after = await store.change('one', id, { version: 1, units: changes });
      const targets = [
        { language: 'es', segmentCount: 2 },
        { language: 'fr', segmentCount: 1 },
      ];
      assert.deepEqual(after, { ...before, targets, segmentCount: 2, version: 2 });
      assert.deepEqual([await store.get('one', id), await store.list('one')], [after, [after]]);
      const texts = ['house', 'young cat', 'the young cat', 'old dog', 'the old dog', 'tree'];
      assert.deepEqual(await Promise.all(texts.map(find)), ['vivienda', 'gato joven', 'gato joven', ...Array(3)]);
      const units = changes.flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
      assert.deepEqual((await Array.fromAsync(store.readUnits('one', id))).flat(), units);
      assert.equal(await store.change('one', id, { version: 1, units: changes.slice(0, 1) }), 'changed');
      const rest = [0, 1].map((number) => ({ number, unit: undefined }));
      const empty = await store.change('one', id, { version: 2, units: rest });
      assert.deepEqual(empty, { ...before, targets: [], segmentCount: 0, version: 3 });
      assert.equal(await find('house'), undefined);
      assert.equal(await store.change('two', id, { version: 3, units: [] }), undefined);
      assert.equal(await store.change('one', randomUUID(), { version: 1, units: [] }), undefined);
    });

    it('gets further units, which have numbers that none has had, and finds all by their position', async () => {
      await using store = await create();
      const words = ['zero', 'one', 'two', 'three', 'four', 'five'];
      const { id } = await fill(
        store,
        'one',
        words.map((word) => unitOf(word, { es: word })),
      );
      const removed = [0, 2, 3, 5].map((number) => ({ number, unit: undefined }));
      await store.change('one', id, { version: 1, units: removed });
      const free = (await store.listUnits('one', id, { start: 0, most: 0 }))?.free;
      assert.equal(free, 6);
      const added = ['a new house', 'a new tree'].map((text, index) => ({
        number: 6 + index,
        unit: unitOf(text, { de: text }),
      }));
      const gap = { version: 2, units: added.slice(1) };
      await assert.rejects(store.change('one', id, gap));
      const after = await store.change('one', id, { version: 2, units: added });
      assert.ok(typeof after === 'object');
      const targets = [
        { language: 'de', segmentCount: 2 },
        { language: 'es', segmentCount: 2 },
      ];
      assert.deepEqual([after.segmentCount, after.version, after.targets], [4, 3, targets]);
      const at = async (position: number): Promise<readonly number[] | undefined> =>
        (await store.listUnits('one', id, { start: 0, position, most: 2 }))?.units.map(({ number }) => number);
      assert.deepEqual(await Promise.all([0, 1, 2, 3, 4].map(at)), [[1, 4], [4, 6], [6, 7], [7], []]);
      const query = {
        targetLanguage: 'de',
        threshold: 70,
        segments: [textSegment('a new house'), textSegment('and a new tree')],
      };
      const found = (await store.find('one', id, query))?.map((match) => match?.score);
      assert.deepEqual([found?.[0], (found?.[1] ?? 0) >= 50], [100, true]);
    });

    it('is changed once for a version, keeps nothing of a change that fails, and does not come back when it is removed', async () => {
      await using store = await create();
      const { id } = await fill(store, 'one', [unitOf('house', { es: 'casa' })]);
      const words = ['vivienda', 'hogar', 'chalé'];
      const change = (word: string) => ({ version: 1, units: [{ number: 0, unit: unitOf('house', { es: word }) }] });
      const outcomes = await Promise.all(words.map((word) => store.change('one', id, change(word))));
      assert.equal(outcomes.filter((outcome) => outcome === 'changed').length, 2);
      await assert.rejects(store.change('one', id, { version: 2, units: [{ number: 7, unit: undefined }] }));
      const given = AbortSignal.abort(new Error('enough'));
      await assert.rejects(store.change('one', id, { ...change('piso'), version: 2 }, given), /enough/);
      assert.equal((await store.get('one', id))?.version, 2);
      await Promise.all([store.change('one', id, { ...change('piso'), version: 2 }), store.remove('one', id)]);
      assert.deepEqual([await store.get('one', id), await store.list('one')], [undefined, []]);
    });

    it('answers an account between the segments of another, and those of a text before those of a document', async () => {
      await using store = await create();
      const one = await fill(store, 'one', [unitOf('house', { es: 'casa' })]);
      const other = await fill(store, 'two', [unitOf('tree', { es: 'árbol' })]);
      const log: string[] = [];
      // Each part of a query is logged when it begins to wait for its turn.
      const ask = async (
        account: string,
        id: string,
        name: string,
        text: string,
        count: number,
        urgency?: 'background',
      ) => {
        const segments: Segment[] = Array(count).fill(textSegment(text));
        segments.slice = (start, end) => {
          log.push(name);
          return Array.prototype.slice.call(segments, start, end);
        };
        await store.find(account, id, { targetLanguage: 'es', threshold: 50, segments, ...(urgency && { urgency }) });
        log.push(`end of ${name}`);
      };
      await Promise.all([
        ask('two', other.id, 'document', 'house', 2000, 'background'),
        ask('one', one.id, 'first of many', 'house', 2000),
        ask('one', one.id, 'second of many', 'house', 2000),
        ask('two', other.id, 'few', 'tree', 1),
      ]);
      const partsOfOthers = log.indexOf('end of few') - log.indexOf('few') - 1;
      assert.ok(partsOfOthers >= 0 && partsOfOthers < 10, `${partsOfOthers}`);
      // Queries may come in any order, and late where the machine is busy.
      const met = Math.max(log.indexOf('document'), log.indexOf('first of many'));
      const together = log.slice(met, Math.max(met, log.indexOf('end of first of many')));
      const ofDocument = together.filter((name) => name === 'document').length;
      assert.ok(
        log.includes('document') && ofDocument <= 5 + together.length / 4,
        `${ofDocument} of ${together.length}`,
      );
    });

    it('answers what is asked before it closes', async () => {
      const store = await create();
      const { id } = await fill(store, 'one', [unitOf('house', { es: 'casa' })]);
      const segments = Array(50).fill(textSegment('house'));
      const asked = store.find('one', id, { targetLanguage: 'es', threshold: 50, segments });
      await store[Symbol.asyncDispose]();
      assert.equal((await asked)?.length, 50);
    });

    it('keeps nothing of a file that is refused, of content that throws, and of an import that is given up', async () => {
      await using store = await create();
      const head = { id: randomUUID(), name: 'n', createdAt: new Date(), sourceLanguage: 'en' };
      await assert.rejects(store.create('one', head, tmxContent('<tmx>\n<body>')), { name: 'TmxError', line: 2 });
      async function* failing() {
        yield [unitOf('a', { es: 'b' })];
        throw new Error('cut off');
      }
      await assert.rejects(store.create('one', head, { format: 'units', batches: failing() }), /cut off/);
      const giveUp = new AbortController();
      async function* hanging() {
        yield [unitOf('a', { es: 'b' })];
        giveUp.abort(new Error('enough'));
        await new Promise(() => {});
      }
      const options = { signal: giveUp.signal };
      await assert.rejects(store.create('one', head, { format: 'units', batches: hanging() }, options), /enough/);
      assert.deepEqual(await store.list('one'), []);
      assert.equal((await store.create('one', head, contentOf([]))).id, head.id);
      await assert.rejects(store.create('one', head, contentOf([])), RangeError);
      assert.equal((await store.list('one')).length, 1);
    });

    it('shows how many units have been read', async () => {
      await using store = await create();
      const units = Array.from({ length: 250 }, (_, index) => unitOf(`house ${index}`, { es: 'casa' }));
      const seen: number[] = [];
      const head = { id: randomUUID(), name: 'n', createdAt: new Date(), sourceLanguage: 'en' };
      await store.create('one', head, contentOf(units), { onProgress: (count) => seen.push(count) });
      assert.deepEqual(seen, [100, 200, 250]);
    });

    it('shows how many units of a file it skipped, and refuses a file without any other if asked to', async () => {
      await using store = await create();
      const languages = (code: string) => `<tuv xml:lang="${code}"><seg>a</seg></tuv>`;
      const file = (...units: string[]) =>
        tmxContent(
          `<tmx><header srclang="en"/>\n<body>${units.map((unit) => `<tu>${unit}</tu>`).join('\n')}</body></tmx>`,
        );
      const head = () => ({ id: randomUUID(), name: 'n', createdAt: new Date() });
      const both = languages('en') + languages('de');
      const seen: number[][] = [];
      const onProgress = (...counts: number[]) => seen.push(counts);
      const options = { onProgress, refuseEmpty: true };
      await store.create('one', head(), file(both, languages('fr'), languages('en')), options);
      assert.deepEqual(seen.at(-1), [1, 2]);
      for (const [content, reason, line] of [
        [file(), /^The file ends without any unit/, 2],
        [file(languages('en'), languages('de')), /^None of the 2 units has a text in the source language, en,/, 3],
      ] as const)
        await assert.rejects(store.create('one', head(), content, options), { name: 'TmxError', reason, line });
      assert.equal((await store.list('one')).length, 1);
    });

    describe('finding', () => {
      const code: InlineCode = { kind: 'alone', id: 4, data: '<br>' };
      const units = [
        unitOf('The old printer is out of paper again today.', { es: 'viejo', 'pt-BR': 'velho', 'zh-Hant': 'x' }),
        unitOf('The old printer is out of paper again today.', { es: 'más nuevo' }),
        unitOf('Remove the 3 screws on the back of the printer.', { es: 'Quite los 3 tornillos.' }),
        unitOf('Save file', { es: 'Guardar archivo' }),
        unitOf('Save files', { de: 'Dateien speichern' }),
      ];
      const find = async (segments: readonly (string | Segment)[], threshold = 50, targetLanguage = 'es') => {
        await using store = await create();
        const { id } = await fill(store, 'one', units);
        const asked = segments.map((segment) => (typeof segment === 'string' ? textSegment(segment) : segment));
        const matches = await store.find('one', id, { targetLanguage, threshold, segments: asked });
        return matches?.map(
          (match) => match && [match.score, match.kind === 'exact' ? match.target.inlines.join('|') : [match.target]],
        );
      };

      it('answers in the order asked, 100 for the same text and the newest of several', async () => {
        assert.deepEqual(
          await find(['Save  file', 'Nothing like it', 'The old printer is out of paper again today.']),
          [[100, 'Guardar archivo'], undefined, [100, 'más nuevo']],
        );
      });

      it('finds similar long and short texts at or above the threshold only', async () => {
        const text = 'The old scanner is out of paper again today.';
        assert.deepEqual(await find([text, 'Save files']), [
          [89, ['más nuevo']],
          [90, ['Guardar archivo']],
        ]);
        assert.deepEqual(await find([text], 89), [[89, ['más nuevo']]]);
        assert.deepEqual(await find([text], 90), [undefined]);
      });

      it('has an exact match before a fuzzy one with a better score, and finds tags that a text contains', async () => {
        await using store = await create();
        const text = 'Wait for <b>two</b> minutes before you open the 12 doors of the old machine again';
        const units = [
          unitOf(text.replace('12', '7'), { es: '<b>Espere</b> 7' }),
          unitOf(`${text} now`, { es: 'ahora' }),
          unitOf('Press <b>Save</b>', { es: 'Pulse <b>Guardar</b>' }),
        ];
        const { id } = await fill(store, 'one', units);
        const open: InlineCode = { kind: 'open', id: 1, data: '<i>' };
        const close: InlineCode = { kind: 'close', id: 1, data: '</i>' };
        const segments = [textSegment(text), { inlines: ['Press ', open, 'Save', close] }];
        const matches = await store.find('one', id, { targetLanguage: 'es', threshold: 50, segments });
        assert.deepEqual(matches, [
          { kind: 'exact', score: 99, target: textSegment('<b>Espere</b> 12') },
          { kind: 'exact', score: 100, target: { inlines: ['Pulse ', open, 'Guardar', close] } },
        ]);
      });

      it('puts numbers and codes of the segment in', async () => {
        const inlines = ['Remove the 14 screws on the back of the printer.', code];
        assert.deepEqual(await find([{ inlines }]), [[98, 'Quite los 14 tornillos.|[object Object]']]);
      });

      it('takes only translations into the language, in whatever region where one is not said', async () => {
        const text = 'The old printer is out of paper again today.';
        const languages = {
          pt: 'velho',
          'pt-BR': 'velho',
          'pt-PT': undefined,
          de: undefined,
          zh: undefined,
          'zh-TW': 'x',
        };
        for (const [language, expected] of Object.entries(languages))
          assert.deepEqual((await find([text], 50, language))?.[0]?.[1], expected, language);
      });

      it('takes segments without text, and of any length and script', async () => {
        const long = 'word '.repeat(5_000);
        assert.deepEqual(await find(['', ' ', '...', '\0', '🙂', long, '保存'], 50), Array(7).fill(undefined));
      });
    });
  });
}
