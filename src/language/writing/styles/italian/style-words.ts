/** Words of offices → words of every day. */
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
utilizz+are -> us+are
necessita|necessitano di -> ha bisogno di|hanno_bisogno_di
ottenere -> avere
(ho|hai|ha|abbiamo|avete|hanno) ottenuto -> avuto
terminare|termina|terminano|terminato -> finire|finisce|finiscono|finito
concludere|conclude|concludono|concluso -> finire|finisce|finiscono|finito
acquist+are -> compr+are
comunic+are che -> dire che
è necessario -> bisogna
risulta necessario -> bisogna
è opportuno -> conviene
è in grado di -> può
sono in grado di -> possono
siamo in grado di -> possiamo
prendere in considerazione -> considerare
la informiamo che -> le diciamo che
vi informiamo che -> vi diciamo che
`;
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
us+are (@article) -> utilizz+are
compr+are (@article) -> acquist+are
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
`;
export const businessWords = `
voglio -> vorrei
vogliamo -> vorremmo
può (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potrebbe
puoi (inviarmi|mandarmi|dirmi|aiutarmi|confermare|confermarmi) -> potresti
credo che -> ritengo che
crediamo che -> riteniamo che
penso che -> ritengo che
pensiamo che -> riteniamo che
`;
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
`;
export const casualWords = `
tuttavia , -> però
tuttavia -> però
(^) pertanto -> quindi
(^) di conseguenza -> quindi
, pertanto -> , quindi
inoltre , -> poi ,
utilizz+are -> us+are
acquist+are -> compr+are
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
`;
