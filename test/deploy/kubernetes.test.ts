import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { settings } from '../../src/config/settings.ts';
import { checkManifestTypes, type Manifest } from './check-manifest-types.ts';
import { checkout, longestStop, missingTool, readDeployFile, runTool } from './deploy-files.ts';

interface Selector {
  readonly matchLabels: Readonly<Record<string, string>>;
}

interface Container {
  readonly ports: readonly { name: string; containerPort: number }[];
  readonly env: readonly { name: string; value: string }[];
  readonly envFrom: readonly { configMapRef: { name: string } }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly resources: { requests: Record<string, string>; limits: Record<string, string> };
  readonly securityContext: Record<string, unknown>;
  readonly volumeMounts: readonly { name: string; mountPath: string }[];
}

interface Probe {
  readonly httpGet: { path: string; port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

interface Deployment extends Manifest {
  readonly spec: {
    readonly replicas?: number;
    readonly selector: Selector;
    readonly strategy: { rollingUpdate: { maxUnavailable: number } };
    readonly template: {
      readonly metadata: { labels: Record<string, string> };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly shareProcessNamespace: boolean;
        readonly securityContext: Record<string, unknown>;
        readonly containers: readonly [Container];
        readonly volumes: readonly { name: string }[];
      };
    };
  };
}

const kustomization = parse(readDeployFile('kubernetes/kustomization.yaml'));
const files: readonly string[] = kustomization.resources;
const manifests = files.flatMap((file) => readManifests(readDeployFile(`kubernetes/${file}`)));
const settingsFile = readDeployFile('kubernetes/settings.env');

function readManifests(text: string): Manifest[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    assert.deepEqual([...document.errors, ...document.warnings], []);
    return document.toJS({ maxAliasCount: -1 }) as Manifest;
  });
}

function ofKind<Kind = Manifest>(kind: string): (Kind & Manifest)[] {
  return manifests.filter((manifest) => manifest.kind === kind) as (Kind & Manifest)[];
}

const deployments = ofKind<Deployment>('Deployment');
const pods = deployments.map(({ metadata, spec }) => ({
  name: metadata.name,
  labels: spec.template.metadata.labels,
  ...spec.template.spec,
  container: spec.template.spec.containers[0],
}));

const settingOf = ({ env }: Container, name: string): string =>
  env.find((variable) => variable.name === name)?.value ?? assert.fail(name);

const isSelected = (labels: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): boolean =>
  Object.entries(wanted).every(([label, value]) => labels[label] === value);

