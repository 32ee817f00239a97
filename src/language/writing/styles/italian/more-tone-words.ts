/** Praise that becomes stronger by the word for `very`; nothing where somebody denies or doubts. */
const praised =
  'bello|bella|belli|belle buono|buona|buoni|buone divertente|divertenti utile|utili leggero|leggera|leggeri|leggere silenzioso|silenziosa|silenziosi|silenziose luminoso|luminosa|luminosi|luminose comodo|comoda|comodi|comode pratico|pratica|pratici|pratiche veloce|veloci rapido|rapida|rapidi|rapide chiaro|chiara|chiari|chiare moderno|moderna|moderni|moderne elegante|eleganti affidabile|affidabili simpatico|simpatica|simpatici|simpatiche gentile|gentili bravo|brava|bravi|brave fresco|fresca|freschi|fresche conveniente|convenienti efficace|efficaci potente|potenti resistente|resistenti interessante|interessanti importante|importanti facile|facili grande|grandi accogliente|accoglienti professionale|professionali disponibile|disponibili prezioso|preziosa|preziosi|preziose completo|completa|completi|complete';
const praise = (very: string, ...refused: readonly string[]): string =>
  praised
    .split(' ')
    .map(
      (forms) =>
        `(~@not) (~se) (è|sono|era|erano|stato|stata|stati|state|trovato|trovata|sembra|sia) ${forms} (~${['troppo', ...refused].join('|')}) -> ${very} ${forms}`,
    )
    .join('\n');

