/** Words of offices → words of every day. Cases that follow stay the same. */
export const plainWords = `
aufgrund der Tatsache , dass -> weil
auf Grund der Tatsache , dass -> weil
angesichts der Tatsache , dass -> weil
trotz der Tatsache , dass -> obwohl
ungeachtet der Tatsache , dass -> obwohl
unter der Voraussetzung , dass -> wenn
für den Fall , dass -> falls
im Falle , dass -> falls
zum gegenwärtigen Zeitpunkt -> jetzt
zum jetzigen Zeitpunkt -> jetzt
zum derzeitigen Zeitpunkt -> jetzt
zu diesem Zeitpunkt -> dann
derzeit -> zurzeit
gegenwärtig -> zurzeit
in naher Zukunft -> bald
in Kürze -> bald
in absehbarer Zeit -> bald
in regelmäßigen Abständen -> regelmäßig
umgehend -> sofort
unverzüglich -> sofort
schnellstmöglich -> so schnell wie möglich
baldmöglichst -> so bald wie möglich
frühestmöglich -> so früh wie möglich
seitens der -> von der
lediglich -> nur
ausschließlich -> nur
nichtsdestotrotz -> trotzdem
nichtsdestoweniger -> trotzdem
dennoch -> trotzdem
gleichwohl -> trotzdem
infolgedessen -> deshalb
demzufolge -> deshalb
folglich -> deshalb
demnach -> deshalb
somit -> damit
ferner -> außerdem
des Weiteren -> außerdem
darüber hinaus -> außerdem
überdies -> außerdem
zudem -> außerdem
(!^) jedoch -> aber
(!^) allerdings -> aber
obgleich -> obwohl
obschon -> obwohl
wenngleich -> obwohl
diesbezüglich -> dazu
hinsichtlich dessen -> dazu
eine Vielzahl von -> viele
eine große Anzahl von -> viele
eine Reihe von -> einige
zahlreiche|zahlreichen|zahlreicher -> viele|vielen|vieler
diverse|diversen|diverser -> einige|einigen|einiger
sämtliche|sämtlichen -> alle|allen
nahezu -> fast
äußerst -> sehr
überaus -> sehr
erforderlich|erforderliche|erforderlichen|erforderlicher|erforderliches -> nötig|nötige|nötigen|nötiger|nötiges
notwendig|notwendige|notwendigen|notwendiger|notwendiges -> nötig|nötige|nötigen|nötiger|nötiges
erhalten|erhält|erhielt|erhielten -> bekommen|bekommt|bekam|bekamen
benötige|benötigen|benötigte|benötigten -> brauche|brauchen|brauchte|brauchten
verwende|verwendest|verwendet|verwenden|verwendete|verwendeten -> benutze|benutzt|benutzt|benutzen|benutzte|benutzten
übermitteln|übermittelt|übermittelte -> schicken|schickt|schickte
übersenden|übersendet -> schicken|schickt
zur Verfügung stellen -> geben
zur Verfügung gestellt -> gegeben
zum Ausdruck bringen -> sagen
unter Beweis stellen -> beweisen
unter Beweis gestellt -> bewiesen
Räumlichkeiten -> Räume
Modifikation|Modifikationen -> Änderung|Änderungen
Rahmenbedingungen -> Bedingungen
Rückantwort -> Antwort
Fragestellung|Fragestellungen -> Frage|Fragen
Hilfestellung -> Hilfe
`;

