import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toCsv } from './csv.ts';

describe('a table as CSV', () => {
  it('quotes what would end a cell, and keeps spreadsheets from calculating', () => {
    const rows = [
      ['Day', 'Characters'],
      ['a "b", c', 1234],
      ['=1+1', -5],
      ['two\nlines', 0],
    ];
    assert.equal(toCsv(rows), '\uFEFFDay,Characters\r\n"a ""b"", c",1234\r\n\'=1+1,-5\r\n"two\nlines",0\r\n');
  });
});
