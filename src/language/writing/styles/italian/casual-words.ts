/** Words of letters and offices → those among friends. */
export const casualWords = `
tuttavia , -> però
tuttavia -> però
(^) pertanto -> quindi
(^) di conseguenza -> quindi
, pertanto -> , quindi
inoltre , -> poi ,
{utilizzare} -> {usare}
{acquistare} -> {comprare}
inviare|invio|invia|inviato -> mandare|mando|manda|mandato
mi invii -> mi mandi
ottenere -> avere
(ho|hai|ha|abbiamo|avete|hanno) ottenuto -> avuto
termina|terminano|terminato -> finisce|finiscono|finito
immediatamente -> subito
tempestivamente -> subito
il prima possibile -> appena può
al più presto -> appena si può
frequentemente -> spesso
a breve -> presto
attualmente -> adesso
allo stato attuale -> adesso
circa (#) -> più o meno
numerosi|numerose -> un_sacco_di|un_sacco_di
(!così|troppo|i|le) molti|molte (problemi|clienti|studenti|errori|utenti|cambiamenti|libri|domande|persone|idee|ragioni|cose|amici) -> un_sacco_di|un_sacco_di
(~non|senza) molta gente -> un sacco di gente
molto (lavoro|rumore|tempo) -> un sacco di
molto (bene|buono|buona|buoni|buone|facile|veloce|utile|simpatico|simpatica|gentile|gentili|caro|cara|difficile|stanco|stanca|bello|bella|interessante|lento|lenta|contento|contenta|deluso|delusa) -> davvero
estremamente -> davvero
ottimo ($|,) -> fantastico
fotografia|fotografie -> foto|foto
televisione -> tele
bicicletta|biciclette -> bici|bici
telefono cellulare -> cellulare
desidero|desideriamo -> voglio|vogliamo
la ringraziamo per -> grazie per
la ringrazio per -> grazie per
vi ringraziamo per -> grazie per
molte grazie -> grazie mille
ci scusiamo per -> ci dispiace per
mi scuso per -> mi dispiace per
siamo spiacenti per -> ci dispiace per
è necessario -> bisogna
al fine di -> per
allo scopo di -> per
(!^) poiché -> perché
(!^) dal momento che -> perché
buongiorno , -> ciao ,
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