describe('the manifests for Kubernetes', () => {
  it('have fields of the Kubernetes API alone, of the right types', () => {
    assert.deepEqual(checkManifestTypes(manifests), []);
  });

  it('would not pass with a field that the API does not know, of another type, or without one that it needs', () => {
    const [{ apiVersion, kind, metadata } = assert.fail()] = ofKind('PodDisruptionBudget');
    const wrong = (spec: object): readonly string[] =>
      checkManifestTypes([{ apiVersion, kind, metadata, spec } as Manifest]);
    assert.match(wrong({ maxUnavailabel: 1 }).join(), /maxUnavailabel/);
    assert.match(wrong({ maxUnavailable: [1] }).join(), /maxUnavailable/);
    assert.match(wrong({ selector: { matchExpressions: [{ key: 'a' }] } }).join(), /operator/);
  });

  it('are rendered by kubectl to what the files say, with the image and the settings put in', {
    skip: missingTool('kubectl', 'help'),
  }, () => {
    const { status, output } = runTool('kubectl', ['kustomize', join(checkout, 'deploy/kubernetes')]);
    assert.equal(status, 0, output);
    const rendered = readManifests(output);
    assert.deepEqual(checkManifestTypes(rendered), []);
    const nameOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;
    const map = rendered.find(({ kind }) => kind === 'ConfigMap') ?? assert.fail();
    assert.deepEqual(
      rendered
        .filter((manifest) => manifest !== map)
        .map(nameOf)
        .toSorted(),
      manifests.map(nameOf).toSorted(),
    );
    for (const manifest of rendered)
      if (manifest.kind !== 'Namespace') assert.equal(manifest.metadata.namespace, kustomization.namespace);
    for (const { spec } of rendered.filter(({ kind }) => kind === 'Deployment') as Deployment[]) {
      const { containers } = spec.template.spec;
      assert.equal(containers[0].envFrom[0]?.configMapRef.name, map.metadata.name);
      const [{ newName, newTag }] = kustomization.images;
      assert.equal((containers[0] as unknown as { image: string }).image, `${newName}:${newTag}`);
    }
  });

  it('use settings that exist, each once, and no secrets outside of files', () => {
    const names = settings.map(({ name }) => name as string);
    const secrets = settings.filter((setting) => 'secret' in setting).map(({ name }) => name as string);
    const shared = [...settingsFile.matchAll(/^(DRAGOMAN_\w+)=/gm)].map(([, name = '']) => name);
    for (const { container } of pods) {
      const own = container.env.map(({ name }) => name);
      for (const name of [...own, ...shared]) {
        const base = name.replace(/_FILE$/, '');
        assert.ok(names.includes(base), name);
        assert.equal(secrets.includes(base), name.endsWith('_FILE'), name);
      }
      assert.deepEqual(
        own.filter((name) => shared.includes(name)),
        [],
      );
    }
  });

  it('configure nodes of both kinds that start', () => {
    const given = new Map(
      [...settingsFile.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    const secrets: Readonly<Record<string, string>> = {
      DRAGOMAN_DATABASE_URL: 'postgres://dragoman:password@database/dragoman',
      DRAGOMAN_OBJECT_STORE_SECRET: 'secret',
    };
    const roles = pods.map(({ container }) => {
      const own = new Map(container.env.map(({ name, value }) => [name, value]));
      const get = (name: string): string | undefined => own.get(name) ?? given.get(name) ?? secrets[name];
      const { config } = resolveConfiguration({ get, problems: [] }, checkout);
      assert.equal(config.metricsPort, 9464);
      return config.role;
    });
    assert.deepEqual(roles.toSorted(), ['api', 'worker']);
  });

  it('name the ports that the settings open, everywhere', () => {
    for (const { container } of pods) {
      const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, `${containerPort}`]));
      assert.deepEqual(ports, {
        http: settingOf(container, 'DRAGOMAN_PORT'),
        health: settingOf(container, 'DRAGOMAN_HEALTH_PORT'),
        metrics: settingOf(container, 'DRAGOMAN_METRICS_PORT'),
      });
      const { startupProbe, livenessProbe, readinessProbe } = container;
      assert.deepEqual(
        [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => [httpGet.path, httpGet.port]),
        [
          ['/healthz', 'health'],
          ['/healthz', 'health'],
          ['/readyz', 'health'],
        ],
      );
    }
    const [service] = ofKind<{ spec: { ports: { targetPort: string }[] } }>('Service');
    assert.deepEqual(
      service?.spec.ports.map(({ targetPort }) => targetPort),
      ['http'],
    );
    const policies = ofKind<{ spec: { ingress: { ports: { port: string }[] }[] } }>('NetworkPolicy');
    for (const { port } of policies.flatMap(({ spec }) => spec.ingress.flatMap(({ ports }) => ports)))
      assert.ok(['http', 'metrics'].includes(port), port);
  });

  it('give a pod time for the delay, for sessions and for the longest request, and turn away in time', () => {
    for (const { name, container, terminationGracePeriodSeconds } of pods) {
      const delay = Number(settingOf(container, 'DRAGOMAN_SHUTDOWN_DELAY'));
      assert.ok(terminationGracePeriodSeconds > delay + longestStop(), name);
      const { periodSeconds, failureThreshold } = container.readinessProbe;
      assert.ok(periodSeconds * failureThreshold < delay, name);
    }
  });

  it('select the pods that they mean', () => {
    for (const { metadata, spec } of deployments) {
      assert.deepEqual(spec.selector.matchLabels, spec.template.metadata.labels, metadata.name);
      assert.equal(spec.replicas, undefined, 'an apply must not undo the autoscaler');
      assert.equal(spec.strategy.rollingUpdate.maxUnavailable, 0);
    }
    const selects = (labels: Readonly<Record<string, string>>): string[] =>
      pods.filter((pod) => isSelected(pod.labels, labels)).map(({ name }) => name);
    for (const { metadata, spec } of ofKind<{ spec: { selector: Selector } }>('PodDisruptionBudget'))
      assert.deepEqual(selects(spec.selector.matchLabels), [metadata.name]);
    const [service] = ofKind<{ spec: { selector: Record<string, string> } }>('Service');
    assert.deepEqual(selects(service?.spec.selector ?? {}), ['dragoman-api']);
    for (const { spec } of ofKind<{ spec: { podSelector: Selector } }>('NetworkPolicy'))
      assert.ok(selects(spec.podSelector.matchLabels).length > 0);
    const targets = ofKind<{ spec: { scaleTargetRef: { name: string } } }>('HorizontalPodAutoscaler');
    assert.deepEqual(
      targets.map(({ spec }) => spec.scaleTargetRef.name),
      pods.map(({ name }) => name),
    );
  });

  it('let the containers do little, and mount what they name', () => {
    for (const { container, volumes, securityContext, shareProcessNamespace } of pods) {
      // Otherwise nobody collects processes whose parents have died.
      assert.equal(shareProcessNamespace, true);
      assert.deepEqual(container.securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      assert.equal(securityContext.runAsNonRoot, true);
      assert.deepEqual(
        container.volumeMounts.map(({ name }) => name),
        volumes.map(({ name }) => name),
      );
      const mounted = container.volumeMounts.map(({ mountPath }) => mountPath);
      assert.ok(mounted.includes(settingOf(container, 'DRAGOMAN_DATA_DIR')));
      for (const { name, value } of container.env)
        if (name.endsWith('_FILE'))
          assert.ok(
            mounted.some((path) => value.startsWith(`${path}/`)),
            value,
          );
      assert.ok(container.resources.requests.memory && container.resources.limits.memory);
    }
  });

  it('scale workers by a metric that the adapter makes of one that the server has', () => {
    const adapter = parse(readDeployFile('prometheus/dragoman-adapter.yml'));
    const [rule] = adapter.externalRules;
    const metrics = readDeployFile('../docs/reference/metrics.md');
    assert.ok(metrics.includes(`\`${rule.name.matches.slice(1, -1)}\``));
    for (const query of [rule.seriesQuery, rule.metricsQuery])
      assert.ok(query.includes('dragoman_jobs_oldest_waiting_seconds{kind="document"'));
    const autoscaler = JSON.stringify(ofKind('HorizontalPodAutoscaler'));
    assert.ok(autoscaler.includes(`"name":"${rule.name.as}"`));
  });

  it('have a job for Prometheus that promtool takes', { skip: missingTool('promtool') }, () => {
    const { scrape_configs } = parse(readDeployFile('prometheus/dragoman-kubernetes.yml'));
    const [{ kubernetes_sd_configs, ...job }] = scrape_configs;
    assert.deepEqual(kubernetes_sd_configs, [{ role: 'pod' }]);
    assert.equal(job.job_name, 'dragoman', 'as the alert rules say');
    // Debian's promtool is built without the discovery of Kubernetes.
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-scrape-'));
    try {
      const file = join(folder, 'prometheus.yml');
      writeFileSync(file, JSON.stringify({ scrape_configs: [{ ...job, static_configs: [{ targets: ['a:1'] }] }] }));
      const { status, output } = runTool('promtool', ['check', 'config', '--syntax-only', file]);
      assert.equal(status, 0, output);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
