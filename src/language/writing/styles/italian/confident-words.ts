import { praise } from './praise.ts';

const promised =
  'userò|useremo|proverò|continueremo|garantiremo|lavoreremo|aiuteremo|aiuterò|spedirò|spediremo|pubblicheremo|apriremo|invieremo|manderemo|faremo|consegneremo|risponderemo|troveremo|risolveremo|finiremo|perderemo|risparmieremo|arriveremo|avremo|potremo|vinceremo|riusciremo|partiremo|inizieremo|offriremo|presenteremo|contatteremo|chiameremo|organizzeremo|controlleremo|miglioreremo|raggiungeremo|invierò|manderò|farò|consegnerò|risponderò|finirò|arriverò|avrò|potrò|riuscirò|chiamerò|controllerò|contatterò|verrò|sarò|saremo';

/** Words that weaken what is said → nothing, or plain words. */
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