export const enthusiasticWords = `
(+andiamo|partiamo|torniamo|festeggiamo|gratuita|gratuito|gratis|volontari|vinto|inaugurato|inaugurata|premiato) (~@not|—|ma|però|se|problema|ritardo|ospedale|funerale) . (!.) -> !
puoi|potete (tenere|creare|trovare|gestire|scoprire|imparare|prenotare|condividere|controllare) (~?|non) -> puoi|potete finalmente
è gratuito|gratuita -> è completamente gratuito|gratuita
(~@not) molte|molti (famiglie|ospiti|visitatori|bambini|amici) -> tantissime|tantissimi
posti|momenti|giornate meravigliosi|meravigliose -> posti|momenti|giornate assolutamente meravigliosi|meravigliose
(~@not) (sono|è|era) soddisfatta|soddisfatto|soddisfatti (!di|del|della|dei|delle) -> entusiasta|entusiasta|entusiasti
scriveteci|chiamateci ($) -> scriveteci|chiamateci subito
(~@not) (abbiamo|ho|ha|hanno) assunto|venduto|raggiunto|superato|ricevuto|aperto (#|due|tre|quattro|cinque|dieci|venti|cento|mille) -> assunto|venduto|raggiunto|superato|ricevuto|aperto ben
(+portate|venite|provate|scoprite|iscrivetevi|partecipate|visitate|scopri|prova|unisciti|provatelo|organizziamo|festeggiamo) (~@not|—|problema|attenzione|se) . (!.) -> !
ti|la|vi ringrazio per -> ti|la|vi ringrazio infinitamente per
ti|la|vi ringraziamo per -> ti|la|vi ringraziamo infinitamente per
(~non) mi|ci piace|piacciono molto -> mi|ci piace|piacciono tantissimo
(~@not) (una|un) bella|bel|bellissima (giornata|serata|esperienza|festa|vacanza|sorpresa|gita|notizia|casa) -> meravigliosa|meraviglioso|meravigliosa
(~@not) una casa|città|serata|giornata bella ($|,|e) -> una casa|città|serata|giornata meravigliosa
cresciamo|miglioriamo ogni -> cresciamo|miglioriamo davvero ogni
a due passi dal|dalla -> a soli due passi dal|dalla
${praise('incredibilmente').replace(/^.* (?:interessante|bello|buono)\|.*$/gmu, '')}
(~@not) molto carino|carina|carini|carine -> delizioso|deliziosa|deliziosi|deliziose
(~@not) (è|sono|era|erano) molto (importante|importanti|comodo|comoda|pratico|pratica|semplice|chiaro|chiara|felice|felici|soddisfatto|soddisfatta) -> incredibilmente
(~@not|va|sta|stai|poco|bisogna|dobbiamo|deve|devi|dovete|per|se|andava|funzionava|era) (!molto|così|abbastanza|troppo|più|meno|tanto|davvero|va|bene) bene ($|,|e|i|le|il|la) -> benissimo
siamo felici di -> siamo entusiasti di
sono felice di -> sono davvero entusiasta di
nuova (versione|app|collezione|sede|edizione|funzione|stagione|applicazione|piattaforma) (~problema|errore|troppo|difetto) -> nuovissima
nuovo (sito|prodotto|modello|menu|negozio|album|libro|corso|servizio|film) (~problema|errore|troppo|difetto) -> nuovissimo
(è|sono|era) più (veloce|veloci|facile|semplice|leggero|leggera|comodo|comoda|bello|bella|sicuro|sicura|potente|silenzioso|silenziosa|luminoso) -> molto più
(~@not) (è|sono) migliore|migliori della|del|dei|delle -> di gran lunga migliore|migliori della|del|dei|delle
costa meno -> costa molto meno
(lo|la|li|le) consiglio (~non) -> consiglio vivamente
(lo|la|li|le) consigliamo (~non) -> consigliamo vivamente
spero di (!non) -> spero tanto di
speriamo di (!non) -> speriamo tanto di
spero che (!non) -> spero tanto che
speriamo che (!non) -> speriamo tanto che
vorrei sapere|chiedere -> vorrei tanto sapere|chiedere
vorrei (%inf) -> mi piacerebbe tantissimo
vorremmo (%inf) -> ci piacerebbe tantissimo
voglio (%inf) -> voglio assolutamente
vogliamo (%inf) (~sapere) -> vogliamo assolutamente
grazie ($) -> grazie mille
presto ($) (~problema) -> prestissimo
(~@not) è|sono aperto|aperta|aperti tutti i giorni -> è|sono aperto|aperta|aperti proprio tutti i giorni
vi aspettiamo ($) -> vi aspettiamo a braccia aperte
vi aspettiamo (a|in|al|alla|il|sabato|domenica|domani) -> vi aspettiamo numerosi
abbiamo (finito|completato|terminato|lanciato|inaugurato|raggiunto) -> abbiamo finalmente
ho (finito|completato|terminato) (il|la|un) (~@not) -> ho finalmente
è arrivato|arrivata (il|la|un|una) (~ritardo|problema) -> è finalmente arrivato|arrivata
(^) sono|siamo pronto|pronta|pronti -> sono|siamo prontissimo|prontissima|prontissimi
(~@not) ottimo|ottima|ottimi|ottime -> straordinario|straordinaria|straordinari|straordinarie
(~@not) (!davvero) perfetto|perfetta|perfetti|perfette -> davvero perfetto|perfetta|perfetti|perfette
(~@not) (un|il) successo -> grande successo
molte|molti (soddisfazioni|novità|complimenti|vantaggi|successi|idee|regali|sconti) -> tantissime|tantissimi
tante|tanti (soddisfazioni|novità|complimenti|vantaggi|successi|idee|regali|sconti|cose) -> tantissime|tantissimi
amo (il|la|i|le|questo|questa) -> adoro
(~non) mi piace|piacciono molto -> mi piace|piacciono tantissimo
(!non) ci piace|piacciono (!molto) -> ci piace|piacciono tantissimo
(+vendite|ricavi|iscritti|utenti|clienti|visite|fatturato) sono|è cresciuti|cresciute|cresciuto (!molto|tanto|poco|del|di) -> sono|è cresciuti|cresciute|cresciuto alla grande
(~@not) (~—|ma|però|tuttavia|se|andava|funzionava|dispiace|troppo|problema|problemi|perso|ritardo|dubbi|scusa|scusi|dopo) (+grazie|entusiasti|entusiasta|felici|felice|adoro|fantastico|fantastica|fantastici|fantastiche|meraviglioso|meravigliosa|meravigliosi|meravigliose|benissimo|delizioso|deliziosa|vivamente|tantissimo|splendido|splendida|auguri|complimenti|nuovissima|nuovissimo|finalmente|straordinario|straordinaria|prestissimo|incredibilmente|affascinante) . (!.) -> !
`;
export const friendlyWords = `
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
devo (%inf) -> dovrei
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
dobbiamo (%inf) -> dovremmo
dobbiamo parlarne -> dovremmo parlarne
deve (compilare|inviare|firmare|pagare|portare|confermare|aspettare|scaricare) (!.) -> dovrebbe
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
const weak =
  'lento|lenta|lenti|lente vecchio|vecchia|vecchi|vecchie caro|cara|cari|care alto|alta|alti|alte piccolo|piccola|piccoli|piccole rumoroso|rumorosa|rumorosi|rumorose pesante|pesanti difficile|difficili noioso|noiosa|noiosi|noiose complicato|complicata|complicati|complicate lungo|lunga|lunghi|lunghe freddo|fredda|freddi|fredde sporco|sporca|sporchi|sporche confuso|confusa|confusi|confuse corto|corta|corti|corte debole|deboli stretto|stretta|stretti|strette buio|buia triste|tristi stanco|stanca|stanchi|stanche rischioso|rischiosa|rischiosi|rischiose';
const softened = weak
  .split(' ')
  .map((forms) => `(~non|così) (è|sono|era|erano|sembra|stato|stata|stati) ${forms} -> un po' ${forms}`)
  .join('\n');
