import type { LanguageRules } from './language-rules.ts';

export const english: LanguageRules = {
  leading:
    'mr mrs ms messrs dr prof st mt ft gen col maj capt cmdr cpl lt sgt adm rep sen gov pres hon rev fr br supt insp ' +
    'e.g i.e eg ie cf vs v viz approx dept est attn ave blvd rd vol vols ed eds trans resp incl excl Ph.D tel ' +
    'univ assn bros gen.-maj lt.-col',
  numbered:
    'no nos nr p pp fig figs eq eqs sec secs ch chs art arts par para ext ver app n op jan feb mar apr jun jul aug sep ' +
    'sept oct nov dec mon tue tues wed thu thur thurs fri c circa',
  doubtful:
    'al inc ltd co corp llc plc jr sr bros a.m p.m u.s u.k u.n e.u u.s.a u.s.s.r d.c b.c a.d b.c.e c.e b.a m.a b.sc m.sc ph.d ' +
    'm.d j.d ll.b esq ft oz lb lbs hr hrs yd yds hp misc dist calif ',
  starters:
    'The This That These Those A An He She It We You They I There Here In On At But And So If When While What Who Why How ' +
    'Where Which Yes No Not His Her My Our Their Its Your As For From After Before Then However Also Some Many Most All ' +
    'Both Each Every One Please Let Did Do Does Is Are Was Were Has Have Had Can Could Will Would Should May Although ' +
    'Though Because Since Until Once Another Such Thus Therefore Meanwhile Moreover Nevertheless To With By During Now ' +
    'Today Nobody Everyone Everything Nothing Or Only Other Two Three Several Despite Under Over Through Between Just Even',
};

export const german: LanguageRules = {
  leading:
    'dr prof hr fr frl dipl ing st hl bzw z.b zb d.h dh i.d.r u.a ua v.a va s.o s.u o.ä z.t zt u.u z d u vgl ggf evtl inkl ' +
    'exkl insb bspw sog ca etwa fa geb gest verh allg ehem gem lt mind tel hrsg verl übers m.e m.w n.chr v.chr ' +
    'red mag univ bes einschl abzgl zzgl gegr jh jhd kath evang dt engl frz ital lat griech österr schweiz ' +
    'sr jr i.a i.v a.d i.h.v',
  numbered: 'nr art abs abb bd kap s ss seite tab anm aufl bl hausnr jg pos ziff zif rn rdnr vers str par abschn lit',
  doubtful: 'max min co inc ltd mio mrd tsd',
  closing: 'usw etc usf u.s.w u.v.m u.a.m m usw ',
  starters:
    'Der Die Das Ein Eine Einen Einem Einer Er Sie Es Ich Wir Ihr Du Man Dies Diese Dieser Dieses Dann Danach Da Dort Hier ' +
    'Aber Und Oder Doch Denn Wenn Als Weil Obwohl Nachdem Was Wer Wie Wo Warum Wann Ja Nein Nicht Kein Keine Auch Nur ' +
    'So Im In Am An Auf Bei Mit Nach Von Vor Zu Zum Zur Für Durch Seit Bis Alle Viele Mehr Sein Seine Mein Meine Unser ' +
    'Jetzt Heute Trotzdem Deshalb Daher Dabei Damit Jedoch Außerdem Bitte',
  ordinals: true,
};

export const dutch: LanguageRules = {
  leading:
    'dhr mevr mw mej dr drs prof ir ing mr st bijv d.w.z dwz o.a oa m.a.w i.p.v i.v.m t.a.v t.b.v t.o.v n.a.v m.b.t ' +
    'vgl zgn evt incl excl resp vs ca a.d v.d jl ds ged plm tel jr a.u.b z.o.z',
  numbered: 'nr art blz p pag fig afb tab hfst par dl jan feb mrt apr jun jul aug sep sept okt nov dec',
  doubtful: 'b.v n.v co inc ltd jhr v.chr n.chr mln mld',
  closing: 'enz etc e.d e.a',
  starters:
    'De Het Een Hij Zij Ze Ik Wij We Jij Je U Jullie Dit Dat Deze Die Er Daar Hier En Maar Of Want Als Toen Omdat Hoewel ' +
    'Wat Wie Hoe Waar Waarom Wanneer Ja Nee Niet Geen Ook In Op Bij Met Na Van Voor Door Sinds Tot Alle Veel Zijn Haar ' +
    'Mijn Onze Nu Vandaag Daarom Toch Dan Om Naar Te Volgens Iedereen Alles',
};

