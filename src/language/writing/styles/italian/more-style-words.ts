/** Shorter sentences, and words of every day. */
export const plainWords = `
inoltrare|inoltro|inoltrato|inoltrarlo|inoltrarla -> mandare|mando|mandato|mandarlo|mandarla
inaugurato|inaugurata|inaugurare -> aperto|aperta|aprire
tenere sotto controllo -> controllare
analizzato|analizzata|analizzati (il|la|i|le|@number) -> studiato|studiata|studiati
è|sono gratuito|gratuita|gratuiti|gratuite -> è|sono gratis
scade|scadono (il|a|alla|al|oggi|domani|tra|lunedì) -> finisce|finiscono
(+@being) (~tra|fra|sia|@linked) (!,|^) e il|la|i|le|gli|lo|un|una (+@being) (~ma|e|,|che|dove|cui|chi) -> . Il|La|I|Le|Gli|Lo|Un|Una
(~@linked) (!,|^) e adesso|ora|oggi|poi|domani|nessuno (@clause) -> . Adesso|Ora|Oggi|Poi|Domani|Nessuno
(~@linked) (!,|^) e cerchiamo|vogliamo|possiamo|dobbiamo -> . Cerchiamo|Vogliamo|Possiamo|Dobbiamo
(~se|quando|() , perciò (@clause) -> . Perciò
, quindi oggi|domani|adesso|ora -> . Quindi oggi|domani|adesso|ora
si trova|trovano (a|in|vicino|accanto|al|alla|nel|nella) -> è|sono
a due passi dal|dalla|dalle|dai -> vicino al|alla|alle|ai
organizzare|organizziamo|organizza|organizzato (un|una|il|la) -> fare|facciamo|fa|fatto
assumere|assunto -> prendere|preso
consegnare|consegnato|consegnati (il|la|i|le) -> portare|portato|portati
(~se|quando|sebbene|benché|() (!^) (!^) , ma (@clause) (!po'|poco|tantino) -> . Ma
(~se|quando|sebbene|benché|() (!^|,|e) ma (@clause) (!po'|poco|tantino) -> . Ma
(~se|quando|() , però (@clause) -> . Però
(~se|quando|() , quindi (@clause) -> . Quindi
(~se|quando|() , così (@clause) -> . Così
(~se|quando|() , pertanto (@clause) -> . Quindi
(~se|quando|() , anche se (@clause) -> . Però
(~se|quando|() , inoltre (@clause) -> . Poi
(~@linked) (!^|,) e si|ho|abbiamo|ha|hanno|mi|ci (!^) -> . Si|Ho|Abbiamo|Ha|Hanno|Mi|Ci
(~@linked) (!^|,) e non ho|è|abbiamo|posso|possiamo|sono|si|ha|riesco -> . Non ho|è|abbiamo|posso|possiamo|sono|si|ha|riesco
accedere al|alla|allo|ai|alle -> entrare nel|nella|nello|nei|nelle
richiede (meno|più|molto|molta|poca|poco|tempo) -> ha bisogno di
richiedono (meno|più|molto|molta|tempo) -> hanno bisogno di
inserire|inserisca|inserite|inserisci (il|la|i|le) -> mettere|metta|mettete|metti
rinnovato|rinnovata|rinnovati|rinnovate ($|,|e) -> nuovo|nuova|nuovi|nuove
nel primo trimestre -> nei primi tre mesi
nell' ultimo trimestre -> negli ultimi tre mesi
calato|calata|calati|calate -> sceso|scesa|scesi|scese
diminuito|diminuita|diminuiti|diminuite (del|di) -> sceso|scesa|scesi|scese
temere|teme|temono di -> avere_paura_di|ha_paura_di|hanno_paura_di
effettuare|effettua|effettuano|effettuato|effettuata (il|la|un|una|i|le|$) -> fare|fa|fanno|fatto|fatta
inviare|invio|invia|inviamo|inviato|inviata|inviati -> mandare|mando|manda|mandiamo|mandato|mandata|mandati
inviarmi|inviarci|inviarle|inviarvi|inviarti -> mandarmi|mandarci|mandarle|mandarvi|mandarti
verificare|verifica|verifichiamo|verificato (il|la|i|le|se|che) -> controllare|controlla|controlliamo|controllato
comprendere|comprendo|comprende|compreso (il|la|le|i|che|perché|come) -> capire|capisco|capisce|capito
fornire|fornito|forniamo|fornisce -> dare|dato|diamo|dà
modificare|modificato|modifica (il|la|i|le) -> cambiare|cambiato|cambia
eliminare|eliminato|elimina (il|la|i|le) -> togliere|tolto|toglie
selezionare|selezioni|selezionate|seleziona (il|la|un|una|i|le) -> scegliere|scelga|scegliete|scegli
visualizzare (il|la|i|le) -> vedere
attendere|attendiamo|attendo (il|la|un|una|$) -> aspettare|aspettiamo|aspetto
posticipare|posticipato|posticipata -> spostare|spostato|spostata
annullato|annullata|annullati -> cancellato|cancellata|cancellati
ritengo che -> penso che
riteniamo che -> pensiamo che
desidero|desideriamo (%inf) -> voglio|vogliamo
siamo lieti di -> siamo felici di
la ringraziamo|ringrazio per -> grazie per
vi ringraziamo|ringrazio per -> grazie per
al termine del|della -> dopo il|la
nel corso del|della|dei|delle -> durante il|la|i|le
in merito al|alla|ai|alle -> sul|sulla|sui|sulle
in relazione al|alla|ai|alle -> sul|sulla|sui|sulle
entro e non oltre -> entro
a seguito del|della|dei|delle -> dopo il|la|i|le
a causa del|della|dei|delle -> per il|la|i|le
a causa dell' -> per l'
ad eccezione del|della -> tranne il|la
in modo da -> per
nel caso in cui -> se
(^|,) dato che -> perché
(^|,) visto che -> perché
, poiché -> , perché
rapidamente -> in fretta
velocemente -> in fretta
recentemente -> da poco
quotidianamente -> ogni giorno
è possibile (%inf) -> si può
non è possibile (%inf) -> non si può
non siamo in grado di -> non possiamo
non sono in grado di -> non posso
occorre (%inf) -> bisogna
è sufficiente (%inf) -> basta
ulteriori (informazioni|domande|dettagli|dati|problemi) -> altri
talvolta -> a volte
pressoché -> quasi
tuttora -> ancora
conviene (%inf) -> è meglio
non riesco ad? (%inf) -> non posso
non riusciamo ad? (%inf) -> non possiamo
annunciare (la|il|che) -> presentare
il proprietario -> il padrone
la proprietaria -> la padrona
ricominciare da capo -> ricominciare
incontrare|incontro|incontriamo (il|la|i) -> vedere|vedo|vediamo
importo -> prezzo
`;
export const formalWords = `
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
export const businessWords = `
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
export const academicWords = `
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
export const casualWords = `
(^) salve , -> ciao ,
ho dovuto (%inf) -> mi è toccato
abbiamo dovuto (%inf) -> ci è toccato
dovremmo (%inf) -> bisognerebbe
mi puoi mandare|dire|dare|inviare|chiamare|aiutare (+?) -> mi mandi|dici|dai|mandi|chiami|aiuti
è|sono gratuito|gratuita|gratuiti|gratuite -> è|sono gratis
scriveteci|chiamateci|scrivici|chiamaci|scrivetemi|chiamatemi ($) -> scriveteci|chiamateci|scrivici|chiamaci|scrivetemi|chiamatemi pure
costa (trenta|venti|quaranta|cinquanta|cento|quindici|due|tre|#) -> viene
ha perso ancora -> ha perso un'altra volta
molti giovani -> un sacco di giovani
non trovo (il|la|i|le|più) -> non riesco a trovare
inoltrare|inoltrarlo|inoltrarla -> girare|girarlo|girarla
tenere sotto controllo -> tenere d'occhio
aumentano|aumenta ogni -> salgono|sale ogni
molto bene -> proprio bene
ha tenuto un -> ha fatto un
dobbiamo (%inf) -> bisogna
come posso|possiamo (%inf) -> come faccio|facciamo a
si trova|trovano (a|in|vicino|accanto|al|alla|nel|nella) -> sta|stanno
mi piace molto -> mi piace un sacco
mi è piaciuto|piaciuta molto -> mi è piaciuto|piaciuta un sacco
ti|vi ringrazio per -> grazie|grazie per
organizzare|organizziamo|organizza (un|una|il|la) -> fare|facciamo|fa
avvisatemi|avvisami (se|entro|quando|prima|$) -> fatemi_sapere|fammi_sapere
(^) potete chiamarmi|scrivermi|contattarmi -> chiamatemi|scrivetemi|contattatemi pure
(^) puoi chiamarmi|scrivermi|contattarmi -> chiamami|scrivimi|contattami pure
circa (due|tre|quattro|cinque|dieci|venti|cento|un'|mille) -> più o meno
faremo|farò il possibile -> faremo|farò di tutto
forse (è|c') -> magari
incluso|inclusa|inclusi|incluse ($|,|nel) -> compreso|compresa|compresi|comprese
(~non|() (!^) (!^) , ma (@clause) (!po'|poco|tantino) -> , però
(~non|() (!^|,|e|;) ma (@clause) (!po'|poco|tantino) -> , però
(è|sono|era|erano|sembra|sembrano) molto (!tempo|meno|più|di|che|lavoro|poco|a|in) -> davvero
molti (@things) -> un sacco di
molte (@thingsf) -> un sacco di
tanti (@things) -> un sacco di
tante (@thingsf) -> un sacco di
tanto|molto (lavoro|rumore|tempo|traffico|sonno) -> un_sacco_di|un_sacco_di
(~non|senza) tanta|molta (gente|fatica|confusione|acqua|paura) -> un_sacco_di|un_sacco_di
buongiorno , -> ciao ,
d'accordo , -> ok ,
arrivederci -> ciao
iniziare|inizia|iniziano|iniziamo|iniziato|iniziata -> cominciare|comincia|cominciano|cominciamo|cominciato|cominciata
inizio (a) -> comincio
inviarmi|inviarci|inviarle|inviarvi|inviarti|inviami|inviatemi -> mandarmi|mandarci|mandarle|mandarvi|mandarti|mandami|mandatemi
(le|ti|vi|ci) invio|inviamo -> mando|mandiamo
accedere al|alla|ai -> entrare nel|nella|nei
abbiamo bisogno di più (tempo|spazio|aiuto) -> ci serve più
ho bisogno di più (tempo|spazio|aiuto) -> mi serve più
ho bisogno di un|una|un' -> mi serve un|una|un'
abbiamo bisogno di un|una|un' -> ci serve un|una|un'
ho bisogno del|della|dell' -> mi serve il|la|l'
abbiamo bisogno del|della|dell' -> ci serve il|la|l'
ho bisogno dei|degli|delle -> mi servono i|gli|le
conviene (%inf) -> è meglio
vorrei (sapere|chiedere|chiederti|chiederle|dirti|dirle|capire) -> volevo
non posso (venire|partecipare) -> non riesco a
non posso (andare|uscire|esserci|aprire|accedere|entrare) -> non riesco ad
non possiamo (venire|partecipare) -> non riusciamo a
non possiamo (andare|uscire|esserci) -> non riusciamo ad
(dal|il|un) medico -> dottore
(^) possiamo vederci (+?) -> ci vediamo
(^) potremmo vederci (+?) -> ci vediamo
forse ,? (potresti|potremmo|potrei|dovremmo|conviene|dovresti) -> magari
non capisco perché -> non capisco come mai
non so perché -> non so come mai
(^) ora (è|sono|ha|abbiamo|il|la) -> adesso
mi dispiace -> mi spiace
nulla -> niente
soltanto -> solo
solamente -> solo
la prossima settimana -> la settimana prossima
alla prossima settimana -> alla settimana prossima
il prossimo mese|anno -> il_mese_prossimo|l'anno_prossimo
lo scorso mese|anno -> il_mese_scorso|l'anno_scorso
domani mattina -> domattina
questa mattina -> stamattina
questa sera -> stasera
questa notte -> stanotte
rapidamente -> in fretta
velocemente -> in fretta
comprendere|comprendo|comprende|compreso (il|la|le|i|che|perché|come) -> capire|capisco|capisce|capito
effettuare|effettuato|effettua (il|la|un|una|i|le) -> fare|fatto|fa
attendere|attendiamo|attendo (il|la|un|una|$|ancora) -> aspettare|aspettiamo|aspetto
riparare|riparato|riparata -> aggiustare|aggiustato|aggiustata
guasto|guasta|guasti|guaste ($|,|e) -> rotto|rotta|rotti|rotte
costoso|costosa|costosi|costose -> caro|cara|cari|care
elevato|elevata|elevati|elevate ($|,|e) -> alto|alta|alti|alte
l' automobile -> la macchina
le automobili -> le macchine
ritengo che -> penso che
riteniamo che -> pensiamo che
è possibile (%inf) -> si può
non è possibile (%inf) -> non si può
occorre (%inf) -> bisogna
è sufficiente (%inf) -> basta
certamente -> certo
particolarmente (@adjective) -> proprio
potrebbe (mandarmi|inviarmi|dirmi|aiutarmi) -> può
il proprietario -> il padrone di casa
sono calate|calati|calato|calata -> sono andate|andati|andato|andata giù
è calato|calata -> è andato|andata giù
è sbagliato|sbagliata ($|,) -> non torna
(!^) dato che -> visto che
siamo lieti di -> siamo felici di
bambini -> bimbi
grazie ($) -> grazie mille
costa meno -> costa di meno
costa (dodici|dieci|venti|cinque|quindici|trenta) -> viene
dura (due|tre|quattro|cinque|sei|dieci|un|una) (!$) -> va avanti
tutti i giorni tranne il -> sempre tranne il
`;
