/** Everyday words → those of letters, reports and papers. */
export const formalWords = `
, aber (@subject) (@verb) -> , doch
, aber (@article) (*) (@verb) -> , doch
, aber (nicht|auch|sehr|noch|zu|leider|nur|ziemlich|wenig|kein|keine|keinen|am|im|in|etwas) -> , jedoch
(^) aber (@subject|@article|auch|leider) -> doch
schon (seit|gestern|heute|#|vor|lange|längst|im|am|mehrmals|zweimal|dreimal|einmal|alles|viel|viele|bezahlt|bestellt|geschickt|gesendet|gemacht|erledigt|fertig|angekommen|da|zum) -> bereits
oft|oftmals -> häufig|häufig
(!für|wie|noch|nicht|fast) immer ($|,|gut|freundlich|pünktlich|sehr|die|das|der|ein|eine|mit|in|zu|auf|nur|sofort|zuverlässig|für) -> stets
(!nicht|^|und|aber) nur (#|ein|eine|einen|zwei|drei|vier|fünf|wenige|zu|sehr|etwas) -> lediglich
(^) nur (der|die|das) -> lediglich
(!bis|von|ab|erst|und|^) jetzt ($|,|noch|nicht|auch|die|den|das|ein|eine|machen|mehr) -> nun
(!wie|nicht|um|zu) viel (teurer|besser|schlechter|schneller|langsamer|größer|kleiner|höher|billiger|günstiger|länger|kürzer|einfacher|leichter|früher|später) -> deutlich
(!nicht|so|zu|ganz) sehr gut|gute|guten|guter|gutes -> ausgezeichnet|ausgezeichnete|ausgezeichneten|ausgezeichneter|ausgezeichnetes
sehr (@plain) -> äußerst
Probleme|Problemen -> Schwierigkeiten|Schwierigkeiten
(das|dem|des|ein|einem|kein|mein|meinem|dein|Ihr|Ihrem|unser|unserem|eigenes|eigenen|neues|altes) Auto (~fahren|fahre|fährt|fahrt) -> Fahrzeug
(die|diese|dieser) Sache -> Angelegenheit
kaufen|kauft|gekauft|kaufte -> erwerben|erwirbt|erworben|erwarb
anfangen|angefangen -> beginnen|begonnen
fängt|fangen|fing|fingen * an -> beginnt|beginnen|begann|begannen *
(!erste|ersten|erster|mit|um|zu|^) Hilfe (!von) -> Unterstützung
vor allem -> insbesondere
zum Beispiel -> beispielsweise
am Anfang -> zu Beginn
zuerst -> zunächst
danach -> anschließend
noch einmal|mal -> erneut
nochmal -> erneut
nochmals -> erneut
immer noch -> nach wie vor
noch immer -> nach wie vor
meistens -> in der Regel
letzte|letzten|letztes|letzter (Woche|Jahr|Monat|Sommer|Winter|Herbst|Frühjahr|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende) -> vergangene|vergangenen|vergangenes|vergangener
nächste|nächsten|nächstes|nächster (Woche|Jahr|Monat|Sommer|Winter|Herbst|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende) -> kommende|kommenden|kommendes|kommender
(!für|auf|um|in|über|ab|bis|ende|anfang|mitte) dieses Jahr -> in diesem Jahr
(~hängt|hängen|hing|hingen|fasst|fassen|setzt|setzen|passt|passen|stellt|stellen|arbeitet|arbeiten|stoßen|stieß|stießen|hält|halten|trifft|fällt|fiel|fallen) zusammen (mit|an|zu|im|in|einen|eine|das|die|den) -> gemeinsam
(~dir|mir|sich|mich|uns|euch|ihnen|sie|melde|frage|schreibe|rufe) wegen (des|der|eines|einer|seiner|ihrer|unserer|seines|ihres|unseres) -> aufgrund
gib mir|uns Bescheid -> informiere mich|uns
melden Sie sich bei mir|uns -> setzen Sie sich mit mir|uns in Verbindung
leider -> bedauerlicherweise
(!ganz|sehr|so|wirkt|klingt) natürlich (!$|,|und) -> selbstverständlich
teuer|teure|teuren|teures -> kostspielig|kostspielige|kostspieligen|kostspieliges
schnell (antworten|reagieren|erledigen|erledigt|bearbeiten|bearbeitet|lösen|gelöst|geliefert|beantwortet|geklärt|klären) -> zügig
schnelle|schnellen (Antwort|Hilfe|Lösung|Lieferung|Rückmeldung|Bearbeitung) -> rasche|raschen
arbeitet|arbeiten schnell -> arbeitet|arbeiten zügig
lecker|leckere|leckeren|leckerer|leckeres -> schmackhaft|schmackhafte|schmackhaften|schmackhafter|schmackhaftes
nett|nette|netten|netter|nettes -> freundlich|freundliche|freundlichen|freundlicher|freundliches
komisch|komische|komischen|komischer|komisches -> ungewöhnlich|ungewöhnliche|ungewöhnlichen|ungewöhnlicher|ungewöhnliches
schlimm|schlimme|schlimmen|schlimmer|schlimmes -> gravierend|gravierende|gravierenden|gravierender|gravierendes
stressig|stressige|stressigen -> belastend|belastende|belastenden
spannend|spannende|spannenden|spannender|spannendes -> interessant|interessante|interessanten|interessanter|interessantes
schade -> bedauerlich
(ist|war|sind|waren) froh (,|über) -> erfreut
es ist schwer , -> es ist schwierig ,
aufmachen|aufgemacht -> öffnen|geöffnet
zumachen|zugemacht -> schließen|geschlossen
fertig machen -> fertigstellen
fertig gemacht -> fertiggestellt
Ihre Mail -> Ihre E-Mail
einfach zu (bedienen|verstehen|finden|lesen) -> leicht zu
sollte|sollten|sollen nicht mehr als -> sollte|sollten|sollen höchstens
alleine -> allein
gerne -> gern
es gibt noch (offene|einige|Fragen|Zweifel|Bedenken|Unklarheiten) -> es bestehen noch
(viele|vielen|einige|einigen|mehrere|mehreren|alle|allen|wenige|andere|anderen|#|zwei|drei|vier|fünf|zehn|zahlreiche) Leute|Leuten -> Personen|Personen
sehr gefreut -> außerordentlich gefreut
kostet|kosten nichts -> ist|sind kostenlos
(habe|haben) viel gelernt -> wertvolle Erkenntnisse gewonnen
(!wie) besprechen|besprochen -> erörtern|erörtert
(!sich|mich|uns) verbessern ($|,) -> optimieren
ich bin nicht einverstanden -> ich kann dem nicht zustimmen
wir sind nicht einverstanden -> wir können dem nicht zustimmen
ich mag (!nicht|es|das|ihn|sie|lieber|keine|kein|keinen|dich) (~nicht) -> ich schätze
wir mögen (!nicht|es|das|ihn|sie|lieber|keine|kein|keinen|dich) (~nicht) -> wir schätzen
(+brücke|haus|schule|parkhaus|gebäude|häuser|wohnungen|schwimmbad|museum|turnhalle|halle) bauen ($|,) -> errichten
(!nur) bis jetzt|heute (nicht|noch|nichts|keine|kein) -> bislang
(^) sonst (@verb) -> andernfalls
sagt|sagte , dass -> gibt|gab an , dass
(+hat|haben|habe|wurde|wurden|wird|werden) repariert ($|,|und) -> instand gesetzt
(!zu) reparieren ($|,) -> instand setzen
(+bericht|projekt|arbeiten|prüfung|analyse|studie|entwurf|umbau) noch nicht fertig -> noch nicht abgeschlossen
(~um) (+termin|termine|sitzung|besprechung|treffen|veranstaltung|prüfung) verschieben|verschoben ($|,) -> verlegen|verlegt
(+ist|sind|war|waren) passiert ($|,) -> geschehen
(+kaution|rechnung|betrag|miete|gebühr) bezahlen -> begleichen
reden ($|,) -> sprechen
gab es lange Schlangen -> kam es zu langen Wartezeiten
zu wenig Personal -> nicht ausreichend Personal
Sport mache|machen -> Sport treibe|treiben
spart uns -> erspart uns
(^) dafür (@verb) -> hierfür
zum ersten Mal -> erstmals
die Zahl der -> die Anzahl der
bringt|bringen viele -> bietet|bieten zahlreiche
fällt|fallen die|der|das * aus -> entfällt|entfallen die|der|das *
(~kind|kinder|baby|nachwuchs|kopfschmerzen|schmerzen|fieber|hunger|durst|angst|lust|ärger|besuch|panik|sehen|hören|spüren|essen|los|mit|hin) kriegen|kriege|kriegst|kriegt|kriegte|gekriegt (~kind|kinder|baby|kopfschmerzen|schmerzen|fieber|hunger|durst|angst|lust|ärger|besuch|panik|sehen|hören|los|mit|hin|raus|auf|klar|zu) -> erhalten|erhalte|erhältst|erhält|erhielt|erhalten
(~kind|kinder|baby|nachwuchs|kopfschmerzen|schmerzen|fieber|hunger|durst|angst|lust|ärger|besuch|panik|sehen|hören|spüren|essen|los|mit|hin) bekommen|bekomme|bekommst|bekommt|bekam|bekamen (~kind|kinder|baby|nachwuchs|kopfschmerzen|schmerzen|fieber|hunger|durst|angst|lust|ärger|besuch|panik|sehen|hören|spüren|essen|los|mit|hin) -> erhalten|erhalte|erhältst|erhält|erhielt|erhielten
(~nicht|kein|keine|keinen|nur) brauchen|brauche|brauchst|braucht|brauchte|brauchten (!nicht|keine|sich|zu|nur) (~nicht|kein|keine|keinen|nur|zu|lange|länger|ewig) -> benötigen|benötige|benötigst|benötigt|benötigte|benötigten
ein bisschen -> etwas
ein wenig -> etwas
echt (gut|schön|schnell|schwer|wichtig|toll|nett|teuer|schlecht) -> sehr
richtig (gut|schön|schnell|schwer|wichtig|toll|nett|teuer|schlecht) -> sehr
total (gut|schön|schnell|schwer|wichtig|nett|teuer|schlecht|einfach) -> sehr
super (gut|schön|schnell|nett|einfach|wichtig) -> sehr
ziemlich -> recht
jede Menge (Leute|Fragen|Probleme|Fehler|Ideen|Gäste|Gründe) -> zahlreiche
eine Menge (Leute|Fragen|Probleme|Fehler|Ideen) -> zahlreiche
(vor|mit|in|seit|nach|von|bei|aus|zu) ein paar (!mal) -> einigen
(!vor|mit|in|seit|nach|von|bei|aus|zu|um) ein paar (!mal) -> einige
(!wie|so|zu|die|diese|sehr|ganz|meine|unsere) viele (Menschen|Leute|Kunden|Fragen|Probleme|Fehler|Ideen|Gründe|Studien|Unternehmen|Personen|Gäste|Straßen) -> zahlreiche
kaputt -> defekt
gleich danach -> unmittelbar danach
(!ab) sofort -> umgehend
so schnell wie möglich -> schnellstmöglich
so bald wie möglich -> baldmöglichst
(!bis|so|möglichst|recht|sehr|ganz|schon) bald ($) -> in Kürze
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
(!,) das zeigt -> dies zeigt
(!^|nicht|nur|sondern|auch|deshalb|darum|allem|gerade|eben|besonders) weil -> da
(^) weil (+,) -> da
schicken Sie -> senden Sie
schicken|schickt|geschickt -> senden|sendet|gesendet
ich schicke -> ich sende
schicke ich -> sende ich
anschauen -> ansehen
nachschauen (,) -> prüfen
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
will|wollen (!nicht) (~haben|sein|worden) -> möchte|möchten
(^) können|kannst Sie|du (+bitte|mir|uns|mich|helfen|vorbeikommen) -> könnten|könntest Sie|du
(^) hallo (frau|herr) -> guten Tag
(^) liebe|lieber (frau|herr) -> sehr_geehrte|sehr_geehrter
ich finde , dass -> ich bin der Auffassung , dass
wir finden , dass -> wir sind der Auffassung , dass
ich brauche -> ich benötige
wir freuen uns über -> wir freuen uns sehr über
(^) haben Sie (+zeit|lust) (~gehabt|gefunden) -> hätten Sie
ist falsch ($|,) -> ist nicht korrekt
sind falsch ($|,) -> sind nicht korrekt
ich schlage vor , -> ich möchte vorschlagen ,
wir schlagen vor , -> wir möchten vorschlagen ,
bei Interesse melden Sie sich einfach -> bei Interesse kontaktieren Sie uns gern
Ihre Meinung -> Ihre Einschätzung
wir helfen Ihnen gern -> wir unterstützen Sie gern
ich helfe Ihnen gern -> ich unterstütze Sie gern
rufen Sie mich|uns an -> kontaktieren Sie mich|uns telefonisch
ich will -> ich möchte
wir wollen -> wir möchten
(^) können Sie (mir|uns|bitte) -> könnten Sie
(^) kannst du (mir|uns|bitte) -> könntest du
im Anhang finden Sie -> beigefügt finden Sie
im Anhang schicke ich Ihnen -> beigefügt sende ich Ihnen
wir glauben , dass -> wir sind der Auffassung , dass
ich glaube , dass -> ich bin der Auffassung , dass
wir denken , dass -> wir sind der Auffassung , dass
ich denke , dass -> ich bin der Auffassung , dass
`;

