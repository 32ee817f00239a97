const weak =
  'lento|lenta|lenti|lente vecchio|vecchia|vecchi|vecchie caro|cara|cari|care alto|alta|alti|alte piccolo|piccola|piccoli|piccole rumoroso|rumorosa|rumorosi|rumorose pesante|pesanti difficile|difficili noioso|noiosa|noiosi|noiose complicato|complicata|complicati|complicate lungo|lunga|lunghi|lunghe freddo|fredda|freddi|fredde sporco|sporca|sporchi|sporche confuso|confusa|confusi|confuse corto|corta|corti|corte debole|deboli stretto|stretta|stretti|strette buio|buia triste|tristi stanco|stanca|stanchi|stanche rischioso|rischiosa|rischiosi|rischiose';
const softened = weak
  .split(' ')
  .map((forms) => `(~non|così) (è|sono|era|erano|sembra|stato|stata|stati) ${forms} -> un po' ${forms}`)
  .join('\n');
/** Futures that can be known as likely, with their infinitives. */
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

/** Blunt words → considerate ones. */
export const diplomaticWords = `
voglio -> vorrei
vogliamo -> vorremmo
può (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potrebbe
puoi (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potresti
(^) possiamo -> potremmo
(^) posso -> potrei
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