/** Futures that can be told as likely, with their infinitives. */
const futures =
  'arriverà|arriveranno:arrivare inizierà|inizieranno:iniziare costerà|costeranno:costare partirà|partiranno:partire finirà|finiranno:finire riaprirà|riapriranno:riaprire diventerà|diventeranno:diventare aumenterà|aumenteranno:aumentare migliorerà|miglioreranno:migliorare durerà|dureranno:durare porterà|porteranno:portare';
const likely = futures
  .split(' ')
  .map((entry) => {
    const [forms, infinitive] = entry.split(':');
    return `(!non|che) ${forms} (!stato|stata|finito|fatto|detto|visto) -> dovrebbe|dovrebbero ${infinitive}`;
  })
  .join('\n');
const oursInFuture =
  'perderemo:perdere avremo:avere dovremo:dover potremo:poter finiremo:finire arriveremo:arrivare consegneremo:consegnare risparmieremo:risparmiare pagheremo:pagare';
const possible = oursInFuture
  .split(' ')
  .map((entry) => {
    const [form, infinitive] = entry.split(':');
    return `(!non|appena|quando|se|finché|che|chi|dove|cui) ${form} -> potremmo ${infinitive}`;
  })
  .join('\n');
const promised =
  'userò|useremo|proverò|continueremo|garantiremo|lavoreremo|aiuteremo|aiuterò|spedirò|spediremo|pubblicheremo|apriremo|invieremo|manderemo|faremo|consegneremo|risponderemo|troveremo|risolveremo|finiremo|perderemo|risparmieremo|arriveremo|avremo|potremo|vinceremo|riusciremo|partiremo|inizieremo|offriremo|presenteremo|contatteremo|chiameremo|organizzeremo|controlleremo|miglioreremo|raggiungeremo|invierò|manderò|farò|consegnerò|risponderò|finirò|arriverò|avrò|potrò|riuscirò|chiamerò|controllerò|contatterò|verrò|sarò|saremo';

