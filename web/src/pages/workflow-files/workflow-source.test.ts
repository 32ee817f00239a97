import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultyLineOf, idOf, lineAt, newWorkflow, rangeOfLine } from './workflow-source.ts';

const id = '5c1e9d34-8a27-4f60-b3d9-72e4a1c60f58';

describe('the file of a workflow', () => {
  it('says its id in YAML and in JSON', () => {
    assert.equal(idOf(`name: a\nid: ${id}\n`), id);
    assert.equal(idOf(`{\n  "id": "${id.toUpperCase()}",`), id);
    assert.equal(idOf(`{"name":"a","id":"${id}"}`), id);
    assert.equal(idOf('id: my-workflow'), undefined);
    assert.equal(idOf(`invalid: ${id}`), undefined);
    assert.notEqual(idOf(newWorkflow()), idOf(newWorkflow()));
  });

  it('has lines that messages name', () => {
    const source = 'a\nbc\n\nd';
    assert.deepEqual(
      [1, 2, 3, 4, 9].map((line) => source.slice(...rangeOfLine(source, line))),
      ['a', 'bc', '', 'd', 'd'],
    );
    assert.deepEqual([lineAt(source, 0), lineAt(source, 2), lineAt(source, source.length)], [1, 2, 4]);
    assert.equal(faultyLineOf('The workflow is not valid: line 12: there is no service.'), 12);
    assert.equal(faultyLineOf('another workflow has the name.'), undefined);
  });
});