/** Everyday words → those of letters, reports and papers. */
export const formalWords = `
kriegen|kriege|kriegst|kriegt|kriegte|gekriegt -> erhalten|erhalte|erhältst|erhält|erhielt|erhalten
bekommen|bekomme|bekommst|bekommt|bekam|bekamen -> erhalten|erhalte|erhältst|erhält|erhielt|erhielten
brauchen|brauche|brauchst|braucht|brauchte|brauchten (!nicht|keine|sich|zu|nur) -> benötigen|benötige|benötigst|benötigt|benötigte|benötigten
ein bisschen -> etwas
ein wenig -> etwas
echt (gut|schön|schnell|schwer|wichtig|toll|nett|teuer|schlecht) -> sehr
richtig (gut|schön|schnell|schwer|wichtig|toll|nett|teuer|schlecht) -> sehr
total (gut|schön|schnell|schwer|wichtig|nett|teuer|schlecht|einfach) -> sehr
super (gut|schön|schnell|nett|einfach|wichtig) -> sehr
ziemlich -> recht
jede Menge -> zahlreiche
eine Menge (Leute|Fragen|Probleme|Fehler|Ideen) -> zahlreiche
ein paar -> einige
(!wie|so|zu|die|diese|sehr|ganz|meine|unsere) viele (Menschen|Leute|Kunden|Fragen|Probleme|Fehler|Ideen|Gründe|Studien|Unternehmen|Personen|Gäste|Straßen) -> zahlreiche
kaputt -> defekt
gleich danach -> unmittelbar danach
sofort -> umgehend
so schnell wie möglich -> schnellstmöglich
so bald wie möglich -> baldmöglichst
bald ($) -> in Kürze
im Moment -> derzeit
momentan -> derzeit
zurzeit -> derzeit
heutzutage -> gegenwärtig
trotzdem -> dennoch
deshalb -> daher
deswegen -> daher
drum -> daher
außerdem -> darüber hinaus
nur noch -> lediglich noch
fast (alle|jeder|jede|#) -> nahezu
ungefähr -> etwa
vielleicht -> möglicherweise
klappt|klappte -> gelingt|gelang
geklappt -> funktioniert
okay -> in Ordnung
ok -> in Ordnung
toll|tolle|tollen|toller|tolles -> hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes
super ($|,) -> hervorragend
prima -> hervorragend
klasse ($) -> hervorragend
billig|billige|billigen|billiger -> kostengünstig|kostengünstige|kostengünstigen|kostengünstiger
sagen Sie mir Bescheid -> informieren Sie mich
sagen Sie uns Bescheid -> informieren Sie uns
geben Sie mir Bescheid -> informieren Sie mich
geben Sie uns Bescheid -> informieren Sie uns
danke für -> vielen Dank für
danke ($) -> vielen Dank
tut mir leid , dass -> ich bedaure , dass
es tut mir leid , dass -> ich bedaure , dass
es tut uns leid , dass -> wir bedauern , dass
das ist (@article|sehr|nicht|auch) -> dies ist
das war (@article|sehr|nicht|auch) -> dies war
das sind -> dies sind
das zeigt -> dies zeigt
weil -> da
schicken Sie -> senden Sie
schicken|schicke|schickt|geschickt -> senden|sende|sendet|gesendet
anschauen -> ansehen
nachschauen -> prüfen
angucken -> ansehen
gucken -> sehen
reden über -> sprechen über
Handy|Handys -> Mobiltelefon|Mobiltelefone
Infos -> Informationen
Kids -> Kinder
Uni -> Universität
`;

/** Only for letters. */
export const businessWords = `
ich will -> ich möchte
wir wollen -> wir möchten
(^) können Sie (mir|uns|bitte) -> könnten Sie
(^) kannst du (mir|uns|bitte) -> könntest du
(^) haben Sie (@article|noch|schon) -> hätten Sie
im Anhang finden Sie -> beigefügt finden Sie
im Anhang schicke ich Ihnen -> beigefügt sende ich Ihnen
wir glauben , dass -> wir sind der Auffassung , dass
ich glaube , dass -> ich bin der Auffassung , dass
wir denken , dass -> wir sind der Auffassung , dass
ich denke , dass -> ich bin der Auffassung , dass
`;

