const otherScripts = `Latn Hani Cyrl Arab Grek Hang Hira Kana Deva Thai Hebr Beng Taml Telu Gujr Guru Knda Mlym Orya Sinh Khmr Laoo Mymr
  Geor Armn Ethi Tibt Mong Bopo Cher Cans Syrc Thaa Adlm Aghb Ahom Armi Avst Bali Bamu Bass Batk Bhks Brah Brai Bugi Buhd Cakm Cari Cham
  Chrs Copt Cpmn Cprt Diak Dogr Dsrt Dupl Egyp Elba Elym Glag Gong Gonm Goth Gran Hano Hatr Hluw Hmng Hmnp Hung Ital Java Kali Kawi Khar
  Khoj Kits Kthi Lana Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Modi Mroo Mtei Mult Nagm Nand Narb
  Nbat Newa Nkoo Nshu Ogam Olck Orkh Osge Osma Ougr Palm Pauc Perm Phag Phli Phlp Phnx Plrd Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw
  Shrd Sidd Sind Sogd Sogo Sora Soyo Sund Sylo Tagb Takr Tale Talu Tang Tavt Tfng Tglg Tirh Tnsa Toto Ugar Vaii Vith Wara Wcho Xpeo Xsux
  Yezi Yiii Zanb`;

const common = 'Zyyy';
const tests = [common, 'Zinh', ...otherScripts.split(/\s+/)].map((script) => ({
  script: script === 'Zinh' ? common : script,
  test: new RegExp(`^\\p{Script=${script}}`, 'u'),
}));

/** Script of each code point that has been asked for. It grows at most to the number of characters that Unicode has. */
const known = new Map<number, string>();

/** The script of a character as an ISO 15924 code, `Zyyy` for those that many or no script use. */
export function scriptOf(codePoint: number): string {
  if (codePoint < 0x80) return isAsciiLetter(codePoint) ? 'Latn' : common;
  let script = known.get(codePoint);
  if (script === undefined) {
    const character = String.fromCodePoint(codePoint);
    script = tests.find(({ test }) => test.test(character))?.script ?? common;
    known.set(codePoint, script);
  }
  return script;
}

function isAsciiLetter(codePoint: number): boolean {
  const small = codePoint | 0x20;
  return small >= 0x61 && small <= 0x7a;
}
