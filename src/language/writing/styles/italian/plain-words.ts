/** Words of offices → words of every day, in shorter sentences. */
export const plainWords = `
al fine di -> per
allo scopo di -> per
con l'obiettivo di -> per
in considerazione del fatto che -> perché
(!^) in quanto -> perché
(!^) dal momento che -> perché
(!^) poiché -> perché
(!^) giacché -> perché
nonostante il fatto che -> anche se
allo stato attuale -> ora
attualmente -> ora
al momento attuale -> ora
in un prossimo futuro -> presto
in data odierna -> oggi
nel più breve tempo possibile -> presto
al più presto -> presto
tempestivamente -> subito
immediatamente -> subito
successivamente -> poi
precedentemente -> prima
anteriormente a -> prima di
per mezzo di -> con
tramite -> con
mediante -> con
di conseguenza -> quindi
pertanto -> quindi
conseguentemente -> quindi
inoltre -> poi
tuttavia -> però
ciononostante -> però
nondimeno -> però
altresì -> anche
nonché -> e
numerosi|numerose -> molti|molte
svariati|svariate -> molti|molte
diversi|diverse (problemi|clienti|giorni|errori|domande|persone|città|volte|anni|mesi) -> alcuni|alcune
in diverse occasioni -> più volte
circa (#) -> più o meno
esclusivamente -> solo
unicamente -> solo
soltanto -> solo
frequentemente -> spesso
di frequente -> spesso
principalmente -> soprattutto
estremamente -> molto
{utilizzare} -> {usare}
necessita|necessitano di -> ha bisogno di|hanno_bisogno_di
ottenere -> avere
(ho|hai|ha|abbiamo|avete|hanno) ottenuto -> avuto
terminare|termina|terminano|terminato -> finire|finisce|finiscono|finito
concludere|conclude|concludono|concluso -> finire|finisce|finiscono|finito
{acquistare} -> {comprare}
{comunicare} che -> {dire} che
è necessario -> bisogna
risulta necessario -> bisogna
è opportuno -> conviene
è in grado di -> può
sono in grado di -> possono
siamo in grado di -> possiamo
prendere in considerazione -> considerare
la informiamo che -> le diciamo che
vi informiamo che -> vi diciamo che
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
