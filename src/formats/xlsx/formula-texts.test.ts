import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columnReferences, comparedTexts } from './formula-texts.ts';

describe('texts that formulas compare with', () => {
  for (const [formula, expected] of [
    ['COUNTIF(A:A,"Open")', ['Open']],
    ['IF(A1="Open","yes","no")', ['Open']],
    ['IF("Open" = A1,"yes","no")', ['Open']],
    ['IF(OR(A1<>"Open",A1>="b"),1,"no")', ['Open', 'b']],
    ['SUMIFS(C:C,A:A,"<>Open",B:B,"=Blue")', ['Open', 'Blue']],
    ['IF(MATCH("Say ""yes""",A:A,0)>1,"a","b")', ['Say "yes"']],
    ['"Total: "&A1&" ("&B1&")"', []],
    ['_xlfn.IFS(A1>1,"many",A1=1,"one")', []],
    ['IF(\'It\'\'s "here"\'!A1="x","y")', ['x']],
    ['VLOOKUP("Rain",Data!A:B,2)', ['Rain']],
    ['IF((A1)="Open",1,2)', ['Open']],
    ['COUNTIF(A:A,"unfinished', ['unfinished']],
  ] as const) {
    it(formula, () => assert.deepEqual(comparedTexts(formula, false), expected));
  }

  it('are all of a condition', () => {
    assert.deepEqual(comparedTexts('"Open"', true), ['Open']);
    assert.deepEqual(comparedTexts('"Open"', false), []);
    assert.deepEqual(comparedTexts('NOT(ISERROR(SEARCH("late",A1)))', true), ['late']);
  });
});

describe('columns that formulas refer to', () => {
  for (const [formula, expected] of [
    ['SUM(Weather[Rain in mm])', ['Rain in mm']],
    ['[@Rain]*2', ['Rain']],
    ['Weather[@[Rain in mm]]', ['Rain in mm']],
    ['SUM(Weather[[Rain]:[Sun]])', ['Rain', 'Sun']],
    ["Weather[['#1 o'']]", ["#1 o'"]],
    ['A1+B2', []],
    ['[unfinished', []],
  ] as const) {
    it(formula, () => assert.deepEqual(columnReferences(formula), expected));
  }
});
