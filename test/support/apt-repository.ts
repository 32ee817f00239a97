import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface AptRepository extends AsyncDisposable {
  /** With it, apt and dpkg know this repository alone, and install into a folder of their own. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where the packages are installed. */
  readonly folder: string;
  /** Ranges of the requests for packages, in order; undefined: all of it. */
  readonly asked: readonly (string | undefined)[];
  /** The next package is sent up to its middle, and no further. */
  hangNext(): void;
}

interface MadePackage {
  readonly name: string;
  /** A script of the package that runs after it was unpacked. */
  readonly postinst?: string;
}

/** Packages of Debian that are made for a test, and a system without any package to install them into. */
export async function startAptRepository(packages: readonly MadePackage[]): Promise<AptRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-apt-'));
  const files = new Map<string, Buffer>();
  const paragraphs = packages.map(({ name, postinst }) => {
    const tree = join(folder, 'made', name);
    const control = `Package: ${name}\nVersion: 1\nArchitecture: all\nMaintainer: Test <test@example.com>\nDescription: made for a test\n`;
    write(join(tree, 'DEBIAN/control'), control);
    if (postinst !== undefined) write(join(tree, 'DEBIAN/postinst'), `#!/bin/sh\n${postinst}\n`, 0o755);
    write(join(tree, 'usr/share', name, 'data'), randomBytes(300_000));
    const file = join(folder, `${name}_1_all.deb`);
    execFileSync('dpkg-deb', ['-Znone', '--root-owner-group', '--build', tree, file]);
    const content = readFileSync(file);
    files.set(`/${name}_1_all.deb`, content);
    const sum = createHash('sha256').update(content).digest('hex');
    return `${control}Filename: ./${name}_1_all.deb\nSize: ${content.length}\nSHA256: ${sum}\n`;
  });
  files.set('/Packages', Buffer.from(`${paragraphs.join('\n')}\n`));

  const asked: (string | undefined)[] = [];
  let hangs = false;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname.replace('/./', '/');
    const content = files.get(path);
    if (content === undefined) return void response.writeHead(404).end();
    const headers = { 'last-modified': 'Mon, 30 Nov 2026 00:00:00 GMT', 'accept-ranges': 'bytes' };
    if (path === '/Packages') return void response.writeHead(200, headers).end(content);
    const { range } = request.headers;
    asked.push(range);
    if (hangs) {
      hangs = false;
      response.writeHead(200, { ...headers, 'content-length': content.length });
      return void response.write(content.subarray(0, content.length / 2));
    }
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    if (range === undefined) return void response.writeHead(200, headers).end(content);
    const part = `bytes ${from}-${content.length - 1}/${content.length}`;
    response.writeHead(206, { ...headers, 'content-range': part }).end(content.subarray(from));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const root = join(folder, 'root');
  const database = join(root, 'var/lib/dpkg');
  for (const name of ['updates', 'info', 'triggers']) mkdirSync(join(database, name), { recursive: true });
  for (const name of [
    'var/lib/apt/lists/partial',
    'var/cache/apt/archives/partial',
    'etc/apt/apt.conf.d',
    'etc/apt/preferences.d',
    'var/log/apt',
  ])
    mkdirSync(join(root, name), { recursive: true });
  write(join(database, 'status'), '');
  write(join(root, 'etc/apt/sources.list'), `deb [trusted=yes] ${url} ./\n`);
  const configuration = join(folder, 'apt.conf');
  const settings = [
    `Dir "${root}/";`,
    `Dir::State::status "${database}/status";`,
    'Dir::Bin::methods "/usr/lib/apt/methods";',
    'Dir::Bin::dpkg "/usr/bin/dpkg";',
    'APT::Sandbox::User "root";',
    // A folder without a shell; whoever tests need not be root.
    `DPkg::Options { "--root=${root}"; "--force-not-root"; "--force-script-chrootless"; "--log=${folder}/dpkg.log"; };`,
  ];
  write(configuration, `${settings.join('\n')}\n`);
  return {
    environment: { APT_CONFIG: configuration, DPKG_ADMINDIR: database },
    folder: root,
    asked,
    hangNext() {
      hangs = true;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function write(path: string, content: string | Buffer, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { mode });
}
