/** Everyday words → those of letters and reports; for business and academic texts alike. */
export const formalWords = `
(^) ma -> tuttavia
(^) però , -> tuttavia ,
(^) quindi ,? -> pertanto
(^) così , -> pertanto ,
(^) poi , -> inoltre ,
(^) in più , -> inoltre ,
, quindi -> , pertanto
(!^) (!^) , ma (@subject) (!po'|poco) -> ; tuttavia
(!^|,) però -> tuttavia
(!@know) perché (@subject) (~?) -> poiché
(!sto|stai|sta|stiamo|state|stanno|stavo|stava|stavamo|stavano|finito|finita|pronto|pronta|pronti|pronte|tempo|ora|buono|buona|facile|difficile|piccolo|piccola|grande|tardi|presto|sufficiente|abbastanza|basta|importante|voglia|aiuto|idea|modo|giorni|mesi|soldi|solo|motivo|ragione|grazie|tanto|poco|qui|lì|finirà|finiremo) per (@infinitive) (~essere) -> al fine di
(è|sono|siamo|stiamo|sto|ha|abbiamo|hanno) adesso -> attualmente
subito -> immediatamente
(!a) presto ($) -> a breve
spesso -> frequentemente
(!quasi) quasi (tutti|tutte|tutto|tutta|identico|identica|identici|identiche|impossibile|nullo|completo|completa|uguale|uguali|costante|totale|ogni|sempre) -> pressoché
un sacco di (problemi|clienti|errori|libri|amici) -> numerosi
un sacco di (persone|domande|idee|cose) -> numerose
(!così|troppo|i|le) molti|molte (problemi|clienti|studenti|paesi|errori|utenti|cambiamenti|libri|treni|domande|persone|aziende|idee|ragioni|città|strade) -> numerosi|numerose
un po' (più|meno|tardi|caro|lento|lungo|lunga|noioso) -> leggermente
{usare} (@article) -> {utilizzare}
{comprare} (@article) -> {acquistare}
finire|finisce|finiscono (il|la|i|le|un|una|a|$) -> terminare|termina|terminano
finito ($|,|il|la) -> terminato
parlare di -> discutere di
voglio (@infinitive) -> desidero
vogliamo (@infinitive) -> desideriamo
chiedere (un|una|il|la) -> richiedere
mandare|mando|manda|mandato -> inviare|invio|invia|inviato
mi mandi -> mi invii
aggiustare|aggiustato|aggiustata -> riparare|riparato|riparata
(+computer|stampante|ascensore|frigorifero|lavatrice|lavastoviglie|macchina|auto|motore|impianto|caldaia|riscaldamento|televisore|telefono|forno) rotto|rotta|rotti|rotte ($|,) -> guasto|guasta|guasti|guaste
fantastico|fantastica -> eccellente|eccellente
carino|carina|carini|carine -> gradevole|gradevole|gradevoli|gradevoli
cellulare -> telefono cellulare
roba -> materiale
(!molte) grazie per (il|la|i|le|l') (~suo|sua|suoi|sue) -> molte grazie per
grazie per (il|la|i|le|l') (+suo|sua|suoi|sue) -> la ringraziamo per
grazie mille per (~suo|sua|suoi|sue) -> molte grazie per
grazie mille per (+suo|sua|suoi|sue) -> la ringraziamo vivamente per
grazie mille -> molte grazie
scusi per -> ci scusiamo per
scusa per -> ci scusiamo per
mi dispiace per -> mi scuso per
ci dispiace per -> ci scusiamo per
grosso|grossa (problema|errore|differenza) -> notevole|notevole
(^) salve , -> buongiorno ,
sbagliato|sbagliata|sbagliati|sbagliate ($|,|e|nella|nel) -> errato|errata|errati|errate
e ho|abbiamo dovuto (%inf) -> ed è stato necessario
ho|abbiamo dovuto (%inf) -> è stato necessario
costa troppo -> ha un costo eccessivo
non posso (%inf) -> non mi è possibile
non possiamo (%inf) -> non ci è possibile
(!non|mi|si) puoi|potete (%inf) (~?) -> è possibile
torno|torna|torniamo in ufficio -> rientro|rientra|rientriamo in ufficio
va|vanno fatto|fatta|fatti|fatte -> deve|devono essere effettuato|effettuata|effettuati|effettuate
ho un problema con -> ho riscontrato un problema con
abbiamo un problema con -> abbiamo riscontrato un problema con
manca (un|una|il|la) -> risulta mancante
cerchiamo (un|una|nuovi|nuove|volontari|collaboratori|persone) -> siamo alla ricerca di
stiamo cercando (un|una|nuovi|nuove|volontari|collaboratori|persone) -> siamo alla ricerca di
molti giovani -> numerosi giovani
ha perso ancora -> ha perso nuovamente
mi puoi mandare|inviare|dire|confermare -> potresti inviarmi|inviarmi|indicarmi|confermarmi
pian piano -> gradualmente
tutti quanti -> tutti
(~() (!^) (!^) , ma (@clause) (!po'|poco|tantino) -> ; tuttavia
(~() (!^|,|;|e) ma (@clause) (!po'|poco|tantino) -> ; tuttavia
c' è -> vi è
ci sono (!stato|stata|andato|andata|arrivato|arrivata|voluti|volute|rimasto|rimasta|riuscito|riuscita|tornato|tornata) -> vi sono
c' era (!una) -> vi era
c' erano -> vi erano
ci sarà -> vi sarà
ci saranno -> vi saranno
ho bisogno di (!te|lei|voi|lui) -> necessito di
abbiamo bisogno di (!te|lei|voi|lui) -> necessitiamo di
ha bisogno di (!te|lei|voi|lui) -> necessita di
hanno bisogno di (!te|lei|voi|lui) -> necessitano di
provare|provo|proviamo|provato a -> tentare|tento|tentiamo|tentato di
non riesco ad? -> non sono in grado di
non riusciamo ad? -> non siamo in grado di
non riesce ad? -> non è in grado di
non riescono ad? -> non sono in grado di
riesce ad? -> è in grado di
riescono ad? -> sono in grado di
dobbiamo (%inf) -> è necessario
bisogna (%inf) -> è necessario
basta (%inf) -> è sufficiente
conviene (%inf) -> è opportuno
cambiare|cambiato|cambiata (il|la|i|le|un|una) (data|date|orario|orari|password|programma|testo|nome|indirizzo|prezzo|prezzi|piano|progetto|contratto|regole|regola|impostazioni|legge|appuntamento|prenotazione|formato|ordine|titolo|procedura|condizioni|scadenza) (~con) -> modificare|modificato|modificata
scegliere|scelto|scelta|sceglie (il|la|i|le|un|una) (file|lingua|voce|candidato|candidati|fornitore|prodotto|prodotti|campione|modello|formato|opzione) -> selezionare|selezionato|selezionata|seleziona
controllare|controlla|controllato|controllati|controllate|controllata (il|la|i|le|se|che) -> verificare|verifica|verificato|verificati|verificate|verificata
capire|capisco|capisce|capito (il|la|le|i|che|perché|come) -> comprendere|comprendo|comprende|compreso
finire|finisce|finito (il|la|i|le|un|una) (lavoro|lavori|riunione|progetto|relazione|rapporto|corso|studi|trattativa|trattative|analisi|ricerca|fase|programma|contratto|attività|incontro) -> concludere|conclude|concluso
trovare|trovato (una|un) (soluzione|compromesso|accordo) -> individuare|individuato una|un
trovare|trovato una soluzione -> individuare|individuato una soluzione
aiutare|aiuta|aiutato (i|gli|le|il|la) -> assistere|assiste|assistito
parlarne -> discuterne
parlare|parlato del|della|dei|delle -> discutere|discusso del|della|dei|delle
(!a|da) capo ($|,) -> responsabile
è facile da usare -> è di facile utilizzo
inizia|comincia (il|alle|lunedì|martedì|mercoledì|giovedì|venerdì|domani|a) -> ha inizio
finisce (il|alle|lunedì|martedì|mercoledì|giovedì|venerdì|domani|a) -> termina
dura (due|tre|quattro|cinque|sei|dieci|un|una|circa|#) -> ha una durata di
costa (due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|cento|#) -> ha un costo di
costa meno -> ha un costo inferiore
costa di più -> ha un costo superiore
(prezzi|costi) sono alti -> sono elevati
(!si|lo|la|ci|ti|mi) vuole|vogliono (%inf) -> intende|intendono
siamo felici di -> siamo lieti di
sono felice|contento|contenta di -> ho|ho|ho il piacere di
(^) adesso|ora (è|sono|ha|abbiamo|il|la) (~più) -> attualmente
fa male alla|al|ai -> nuoce alla|al|ai
tanto lavoro -> un notevole carico di lavoro
tanti|tante (@things) (~regali) -> numerosi|numerose
tanti|tante (@thingsf) -> numerose|numerose
molti (@things) (~regali) -> numerosi
molte (@thingsf) -> numerose
(!mi|ti|ci|vi|gli|le|si) dice|dicono che -> afferma|affermano che
(!mi|ti|ci|vi|gli|le|si) ha|hanno detto che -> ha|hanno affermato che
fare|farà|faremo|fatto i lavori -> eseguire|eseguirà|eseguiremo|eseguito i lavori
arriva|arrivano tardi -> arriva|arrivano in ritardo
tutti i giorni -> quotidianamente
ogni giorno -> quotidianamente
ogni settimana -> settimanalmente
ogni mese -> mensilmente
ogni anno -> annualmente
tranne il|la|i|le|lo -> ad_eccezione_del|ad_eccezione_della|ad_eccezione_dei|ad_eccezione_delle|ad_eccezione_dello
mandami|mandaci|mandatemi|mandateci|mandarmi|mandarti|mandarle|mandarvi -> inviami|inviaci|inviatemi|inviateci|inviarmi|inviarti|inviarle|inviarvi
(le|ti|vi|ci) mando|manda|mandiamo|mandano -> invio|invia|inviamo|inviano
farlo|farla|farli|farle vedere -> mostrarlo|mostrarla|mostrarli|mostrarle
fare|faccio|fatto vedere -> mostrare|mostro|mostrato
calato|calata|calati|calate -> diminuito|diminuita|diminuiti|diminuite
è andato|andata bene -> ha_avuto|ha_avuto esito positivo
richiamato|richiamata ($|e|,) -> ricontattato|ricontattata
(pulisce|puliscono|lava|lavano|toglie|tolgono|elimina|asciuga|funziona) bene (i|il|la|le) -> efficacemente
dura poco -> ha una durata limitata
stamattina -> questa mattina
stasera -> questa sera
stanotte -> questa notte
stavolta -> questa volta
a volte -> talvolta
di solito -> solitamente
di nuovo -> nuovamente
in fretta -> rapidamente
velocemente -> rapidamente
(^|,) visto che -> poiché
(^|,) dato che -> poiché
siccome -> poiché
alla fine , -> infine ,
(!più|meno|$) più grande di|del|della|dei -> maggiore di|del|della|dei
più piccolo di|del|della -> inferiore a|al|alla
più o meno (#) -> circa
davvero (@adjective) -> realmente
abbastanza (@adjective) -> piuttosto
aspettare|aspettiamo|aspettato -> attendere|attendiamo|atteso
(^|,|e|se) aspetto|aspettiamo (il|la|una|un|ancora|vostra) -> attendo|attendiamo
chiamarmi|chiamami|chiamarci -> contattarmi|contattami|contattarci
niente (!male|paura|panico|affatto|scuse) -> nulla
i soldi -> il denaro
le foto|la foto -> le_fotografie|la_fotografia
per favore -> cortesemente
ok -> d'accordo
mi dispiace , ma -> sono spiacente , ma
ci dispiace , ma -> siamo spiacenti , ma
ricominciare da capo -> ricominciare dall' inizio
sono via -> sono assente
quando puoi -> appena ti è possibile
quando può -> appena le è possibile
grazie per (+suo|sua|suoi|sue) -> la ringraziamo per
grazie per (+tuo|tua|tuoi|tue) -> ti ringrazio per
grazie per (+vostro|vostra|vostri|vostre) -> vi ringraziamo per
(+ciao|tu|puoi|tuo|ti) grazie ($) -> ti ringrazio
`;

