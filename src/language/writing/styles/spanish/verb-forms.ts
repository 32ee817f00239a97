/** How a verb departs from its class; stems without their endings. */
interface Irregular {
  /** First person of the present, from which the subjunctive comes. */
  readonly me?: string;
  /** Stem under stress: `empiez`. */
  readonly stressed?: string;
  /** Stem of a strong preterite: `hic`. */
  readonly strong?: string;
  /** Third persons of the preterite and the gerund: `pid`. */
  readonly weak?: string;
  readonly future?: string;
  readonly participle?: string;
}

const irregular: Readonly<Record<string, Irregular>> = {
  abrir: { participle: 'abierto' },
  adquirir: { stressed: 'adquier' },
  apretar: { stressed: 'apriet' },
  comenzar: { stressed: 'comienz' },
  concluir: { me: 'concluy', stressed: 'concluy', weak: 'concluy' },
  conseguir: { me: 'consig', stressed: 'consigu', weak: 'consigu' },
  construir: { me: 'construy', stressed: 'construy', weak: 'construy' },
  continuar: { stressed: 'continú' },
  costar: { stressed: 'cuest' },
  decir: { me: 'dig', stressed: 'dic', strong: 'dij', weak: 'dic', future: 'dir', participle: 'dicho' },
  detener: { me: 'deteng', stressed: 'detien', strong: 'detuv', future: 'detendr' },
  disponer: { me: 'dispong', strong: 'dispus', future: 'dispondr', participle: 'dispuesto' },
  disminuir: { me: 'disminuy', stressed: 'disminuy', weak: 'disminuy' },
  efectuar: { stressed: 'efectú' },
  elegir: { me: 'elij', stressed: 'elig', weak: 'elig' },
  empezar: { stressed: 'empiez' },
  entender: { stressed: 'entiend' },
  enviar: { stressed: 'enví' },
  hacer: { me: 'hag', strong: 'hic', future: 'har', participle: 'hecho' },
  incluir: { me: 'incluy', stressed: 'incluy', weak: 'incluy' },
  mostrar: { stressed: 'muestr' },
  obtener: { me: 'obteng', stressed: 'obtien', strong: 'obtuv', future: 'obtendr' },
  ofrecer: { me: 'ofrezc' },
  pedir: { me: 'pid', stressed: 'pid', weak: 'pid' },
  permanecer: { me: 'permanezc' },
  reducir: { me: 'reduzc', strong: 'reduj' },
  requerir: { stressed: 'requier', weak: 'requir' },
  seguir: { me: 'sig', stressed: 'sigu', weak: 'sigu' },
  tener: { me: 'teng', stressed: 'tien', strong: 'tuv', future: 'tendr' },
  volver: { stressed: 'vuelv', participle: 'vuelto' },
};

/**
 * The forms of a verb, in one order for all: infinitive, gerund, participles, present, preterite, imperfect, future,
 * conditional, subjunctives. Imperatives and those of vosotros are left out: they are written like others.
 */
export function verbForms(verb: string): readonly string[] {
  const { me, stressed, strong, weak, future, participle } = irregular[verb] ?? {};
  const stem = verb.slice(0, -2);
  const isAr = verb.endsWith('ar');
  const isIr = verb.endsWith('ir');
  const [soft, strongStem] = [isAr ? softened(stem) : stem, stressed ?? stem];
  const first = me ?? hardened(strongStem, isAr);
  const third = isAr ? 'a' : 'e';
  // `creído`, `creímos`: after a strong vowel the i has the stress.
  const i = /[aeo]$/.test(stem) ? 'í' : 'i';
  const done = participle ?? `${stem}${isAr ? 'ado' : `${i}do`}`;
  const doneStem = done.slice(0, -1);
  const past = `${stem}${isAr ? 'ab' : 'í'}`;
  const will = future ?? verb;
  const subjunctive = isAr ? softened(strongStem) : first;
  const subjunctiveOfUs = isAr ? soft : (me ?? (weak === undefined ? hardened(stem, false) : hardened(weak, false)));
  const mood = isAr ? 'e' : 'a';
  const preterite =
    strong === undefined
      ? isAr
        ? [`${soft}é`, `${stem}aste`, `${stem}ó`, `${stem}amos`, `${stem}aron`]
        : [`${stem}í`, `${stem}${i}ste`, glide(weak ?? stem, 'ió'), `${stem}${i}mos`, glide(weak ?? stem, 'ieron')]
      : [
          `${strong}e`,
          `${strong}iste`,
          `${strong.replace(/c$/, 'z')}o`,
          `${strong}imos`,
          `${strong}${strong.endsWith('j') ? 'eron' : 'ieron'}`,
        ];
  const pastSubjunctive = (preterite[4] as string).slice(0, -3);
  return [
    verb,
    isAr ? `${stem}ando` : glide(weak ?? stem, 'iendo'),
    ...['o', 'a', 'os', 'as'].map((ending) => doneStem + ending),
    `${first}o`,
    `${strongStem}${third}s`,
    `${strongStem}${third}`,
    `${stem}${isIr ? i : third}mos`,
    `${strongStem}${third}n`,
    ...preterite,
    ...(isAr
      ? [`${past}a`, `${past}as`, `${stem}ábamos`, `${past}an`]
      : [`${past}a`, `${past}as`, `${past}amos`, `${past}an`]),
    ...['é', 'ás', 'á', 'emos', 'án', 'ía', 'ías', 'íamos', 'ían'].map((ending) => will + ending),
    `${subjunctive}${mood}`,
    `${subjunctive}${mood}s`,
    `${subjunctiveOfUs}${mood}mos`,
    `${subjunctive}${mood}n`,
    `${pastSubjunctive}ra`,
    `${pastSubjunctive}ras`,
    `${pastSubjunctive}ran`,
  ];
}

/** Before `e`: `busqu`, `pagu`, `realic`. */
function softened(stem: string): string {
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
}

/** Before `o` and `a`: `escoj`, `sig`. */
function hardened(stem: string, isAr: boolean): string {
  return isAr ? stem : stem.replace(/gu$/, 'g').replace(/g$/, (found) => (/[aeiou]gu$/.test(stem) ? found : 'j'));
}

/** `leyó`, `leyendo` after a vowel, `construyó` after its y. */
function glide(stem: string, ending: string): string {
  if (stem.endsWith('y')) return stem + ending.slice(1);
  return /[aeo]$/.test(stem) || /[^gq]u$/.test(stem) ? stem + ending.replace(/^i/, 'y') : stem + ending;
}
