import type { FontFamilyClass, TextStyle } from '../text-request.ts';
import { covers } from './character-map.ts';
import type { Face } from './face.ts';
import type { FontCatalogue } from './font-catalogue.ts';
import sameWidths from './same-widths.json' with { type: 'json' };

const familiesOfSameWidths: ReadonlyMap<string, string> = new Map(Object.entries(sameWidths.families));
const defaultFamilies: Readonly<Record<FontFamilyClass, string>> = {
  sans: 'Liberation Sans',
  serif: 'Liberation Serif',
  mono: 'Liberation Mono',
};
/** Scripts for which faces of the same widths as another exist. For the others, Noto's own faces are better made. */
const scriptsOfSameWidths: ReadonlySet<string> = new Set(['Latn', 'Grek', 'Cyrl', 'Zyyy']);
const ownLook =
  /\b(ui|kufi|rashi|looped|nastaliq|unjoined|display|traditional|supplement|symbols2?|math|music|narrow)\b/i;
const rememberedClusters = 20_000;

/** Faces for a look, best first, with what has been found for single clusters. */
interface Preference {
  readonly faces: readonly Face[];
  readonly found: Map<string, Face | undefined>;
}

/** Chooses faces: the source's own family or one of the same widths, then the class's default, then Noto by class. */
export class FaceChoice {
  readonly #families = new Map<string, Face[]>();
  readonly #added = new Map<string, Face[]>();
  readonly #preferences = new Map<string, Preference>();
  /** What was asked for last: letters ask for the same again and again. */
  #last:
    | { readonly style: TextStyle; readonly latin: boolean; readonly region: string; readonly found: Preference }
    | undefined;

  constructor(catalogue: FontCatalogue) {
    for (const face of catalogue.faces) {
      append(this.#families, face.family, face);
      if (catalogue.added.has(face)) append(this.#added, plainFamilyName(face.family), face);
    }
  }

  /** The first face in which the cluster can be written, and undefined if none has it. */
  find(cluster: string, style: TextStyle, script: string, region: string): Face | undefined {
    const preference = this.#preference(style, script, region);
    if (preference.found.has(cluster)) return preference.found.get(cluster);
    const wanted = spellingsOf(cluster);
    const face = preference.faces.find((candidate) => hasOne(candidate, wanted));
    if (preference.found.size >= rememberedClusters) preference.found.clear();
    preference.found.set(cluster, face);
    return face;
  }

  /** Whether a cluster can be written in a face. */
  has(face: Face, cluster: string): boolean {
    const simple = cluster.length === 1 ? cluster.charCodeAt(0) : undefined;
    if (simple !== undefined && simple > 0x20 && simple < 0x7f) return covers(face.coverage(), simple);
    return hasOne(face, spellingsOf(cluster));
  }

  /** The face whose sign for missing characters is written where nothing has a character. */
  first(style: TextStyle, script: string, region: string): Face | undefined {
    return this.#preference(style, script, region).faces[0];
  }

  #preference(style: TextStyle, script: string, region: string): Preference {
    const latin = scriptsOfSameWidths.has(script);
    const last = this.#last;
    if (last?.style === style && last.latin === latin && last.region === region) return last.found;
    const found = this.#preferenceFor(style, latin, region);
    this.#last = { style, latin, region, found };
    return found;
  }

  #preferenceFor(style: TextStyle, latin: boolean, region: string): Preference {
    const name = style.fontName === undefined ? '' : plainFamilyName(style.fontName);
    const known = this.#added.has(name) || familiesOfSameWidths.has(name) ? name : '';
    const key = [style.family, style.bold, style.italic, known, latin, region].join();
    let preference = this.#preferences.get(key);
    if (preference === undefined) {
      preference = { faces: this.#inOrder(style, known, latin, region), found: new Map() };
      this.#preferences.set(key, preference);
    }
    return preference;
  }

  #inOrder(style: TextStyle, name: string, latin: boolean, region: string): readonly Face[] {
    const first = latin ? [familiesOfSameWidths.get(name), defaultFamilies[style.family]] : [];
    const rest = [...this.#families.keys()]
      .map((family) => ({ family, rank: this.#rank(family, style.family, region) }))
      .sort((a, b) => a.rank - b.rank || a.family.length - b.family.length || (a.family < b.family ? -1 : 1));
    const families = [...new Set([...first, ...rest.map(({ family }) => family)])];
    const groups = [this.#added.get(name), ...families.map((family) => this.#families.get(family ?? ''))];
    return [...new Set(groups.flatMap((faces) => (faces === undefined ? [] : [nearest(faces, style)])))];
  }

  #rank(family: string, familyClass: FontFamilyClass, region: string): number {
    const faces = this.#families.get(family) ?? [];
    const face = faces[0];
    let rank = 0;
    if (face?.familyClass !== familyClass) rank += face?.familyClass === 'mono' ? 60 : 40;
    if (ownLook.test(family)) rank += 20;
    if (!/^(Noto (Sans|Serif)|Liberation)\b/.test(family)) rank += 10;
    const cjk = / CJK (\w\w)$/.exec(family)?.[1];
    if (cjk !== undefined && cjk !== region) rank += 5;
    return rank;
  }
}

function append(map: Map<string, Face[]>, key: string, face: Face): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [face]);
  else list.push(face);
}

/** The face of a family that is nearest to the style: bold or not before slant, then the usual weight of both, not a light or black one. */
function nearest(faces: readonly Face[], style: TextStyle): Face {
  const usual = style.bold ? 700 : 400;
  const distance = (face: Face) =>
    (face.bold === style.bold ? 0 : 2) + (face.italic === style.italic ? 0 : 1) + Math.abs(face.weight - usual) / 1001;
  return faces.reduce((best, face) => (distance(face) < distance(best) ? face : best));
}

/** The name of a font's family as tables have it: without the tag of a subset, style and foundry. */
export function plainFamilyName(fontName: string): string {
  return fontName
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[-,].*$/, '')
    .replace(/(PS|MT|PSMT)$/, '')
    .replace(/\s+/g, '')
    .toLowerCase()
    .replace(/(bold|italic|oblique|regular)+$/, '');
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]/u;

/** Ways to spell a cluster, of which a face must have one: as it is, composed, decomposed. */
function spellingsOf(cluster: string): readonly (readonly number[])[] {
  const spellings = new Set([cluster, cluster.normalize('NFC'), cluster.normalize('NFD')]);
  return [...spellings].map((spelling) => {
    const visible = [...spelling].filter((character) => !invisible.test(character));
    return visible.map((character) => character.codePointAt(0) ?? 0);
  });
}

function hasOne(face: Face, spellings: readonly (readonly number[])[]): boolean {
  const coverage = face.coverage();
  return spellings.some((spelling) => spelling.every((codePoint) => covers(coverage, codePoint)));
}