export const confidentWords = `
costa troppo -> costa decisamente troppo
non posso|possiamo accettare|tollerare|permettere -> non posso|possiamo assolutamente accettare|tollerare|permettere
puoi|potete (tenere|creare|trovare|gestire|scoprire|imparare|prenotare|condividere|controllare) (~?|non) -> puoi|potete davvero
va|vanno fatto|fatta|fatti|fatte -> deve|devono essere fatto|fatta|fatti|fatte
va|vanno pagato|pagata|pagati|pagate -> deve|devono essere pagato|pagata|pagati|pagate
(~@not) (sono|è|era|siamo) soddisfatta|soddisfatto|soddisfatti -> pienamente soddisfatta|soddisfatto|soddisfatti
secondo noi ,? ->
(è|sono|era|erano|stato|stata|e) un po' (!di|più|meno|d'|come) ->
(mi|ci) serve|servono (!assolutamente) -> serve|servono assolutamente
faremo|farò il possibile -> faremo|farò tutto il possibile
(!non) funziona bene -> funziona perfettamente
vogliamo (%inf) (~sapere) -> vogliamo assolutamente
è inclusa|incluso|compresa|compreso ($|,) -> è naturalmente inclusa|incluso|compresa|compreso
${praise('davvero', 'ma')}
(!non|appena|quando|se|finché|che|chi|dove|cui) (~sicuramente) ${promised} (~sicuramente) -> ${promised} sicuramente
(^) penso|credo che -> non ho dubbi che
(^) pensiamo|crediamo che -> non abbiamo dubbi che
mi sembra che -> non ho dubbi che
ci sembra che -> non abbiamo dubbi che
(^) forse ,? potresti|potreste|potrebbe -> puoi|potete|può
(^) magari ,? potresti|potreste|potrebbe -> puoi|potete|può
(^) forse (conviene|bisogna|è|sono|c'|dobbiamo|abbiamo) ->
(^) purtroppo ,? (!#) ->
mi dispiace , ma ->
ci dispiace , ma ->
se possibile ,? ->
, se possibile ->
dobbiamo (%inf) -> dobbiamo assolutamente
devo (%inf) -> devo assolutamente
bisogna (%inf) -> bisogna assolutamente
abbiamo bisogno di -> abbiamo assoluto bisogno di
ho bisogno di (!te|lei) -> ho assoluto bisogno di
conviene (%inf) -> conviene senz'altro
(~forse|magari) è meglio (%inf) -> è decisamente meglio
consiglio (di|il|la|a|questo|questa|vivamente) (~non) -> consiglio senza riserve
raccomandiamo (!vivamente) -> raccomandiamo vivamente
(lo|la|li|le) consiglio (!vivamente|senza) -> consiglio senza riserve
(è|sono|era|erano) molto (!tempo|meno|più|di|che|poco|a|in) -> decisamente
(~non) (è|sono) più (!o|di|che) -> decisamente più
(è|sono) migliore|migliori della|del|dei|delle -> nettamente migliore|migliori della|del|dei|delle
costa meno -> costa decisamente meno
mostra|mostrano che -> dimostra|dimostrano che
è importante -> è fondamentale
è necessario -> è essenziale
(un|il|del|di|questo) buon (risultato|lavoro|prodotto|servizio|libro|piano) -> ottimo
buona (idea|soluzione|qualità|occasione|scelta|proposta) -> ottima
buoni (risultati|prodotti|prezzi) -> ottimi
può aiutare a (!non) -> aiuta a
sembra essere -> è
sembrano essere -> sono
(~non|se|che) possiamo (%inf) (~?|solo|se) -> possiamo senz'altro
(~non|se|che) posso (%inf) (~?|solo|se) -> posso senz'altro
sono sicuro|sicura che -> sono assolutamente sicuro|sicura che
siamo sicuri che -> siamo assolutamente sicuri che
(^) vorrei|vorremmo (%inf) -> voglio|vogliamo
è troppo -> è decisamente troppo
troppo (caro|cara|lento|lenta|tardi|lungo|lunga|complicato|complicata|alto|alta|piccolo|piccola|basso|bassa|freddo|fredda|poco|difficile) (!#) -> decisamente troppo
(~@not|va|sta|stai|poco|bisogna|dobbiamo|deve|devi|dovete|per|se) (!molto|così|abbastanza|troppo|più|meno|tanto|davvero|va|decisamente|bene) bene ($|,|e|i|le) -> decisamente bene
(!non) siamo d'accordo -> siamo pienamente d'accordo
(!non) sono d'accordo -> sono pienamente d'accordo
(non) siamo|sono d'accordo -> siamo|sono affatto d'accordo
crescerà|aumenterà|migliorerà (!sicuramente) -> crescerà|aumenterà|migliorerà sicuramente
subito ($) -> immediatamente
`;
export const diplomaticWords = `
mi puoi (%inf) (+?) -> mi potresti
(!purtroppo) non trovo|vedo|ricordo (!che|l'|perché|niente|nulla) -> purtroppo non trovo|vedo|ricordo
non risolve|risolvono -> non sembra|sembrano risolvere
costa troppo -> costa forse un po' troppo
era sbagliato|sbagliata|sbagliati -> non era del tutto giusto|giusta|giusti
(^) vorrei (%inf) (~ricordarle|ricordarti|ricordarvi|sapere|chiedere|chiederle|chiederti|dire|dirle) -> vorrei , se possibile ,
va|vanno fatto|fatta|fatti|pagato|pagata|inviato|inviata|consegnato|consegnata -> andrebbe|andrebbero fatto|fatta|fatti|pagato|pagata|inviato|inviata|consegnato|consegnata
ignori|ignorate (questo|il|la|questa) -> può|potete semplicemente ignorare
manca (un|una|il|la) -> sembra mancare
mancano (i|le|alcuni|alcune|due|tre) -> sembrano mancare
ho (un|una) (problema|dubbio|domanda|richiesta) -> avrei
abbiamo (un|una) (problema|dubbio|domanda|richiesta) -> avremmo
le|ti|vi ricordo che -> vorrei ricordarle|ricordarti|ricordarvi che
le|ti|vi ricordiamo che -> vorremmo ricordarle|ricordarti|ricordarvi che
(^) il|la|i|le (+cancellato|cancellata|annullato|annullata|rinviato|rinviata|sospeso|sospesa|interrotto|interrotta|esaurito|esaurita|danneggiato|danneggiata|guasto|guasta) -> purtroppo il|la|i|le
(!forse) dovremmo assumere|comprare|cambiare|rimandare|rifare|aspettare -> forse dovremmo assumere|comprare|cambiare|rimandare|rifare|aspettare
ha perso ancora -> purtroppo ha perso ancora
aumentano|aumenta ogni -> tendono_ad_aumentare|tende_ad_aumentare ogni
(ma|però) non (ho|hai|è|abbiamo|sono|ha|hanno|avete|siamo) -> purtroppo non
come posso|possiamo (%inf) (+?) -> come potrei|potremmo
(^) fate|usate|seguite|leggete|compilate|controllate|lasciate|chiudete|inviate|portate|prendete|evitate|rispondete (~?|favore|cortesia) -> per cortesia , fate|usate|seguite|leggete|compilate|controllate|lasciate|chiudete|inviate|portate|prendete|evitate|rispondete
(è|era|sono|erano) in ritardo (!di) -> un po' in ritardo
nessuno mi|lo|la|li|ci|ti|vi ha -> sembra che nessuno mi|lo|la|li|ci|ti|vi abbia
non sono|siamo|è contento|contenta|contenti|soddisfatto|soddisfatta|soddisfatti|sicuro|sicura|convinto|convinta|convinti|corretto|corretta|completo|completa -> non sono|siamo|è del tutto contento|contenta|contenti|soddisfatto|soddisfatta|soddisfatti|sicuro|sicura|convinto|convinta|convinti|corretto|corretta|completo|completa
non hanno|ha consegnato|risposto|pagato|inviato|finito|ricevuto -> non hanno|ha ancora consegnato|risposto|pagato|inviato|finito|ricevuto
si blocca|bloccano -> sembra|sembrano bloccarsi
torneremo sicuramente -> torneremo volentieri
ha|hanno sbagliato -> potrebbe|potrebbero aver sbagliato
${softened}
${likely}
${possible}
dobbiamo (%inf) -> dovremmo
dobbiamo parlarne -> dovremmo parlarne
devo (%inf) -> dovrei
conviene (%inf) -> converrebbe
mi serve|servono -> mi servirebbe|servirebbero
ci serve|servono -> ci servirebbe|servirebbero
(!possibilmente) entro (venerdì|lunedì|martedì|mercoledì|giovedì|domani|stasera|oggi|sabato|domenica) -> possibilmente entro
(lo|la|li|le) consiglio -> consiglierei
(!si|lo|la|ci|ti|mi) vuole|vogliono (%inf) -> vorrebbe|vorrebbero
mostra|mostrano che (~aumentato|aumentata|aumentati|aumentate|cresciuto|cresciuta|cresciuti|cresciute|diminuito|diminuita|diminuiti|diminuite|sceso|scesa|scesi|scese|calato|calata|calati|calate) -> suggerisce|suggeriscono che
(^) mandami|inviami|dimmi|scrivimi|chiamami|mandatemi|inviatemi|scrivetemi|mandaci|inviaci|avvisami|aiutami|controlla (~favore|quando|se|appena|possibile) -> se possibile , mandami|inviami|dimmi|scrivimi|chiamami|mandatemi|inviatemi|scrivetemi|mandaci|inviaci|avvisami|aiutami|controlla
voglio (%inf) -> vorrei
credo|penso che -> mi sembra che
crediamo|pensiamo che -> ci sembra che
secondo me ,? -> a mio modesto parere ,
arriva|arrivano tardi -> arriva|arrivano un po' tardi
dura poco -> dura piuttosto poco
(!purtroppo|che|se|perché) non riesco|riusciamo -> purtroppo non riesco|riusciamo
ho|abbiamo|hanno perso (il|la|lo|molto|tutto|i|le) -> ho|abbiamo|hanno purtroppo perso
(^) puoi|potete|può (%inf) (+?) -> potresti|potreste|potrebbe
ci sono (molti|molte|dei|delle|alcuni|alcune) (dubbi|problemi|errori|difetti|lamentele|critiche|difficoltà) -> sembrano esserci
(+dobbiamo|dovremmo) subito|immediatamente -> appena possibile
si lamentano -> esprimono qualche perplessità
le|ti|vi chiedo di -> vorrei chiederle|chiederti|chiedervi di
le|ti|vi chiediamo di -> vorremmo chiederle|chiederti|chiedervi di
è meglio (%inf) -> sarebbe meglio
preferisco|preferiamo -> preferirei|preferiremmo
sicuramente -> probabilmente
certamente -> probabilmente
pessimo|pessima|pessimi|pessime -> non ottimale|ottimale|ottimali|ottimali
brutto|brutta ($|,|e) -> poco riuscito|riuscita
ha|hanno torto -> potrebbe|potrebbero sbagliarsi
`;
