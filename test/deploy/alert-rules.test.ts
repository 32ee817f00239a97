import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parse } from 'yaml';
import { checkout, missingTool, readDeployFile, runTool } from './deploy-files.ts';

interface Scenario {
  readonly name: string;
  readonly series: Readonly<Record<string, string>>;
  readonly at: string;
  readonly firing: readonly string[];
}

const ruleFile = 'prometheus/dragoman-rules.yml';
const rules: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(readDeployFile(ruleFile));
const scenarios: readonly Scenario[] = parse(readFileSync(join(import.meta.dirname, 'alert-scenarios.yml'), 'utf8'));

/** The series with the labels that Prometheus gives to everything it collects. */
function collected(series: string): string {
  const [, metric, labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? assert.fail(series);
  return `${metric}{job="dragoman", instance="a"${labels && ', '}${labels}}`;
}

/** A unit test for `promtool test rules`: https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/ */
function promtoolTest({ name, series, at, firing }: Scenario) {
  return {
    name,
    interval: '1m',
    input_series: Object.entries(series).map(([key, values]) => ({ series: collected(key), values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: at,
        exp_samples: firing.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
      },
    ],
  };
}

describe('alert rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-alerts-'));
  after(() => rmSync(folder, { recursive: true }));
  const alerts = rules.groups.flatMap((group) => group.rules);

  const checkScenarios = (cases: readonly Scenario[]) => {
    const file = join(folder, 'scenarios.yml');
    // JSON is YAML.
    writeFileSync(
      file,
      JSON.stringify({
        rule_files: [join(checkout, 'deploy', ruleFile)],
        evaluation_interval: '1m',
        tests: cases.map(promtoolTest),
      }),
    );
    return runTool('promtool', ['test', 'rules', file]);
  };
  const skip = missingTool('promtool');

  it('fire when they should, and not otherwise', { skip }, () => {
    const { status, output } = checkScenarios(scenarios);
    assert.equal(status, 0, output);
  });

  it('would fail the test if one fired that should not, or did not that should', { skip }, () => {
    const [first, ...rest] = scenarios.filter(({ firing }) => firing.length > 0);
    assert.ok(first);
    assert.notEqual(checkScenarios([{ ...first, firing: [] }]).status, 0);
    assert.notEqual(checkScenarios([{ ...first, firing: [...first.firing, ...(rest[0]?.firing ?? [])] }]).status, 0);
  });

  it('each has a scenario in which it fires, and one with its metrics in which it does not', () => {
    const metricsOf = (text: string) => new Set(text.match(/\b(?:dragoman|process|nodejs)_\w+|\bup\b/g));
    for (const { alert, expr } of alerts) {
      assert.ok(
        scenarios.some(({ firing }) => firing.includes(alert)),
        `${alert} fires`,
      );
      const metrics = metricsOf(expr);
      const quiet = scenarios.some(
        ({ series, firing }) =>
          !firing.includes(alert) && metrics.isSubsetOf(metricsOf(Object.keys(series).join('\n'))),
      );
      assert.ok(quiet, `${alert} does not fire`);
    }
  });
});
