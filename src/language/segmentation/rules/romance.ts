import type { LanguageRules } from './language-rules.ts';

export const spanish: LanguageRules = {
  leading:
    'sr sra srta sres dr dra dres prof profa dña lic ing arq gral cnel cap tte sto sta fr mons av avda avd c/ ee tel ' +
    'telf p.ej ej vs ed aprox dpto depto pza pl esq ntra excmo ilmo hno hna hnos adm s.a.r',
  numbered:
    'núm num nro n.º nº n pág págs pag art arts cap fig figs vol tomo t ap apdo ec tab ene feb mar abr may jun jul ago sep sept oct nov dic',
  doubtful: 'ud uds vd vds s.a s.l cía cia ltda a.c d.c p.m a.m uu ee.uu jr inc ltd co c m',
  closing: 'etc',
  starters:
    'El La Los Las Un Una Unos Unas Él Ella Ellos Ellas Yo Tú Nosotros Usted Ustedes Esto Este Esta Estos Estas Ese Esa Eso ' +
    'Aquel Aquella Y Pero O Si No Sí Cuando Como Porque Aunque Mientras Qué Quién Cómo Dónde Por Para En Con De Del Desde ' +
    'Hasta Sin Sobre Según Tras Al A Se Su Sus Mi Mis Nuestro También Entonces Luego Después Antes Hay Es Son Fue Era ' +
    'Todo Todos Muchos Algunos Cada Otro Otra Ahora Hoy Así Además Más Lo Le Me Te Nos',
};

export const portuguese: LanguageRules = {
  leading:
    'sr sra srs sras srta dr dra drs prof profa profª eng enga arq gen cel cap ten sto sta av tel telef p.ex vs ed aprox ' +
    'depto dep pç trav al exmo exma ilmo min rev pe fr',
  numbered:
    'núm num nr n n.º nº pág págs pag p pp art arts cap fig figs vol t ap apto tab jan fev mar abr mai jun jul ago set out nov dez',
  doubtful: 'ex s.a ltda cia a.c d.c p.m a.m e.u.a eua v.exa jr inc ltd co',
  closing: 'etc',
  starters:
    'O A Os As Um Uma Uns Umas Ele Ela Eles Elas Eu Tu Nós Você Vocês Isto Este Esta Estes Estas Esse Essa Isso Aquele ' +
    'Aquela E Mas Ou Se Não Sim Quando Como Porque Embora Enquanto Que Quem Onde Por Para Em No Na Nos Nas Com De Do Da ' +
    'Dos Das Desde Até Sem Sobre Segundo Após Ao À Seu Sua Meu Minha Também Então Depois Antes Há É São Foi Era Todo ' +
    'Todos Muitos Alguns Cada Outro Outra Agora Hoje Assim Além Mais',
};

export const catalan: LanguageRules = {
  leading:
    'sr sra srta srs dr dra drs prof profa lic eng arq gral cap sta sto st fra mn mns av avda pl pg ctra tel p.ex vs ed ' +
    'aprox dept excm il·lm gnl',
  numbered: 'núm num nre n nº pàg pàgs pag p art arts cap fig figs vol t ap tab gen febr abr jul ag set oct nov des',
  doubtful: 's.a s.l cia ltda a.c d.c p.m a.m ee.uu jr inc ltd co',
  closing: 'etc',
  starters:
    'El La Els Les Un Una Uns Unes Ell Ella Ells Elles Jo Tu Nosaltres Vostè Vostès Això Aquest Aquesta Aquests Aquell I ' +
    'Però O Si No Sí Quan Com Perquè Encara Mentre Què Qui On Per En Amb De Del Des Fins Sense Sobre Segons Al A Es Seu ' +
    'També Llavors Després Abans Hi És Són Va Era Tot Tots Molts Alguns Cada Altre Ara Avui Així A Més',
};

export const french: LanguageRules = {
  leading:
    'M mm mme mlle mgr dr pr prof Me st ste av bd boul p.ex ex cf c.-à-d env éd ed coll tél tel dép apr vs ' +
    'lt cap cdt gén gal col sgt adj resp ',
  numbered: 'no n° nº n p pp art al chap ch fig vol t tab réf janv févr avr juil sept oct nov déc',
  doubtful: 'j.-c s.a s.a.r.l r.-v inc ltée cie jr',
  closing: 'etc',
  starters:
    'Le La Les L Un Une Des Du De Il Elle Ils Elles Je J Tu Nous Vous On Ce C Cet Cette Ces Ça Cela Et Mais Ou Si Non Oui ' +
    'Quand Comme Parce Bien Lorsque Que Qu Qui Où Comment Pourquoi Par Pour En Dans Avec Sans Sur Sous Selon Après Avant ' +
    'Depuis Au Aux À A Son Sa Ses Mon Ma Mes Notre Nos Leur Leurs Aussi Alors Puis Ensuite Donc Tout Tous Toutes ' +
    'Chaque Autre Maintenant Ainsi Plus Ne N Quel Quelle Entre Chez Lui Enfin Cependant',
};

export const italian: LanguageRules = {
  leading:
    'sig sigg sig.ra sig.na dott dr dr.ssa dott.ssa prof prof.ssa avv ing arch geom rag sen gen col cap ten mons don ss v ' +
    'p.es es ad.es cfr vs ed tel fam spett egr gent rev c.so p.zza c.a',
  numbered:
    'n nr num pag pagg p pp art artt cap fig figg vol voll t tab par lett gen feb mar apr mag giu lug ago set ott nov dic',
  doubtful: 's.p.a s.r.l s.n.c a.c d.c co inc ltd jr u.s.a',
  closing: 'ecc etc',
  starters:
    'Il Lo La I Gli Le L Un Uno Una Lui Lei Loro Egli Ella Essi Io Tu Noi Voi Questo Questa Questi Queste Quello Quella Ciò E ' +
    'Ma O Se No Sì Non Quando Come Perché Anche Mentre Che Chi Dove Per In Nel Nella Con Da Dal Dalla Di Del Della Dei Al ' +
    'Alla Su Sul Senza Secondo Dopo Prima Suo Sua Mio Mia Nostro Poi Allora Quindi Tutto Tutti Molti Alcuni Ogni Altro ' +
    'Ora Oggi Così Inoltre Più È Sono Fu Era Ha Hanno Si Ci',
};
