import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Value = string | number | boolean;
type Item = readonly [path: string, name: string, value: Value];

const common = '/org.openoffice.Office.Common';
const inet = '/org.openoffice.Inet/Settings';

/** What LibreOffice must not do, in its own settings: the second wall, and the only one where there is no sandbox. */
const items: readonly Item[] = [
  [`${common}/Security/Scripting`, 'MacroSecurityLevel', 3],
  [`${common}/Security/Scripting`, 'DisableMacrosExecution', true],
  [`${common}/Security/Scripting`, 'DisableActiveContent', true],
  [`${common}/Security/Scripting`, 'BlockUntrustedRefererLinks', true],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', 0],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', 1],
  ['/org.openoffice.Office.Calc/Formula/Load', 'OOXMLRecalcMode', 1],
  ['/org.openoffice.Office.Calc/Formula/Load', 'ODFRecalcMode', 1],
  ['/org.openoffice.Office.Java/VirtualMachine', 'Enable', false],
  ['/org.openoffice.Office.Recovery/AutoSave', 'Enabled', false],
  ['/org.openoffice.Office.Recovery/RecoveryInfo', 'Enabled', false],
  [`${common}/Misc`, 'FirstRun', false],
  [`${common}/Misc`, 'UseLocking', false],
  ['/org.openoffice.Setup/Office', 'ooSetupInstCompleted', true],
  [inet, 'ooInetProxyType', 2],
  [inet, 'ooInetHTTPProxyName', '127.0.0.1'],
  [inet, 'ooInetHTTPProxyPort', 9],
  [inet, 'ooInetHTTPSProxyName', '127.0.0.1'],
  [inet, 'ooInetHTTPSProxyPort', 9],
  [inet, 'ooInetFTPProxyName', '127.0.0.1'],
  [inet, 'ooInetFTPProxyPort', 9],
  [inet, 'ooInetNoProxy', ''],
];

function itemXml([path, name, value]: Item): string {
  return `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
}

/** Writes the profile into a folder that LibreOffice gets as `UserInstallation`. */
export async function writeOfficeProfile(folder: string): Promise<void> {
  await mkdir(join(folder, 'user'), { recursive: true, mode: 0o700 });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<oor:items xmlns:oor="http://openoffice.org/2001/registry">',
    ...items.map(itemXml),
    '</oor:items>',
  ].join('\n');
  await writeFile(join(folder, 'user', 'registrymodifications.xcu'), xml, { mode: 0o600 });
}