export const swedish: LanguageRules = {
  leading:
    'dr prof hr fr st t.ex t bl.a bl s.k f.d d.v.s dvs jfr jmf ev inkl exkl resp ung ca c:a tel ' +
    'p.g.a f.n i.st.f o.dyl fr.o.m t.o.m fil kand lic tekn ing',
  numbered: 'nr sid kap art fig tab kl jan feb mar apr jun jul aug sep sept okt nov dec vol bd par st',
  doubtful: 'f.kr e.kr milj mrd kr ab',
  closing: 'm.m o.s.v osv etc m.fl o.d',
  starters:
    'Den Det De En Ett Han Hon Jag Vi Du Ni Man Denna Detta Dessa Där Här Och Men Eller När Om Eftersom Medan Vad Vem Hur ' +
    'Var Varför Ja Nej Inte Ingen Också I På Vid Med Efter Från Till För Av Under Sedan Alla Många Hans Hennes Min Vår ' +
    'Nu Idag Därför Då Så Allt Som Att Enligt',
};

export const danish: LanguageRules = {
  leading:
    'dr prof hr fr frk st f.eks feks bl.a bla d.v.s dvs jf jfr evt inkl ekskl ca tlf pga p.g.a mht m.h.t ifm i.f.m ang ' +
    'vedr cand mag h.m sml s.k såk skt',
  numbered: 'nr s art fig tab kap kl stk pkt bd jan feb mar apr jun jul aug sep sept okt nov dec pct bind',
  doubtful: 'f.kr e.kr kr mio mia a/s aps',
  closing: 'osv o.s.v etc m.m mm m.fl mfl m.v o.l o.lign',
  starters:
    'Den Det De En Et Han Hun Jeg Vi Du I Man Denne Dette Disse Der Her Og Men Eller Når Da Hvis Fordi Mens Hvad Hvem ' +
    'Hvordan Hvor Hvorfor Ja Nej Ikke Ingen Også På Ved Med Efter Fra Til For Af Under Siden Alle Mange Hans Hendes Min ' +
    'Vores Nu Derfor Så Alt Som At Ifølge',
  ordinals: true,
};

export const norwegian: LanguageRules = {
  leading:
    'dr prof hr fr frk st f.eks feks bl.a bla d.v.s dvs jf jfr evt ev inkl ekskl ca tlf pga p.g.a mht m.h.t ang vedr ' +
    'cand mag såk sml skt t.d m.a',
  numbered: 'nr s art fig tab kap kl pkt bd jan feb mar apr jun jul aug sep sept okt nov des pst bind',
  doubtful: 'f.kr e.kr kr mill mrd as a/s',
  closing: 'osv o.s.v etc m.m mm m.fl mfl m.v mv o.l ol o.a',
  starters:
    'Den Det De En Et Ei Ein Han Hun Ho Jeg Eg Vi Du Dere Man Denne Dette Disse Der Her Og Men Eller Når Da Hvis Fordi Mens ' +
    'Hva Hvem Hvordan Hvor Hvorfor Kva Kven Korleis Kvifor Ja Nei Ikke Ikkje Ingen Også Og I På Ved Med Etter Fra Frå Til ' +
    'For Av Under Siden Alle Mange Hans Hennes Min Vår Nå No Derfor Så Alt Som At Ifølge Kom',
  ordinals: true,
};
