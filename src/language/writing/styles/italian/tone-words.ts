/** What each tone writes for what. */
export const enthusiasticWords = `
(~@not) molto buono|buona|buoni|buone -> fantastico|fantastica|fantastici|fantastiche
(~@not) molto bene -> a meraviglia
(~@not) (!molto|così|troppo) buono|buona|buoni|buone ($|,|e) -> fantastico|fantastica|fantastici|fantastiche
(~@not) buona (idea|notizia|esperienza|occasione) -> fantastica
(~@not) (un|il|del|nel|di|questo) buon (lavoro|risultato|libro|servizio|inizio) -> fantastico
(~@not) buoni (risultati|libri) -> fantastici
(~@not) molto bello|bella|belli|belle -> meraviglioso|meravigliosa|meravigliosi|meravigliose
(~@not) (!molto|così|troppo|più) bello|bella|belli|belle ($|,|e) -> meraviglioso|meravigliosa|meravigliosi|meravigliose
(~@not) molto interessante|interessanti -> assolutamente affascinante|affascinanti
(~@not) (!molto|così|troppo|più) interessante|interessanti -> affascinante|affascinanti
(~@not) molto utile|utili -> incredibilmente utile|utili
(~@not) (!molto|così|troppo|più|incredibilmente) utile|utili -> incredibilmente utile|utili
(~@not) molto facile -> incredibilmente facile
(~@not) (!molto|così|troppo|più|incredibilmente) facile da -> incredibilmente facile da
(~@not) molto gentile|gentili -> incredibilmente gentile|gentili
(~@not) (!molto|così|troppo|più|incredibilmente) gentile|gentili ($|,|e) -> incredibilmente gentile|gentili
(~@not) molto veloce|veloci -> incredibilmente veloce|veloci
(~@not) molto simpatico|simpatica -> incredibilmente simpatico|simpatica
(~@not) (!assolutamente) eccellente|eccellenti -> assolutamente eccellente|eccellenti
(~@not) delizioso|deliziosa|deliziosi -> assolutamente delizioso|deliziosa|deliziosi
(~@not) migliore|migliori di -> di gran lunga migliore|migliori di
(~@not) più veloce|facile di|del|della -> molto più veloce|facile di|del|della
siamo molto contenti -> siamo assolutamente entusiasti
(!non) siamo contenti -> siamo entusiasti
(!non) siamo soddisfatti -> siamo entusiasti
sono molto contento|contenta -> sono assolutamente entusiasta|entusiasta
(!non) sono contento|contenta -> sono entusiasta|entusiasta
siamo lieti di -> siamo entusiasti di
(!non) mi piace (il|la|lo|l'|questo|questa) -> adoro
(!non) mi è piaciuto|piaciuta -> mi è piaciuto|piaciuta tantissimo
(!non) ci è piaciuto|piaciuta -> ci è piaciuto|piaciuta tantissimo
consiglio (il|la|questo|questa|a|di) -> consiglio vivamente
consigliamo (il|la|questo|questa|a|di) -> consigliamo vivamente
raccomandiamo -> raccomandiamo caldamente
(!di|mille|molte) grazie per -> mille grazie per
grazie mille per -> un milione di grazie per
orgoglioso|orgogliosa|orgogliosi di -> incredibilmente orgoglioso|orgogliosa|orgogliosi di
ho imparato molto -> ho imparato tantissimo
abbiamo imparato molto -> abbiamo imparato tantissimo
non vedo l'ora -> non vedo proprio l'ora
non vediamo l'ora -> non vediamo proprio l'ora
congratulazioni -> congratulazioni di cuore
`;
export const friendlyWords = `
la informiamo che -> volevamo dirle che
la informo che -> volevo dirle che
vi informiamo che -> volevamo dirvi che
siamo spiacenti di informarla che -> ci dispiace davvero , ma
ci scusiamo per -> ci dispiace davvero per
mi scuso per -> mi dispiace davvero per
mi dispiace per -> mi dispiace davvero per
ci dispiace per -> ci dispiace davvero per
siamo spiacenti per -> ci dispiace davvero per
grazie per -> grazie di cuore per
grazie mille per -> grazie di cuore per
la ringraziamo per -> grazie di cuore per
la ringrazio per -> grazie di cuore per
vi ringraziamo per -> grazie di cuore per
grazie in anticipo -> grazie di cuore in anticipo
non esiti a -> non si faccia problemi a
non esitare a -> non farti problemi a
non esitate a -> non fatevi problemi a
voglio (@infinitive) -> mi piacerebbe
vogliamo (@infinitive) -> ci piacerebbe
vorrei (@infinitive) -> mi piacerebbe
vorremmo (@infinitive) -> ci piacerebbe
deve (@infinitive) -> dovrebbe
devi (@infinitive) -> dovresti
dovete (@infinitive) -> dovreste
può (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potrebbe
puoi (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potresti
aspetto la sua risposta -> aspetto con piacere la sua risposta
aspettiamo la sua risposta -> aspettiamo con piacere la sua risposta
possiamo offrirle -> saremmo felici di offrirle
posso offrirle -> sarei felice di offrirle
siamo lieti di -> siamo felicissimi di
sono lieto di -> sono felicissimo di
se ha domande -> se ha qualsiasi domanda
se avete domande -> se avete qualsiasi domanda
i nostri clienti -> i nostri cari clienti
il nostro team -> tutto il nostro team
la nostra squadra -> tutta la nostra squadra
immediatamente -> subito
utilizz+are -> us+are
acquist+are -> compr+are
tuttavia , -> però
pertanto , -> quindi
pertanto -> quindi
inoltre , -> e poi ,
al fine di -> per
attualmente -> adesso
`;
export const confidentWords = `
in mia opinione , ->
secondo me ,? ->
a mio parere ,? ->
a mio avviso ,? ->
a nostro avviso ,? ->
se non sbaglio ,? ->
se non mi sbaglio ,? ->
forse ,? (dovremmo|dovrei|potremmo|possiamo|dobbiamo|è|sono|c'è) ->
magari (dovremmo|dovrei|potremmo|possiamo) ->
probabilmente ->
possibilmente ->
eventualmente ->
presumibilmente ->
un po' (caro|cara|tardi|lento|lenta|lungo|lunga|difficile|noioso|noiosa|rischioso|rischiosa|complicato|complicata|piccolo) ->
abbastanza (caro|cara|bene|buono|buona|facile|difficile|chiaro|chiara|utile|lento|lenta|semplice|rischioso|soddisfatti) ->
piuttosto (caro|cara|bene|buono|buona|facile|difficile|chiaro|chiara|utile|lento|lenta|semplice|rischioso|lungo|lunga) ->
relativamente (caro|facile|semplice|alto|basso|nuovo|breve) ->
più o meno (pronto|pronta|chiaro|chiara|finito|uguale) ->
in un certo senso ,? ->
in qualche modo ,? ->
in linea di massima ,? ->
a dire il vero ,? ->
a essere onesti , ->
sinceramente , ->
diciamo , ->
spero che -> confido che
speriamo che -> confidiamo che
speriamo di -> contiamo di
spero di -> conto di
cercheremo di -> ci impegniamo a
proveremo a -> ci impegniamo a
cerco di -> mi impegno a
cerchiamo di -> ci impegniamo a
vorrei -> voglio
vorremmo -> vogliamo
mi piacerebbe (@infinitive) -> voglio
ci piacerebbe (@infinitive) -> vogliamo
potremmo -> possiamo
potrebbe (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> può
potresti -> puoi
dovremmo -> dobbiamo
dovrebbe -> deve
dovrebbero -> devono
dovresti -> devi
sarebbe meglio -> è meglio
sarebbe utile -> è utile
sarebbe opportuno -> è opportuno
siamo in grado di -> possiamo
sono in grado di -> possono
è in grado di -> può
abbiamo intenzione di -> vogliamo
consiglierei -> consiglio
consiglieremmo -> consigliamo
suggerirei -> suggerisco
proporrei -> propongo
`;
export const diplomaticWords = `
voglio -> vorrei
vogliamo -> vorremmo
può (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potrebbe
puoi (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potresti
(^) possiamo -> potremmo
(^) posso -> potrei
deve (@infinitive) -> dovrebbe
devi (@infinitive) -> dovresti
dobbiamo (@infinitive) -> dovremmo
devono (@infinitive) -> dovrebbero
dovete (@infinitive) -> dovreste
bisogna -> bisognerebbe
è necessario -> sarebbe necessario
ho bisogno di -> avrei bisogno di
abbiamo bisogno di -> avremmo bisogno di
(^) avete -> avreste
non sono d'accordo -> non sono del tutto d'accordo
non siamo d'accordo -> non siamo del tutto d'accordo
non capisco -> non capisco bene
non mi piace -> non mi convince del tutto
non ci piace -> non ci convince del tutto
non posso -> purtroppo non posso
non possiamo -> purtroppo non possiamo
mi rifiuto di -> preferirei non
è falso|falsa ($|,) -> forse non è del tutto esatto|esatta
è sbagliato|sbagliata ($|,) -> forse non è del tutto corretto|corretta
è impossibile ($|,) -> sembra difficile
è inaccettabile -> è difficile da accettare
è una cattiva idea -> forse non è l'idea migliore
non è una buona idea -> forse non è l'idea migliore
è|sono|era troppo -> è|sono|era forse un po' troppo
è|sono|era molto (caro|cara|cari|lento|lenta|complicato|complicata|difficile|rumoroso|rumorosa|lungo|lunga) -> è|sono|era piuttosto
è|era noioso|noiosa -> è|era un po' noioso|noiosa
molto deluso|delusa|delusi -> un po' deluso|delusa|delusi
non funziona -> sembra non funzionare
non è pronto|pronta -> non sembra ancora pronto|pronta
non è chiaro|chiara -> non è del tutto chiaro|chiara
causerà -> potrebbe causare
ritarderà -> potrebbe ritardare
ha dimenticato -> sembra che abbia dimenticato
c'è un errore -> sembra esserci un errore
c'è un problema -> sembra esserci un problema
ci sono errori -> sembrano esserci errori
raccomandiamo -> raccomanderemmo
consiglio (di|il|la|questo|questa) -> consiglierei
consigliamo (di|il|la|questo|questa) -> consiglieremmo
propongo -> proporrei
proponiamo -> proporremmo
ovviamente ,? ->
chiaramente , ->
naturalmente , ->
(+deve|dovrebbe|prego|può|potrebbe) immediatamente -> appena possibile
(+deve|dovrebbe|prego|può|potrebbe) subito -> appena possibile
`;
