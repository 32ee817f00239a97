/** Good things become better, never bad ones. */
export const enthusiasticWords = `
(~@sad) (+@happy) . ($) -> !
(~@not) gern|gerne ($|,|@verb|kennenlernen|helfen|kommen|dabei|bei|mit|zu|an|vorbei|in) -> sehr gern|gerne
(~@sad|bitte|problem) neue|neuen|neuer|neues (Version|Funktion|Funktionen|App|Website|Startseite|Modell|Produkt|Kollektion|Parkhaus|Schwimmbad|Spielplatz|Album|Museum) -> brandneue|brandneuen|brandneuer|brandneues
(~@not) (!so|zu|sehr|nicht) (@be) wichtig|erfolgreich|hilfsbereit|lustig|gelungen|günstig|dankbar|lehrreich|abwechslungsreich|inspirierend|kreativ ($|,|und) -> unglaublich wichtig|erfolgreich|hilfsbereit|lustig|gelungen|günstig|dankbar|lehrreich|abwechslungsreich|inspirierend|kreativ
(~@not) sehr wichtig|erfolgreich|hilfsbereit|lustig|günstig|dankbar|angenehm -> unglaublich wichtig|erfolgreich|hilfsbereit|lustig|günstig|dankbar|angenehm
(~@not) (@be) schnell ($|,|und) -> blitzschnell
(~@not) (arbeitet|arbeiten|lädt|läuft|antwortet|kam|kommt|lieferte|geht|ging) schnell ($|,|und) -> blitzschnell
(~@not) (@be) sehr einfach ($|,|und) -> kinderleicht
(~@not) (@be) einfach ($|,|und) -> kinderleicht
(liegt|wohnen|schlafen) ruhig -> herrlich ruhig
(~@not) (!sehr|rundum|unglaublich|so|vollauf) zufrieden ($) -> rundum zufrieden
(~@not) sehr zufrieden ($|,|und) -> rundum zufrieden
(~@not) (!sehr|so|zu|unglaublich|angenehm) leise|leicht (und) -> angenehm leise|leicht
freut uns|mich|sich sehr ($|,|über|auf) -> freut uns|mich|sich riesig
freut uns|mich|sich ($|,|über|auf) -> freut uns|mich|sich riesig
freue mich schon|sehr auf -> freue mich riesig auf
freue mich auf -> freue mich riesig auf
freuen sich schon ($|auf|,) -> freuen sich schon riesig
habe|haben mich|uns sehr gefreut -> habe|haben mich|uns riesig gefreut
sehr gefreut -> riesig gefreut
(!so|zu|sehr|nicht|wie) viel Spaß -> riesigen Spaß
macht Spaß -> macht riesigen Spaß
Spaß gemacht -> riesigen Spaß gemacht
(!so|zu|sehr|nicht|wie|unglaublich) viel (gelernt|gelacht|erlebt|gesehen|geholfen) -> unglaublich viel
(~@not) geklappt ($|,) -> wunderbar geklappt
gut geklappt|gelaufen|funktioniert|angekommen -> großartig geklappt|gelaufen|funktioniert|angekommen
(~@not) funktioniert|läuft gut -> funktioniert|läuft großartig
(~@not) gefällt mir|uns sehr gut -> gefällt mir|uns unglaublich gut
(~@not) gefällt mir|uns sehr -> gefällt mir|uns unglaublich gut
(~@not) gefällt mir|uns gut -> gefällt mir|uns unglaublich gut
(~@not) gefällt mir|uns -> gefällt mir|uns unglaublich gut
(~@not) hat mir|uns sehr gut gefallen -> hat mir|uns unglaublich gut gefallen
(~@not) hat mir|uns gut gefallen -> hat mir|uns unglaublich gut gefallen
(~@not) gut gefallen -> unglaublich gut gefallen
ich finde * * gut ($|,) -> ich finde * * großartig
ich finde * * * gut ($|,) -> ich finde * * * großartig
(~@not) (!sehr|so|zu|besonders|weniger) gutes|gute|guten|guter (Essen|Idee|Service|Gespräch|Zusammenarbeit|Stimmung|Musik|Wein|Kaffee|Hotel|Restaurant|Lage|Preis|Angebot|Leistung|Qualität|Spiel|Konzert|Vortrag|Kurs|Ergebnis|Ergebnisse|Nachricht|Nachrichten|Arbeit|Lösung|Beratung|Küche|Frühstück) -> großartiges|großartige|großartigen|großartiger
lohnt sich (!nicht|kaum|nur|erst) -> lohnt sich absolut
(~@not) (+wir|mannschaft|team|verein|elf|uns) gewonnen ($|,|und) -> grandios gewonnen
ich empfehle es|ihn|sie trotzdem -> ich empfehle es|ihn|sie wärmstens
ich empfehle es|ihn|sie -> ich empfehle es|ihn|sie wärmstens
wir laden Sie|euch|dich (zu|ein) -> wir laden Sie|euch|dich ganz herzlich
laden wir Sie|euch|dich (zu|ein) -> laden wir Sie|euch|dich ganz herzlich
wir kommen trotzdem|gern|gerne|bald wieder -> wir kommen unbedingt wieder
wir kommen wieder -> wir kommen unbedingt wieder
ein Erfolg -> ein riesiger Erfolg
(!nicht|völlig|ganz|komplett) kostenlos ($|,|und) -> komplett kostenlos
(!einfach|absolut|nicht) perfekt|ideal ($|,) -> einfach perfekt|ideal
(~@not) sehr (@plus) -> unglaublich
ich zeige|helfe|schicke|bringe Ihnen|dir|ihm|ihr|euch -> ich zeige|helfe|schicke|bringe Ihnen|dir|ihm|ihr|euch sehr gern
danke ($|,) -> tausend Dank
wir möchten Sie gern kennenlernen -> wir möchten Sie unbedingt kennenlernen
(~@not) sehr nett|nette|netten|netter|nettes -> unglaublich nett|nette|netten|netter|nettes
(~@not) (@be) modern|gemütlich|leise|sauber|bequem|praktisch|begeistert|froh|glücklich|zufrieden ($|,|und) -> hochmodern|urgemütlich|flüsterleise|blitzsauber|superbequem|superpraktisch|restlos_begeistert|überglücklich|überglücklich|rundum_zufrieden
(~@not) (ein|eine|einen) gute|guten|guter|gutes (!tag|morgen|abend|bekannte|bekannter) -> großartige|großartigen|großartiger|großartiges
neue|neuen|neues (System|Fenster|Angebote|Angebot|Webseite|Shop|Café|Sorte|Sorten|Serie|Reihe) -> brandneue|brandneuen|brandneues
(!so|sehr|zu|nicht|wie) schnell (reagiert|geantwortet|geliefert|erledigt|geholfen) -> blitzschnell
(!so|zu|sehr|nicht|wie|unglaublich) viel (gearbeitet|geleistet|geholfen|getan) -> unglaublich viel
(!zu|herzlich|sehr|ganz|herzen) bedanken ($|,) -> von ganzem Herzen bedanken
viel Zeit genommen -> unglaublich viel Zeit genommen
alle Fragen beantwortet -> wirklich alle Fragen beantwortet
früher fertig -> sogar früher fertig
Talent ($|hat|haben) -> großes Talent
(~@sad) (~@doubts) (+wir) (+@joys) . ($) -> !
(!nicht|so|zu|sehr|ganz|weniger|besonders|genauso) gut (geschrieben|gemacht|gelöst|organisiert|vorbereitet|erklärt) -> großartig
hat|haben mir|uns sehr gefallen -> hat|haben mir|uns unglaublich gut gefallen
wir empfehlen -> wir empfehlen wärmstens
ich empfehle -> ich empfehle wärmstens
(~@not) (@be) sehr gut -> wirklich fantastisch
(~@not) sehr gut|gute|guten|guter|gutes -> fantastisch|fantastische|fantastischen|fantastischer|fantastisches
(~@not) (!verdienen|verdient|besonders|sehr|so|noch|trotzdem|richtig|ganz|wieder) gut|gute|guten|guter|gutes ($|,|und|Ergebnisse|Idee|Arbeit|Nachrichten|Team|Service|Essen|Buch|Film) -> großartig|großartige|großartigen|großartiger|großartiges
(~@not) sehr schön|schöne|schönen|schöner|schönes -> wunderschön|wunderschöne|wunderschönen|wunderschöner|wunderschönes
(~@not) (!sehr|wäre|so|zu) schön|schöne|schönen|schönes -> wunderschön|wunderschöne|wunderschönen|wunderschönes
(~@not) (!sehr|wäre|so|zu|echt|unglaublich) nett|nette|netten|netter|nettes -> wunderbar|wunderbare|wunderbaren|wunderbarer|wunderbares
(~@not) sehr freundlich|freundliche|freundlichen|freundlicher -> unglaublich freundlich|freundliche|freundlichen|freundlicher
(~@not) (!sehr|unglaublich) freundlich ($|,|und) -> unglaublich freundlich
(~@not) sehr interessant|interessante|interessanten|interessanter|interessantes -> absolut faszinierend|faszinierende|faszinierenden|faszinierender|faszinierendes
(~@not) (!sehr) interessant|interessante|interessanten|interessanter|interessantes -> faszinierend|faszinierende|faszinierenden|faszinierender|faszinierendes
(~@not) spannend|spannende|spannenden|spannender|spannendes -> mitreißend|mitreißende|mitreißenden|mitreißender|mitreißendes
(~@not) sehr hilfreich -> unglaublich hilfreich
(~@not) (!sehr) hilfreich -> unglaublich hilfreich
(~@not) sehr nützlich -> unglaublich nützlich
(~@not) (!sehr) nützlich -> unglaublich nützlich
(~@not) sehr schnell -> blitzschnell
(~@not) sehr einfach -> kinderleicht
(~@not) leicht zu (bedienen|verstehen|finden|lesen) -> kinderleicht zu
(~@not) einfach zu (bedienen|verstehen|finden|lesen) -> kinderleicht zu
(~@not) sehr lecker -> absolut köstlich
(~@not) (!sehr) lecker -> absolut köstlich
(~@not) toll|tolle|tollen|toller|tolles -> fantastisch|fantastische|fantastischen|fantastischer|fantastisches
(~@not) hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes -> absolut hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes
(~@not) (!sehr|so|besonders|unglaublich|weniger|zu) beliebt ($|,|und|bei) -> unglaublich beliebt
(~@not) sehr zufrieden mit -> absolut begeistert von
(~@not) (!sehr) zufrieden mit -> begeistert von
(~@not) (!viel|etwas|deutlich|noch|wesentlich|weit|weitaus|und|oder|nichts|lieber) besser als -> viel besser als
(~@not) schneller als -> viel schneller als
(~@not) (ein|eine|der|die|unser|unsere) große|großer Erfolg|Verbesserung -> riesige|riesiger Erfolg|Verbesserung
wir freuen uns (auf|,|sehr|über) -> wir freuen uns riesig
ich freue mich (auf|,|sehr|über) -> ich freue mich riesig
wir freuen uns sehr -> wir freuen uns riesig
ich freue mich sehr -> ich freue mich riesig
vielen Dank für -> tausend Dank für
danke für -> tausend Dank für
(~@not) hat mir gefallen -> hat mir unglaublich gut gefallen
(~@not) hat mir gut gefallen -> hat mir unglaublich gut gefallen
(~@not) hat uns gut gefallen -> hat uns unglaublich gut gefallen
herzlichen Glückwunsch -> allerherzlichsten Glückwunsch
herzlich willkommen -> ganz herzlich willkommen
ich mag (!es|lieber) (~@not) -> ich liebe
wir mögen (!es|lieber) (~@not) -> wir lieben
(~@not) viel gelernt -> unglaublich viel gelernt
jederzeit gern -> jederzeit sehr gern
(~@not) (!sehr|so|unglaublich|richtig|besonders|zu|ganz|total) stolz auf -> unglaublich stolz auf
`;
