import { praise } from './praise.ts';

/** Requests, thanks and offers made warmer. */
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
{utilizzare} -> {usare}
{acquistare} -> {comprare}
tuttavia , -> però
pertanto , -> quindi
pertanto -> quindi
inoltre , -> e poi ,
al fine di -> per
attualmente -> adesso
mi puoi (%inf) (+?) -> mi potresti
(!purtroppo) non trovo|vedo|ricordo (!che|l'|perché|niente|nulla) -> purtroppo non trovo|vedo|ricordo
le|ti|vi ricordo|ricordiamo che -> le|ti|vi ricordo|ricordiamo gentilmente che
ignori|ignora|ignorate (questo|il|la|questa) -> ignori|ignora|ignorate pure
scriveteci|chiamateci|scrivici|chiamaci|scrivetemi|chiamatemi ($) -> scriveteci|chiamateci|scrivici|chiamaci|scrivetemi|chiamatemi pure
puoi|potete (tenere|creare|trovare|gestire|scoprire|imparare|prenotare|condividere|controllare) (~?|non) -> puoi|potete facilmente
(~@not|se) posti|giornate|momenti meravigliosi|meravigliose -> posti|giornate|momenti davvero meravigliosi|meravigliose
(^) il|la|i|le (+cancellato|cancellata|annullato|annullata|rinviato|rinviata|sospeso|sospesa|interrotto|interrotta|esaurito|esaurita|danneggiato|danneggiata|guasto|guasta) -> purtroppo il|la|i|le
ho (un|una) (problema|dubbio|domanda|richiesta) -> avrei
abbiamo (un|una) (problema|dubbio|domanda|richiesta) -> avremmo
manca (un|una|il|la) -> purtroppo manca
(~@not) (sono|è|era|siamo) soddisfatta|soddisfatto|soddisfatti -> davvero soddisfatta|soddisfatto|soddisfatti
(^) salve , -> buongiorno ,
(ma|però) non (ho|hai|è|abbiamo|sono|ha|hanno|avete|siamo) -> purtroppo non
(^) fate|usate|seguite|leggete|compilate|ricordate|controllate|lasciate|chiudete|inviate|portate|venite|prendete|evitate|rispondete (~?|favore) -> per favore , fate|usate|seguite|leggete|compilate|ricordate|controllate|lasciate|chiudete|inviate|portate|venite|prendete|evitate|rispondete
come posso|possiamo (%inf) (+?) -> come potrei|potremmo
(^) potete|puoi|può (%inf) (~?|darsi|essere) -> potete|puoi|può tranquillamente
(~non|mai) torneremo|tornerò (!con|volentieri|presto|sicuramente|di|mai) -> torneremo|tornerò con piacere
torneremo|tornerò presto -> torneremo|tornerò presto e con piacere
il possibile (per|$) -> tutto il possibile
(~@not) (è|sono|era|erano) molto (@good) -> davvero molto
(~non|se) (mi|ci) piace|piacciono molto -> piace|piacciono davvero molto
avvisatemi|avvisami (se|entro|quando|prima|$) -> fatemi_sapere|fammi_sapere
ti|la|vi ringrazio per -> ti|la|vi ringrazio di cuore per
ti|la|vi ringraziamo per -> ti|la|vi ringraziamo di cuore per
scusa|scusi|scusate il disturbo -> scusa|scusi|scusate tanto il disturbo
scusa|scusi|scusate se (!tanto) -> scusa|scusi|scusate tanto se
cerchiamo (un|una|il|la|dei|delle) -> stiamo cercando
ho trovato|letto|visto il|la tuo|tua|suo|sua -> ho trovato|letto|visto con piacere il|la tuo|tua|suo|sua
${praise('davvero')}
(+puoi|potete|potresti|potreste) (~favore|cortesia|dove|come|cosa|chi|quando|quanto|perché|quale|si) ? -> , per favore ?
(+inviarmi|mandarmi|dirmi|aiutarmi|confermarmi|inviarci|mandarci|dirci) (~favore|cortesia|dove|cosa) ? -> , per favore ?
(^) mandami|inviami|dimmi|scrivimi|chiamami|mandatemi|inviatemi|scrivetemi|fammi|fatemi|mandaci|inviaci|avvisami|aiutami|ricordati|controlla (!.) (~favore) -> per favore , mandami|inviami|dimmi|scrivimi|chiamami|mandatemi|inviatemi|scrivetemi|fammi|fatemi|mandaci|inviaci|avvisami|aiutami|ricordati|controlla
(^) mi mandi|invii|dica|chiami|faccia|scriva (~favore) -> per favore , mi mandi|invii|dica|chiami|faccia|scriva
(le|ti|vi) mando|invio|spedisco|mandiamo|inviamo|confermo|confermiamo|scrivo (!volentieri|per|perché) -> mando|invio|spedisco|mandiamo|inviamo|confermo|confermiamo|scrivo volentieri
(!purtroppo|che|se|perché) non riesco|riusciamo|posso|possiamo (!che|più) -> purtroppo non riesco|riusciamo|posso|possiamo
(!purtroppo|che|se|perché|o) non funziona|funzionano -> purtroppo non funziona|funzionano
c' è un errore|problema -> c' è un piccolo errore|problema
ho bisogno di -> avrei bisogno di
abbiamo bisogno di -> avremmo bisogno di
mi serve|servono -> mi servirebbe|servirebbero
ci serve|servono -> ci servirebbe|servirebbero
(lo|la|li|le) consiglio (~non) -> consiglio di cuore
voglio (%inf) -> mi piacerebbe
vogliamo (%inf) -> ci piacerebbe
vorrei (%inf) -> mi piacerebbe
vorremmo (%inf) -> ci piacerebbe
spero di (!non) -> spero tanto di
speriamo di (!non) -> speriamo tanto di
spero che -> spero tanto che
speriamo che -> speriamo tanto che
(^) possiamo (%inf) (+?) -> potremmo
(^) puoi|potete|può (%inf) (+?) -> potresti|potreste|potrebbe
siamo felici di -> siamo davvero felici di
sono felice di -> sono davvero felice di
grazie ($) -> grazie mille
(~@not|va|sta|stai|poco|bisogna|dobbiamo|deve|devi|dovete|per|se|andava|funzionava|era) (!molto|così|abbastanza|troppo|più|meno|tanto|davvero|va|bene) bene ($|,|e|i|le) -> davvero bene
vi aspettiamo ($|a|al|alla|in|il|domani|sabato|domenica) -> vi aspettiamo con piacere
ti aspetto ($|a|al|alla|in|domani|sabato) -> ti aspetto con piacere
resto|rimango|restiamo|rimaniamo a disposizione -> resto|rimango|restiamo|rimaniamo volentieri a disposizione
ho letto il tuo|suo|vostro -> ho letto con piacere il tuo|suo|vostro
ho ricevuto il tuo|suo|vostro (messaggio|invito|regalo|pacco|libro) -> ho ricevuto con piacere il tuo|suo|vostro
non capisco (perché|come|il|la|cosa) -> non riesco a capire
(!non) mi piace|piacciono -> mi piace|piacciono davvero
mi è piaciuto|piaciuta ($|,|e|molto) -> mi è piaciuto|piaciuta davvero
(^) buongiorno , -> ciao ,
`;
