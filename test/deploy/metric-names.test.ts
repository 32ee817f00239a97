import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp } from '../support/test-app.ts';
import { checkout, missingTool, readDeployFile, runTool } from './deploy-files.ts';

interface DataSource {
  readonly type: string;
  readonly uid: string;
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: DataSource;
  readonly targets?: readonly { readonly refId: string; readonly expr: string; readonly datasource: DataSource }[];
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly schemaVersion: number;
  readonly templating: { readonly list: readonly { readonly name: string }[] };
  readonly panels: readonly Panel[];
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana
const dataSource: DataSource = { type: 'prometheus', uid: '${datasource}' };

const rules = readDeployFile('prometheus/dragoman-rules.yml');
const dashboard: Dashboard = JSON.parse(readDeployFile('grafana/dragoman.json'));
const { panels } = dashboard;
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

describe('alert rules and dashboard', () => {
  let served: ReadonlySet<string>;
  before(async () => {
    // With a cache and scheduled backups, which have their own metrics.
    const cache = { memoryBytes: 1024, diskBytes: 0 };
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-backups-'));
    try {
      const backups = { folder, everyMilliseconds: 3_600_000, keep: 1 };
      await using app = await createTestApp({ translators: [new FakeTranslator()], cache, settings: { backups } });
      const { payload } = await app.send('GET', '/metrics');
      served = new Set([...payload.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    } finally {
      rmSync(folder, { recursive: true });
    }
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

  it('the dashboard shows every metric of Dragoman itself', () => {
    // The number of cached sentences says less than their bytes, which have a bound.
    const leftOut = ['dragoman_sentence_cache_entries'];
    const shown = expressions.join('\n');
    for (const metric of served)
      if (metric.startsWith('dragoman_') && !leftOut.includes(metric))
        assert.match(shown, new RegExp(`\\b${metric}(_bucket|_sum|_count)?\\{`));
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

  // Grafana's dashboard JSON model: https://grafana.com/docs/grafana/latest/dashboards/build-dashboards/view-dashboard-json-model/
  it('the dashboard has what the JSON model of Grafana asks of panels, queries and variables', () => {
    const { uid, title, schemaVersion, templating } = dashboard;
    assert.match(uid, /^[\w-]{1,40}$/);
    assert.ok(title && schemaVersion >= 16);
    assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length, 'ids are unique');
    const variables = new Set(templating.list.map(({ name }) => name));
    const used = [...JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)].map(([, name = '']) => name);
    for (const name of used) assert.ok(variables.has(name), `$${name} is a variable`);
    for (const { type, title, datasource, targets = [] } of panels) {
      assert.ok(['row', 'stat', 'timeseries'].includes(type), `${title}: ${type}`);
      assert.equal(targets.length > 0, type !== 'row', title);
      assert.equal(new Set(targets.map(({ refId }) => refId)).size, targets.length, title);
      for (const source of [...(type === 'row' ? [] : [datasource]), ...targets.map((target) => target.datasource)])
        assert.deepEqual(source, dataSource, title);
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
