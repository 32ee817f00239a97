/**
 * Encodings that the web reads as larger ones, or that programs read in different ways: a browser takes `ISO-8859-1` for windows-1252. Programs that read XML take it for
 * ISO-8859-1, so a euro sign written as byte 0x80 is lost for them.
 */
export interface ExactEncoding {
  /** The larger one, by the name that `TextDecoder` has for it. */
  readonly base: string;
  /** In lower case. */
  readonly labels: readonly string[];
  /** Whether bytes of the larger one mean the same character in this one. Default: all do. */
  has?(bytes: readonly number[]): boolean;
  /** Characters that programs write as different bytes, so that none is safe. */
  readonly disputed?: string;
  /** Bytes 0x80 to 0x9f are control characters. */
  readonly controls?: boolean;
}

const latin = ([byte = 0]: readonly number[]): boolean => byte < 0x80 || byte >= 0xa0;

/** Two bytes from 0xa1 on, as in every encoding made by the rules of ISO 2022. */
const within94 =
  (rows: (lead: number, trail: number) => boolean) =>
  ([lead = 0, trail]: readonly number[]): boolean =>
    trail === undefined ? lead < 0x80 : lead >= 0xa1 && trail >= 0xa1 && rows(lead, trail);

/** Of the rows of GB 2312 that hold no ideographs: GBK goes on behind them. */
const lastTrails: Readonly<Record<number, number>> = {
  161: 0xfe,
  162: 0xfc,
  163: 0xfe,
  164: 0xf3,
  165: 0xf6,
  166: 0xd8,
  167: 0xf1,
  168: 0xba,
  169: 0xef,
};

const disputedJapanese = '\u001a\u001c\u007f∥－～￠￡￢';
const disputedTaiwanese = '¯‧€∕⊕⊙▓﹑﹨～￠￡￥';
const disputedChinese = 'ḿ€龴龵龶龷龸龹龺龻︐︑︒︓︔︕︖︗︘︙';

/** By names that `TextDecoder` does not know. */
const encodings: Readonly<Record<string, ExactEncoding>> = {
  'us-ascii': {
    base: 'windows-1252',
    labels: ['us-ascii', 'ascii', 'ansi_x3.4-1968'],
    has: ([byte = 0]) => byte < 0x80,
  },
  'iso-8859-1': {
    base: 'windows-1252',
    labels: [
      'iso-8859-1',
      'iso8859-1',
      'iso88591',
      'iso_8859-1',
      'iso_8859-1:1987',
      'iso-ir-100',
      'csisolatin1',
      'latin1',
      'l1',
      'cp819',
      'ibm819',
    ],
    has: latin,
    controls: true,
  },
  'iso-8859-9': {
    base: 'windows-1254',
    labels: [
      'iso-8859-9',
      'iso8859-9',
      'iso88599',
      'iso_8859-9',
      'iso_8859-9:1989',
      'iso-ir-148',
      'csisolatin5',
      'latin5',
      'l5',
    ],
    has: latin,
    controls: true,
  },
  'iso-8859-11': {
    base: 'windows-874',
    labels: ['iso-8859-11', 'iso8859-11', 'iso885911', 'tis-620'],
    has: latin,
    controls: true,
  },
  gb2312: {
    base: 'gbk',
    labels: ['gb2312', 'gb_2312', 'gb_2312-80', 'iso-ir-58', 'chinese', 'csgb2312', 'csiso58gb231280'],
    has: within94((lead, trail) => trail <= (lastTrails[lead] ?? (lead >= 0xb0 && lead <= 0xf7 ? 0xfe : 0))),
    disputed: '·—\u2170\u2171\u2172\u2173\u2174\u2175\u2176\u2177\u2178\u2179',
  },
  'exact-euc-kr': {
    base: 'euc-kr',
    labels: [
      'euc-kr',
      'cseuckr',
      'korean',
      'ks_c_5601-1987',
      'ks_c_5601-1989',
      'ksc5601',
      'ksc_5601',
      'iso-ir-149',
      'csksc56011987',
    ],
    has: within94(() => true),
    disputed: '\u3164',
  },
  'exact-shift_jis': {
    base: 'shift_jis',
    labels: ['shift_jis', 'shift-jis', 'sjis', 'x-sjis', 'ms_kanji', 'csshiftjis'],
    has: ([lead = 0, trail]) => trail === undefined || lead <= 0x84 || (lead >= 0x88 && lead <= 0xea),
    disputed: disputedJapanese,
  },
  'exact-euc-jp': {
    base: 'euc-jp',
    labels: ['euc-jp', 'x-euc-jp', 'cseucpkdfmtjapanese'],
    has([lead = 0, trail]) {
      if (trail === undefined) return lead < 0x80;
      return lead === 0x8e ? trail <= 0xdf : lead <= 0xa8 || (lead >= 0xb0 && lead <= 0xf4);
    },
    disputed: disputedJapanese,
  },
  'exact-big5': {
    base: 'big5',
    labels: ['big5', 'cn-big5', 'csbig5', 'x-x-big5'],
    has([lead = 0, trail]) {
      if (trail === undefined) return lead < 0x80;
      const code = lead * 0x100 + trail;
      return (code >= 0xa140 && code <= 0xc67e) || (code >= 0xc940 && code <= 0xf9d5);
    },
    disputed: disputedTaiwanese,
  },
  'exact-big5-hkscs': { base: 'big5', labels: ['big5-hkscs'], disputed: disputedTaiwanese },
  'exact-windows-31j': { base: 'shift_jis', labels: ['windows-31j', 'ms932'], disputed: '\u001a\u001c\u007f' },
  'exact-gbk': { base: 'gbk', labels: ['gbk', 'x-gbk'], disputed: disputedChinese },
  'exact-gb18030': { base: 'gb18030', labels: ['gb18030'], disputed: disputedChinese },
  'exact-koi8-u': { base: 'koi8-u', labels: ['koi8-u', 'koi8-ru'], disputed: 'Ўў' },
  'exact-windows-949': { base: 'euc-kr', labels: ['windows-949'] },
  'exact-windows-1255': { base: 'windows-1255', labels: ['windows-1255', 'cp1255', 'x-cp1255'], disputed: '\u05ba' },
};

const byLabel = new Map(
  Object.entries(encodings).flatMap(([name, { labels }]) => labels.map((label) => [label, name])),
);

/** The name of the encoding that a label has outside of the web, where that is not the one of the web. */
export function exactEncodingOf(label: string): string | undefined {
  return byLabel.get(label.trim().toLowerCase());
}

export function exactEncoding(name: string): ExactEncoding | undefined {
  return encodings[name];
}

/** Undefined for an encoding that reads every byte as the web does. Throws for bytes that the encoding does not have. */
export function decodeExactly(bytes: Buffer, name: string): string | undefined {
  if (name === 'us-ascii') {
    if (bytes.some((byte) => byte >= 0x80)) throw new RangeError('not ASCII');
    return bytes.toString('latin1');
  }
  if (name === 'iso-8859-1') return bytes.toString('latin1');
  const exact = encodings[name];
  if (exact === undefined) return undefined;
  const text = new TextDecoder(exact.base, { fatal: true, ignoreBOM: true }).decode(bytes);
  if (exact.controls !== true) return text;
  return text.replace(/[^\0-\x7f]/g, (character, index: number) => {
    const byte = bytes[index] ?? 0;
    return byte < 0xa0 ? String.fromCharCode(byte) : character;
  });
}
