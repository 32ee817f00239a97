/** Forms of a verb: before ます, as in a dictionary, in the past, and in the negative before い. */
export interface VerbForms {
  readonly polite: string;
  readonly plain: string;
  readonly past: string;
  readonly negative: string;
}

const godan: Readonly<Record<string, readonly [plain: string, past: string, negative: string]>> = {
  き: ['く', 'いた', 'かな'],
  ぎ: ['ぐ', 'いだ', 'がな'],
  ち: ['つ', 'った', 'たな'],
  に: ['ぬ', 'んだ', 'なな'],
  び: ['ぶ', 'んだ', 'ばな'],
  み: ['む', 'んだ', 'まな'],
  り: ['る', 'った', 'らな'],
  し: ['す', 'した', 'さな'],
  い: ['う', 'った', 'わな'],
};

/** After these nothing but る is added: the vowel e, and じ. */
const eRow = /[えけせてねへめれげぜでべぺじ]$/u;
/** Stems in i that add る like those in e. */
const ichidanInI =
  /(?:でき|起き|生き|飽き|尽き|過ぎ|すぎ|落ち|満ち|伸び|浴び|帯び|滅び|延び|試み|染み|てみ|でみ|借り|足り|降り|懲り|用い|てい|でい|率い|強い|報い)$/u;
const kanjiAlone = /(?:^|[^\p{Script=Han}])(?:見|出|得|寝|着|似|来|経)$/u;
/** Kanji whose verb ends in す; after two of them, or katakana, or a particle, it is する. */
const suKanji = /(?:^|[^\p{Script=Han}])[話示表出返渡押消残探試貸直指移回戻通外隠許落汚壊流足鳴乱犯促催記差]し$/u;
const suKana = /[やからわまこなただば]し$/u;
const suru = /(?:\p{Script=Han}{2}|[\p{Script=Katakana}ー]|[をにとがはもくうりい、])し$|^し$/u;
/** Kanji whose verb ends in う. */
const uVerb = /(?:[言使思違扱行合会買払願失習従伴担補笑歌追吸整添迷誘洗拾争狙奪装疑戦祝]|もら|しま|ちが|つか)い$/u;

function ichidan(stem: string): VerbForms {
  return { polite: stem, plain: `${stem}る`, past: `${stem}た`, negative: `${stem}な` };
}

function readGodan(stem: string): VerbForms | undefined {
  const forms = godan[stem.at(-1) ?? ''];
  if (forms === undefined) return undefined;
  const root = stem.slice(0, -1);
  const past = stem.endsWith('行き') ? `${root}った` : root + forms[1];
  const negative = /(?:^|[^くすがま])あり$/u.test(stem) ? `${root.slice(0, -1)}な` : root + forms[2];
  return { polite: stem, plain: root + forms[0], past, negative };
}

/** The verb that has this before ます; undefined where it may be two. */
export function readVerb(stem: string): VerbForms | undefined {
  if (eRow.test(stem) || ichidanInI.test(stem) || kanjiAlone.test(stem)) return ichidan(stem);
  if (suru.test(stem)) {
    const root = stem.slice(0, -1);
    return { polite: stem, plain: `${root}する`, past: `${root}した`, negative: `${root}しな` };
  }
  if (stem.endsWith('し')) return suKanji.test(stem) || suKana.test(stem) ? readGodan(stem) : undefined;
  if (/(?:^|[がはにも、])い$/u.test(stem)) return ichidan(stem);
  if (stem.endsWith('い')) return uVerb.test(stem) ? readGodan(stem) : undefined;
  return readGodan(stem);
}

const kanji = '\\p{Script=Han}';
const uToI: Readonly<Record<string, string>> = { く: 'き', ぐ: 'ぎ', つ: 'ち', ぶ: 'び', む: 'み', す: 'し', う: 'い' };

/** The stem before ます of a verb in its plain form; undefined where it is not certain. */
export function politeStem(plain: string): string | undefined {
  const root = plain.slice(0, -1);
  if (/(?:^|[^ずぼ])する$/u.test(plain)) return `${plain.slice(0, -2)}し`;
  if (/(?:できる|起きる|生きる|過ぎる|すぎる|落ちる|用いる|借りる|足りる|ている|でいる|てみる|じる)$/u.test(plain))
    return root;
  if (new RegExp(`(?:${kanji}|[らさ])[えけせてねめれげぜべ]る$`, 'u').test(plain)) return root;
  if (/(?:^|[^\p{Script=Han}])[見出得寝着似来経]る$/u.test(plain)) return root;
  if (/[あかがさただなばまやらわこごそとどのぼもよろ]る$/u.test(plain)) return `${root}り`;
  if (/(?:^|[^\p{Script=Han}])[入走帰知切取作送残乗守分限至売撮採測図]る$/u.test(plain)) return `${root}り`;
  const last = uToI[plain.at(-1) ?? ''];
  return last !== undefined && new RegExp(`${kanji}.$`, 'u').test(plain) ? root + last : undefined;
}

/** The stem before ました of a verb in the past. */
export function politeStemOfPast(past: string): string | undefined {
  const root = past.slice(0, -1);
  if (/した$/u.test(past)) return root;
  if (/(?:でき|てい|でい|用い|過ぎ|すぎ|起き|じ)た$/u.test(past)) return root;
  if (new RegExp(`(?:${kanji}|[らさ])[えけせてねめれげぜべ]た$`, 'u').test(past)) return root;
  if (/(?:^|[^\p{Script=Han}])[見出得]た$/u.test(past)) return root;
  return /(?:な|まあ|がまあ|わ|か|が|ま|(?:[がはもに]|^)あ)った$/u.test(past) ? `${past.slice(0, -2)}り` : undefined;
}

/** The stem before ません of a verb in the negative, which is given without its い or かった. */
export function politeStemOfNegative(negative: string): string | undefined {
  const root = negative.slice(0, -1);
  if (/(?:^|[がはも])な$/u.test(negative)) return `${root}あり`;
  if (/(?:でき|し|てい|でい|られ|れ)な$/u.test(negative)) return root;
  if (/ならな$/u.test(negative)) return `${root.slice(0, -1)}り`;
  return new RegExp(`${kanji}[えけせてねめげべ]な$`, 'u').test(negative) ? root : undefined;
}

/** Adjectives in い, which です follows and である does not; 違い and 問い are nouns. */
export const adjectiveInI =
  /(?:たい|ない|しい|高い|低い|大きい|小さい|多い|少ない|良い|よい|いい|悪い|古い|長い|短い|強い|弱い|早い|速い|遅い|近い|遠い|安い|重い|軽い|深い|広い|狭い|暑い|寒い|熱い|明るい|暗い|若い|太い|細い|厚い|薄い|やすい|にくい|づらい|すごい|ひどい)$/u;
