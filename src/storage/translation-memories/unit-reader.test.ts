import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { UnitsPage } from '../../contracts/stores/translation-memories.ts';
import { textSegment } from '../../language/segments.ts';
import { MemoryWriter } from './memory-writer.ts';
import { UnitReader } from './unit-reader.ts';

describe('a search in the units of a memory', () => {
  it('finds in units of every length what they contain, in however many answers', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'units-'));
    const path = join(folder.path, 'memory.sqlite');
    const long = 'a'.repeat(50_000);
    {
      using writer = new MemoryWriter(path);
      for (let unit = 0; unit < 240; unit += 1) {
        const text = unit % 4 === 3 ? `${long} ${unit}` : `short ${unit}`;
        const target = unit % 60 === 7 ? `${text} HERE` : text;
        writer.add({ source: textSegment(text), targets: [{ language: 'de', segment: textSegment(target) }] });
      }
      writer.finish({ id: 'one', name: 'One', createdAt: new Date(0), sourceLanguage: 'en' });
    }
    using reader = new UnitReader(path);
    const search = (text: string, most: number): readonly number[] => {
      const found: number[] = [];
      for (let start: number | undefined = 0; start !== undefined; ) {
        const page: UnitsPage = reader.list({ start, most, filter: { text, caseSensitive: false } });
        assert.ok(page.units.length <= most && (page.next ?? Infinity) > start);
        found.push(...page.units.map(({ number }) => number));
        start = page.next;
      }
      return found;
    };
    assert.deepEqual(search('here', 50), [7, 67, 127, 187]);
    assert.deepEqual(search('here', 1), [7, 67, 127, 187]);
    assert.deepEqual(
      search('t 23', 3),
      [23, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239].filter((unit) => unit % 4 !== 3),
    );
    assert.deepEqual(search(`${'a'.repeat(99)}b`, 50), []);
  });
});
