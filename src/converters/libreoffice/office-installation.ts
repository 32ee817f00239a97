import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficeComponent } from './office-conversions.ts';

/** LibreOffice as it is on this machine. */
export interface OfficeInstallation {
  /** Folder with its program. */
  readonly folder: string;
  readonly components: ReadonlySet<OfficeComponent>;
}

/** Those of Debian's packages first. */
const usualFolders = ['/usr/lib/libreoffice/program', '/usr/lib64/libreoffice/program', '/opt/libreoffice/program'];

export const officeProgram = 'soffice.bin';

const libraries: Readonly<Record<OfficeComponent, string>> = {
  writer: 'libswlo.so',
  calc: 'libsclo.so',
  impress: 'libsdlo.so',
};

/** Looks each time: set-up may install it beside a server that works. */
export function findOffice(folders: readonly string[] = usualFolders): OfficeInstallation | undefined {
  const folder = folders.find((each) => existsSync(join(each, officeProgram)));
  if (folder === undefined) return undefined;
  const components = (Object.keys(libraries) as OfficeComponent[]).filter((component) =>
    existsSync(join(folder, libraries[component])),
  );
  return { folder, components: new Set(components) };
}
