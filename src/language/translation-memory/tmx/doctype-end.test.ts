import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import { DoctypeEnd } from './doctype-end.ts';

const doctypes = [
  '<!DOCTYPE tmx>',
  '<!DOCTYPE tmx SYSTEM "a>b">',
  "<!DOCTYPE tmx [<!ENTITY a '>]'> <!ELEMENT b (c)>]>",
  '<!DOCTYPE tmx [<!-- ]> " --> <!---->]>',
  '<!DOCTYPE tmx [<!- a>]>',
];

test('the end of a document type is the same wherever the text is cut', () => {
  for (const doctype of doctypes)
    for (let cut = 9; cut < doctype.length; cut += 1) {
      const whole = `x${doctype}<tmx>`;
      const end = new DoctypeEnd();
      assert.equal(end.find(`x${doctype.slice(0, cut)}`, 1), -1, `${doctype} cut at ${cut}`);
      assert.equal(end.find(whole, 1), 1 + doctype.length, `${doctype} cut at ${cut}`);
    }
});

test('a document type that comes in many pieces is read once', async () => {
  const doctype = `<!DOCTYPE tmx [${'<!ELEMENT a (b)> '.repeat(60_000)}`;
  await withinCpu(3, async () => {
    const end = new DoctypeEnd();
    for (let length = 64; length <= doctype.length; length += 64)
      assert.equal(end.find(doctype.slice(0, length), 0), -1);
  });
});
