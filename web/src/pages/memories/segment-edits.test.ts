import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  changedSegment,
  countEdits,
  countOutdated,
  isOutdated,
  nextRequest,
  noEdits,
  type Segment,
  translationInto,
  withAdded,
  withDeletion,
  withNew,
  withNewest,
  withoutChange,
  withoutSaved,
  withSource,
  withTranslation,
} from './segment-edits.ts';

const target = (target_language: string, target_text: string) => ({
  target_segment_id: 'x',
  target_language,
  target_text,
});
const house: Segment = {
  source_segment_id: '4',
  segment_version: 'v',
  source_text: 'house',
  targets: [target('es', 'casa'), target('es', 'vivienda'), target('de', 'Haus')],
};
const isNew = (source: string) => ({ source, target: 'x', language: 'es' });

describe('edits of segments', () => {
  it('change one translation of several, or take it away, and are none when all is as it was', () => {
    let edits = withTranslation(noEdits, house, { language: 'es', text: 'hogar' });
    edits = withTranslation(edits, house, { language: 'de', text: '' });
    edits = withTranslation(edits, house, { language: 'fr', text: 'maison' });
    edits = withSource(edits, house, 'home');
    assert.equal(translationInto(changedSegment(edits, house), 'es'), 'hogar');
    const targets = [
      { target_language: 'es', target_text: 'hogar' },
      { target_language: 'es', target_text: 'vivienda' },
      { target_language: 'fr', target_text: 'maison' },
    ];
    assert.deepEqual(nextRequest(edits).body, [
      { source_segment_id: '4', segment_version: 'v', source_text: 'home', targets },
    ]);
    edits = withDeletion(withSource(noEdits, house, 'home'), house, true);
    const deletion = { source_segment_id: '4', segment_version: 'v', is_deleted: true };
    assert.deepEqual(nextRequest(edits).body, [deletion]);
    assert.equal(countEdits(withSource(withDeletion(edits, house, false), house, 'house')), 0);
  });

  it('are outdated when somebody else has changed their segments, until these are taken as they are', () => {
    const edits = withSource(noEdits, house, 'home');
    const now = { ...house, segment_version: 'w' };
    assert.deepEqual([isOutdated(edits, house), isOutdated(edits, now)], [false, true]);
    assert.equal(isOutdated(withTranslation(edits, now, { language: 'es', text: 'hogar' }), now), true);
    const left = withoutChange(edits, now);
    assert.deepEqual([countEdits(left), isOutdated(left, now)], [0, false]);
  });

  it('are told of what others have changed or deleted, until they are taken back', () => {
    const tree: Segment = { ...house, source_segment_id: '7' };
    const sea: Segment = { ...house, source_segment_id: '9' };
    let edits = withDeletion(withSource(withSource(noEdits, house, 'home'), tree, 'oak'), sea, true);
    const now = { ...house, segment_version: 'w' };
    const newest = new Map([
      ['4', now],
      ['7', undefined],
      ['9', undefined],
    ]);
    // What somebody else has deleted need not be deleted again.
    edits = withNewest(edits, newest);
    assert.deepEqual([...edits.changed.keys()], ['4', '7']);
    assert.deepEqual([countOutdated(edits), isOutdated(edits, house), isOutdated(edits, tree)], [2, true, true]);
    assert.equal(countOutdated(withNewest(edits, new Map([['4', house]]))), 1);
    assert.equal(countEdits(withSource(withoutChange(edits, tree), house, 'house')), 0);
  });

  it('are saved a thousand at a time, and fewer where they are long', () => {
    const added = Array.from({ length: 1500 }, (_, index) => isNew(`text ${index}`));
    const edits = withAdded(withSource(noEdits, house, 'home'), added);
    const { body, rest } = nextRequest(edits);
    assert.deepEqual([body.length, countEdits(rest), rest.added.get(1000)], [1000, 501, added[999]]);
    assert.deepEqual(nextRequest(nextRequest(rest).rest).body, []);
    const long = withAdded(noEdits, [isNew('a'.repeat(1_500_000)), isNew('b'.repeat(1_500_000))]);
    assert.equal(nextRequest(long).body.length, 1);
  });

  it('that were made while others were saved stay', () => {
    const before = withAdded(withSource(noEdits, house, 'home'), [isNew('a'), isNew('b')]);
    const { rest } = nextRequest(before);
    let now = withAdded(withSource(before, house, 'other'), [isNew('c')]);
    now = withNew(now, 1, undefined);
    const left = withoutSaved(now, before, rest);
    assert.deepEqual(
      [[...left.changed.keys()], [...left.added].map(([number, { source }]) => `${number} ${source}`)],
      [['4'], ['3 c']],
    );
    assert.equal(countEdits(withoutSaved(before, before, rest)), 0);
  });
});
