import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeFace, type Face } from './face.ts';
import { readFaceTables } from './font-file.ts';

/** Where Debian's packages have the fonts. */
export const systemFontFolders: readonly string[] = [
  '/usr/share/fonts/truetype/liberation2',
  '/usr/share/fonts/truetype/liberation',
  '/usr/share/fonts/truetype/crosextra',
  '/usr/share/fonts/truetype/noto',
  '/usr/share/fonts/opentype/noto',
];

export interface FontFolders {
  /** Fonts that an operator adds: a source that names one of their families gets it. */
  readonly added?: string;
  readonly system?: readonly string[];
}

const mostFiles = 5000;

/** The installed fonts. Opening reads names and metrics of every face; the characters of a face are read when it is looked at. */
export class FontCatalogue {
  readonly faces: readonly Face[];
  /** Those of the operator's folder. */
  readonly added: ReadonlySet<Face>;

  private constructor(faces: readonly Face[], added: ReadonlySet<Face>) {
    this.faces = faces;
    this.added = added;
  }

  static open(folders: FontFolders = {}): FontCatalogue {
    const faces = new Map<string, Face>();
    const added = new Set<Face>();
    for (const face of facesIn(folders.system ?? systemFontFolders)) {
      const known = faces.get(face.id);
      if (known === undefined || known.revision < face.revision) faces.set(face.id, face);
    }
    for (const face of folders.added === undefined ? [] : facesIn([folders.added])) {
      faces.set(face.id, face);
      added.add(face);
    }
    return new FontCatalogue([...faces.values()], added);
  }
}

function* facesIn(folders: readonly string[]): Generator<Face> {
  for (const folder of folders)
    for (const path of fontFiles(folder)) {
      yield* readableFaces(path);
    }
}

/** None where a file is damaged or may not be read: the others still serve. */
function readableFaces(path: string): readonly Face[] {
  try {
    return readFaceTables(path).flatMap((tables) => describeFace(tables) ?? []);
  } catch {
    return [];
  }
}

function fontFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && /\.(ttf|otf|ttc|otc)$/i.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .slice(0, mostFiles);
  } catch {
    return [];
  }
}