export const academicWords = `
ich glaube , dass -> es ist anzunehmen , dass
wir glauben , dass -> es ist anzunehmen , dass
ich denke , dass -> es ist anzunehmen , dass
wir denken , dass -> es ist anzunehmen , dass
ich finde , dass -> es lässt sich argumentieren , dass
man sieht , dass -> es zeigt sich , dass
zum Beispiel -> beispielsweise
wichtig|wichtige|wichtigen|wichtiger|wichtiges -> bedeutsam|bedeutsame|bedeutsamen|bedeutsamer|bedeutsames
benutzen|benutzt|benutzte|benutzten -> verwenden|verwendet|verwendete|verwendeten
nutzen|nutzt|nutzte|nutzten -> verwenden|verwendet|verwendete|verwendeten
herausfinden -> ermitteln
herauszufinden -> zu ermitteln
herausgefunden -> ermittelt
zeigen|zeigt|zeigte|zeigten (, dass) -> belegen|belegt|belegte|belegten
`;

/** Words of offices → those among friends; `Sie` and `du` stay. */
export const casualWords = `
Personen (!-) -> Leute
erhalten|erhalte|erhält|erhielt|erhielten -> bekommen|bekomme|bekommt|bekam|bekamen
benötigen|benötige|benötigte|benötigten -> brauchen|brauche|brauchte|brauchten
erwerben|erwirbt|erwarb|erworben -> kaufen|kauft|kaufte|gekauft
senden|sende|sendet -> schicken|schicke|schickt
umgehend -> gleich
unverzüglich -> gleich
sofort -> gleich
schnellstmöglich -> so schnell's geht
so schnell wie möglich -> so schnell's geht
so bald wie möglich -> so bald's geht
in Kürze -> bald
derzeit -> gerade
zurzeit -> gerade
momentan -> gerade
im Moment -> gerade
gegenwärtig -> gerade
(!^) jedoch -> aber
(!^) allerdings -> aber
dennoch -> trotzdem
daher -> deshalb
folglich -> deshalb
infolgedessen -> deshalb
darüber hinaus -> außerdem
des Weiteren -> außerdem
zudem -> außerdem
ferner -> außerdem
möglicherweise -> vielleicht
eventuell -> vielleicht
lediglich -> nur
etwa (#) -> so um die
zahlreiche|zahlreichen -> ganz viele|ganz_vielen
(!wie|so|zu|die|diese|sehr|ganz|meine|unsere) viele (Menschen|Leute|Kunden|Fragen|Probleme|Fehler|Ideen|Gründe|Personen|Gäste) -> ganz viele
viel (Spaß|Arbeit|Geld|Zeit|Mühe) -> total viel
einige (Tage|Wochen|Fragen|Fehler|Ideen|Leute|Freunde|Minuten|Stunden|Probleme|Monate|Jahre) -> ein paar
etwas (spät|später|zu|langsam|teuer|schwierig|langweilig|besser|größer|kleiner|müde) -> ein bisschen
ein wenig -> ein bisschen
sehr (gut|schön|schnell|schwer|wichtig|nett|teuer|schlecht|einfach|freundlich|müde|lecker|spannend|hilfreich|interessant|enttäuscht|gute|guten|guter|gutes|schöne|schönen|nette|netten|wichtige|freundliche) -> echt
äußerst -> echt
überaus -> echt
hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes -> super|tolle|tollen|toller|tolles
ausgezeichnet|ausgezeichnete|ausgezeichneten|ausgezeichneter|ausgezeichnetes -> super|tolle|tollen|toller|tolles
defekt -> kaputt
vielen Dank für -> danke für
herzlichen Dank für -> danke für
wir danken Ihnen für -> danke für
ich danke Ihnen für -> danke für
vielen Dank ($) -> danke
wir bedauern , dass -> tut uns leid , dass
ich bedaure , dass -> tut mir leid , dass
es tut mir leid , dass -> tut mir leid , dass
es tut uns leid , dass -> tut uns leid , dass
informieren Sie mich ($) -> sagen Sie mir Bescheid
informieren Sie uns ($) -> sagen Sie uns Bescheid
im Anhang finden Sie -> anbei kommt
wie geht es -> wie geht's
gibt es -> gibt's
geht es -> geht's
Fotografie|Fotografien -> Foto|Fotos
Mobiltelefon|Mobiltelefone -> Handy|Handys
Informationen -> Infos
Personen -> Leute
Menschen -> Leute
einmal ($) -> mal
`;
