import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp } from '../support/test-app.ts';
import { checkout, missingTool, readDeployFile, runTool } from './deploy-files.ts';

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const rules = readDeployFile('prometheus/dragoman-rules.yml');
const panels: readonly Panel[] = JSON.parse(readDeployFile('grafana/dragoman.json')).panels;
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

describe('alert rules and dashboard', () => {
  let served: ReadonlySet<string>;
  before(async () => {
    // With a cache, which has metrics of its own.
    const cache = { memoryBytes: 1024, diskBytes: 0 };
    await using app = await createTestApp({ translators: [new FakeTranslator()], cache });
    const { payload } = await app.send('GET', '/metrics');
    served = new Set([...payload.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  });

  for (const [name, text] of [
    ['dragoman-rules.yml', rules],
    ['dragoman.json', expressions.join('\n')],
  ] as const)
    it(`${name} uses only metrics that the server has`, () => {
      const used = [...text.matchAll(/\b(dragoman|process|nodejs)_[a-z\d_]+/g)].map(([metric]) =>
        metric.replace(/_(bucket|sum|count)$/, ''),
      );
      assert.ok(used.length > 10);
      for (const metric of used) assert.ok(served.has(metric), metric);
    });

  it('the dashboard has no panel over another, and a title for each', () => {
    const cells = new Set<string>();
    for (const { title, gridPos } of panels) {
      assert.ok(title);
      assert.ok(gridPos.x + gridPos.w <= 24, title);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          assert.ok(!cells.has(`${x} ${y}`), title);
          cells.add(`${x} ${y}`);
        }
    }
  });

  const skip = missingTool('promtool');

  it('promtool takes the rules', { skip }, () => {
    const { status, output } = runTool('promtool', [
      'check',
      'rules',
      join(checkout, 'deploy/prometheus/dragoman-rules.yml'),
    ]);
    assert.equal(status, 0, output);
    assert.match(output, /SUCCESS: \d+ rules found/);
  });

  it('promtool takes the expressions of the dashboard', { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-dashboard-'));
    try {
      const file = join(folder, 'expressions.yml');
      // Grafana puts the variables in before it asks. JSON is YAML.
      const asRules = expressions.map((expression, index) => ({
        record: `dashboard:${index}`,
        expr: expression.replaceAll('$job', 'dragoman').replaceAll('$instance', '.*'),
      }));
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: asRules }] }));
      const { status, output } = runTool('promtool', ['check', 'rules', file]);
      assert.equal(status, 0, output);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