/** Only for papers. */
export const academicWords = `
ich finde , dass -> es lässt sich argumentieren , dass
deutet|deuten darauf hin , dass -> legt|legen den Schluss nahe , dass
es gibt|gab aber noch -> es bestehen|bestanden jedoch noch
(~wurde|wurden|wird|werden|hat|haben|worden) untersucht , wie|ob|warum|welche -> geht der Frage nach , wie|ob|warum|welche
Folge|Folgen (für) -> Konsequenz|Konsequenzen
nötig -> erforderlich
Umfrage|Umfragen -> Erhebung|Erhebungen
(!ganz) besonders (für|bei|in|im|an|mit) -> insbesondere
(!sehr|so|zu|besonders|wie) stark (gestiegen|gesunken|gewachsen|verändert|zugenommen|abgenommen|gefallen) -> erheblich
stark (steigt|sinkt|wächst) -> erheblich
obwohl -> obgleich
deshalb (@verb) -> folglich
also (@verb) -> somit
(^) das ist|war (!@article|sehr|nicht|auch|mir|uns|ja) -> dies ist|war
(^) das hat|hatte -> dies hat|hatte
zeigt|zeigen|zeigte|zeigten , dass -> belegt|belegen|belegte|belegten , dass
ich glaube , dass -> es ist anzunehmen , dass
wir glauben , dass -> es ist anzunehmen , dass
ich denke , dass -> es ist anzunehmen , dass
wir denken , dass -> es ist anzunehmen , dass
ich finde , dass -> es lässt sich argumentieren , dass
man sieht , dass -> es zeigt sich , dass
zum Beispiel -> beispielsweise
wichtige|wichtigen|wichtiger|wichtiges (Rolle|Faktor|Beitrag|Ergebnis|Ergebnisse|Unterschied|Unterschiede|Erkenntnis|Erkenntnisse|Schritt) -> bedeutsame|bedeutsamen|bedeutsamer|bedeutsames
(~bitte|treppe|aufzug|fahrstuhl|bus|bahn|parkplatz|eingang|weg|rad|fahrrad|auto) benutzen|benutzt|benutzte|benutzten -> verwenden|verwendet|verwendete|verwendeten
herausfinden -> ermitteln
herauszufinden -> zu ermitteln
herausgefunden -> ermittelt
zeigen|zeigt|zeigte|zeigten (, dass) -> belegen|belegt|belegte|belegten
`;
