/** Words of offices → words of every day. Cases that follow stay the same. */
export const plainWords = `
// Long sentences end before a clause with a subject and a verb of its own.
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) , aber|denn (@subject) (@verb) -> . Aber|Denn
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) , aber|denn (@article) (*) (@verb) -> . Aber|Denn
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) , deshalb|deswegen|daher|darum|trotzdem|dennoch|danach|außerdem|also|allerdings|jedoch|dabei|dazu|dadurch (@verb) -> . Deshalb|Deshalb|Deshalb|Darum|Trotzdem|Trotzdem|Danach|Außerdem|Also|Aber|Aber|Dabei|Dazu|Dadurch
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) , und ich|er|es|man|wir|das (@verb) -> . Ich|Er|Es|Man|Wir|Das
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!,) und ich|er|es|man|das (@singular) -> . Ich|Er|Es|Man|Das
ebenfalls -> auch
(!^|,) sowie -> und
bereits -> schon
circa -> etwa
rund (#|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|hundert|tausend) -> etwa
anschließend ($|,|@verb|den|die|das|eine|einen|in|im|auf|zu|noch) -> danach
im Anschluss (!an|daran) -> danach
(^) zunächst -> zuerst
stets -> immer
häufig ($|,|in|im|mit|bei|zu|auf|von|die|das|den|ein|eine|ist|sind|wird|werden|vor) -> oft
oftmals -> oft
mehrfach -> mehrmals
möglicherweise -> vielleicht
eventuell -> vielleicht
gegebenenfalls -> wenn nötig
voraussichtlich -> wahrscheinlich
beispielsweise -> zum Beispiel
insbesondere -> vor allem
hauptsächlich -> vor allem
im Wesentlichen -> vor allem
, besonders (für|bei|in|im|an|am|mit|wenn|auf) -> , vor allem
aufgrund|infolge von -> wegen
aufgrund|infolge (des|der|eines|einer|seiner|ihrer|unserer|seines|ihres|unseres|dieser|dieses|schlechter|starker|hoher) -> wegen
sofern -> wenn
falls -> wenn
befindet|befinden|befand|befanden sich (!im) -> ist|sind|war|waren
verfügt|verfügen|verfügte|verfügten über -> hat|haben|hatte|hatten
besitzt|besitzen|besaß -> hat|haben|hatte
durchführen -> machen
durchgeführt -> gemacht
Unterstützung -> Hilfe
Schwierigkeiten -> Probleme
Rückmeldung|Rückmeldungen -> Antwort|Antworten
Rechner ($|,|neu|an|aus|und|ist|mit|läuft|startet) -> Computer
optimieren|optimiert|optimierte -> verbessern|verbessert|verbesserte
analysieren|analysiert|analysierte -> untersuchen|untersucht|untersuchte
(!zu) akzeptieren ($|,) -> annehmen
kontrollieren -> prüfen
überprüfen -> prüfen
(+wird|wurde|wurden|werden|hat|haben|habe|ist|sind|hatte) überprüft|kontrolliert ($|,|und) -> geprüft|geprüft
(+wird|werden|wurde|wurden) benötigt ($|,|und) -> gebraucht
(~wird|werden|wurde|wurden|hat|haben|hatte|habe) benötigt -> braucht
gestatten|gestattet -> erlauben|erlaubt
(+ticket|tickets|karten|karte|haus|wohnung|gerät|grundstück) erwerben|erwirbt|erworben -> kaufen|kauft|gekauft
mitteilen ($|,) -> sagen
mitgeteilt ($|,) -> gesagt
teilen Sie mir|uns mit -> sagen Sie mir|uns
(!zu) vereinbaren ($|,|und) -> ausmachen
(+haben|hat|wurde|habe|wie) vereinbart ($|,|und) -> ausgemacht
erläutern|erläutert|erläuterte -> erklären|erklärt|erklärte
eintreffen ($|,) -> ankommen
eingetroffen -> angekommen
deutet|deuten darauf hin , dass -> zeigt|zeigen , dass
weist|weisen darauf hin , dass -> sagt|sagen , dass
telefonisch -> am Telefon
kostenfrei|kostenlos ($|,|und|für|zur) -> gratis|gratis
ausreichend (Zeit|Platz|Geld|Wasser|Personal|Essen|Licht|Schlaf) -> genug
genügend (Zeit|Platz|Geld|Wasser|Personal|Essen|Licht|Schlaf) -> genug
komplex|komplexe|komplexen|komplexer|komplexes -> schwierig|schwierige|schwierigen|schwieriger|schwieriges
kompliziert|komplizierte|komplizierten|komplizierter|kompliziertes -> schwierig|schwierige|schwierigen|schwieriger|schwieriges
deutlich|erheblich|wesentlich (mehr|weniger|teurer|besser|schlechter|schneller|langsamer|größer|kleiner|höher|billiger|günstiger|länger|kürzer|älter|jünger|einfacher|leichter|früher|später|wärmer) -> viel|viel|viel
relativ -> ziemlich
verhältnismäßig -> ziemlich
vergleichsweise -> ziemlich
momentan -> gerade
künftig -> in Zukunft
zukünftig ($|,|@verb|die|das|den|nicht|nur|mehr|auch) -> in Zukunft
vergangene|vergangenen|vergangenes|vergangener (Woche|Jahr|Monat|Sommer|Winter|Herbst|Frühling|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Nacht|Wochenende) -> letzte|letzten|letztes|letzter
kommende|kommenden|kommendes|kommender (Woche|Jahr|Monat|Sommer|Winter|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende) -> nächste|nächsten|nächstes|nächster
in der Regel -> meistens
normalerweise -> meistens
üblicherweise -> meistens
nach wie vor -> immer noch
(+ist|sind|bleibt) weiterhin (gültig|möglich|geöffnet|offen) -> immer noch
aus diesem Grund -> deshalb
auf diese Weise -> so
dementsprechend (@verb) -> deshalb
hingegen -> aber
nun (!,|ja|mal) -> jetzt
nunmehr -> jetzt
erneut -> noch einmal
nochmals -> noch einmal
abermals -> noch einmal
vor Ort -> dort
mithilfe von -> mit
mit Hilfe von -> mit
Bitte beachten Sie , dass -> bitte denken Sie daran , dass
(+ist|sind|war|waren) (~wurde|wurden|wird|werden|hat|haben|habe|worden) beschädigt ($|,|und) -> kaputt
defekt|defekte|defekten|defekter|defektes -> kaputt|kaputte|kaputten|kaputter|kaputtes
(~sich|mit|um) handeln ($) -> etwas tun
kontaktieren Sie mich|uns -> schreiben Sie mir|uns
wenden Sie sich an -> fragen Sie
informieren Sie mich|uns ($|,) -> sagen Sie mir|uns Bescheid
informieren Sie mich|uns sofort|umgehend ($|,) -> sagen Sie mir|uns sofort Bescheid
setzen Sie sich mit mir|uns in Verbindung -> melden Sie sich bei mir|uns
(wir) stehen Ihnen zur Verfügung -> helfen Ihnen
einige|einigen (Tage|Tagen|Wochen|Fragen|Fehler|Minuten|Stunden|Monate|Monaten|Jahre|Jahren) -> ein_paar|ein_paar
unmittelbar -> direkt
(!dank|danke) im Voraus (!vielen|herzlichen|besten|danke) -> vorher
keinesfalls -> auf keinen Fall
keineswegs -> gar nicht
selbstverständlich -> natürlich
bedauerlicherweise -> leider
vorzeitig -> früher
vermutlich -> wahrscheinlich
(!^) anscheinend -> wohl
(!^) offenbar -> wohl
ergänzend -> zusätzlich
Kosten in Höhe von -> Kosten von
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint|für|gegen|ohne|zwischen|über) (!,) und die|das|mein|meine|unser|unsere|sein|seine (*) (@third) -> . Die|Das|Mein|Meine|Unser|Unsere|Sein|Seine
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) , doch (@subject) (@verb) -> . Doch
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) , doch (@article) (*) (@verb) -> . Doch
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) , dann (@verb) -> . Dann
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) ; ich|wir|er|sie|es|das|die|der -> . Ich|Wir|Er|Sie|Es|Das|Die|Der
(^) allerdings|jedoch (@verb) -> doch|doch
einsam ($|,) -> allein
behält|behalten ihre Gültigkeit -> bleibt|bleiben gültig
steht|stehen noch nicht fest -> ist|sind noch nicht klar
(!r|@article|ein|jeder|dieser) Jugendliche -> junge Menschen
Einwohner ($|,|und|in|haben|leben) -> Menschen
bei Interesse (melden|rufen|schreiben|kontaktieren|wenden) -> wenn Sie Interesse haben ,
bei Fragen (melden|rufen|schreiben|kontaktieren|wenden|stehen|helfen) -> wenn Sie Fragen haben ,
bei Problemen (melden|rufen|schreiben|kontaktieren|wenden) -> wenn Sie Probleme haben ,
nicht mehr als (#|zwei|drei|vier|fünf|zehn|ein|eine) -> höchstens
besonders (@plain|@inflected) -> sehr
völlig -> ganz
vollkommen -> ganz
etliche|etlichen -> viele|vielen
kürzlich -> vor kurzem
demnächst -> bald
(~war|waren|hatte|hatten|wurde|wurden) inzwischen -> jetzt
(~war|waren|hatte|hatten|wurde|wurden) mittlerweile -> jetzt
letztlich|letztendlich -> am_Ende|am_Ende
teilweise ($|,|auch|in|sehr|nicht|noch) -> zum Teil
tatsächlich -> wirklich
gemeinsam ($|,|mit|in|an|zu|einen|eine|das|die|den|für) -> zusammen
daraufhin -> dann
zuvor -> vorher
hierfür|hierzu|hierbei|hierdurch -> dafür|dazu|dabei|dadurch
derartige|derartigen|derartiger -> solche|solchen|solcher
gesamte|gesamten|gesamtes|gesamter -> ganze|ganzen|ganzes|ganzer
ehemalige|ehemaligen|ehemaliger -> frühere|früheren|früherer
stammt|stammen|stammte aus -> kommt|kommen|kam aus
findet|finden heute|morgen|hier statt -> ist|sind heute|morgen|hier
findet|finden am|im|in|auf|bei * statt -> ist|sind am|im|in|auf|bei *
findet|finden am|im|in|auf|bei * * statt -> ist|sind am|im|in|auf|bei * *
findet|finden am|im|in|auf|bei * * * statt -> ist|sind am|im|in|auf|bei * * *
beginnt|beginnen um|am|im * ($|,) -> fängt|fangen um|am|im * an
beginnt|beginnen um * Uhr ($|,) -> fängt|fangen um * Uhr an
betonte|betont|äußerte , -> sagte|sagt|sagte ,
verstorben -> gestorben
(!zu) besichtigen -> ansehen
(+wird|wurde|wurden|werden|hat|haben) errichtet ($|,) -> gebaut
errichten -> bauen
finanzieren|finanziert -> bezahlen|bezahlt
wird|werden|wurde|wurden nicht benötigt -> wird|werden|wurde|wurden nicht gebraucht
trifft|treffen ein ($) -> kommt|kommen an
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten 
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * * * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * * * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil der|die|das|mein|meine|unser|unsere * @states ist|war|sind|waren (.) -> . Denn der|die|das|mein|meine|unser|unsere * ist|war|sind|waren @states
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil der|die|das|mein|meine|unser|unsere * sehr|zu|so|noch|nicht @states ist|war|sind|waren (.) -> . Denn der|die|das|mein|meine|unser|unsere * ist|war|sind|waren sehr|zu|so|noch|nicht @states
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten 
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da ich|du|er|es|wir|man|sie * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da ich|du|er|es|wir|man|sie * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da ich|du|er|es|wir|man|sie * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da ich|du|er|es|wir|man|sie * * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da ich|du|er|es|wir|man|sie * * * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da ich|du|er|es|wir|man|sie * * * * * * bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten (.) -> . Denn ich|du|er|es|wir|man|sie bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|soll|sollen|darf|wird|werden|wurde|wurden|fehlt|fehlen|regnet|gibt|braucht|brauchen|brauche|kommt|kommen|geht|gehen|funktioniert|dauert|kostet|arbeitet|arbeite|arbeiten|steht|liegt|weiß|hast|bist|musst|kannst|möchte|möchten * * * * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da der|die|das|mein|meine|unser|unsere * @states ist|war|sind|waren (.) -> . Denn der|die|das|mein|meine|unser|unsere * ist|war|sind|waren @states
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , da der|die|das|mein|meine|unser|unsere * sehr|zu|so|noch|nicht @states ist|war|sind|waren (.) -> . Denn der|die|das|mein|meine|unser|unsere * ist|war|sind|waren sehr|zu|so|noch|nicht @states
(!zu|sich|mich|uns) verbessern ($|,) -> besser machen
(+projekt|arbeit|aufgabe|aufgaben|bericht|arbeiten) abschließen ($|,|können|müssen|wollen|sollen) -> fertig machen
hatte|hat|hatten|haben Verspätung -> war|ist|waren|sind zu spät
hatte|hat|hatten|haben * Minuten Verspätung -> war|ist|waren|sind * Minuten zu spät
(+ist|sind|war|waren) geöffnet ($|,) -> offen
in der Nähe von -> bei
Beschäftigte (!n|r) -> Mitarbeiter
wir bedauern , dass -> es tut uns leid , dass
ich bedaure , dass -> es tut mir leid , dass
(~sie|es|er|du|wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (+ich) (!,) und habe|bin|kann|muss|will|war|hatte|möchte|brauche|suche|gehe|komme|finde|werde|konnte|musste (!ich) -> . Ich habe|bin|kann|muss|will|war|hatte|möchte|brauche|suche|gehe|komme|finde|werde|konnte|musste
(~sie|es|ich|wir|du|wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (+er) (!,) und @third (!er) -> . Er @third
(~sie|es|ich|er|du|wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (+wir) (!,) und sind|waren|hatten|konnten|mussten|wollten|möchten|kamen|gingen|blieben|schlagen|fuhren|aßen|sahen|freuen|hoffen|bitten (!wir) -> . Wir sind|waren|hatten|konnten|mussten|wollten|möchten|kamen|gingen|blieben|schlagen|fuhren|aßen|sahen|freuen|hoffen|bitten
jedes Mal (eine|einen|ein|die|das|den) -> immer
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit (.) -> . Denn ich|du|er|es|wir|man|sie mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit (.) -> . Denn ich|du|er|es|wir|man|sie mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit (.) -> . Denn ich|du|er|es|wir|man|sie mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * * mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit (.) -> . Denn ich|du|er|es|wir|man|sie mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit * * *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (!nur|auch|deshalb|daher|darum|allem|besonders|so|nicht) , weil ich|du|er|es|wir|man|sie * * * * mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit (.) -> . Denn ich|du|er|es|wir|man|sie mache|machen|macht|finde|findet|wohne|wohnt|spiele|spielt|lerne|lernt|reicht|passt|klappt|weiß|lebt|schläft|läuft|regnete|schneit * * * *
(+wurde|wurden|haben|hat) befragt ($|,|und) -> gefragt
(+hat|haben|habe|hatte|wurde|wurden) entdeckt ($|,|und) -> gefunden
(@be) bedroht -> in Gefahr
Reklamation|Reklamationen -> Beschwerde|Beschwerden
(~um|nicht) (+ist|sind|war|waren) stark gesunken|gestiegen ($|,|und) -> viel niedriger|höher geworden
fordert|fordern (höhere|mehr|bessere|weniger|eine|einen|ein|die|das) -> will|wollen
Abonnement -> Abo
Kundendienst -> Service
(+teich|weg|beet|garten) anlegen -> bauen
möchte|möchten ich|wir mich|uns bedanken -> möchte|möchten ich|wir Danke sagen
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint|für|gegen|ohne|zwischen|über) (+@finites) (!,) und die|meine|unsere|seine|viele * (sind|waren|haben|hatten|können|konnten|müssen|kommen|gehen|werden|wurden|wollen|fehlen|liegen|stehen|spielen|kosten) -> . Die|Meine|Unsere|Seine|Viele *
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint) (+@finites) (!,) und sie (@third) -> . Sie
geboren worden -> auf die Welt gekommen
(+wurde|wurden|werden|konnte|konnten) zugestellt -> gebracht
behoben ($|,|und) -> repariert
wieder auftritt ($|,) -> wieder da ist
unvollständig ($|,|und) -> nicht vollständig
unklar ($|,|und) -> nicht klar
unmöglich ($|,|und) -> nicht möglich
nach dem Gebrauch -> nach dem Benutzen
der|dem Brand -> das|dem Feuer
zu reinigen -> sauber zu machen
reinigen ($|,) -> sauber machen
proben (für) -> üben
(~wenn|falls|als|dass|ob|weil|obwohl|sobald|während|nachdem|bevor|wie|was|wer|zwar|je|damit|sagt|sagte|sagten|meint|für|gegen|ohne|zwischen|über) , und die|das|meine|unsere|seine * (@verb) -> . Die|Das|Meine|Unsere|Seine *
anreisen ($|,) -> kommen
verschicken ($|,) -> schicken
Ihr Feedback -> Ihre Meinung
Ausgaben (sind|waren|steigen|sinken|für) -> Kosten
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
zahlreiche|zahlreichen|zahlreicher -> viele|vielen|vieler
diverse|diversen|diverser -> einige|einigen|einiger
sämtliche|sämtlichen -> alle|allen
nahezu -> fast
äußerst -> sehr
überaus -> sehr
erforderlich|erforderliche|erforderlichen|erforderlicher|erforderliches -> nötig|nötige|nötigen|nötiger|nötiges
notwendig|notwendige|notwendigen|notwendiger|notwendiges -> nötig|nötige|nötigen|nötiger|nötiges
(!zu) (~bleiben|bleibt|blieb|blieben|gut|arbeitsplätze) erhalten|erhält|erhielt|erhielten -> bekommen|bekommt|bekam|bekamen
benötige|benötigen|benötigte|benötigten -> brauche|brauchen|brauchte|brauchten
verwende|verwendest|verwendet|verwenden|verwendete|verwendeten -> benutze|benutzt|benutzt|benutzen|benutzte|benutzten
übermitteln|übermittelt|übermittelte -> schicken|schickt|schickte
übersenden|übersendet -> schicken|schickt
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
