import { praise } from './praise.ts';

/** Praise, joy and thanks made stronger, where nothing denies them. */
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
