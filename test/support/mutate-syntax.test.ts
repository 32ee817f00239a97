import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readXmlTree } from '../../src/formats/shared/xml/read-xml-tree.ts';
import { seededRandom } from '../contracts/document-fuzz.ts';
import { mutateElements, mutateValues } from './mutate-syntax.ts';

test('mutated XML is well-formed, and mutated JSON is JSON', () => {
  const xml = '<a><!-- <b> --><b c="1" d="x">one <e/>two</b><f><g h="i"><![CDATA[<j>]]></g></f></a>';
  const json = '{"a": [1, {"b": "c"}], "d": {"e": null}}';
  let changed = 0;
  for (let seed = 0; seed < 200; seed++) {
    const [elements, values] = [mutateElements(xml, seededRandom(seed)), mutateValues(json, seededRandom(seed))];
    readXmlTree(elements, 100);
    JSON.parse(values);
    if (elements !== xml) changed += 1;
  }
  assert.ok(changed > 150, `${changed} changed`);
});
