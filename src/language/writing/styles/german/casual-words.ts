/** Words of offices → those among friends; `Sie` and `du` stay. */
export const casualWords = `
ich habe|gehe|komme|finde|mache|freue|brauche|hoffe|schicke|melde|glaube|denke|suche|sage|frage|zeige|versuche|kaufe|nehme|wohne|kriege|gucke|hole|bringe|schreibe|verstehe|bestelle|würde|hätte|wäre -> ich hab|geh|komm|find|mach|freu|brauch|hoff|schick|meld|glaub|denk|such|sag|frag|zeig|versuch|kauf|nehm|wohn|krieg|guck|hol|bring|schreib|versteh|bestell|würd|hätt|wär
habe|hätte|würde|werde|gehe|komme|brauche|wäre ich -> hab|hätt|würd|werd|geh|komm|brauch|wär ich
herunterladen|heruntergeladen -> runterladen|runtergeladen
heraus|herein|hinein|hinaus|hinauf|hinunter|herunter -> raus|rein|rein|raus|rauf|runter|runter
herausfinden|herausgefunden|herauszufinden -> rausfinden|rausgefunden|rauszufinden
daran|darauf|darüber (!,|hin|dass|hinaus) -> dran|drauf|drüber
irgendetwas -> irgendwas
etwas (anderes|gutes|neues|schönes) ($|,|zu|für|gegen|von|aus|passiert|gefunden|gekauft|vergessen|gemacht|gesagt) -> was
etwas (für|gegen|vergessen|gefunden|gekauft) -> was
etwas (ändern|tun|machen|essen|trinken|sagen) -> was
niemand -> keiner
Fahrrad -> Rad
Universität -> Uni
(~@not) (@be) sehr gut -> super
(~@not) (@be) gut ($|,) -> super
(~@not) (@be) schön ($|,|und) -> echt schön
(~@not) (@be) nett|freundlich|lecker|interessant|spannend|lustig|teuer|laut|anstrengend|leise|müde|froh|zufrieden|günstig ($|,|und) -> echt nett|freundlich|lecker|interessant|spannend|lustig|teuer|laut|anstrengend|leise|müde|froh|zufrieden|günstig
wirklich -> echt
sehr (@plain|@inflected) -> echt
sehr (gefreut|gefallen|geholfen|gern|gerne) -> total
funktioniert nicht ($|,|mehr|richtig) -> geht nicht
lässt sich nicht öffnen -> geht nicht auf
ob das funktioniert -> ob das klappt
deshalb|daher (!,) -> deswegen|deswegen
(^) danach (@verb) -> und danach
(^) anschließend (@verb) -> und danach
(^) trotzdem (@verb) -> aber trotzdem
, obwohl -> , auch wenn
, da (@subject|@article) -> , weil
noch einmal -> noch mal
erst|schon|nicht einmal -> erst|schon|nicht mal
wieder einmal -> mal wieder
ziemlich (@plain|@adjective) -> ganz schön
keinesfalls -> auf keinen Fall
stets|häufig|bereits|ebenfalls -> immer|oft|schon|auch
zunächst -> erst mal
zuerst -> erst mal
anschließend -> danach
gemeinsam ($|,|mit|in|an|zu|einen|eine|das|die|den) -> zusammen
ungefähr|circa|rund|etwa (#|eine|zwei|drei|vier|fünf|zehn) -> so|so|so|so
erneut -> noch mal
aufgrund (des|der|eines|einer|seiner|ihrer|unserer) -> wegen
verärgert|wütend -> sauer|sauer
herzlichen Glückwunsch -> Glückwunsch
(^) könnten|könntest Sie|du -> können|kannst Sie|du
(^) guten Tag , -> Hallo ,
(^) hallo (!frau|herr) -> hi
Menschen|Personen (wurden|werden|sind|haben) -> Leute|Leute
schauen|schaut -> gucken|guckt
nicht mehr als -> höchstens
in Ordnung -> okay
sehr geehrte Damen und Herren , -> hallo zusammen ,
ein wenig -> ein bisschen
etwas (kalt|kühl|warm|laut|lang|kurz|klein|groß|teuer|knapp|langweilig|müde|zu) -> ein bisschen
(!voraus) vielen Dank -> danke
herzlichen Dank -> danke
alles (probiert|versucht|gemacht) -> echt alles
etwas zu (essen|trinken|tun|sagen|lesen|machen) -> was zu
nichts -> nix
Gerät -> Teil
schlecht ($|,|und) -> mies
(@be) hoch|lang|schwer|steil|voll|kalt|heiß|früh|weit|klein|kompliziert|schwierig|langsam|gefährlich ($|,|und) -> ganz schön hoch|lang|schwer|steil|voll|kalt|heiß|früh|weit|klein|kompliziert|schwierig|langsam|gefährlich
lange Schlangen -> ewig lange Schlangen
(~an|am|kein) Interesse (haben|hast|habt) -> Lust
bezahlen ($|,) -> zahlen
etwas (zucker|salz|zeit|geld|wasser|milch|ruhe|geduld|hilfe|platz|glück|weniger|kompliziert|schwierig|langsam|müde) -> ein bisschen
(!wie|so|zu|nicht|sehr|ganz|unglaublich|ziemlich|recht|genauso|wirklich|echt|total) viel (gearbeitet|gelernt|gelacht|gegessen|geholfen|gelaufen|gelesen) -> total viel
(!^) ist|hat|war|geht es ($|,|nicht|noch|sehr|zu|so|immer|schon) -> ist's|hat's|war's|geht's
schnell (reagiert|geantwortet|gemacht|fertig|geholfen|erledigt) -> echt schnell
(~@not) (ein|eine|einen|einem|einer|unser|unsere) gute|guten|guter|gutes|gutem (!tag|abend|morgen|stunde|besserung|reise|teil|bekannte|bekannter) -> super
(+hat|haben|war|ist) und die|das|der * nett|gut|toll|freundlich|schön|lecker ($) -> und die|das|der * echt nett|gut|toll|freundlich|schön|lecker
ist|sind|war|waren wichtig ($|,|für) -> ist|sind|war|waren echt wichtig
nicht neu ($|,) -> nicht grad neu
passiert wenig -> passiert nicht viel
regnet es -> regnet's
(^) bitte lesen|schicken|geben|prüfen|installieren Sie (!es|ihn|sie|das|ihm|mir|uns|sich|mal) -> lesen|schicken|geben|prüfen|installieren Sie bitte
(viele) Personen (!-) -> Leute
(!zu) (~bleiben|bleibt|blieb|blieben|gut|arbeitsplätze) erhalten|erhalte|erhält|erhielt|erhielten -> bekommen|bekomme|bekommt|bekam|bekamen
benötigen|benötige|benötigte|benötigten -> brauchen|brauche|brauchte|brauchten
(+ticket|tickets|karten|karte|haus|wohnung|gerät|grundstück) erwerben|erwirbt|erwarb|erworben -> kaufen|kauft|kaufte|gekauft
senden|sende|sendet -> schicken|schicke|schickt
umgehend -> gleich
unverzüglich -> gleich
(!ab) sofort -> gleich
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
zahlreiche|zahlreichen -> viele|vielen
(!wie|so|zu|die|diese|sehr|ganz|meine|unsere|nicht|genauso|ebenso|allzu|recht|ziemlich|unglaublich|wirklich) viele (Menschen|Leute|Kunden|Fragen|Probleme|Fehler|Ideen|Gründe|Personen|Gäste) -> ganz viele
(!wie|so|zu|nicht|sehr|ganz|unglaublich|ziemlich|recht|genauso|ebenso|wirklich|echt|total|allzu) viel (Spaß|Arbeit|Geld|Zeit|Mühe) -> total viel
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
wie geht es -> wie geht's
gibt es -> gibt's
geht es -> geht's
Fotografien -> Fotos
Mobiltelefon|Mobiltelefone -> Handy|Handys
Informationen -> Infos
(die|viele) Personen -> Leute
(die|viele) Menschen -> Leute
einmal ($) -> mal
`;
