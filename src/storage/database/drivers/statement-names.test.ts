import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StatementNames } from './statement-names.ts';

describe('names of statements', () => {
  it('are for texts that come again, one for each', () => {
    const names = new StatementNames();
    assert.equal(names.nameOf('select a from t where b = $1'), undefined);
    assert.equal(names.nameOf('select b from t where b = $1'), undefined);
    const one = names.nameOf('select a from t where b = $1');
    const other = names.nameOf('select b from t where b = $1');
    assert(one !== undefined && other !== undefined);
    assert.notEqual(one, other);
    assert.equal(names.nameOf('select a from t where b = $1'), one);
  });

  it('are for no statement whose columns change with the schema', () => {
    const names = new StatementNames();
    for (const sql of ['select * from t where a = $1', 'update t set a = $1 returning *', 'select "t".* from t, u'])
      for (let use = 0; use < 3; use++) assert.equal(names.nameOf(sql), undefined);
    names.nameOf('select count(*) from t where a = $1');
    assert.notEqual(names.nameOf('select count(*) from t where a = $1'), undefined);
  });

  it('come to an end, and with them the memory that plans take', () => {
    const names = new StatementNames();
    const used = new Set<string | undefined>();
    for (let index = 0; index < 10_000; index++)
      for (let use = 0; use < 2; use++) used.add(names.nameOf(`select a from t where b in (${index}, $1)`));
    used.delete(undefined);
    assert.equal(used.size, 128);
  });
});