/** Only for business letters and reports. */
export const businessWords = `
voglio -> vorrei
vogliamo -> vorremmo
può (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potrebbe
puoi (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potresti
credo che -> ritengo che
crediamo che -> riteniamo che
penso che -> ritengo che
pensiamo che -> riteniamo che
secondo me ,? -> a mio avviso ,
mi sembra che -> ritengo che
vederci|vederlo|vederla ($|@day) -> incontrarci|incontrarlo|incontrarla
(~piano|idea|metodo|cosa|proposta|strategia) non funziona (!più) -> non risulta funzionante
mi serve entro -> ne ho bisogno entro
ti chiedo di -> ti pregherei di
le chiedo di -> la pregherei di
vi chiedo di -> vi pregherei di
(!non) mi piace|piacciono (il|la|i|le) -> apprezzo|apprezzo
(!^) mi è piaciuto|piaciuta -> è stato|stata di mio gradimento
(!^) ci è piaciuto|piaciuta -> è stato|stata di nostro gradimento
`;

/** Only for academic texts. */
export const academicWords = `
(!non) credo che (!dovremmo|dovrei|dovresti|dobbiamo|potremmo|bisogna|bisognerebbe|conviene|sia|si) -> si può supporre che
(!non) crediamo che (!dovremmo|dovrei|dovresti|dobbiamo|potremmo|bisogna|bisognerebbe|conviene|sia|si) -> si può supporre che
(!non) penso che (!dovremmo|dovrei|dovresti|dobbiamo|potremmo|bisogna|bisognerebbe|conviene|sia|si) -> si può supporre che
(!non) pensiamo che (!dovremmo|dovrei|dovresti|dobbiamo|potremmo|bisogna|bisognerebbe|conviene|sia|si) -> si può supporre che
si vede che -> si osserva che
vediamo che -> si osserva che
tutti sanno che -> è noto che
per esempio -> a titolo di esempio
mostra|mostrano che -> dimostra|dimostrano che
soprattutto -> principalmente
a causa di -> per effetto di
secondo me ,? -> a parere di chi scrive ,
(!che|non) possiamo (%inf) -> è possibile
molto (@adjective) -> particolarmente
importante|importanti ($|,|per|e) -> rilevante|rilevanti
si mangia bene -> la cucina è apprezzabile
(!^) mi è piaciuto|piaciuta -> è risultato|risultata apprezzabile
(!non) mi sembra che (!dovremmo|dovrei|dovresti|dobbiamo|potremmo|bisogna|bisognerebbe|conviene|sia|si) -> si può supporre che
crea|creano (problemi|difficoltà) -> genera|generano
colpa (di|del|della) -> responsabilità
`;
