import type { LanguageRules } from './language-rules.ts';

export const basque: LanguageRules = {
  leading: 'jn and dr prof ik adib st tel gutx etx',
  numbered: 'zk zenb art or orr irud kap',
  closing: 'etab abar',
  starters:
    'Eta Baina Edo Hori Hau Hura Horrek Honek Ni Zu Gu Bera Haiek Orain Gaur Ez Bai Zer Nor Non Nola Noiz Zergatik Hor Hemen Han Den Gero',
  ordinals: true,
};

export const esperanto: LanguageRules = {
  leading: 'd-ro s-ro s-ino f-ino prof ekz t.e k.e vd',
  numbered: 'n-ro nro p paĝ bild ĉap art tab',
  closing: 'k.t.p ktp k.a k.s',
  starters:
    'La Li Ŝi Ĝi Ni Vi Ili Mi Oni Tio Ĉi Tiu Tiuj Kaj Sed Aŭ Se Kiam Kiel Kio Kiu Kie Kial Jes Ne En Sur Al De Por Kun Post Antaŭ Nun Hodiaŭ Ĉiuj Ĉio Tie',
};

export const hindi: LanguageRules = {
  leading: 'डॉ डा प्रो श्री श्रीमती सु कु पं स्व मो ए बी सी डी एफ जी एच जे के एल एम एन पी क्यू आर एस टी वी डब्ल्यू एक्स वाई जेड',
  numbered: 'नं सं पृ क्र रु',
};

export const arabic: LanguageRules = {
  leading: 'د أ م ج ص ت هـ ه.ق أ.د م.د ب.م ق.م',
};

/** Finnish, Hungarian, Estonian, Turkish, Latvian, Lithuanian, Icelandic: ordinals with a stop and shared abbreviations. */
export const otherOrdinals: LanguageRules = {
  leading: 'dr prof st tri maist esim ts mm ns ks vrt kts ún pl ill özv ifj id sn doç yrd av bkz örn t.d s.s þ.e m.a',
  numbered: 'nr s sz no kpl luku kuva bls cilt sayfa',
  closing: 'jne ym yms stb vb vs o.s.frv o.fl itp',
  ordinals: true,
};

/** For languages without a table of their own: what is written alike almost everywhere. */
export const general: LanguageRules = {
  leading: 'mr mrs dr prof st vs e.g i.e cf tel',
  numbered: 'no nr p pp fig art vol',
  doubtful: 'inc ltd co corp jr sr a.m p.m u.s',
  closing: 'etc',
};
