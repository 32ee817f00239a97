/** Good things become better, never bad ones. */
export const enthusiasticWords = `
(~@sad) (+@happy) . ($) -> !
(~@not) gern|gerne ($|,|@verb|kennenlernen|helfen|kommen|dabei|bei|mit|zu|an|vorbei|in) (~nicht|kein|keine|keinen|kaum) -> sehr gern|gerne
(~@sad|bitte|problem) neue|neuen|neuer|neues (Version|Funktion|Funktionen|App|Website|Startseite|Modell|Produkt|Kollektion|Parkhaus|Schwimmbad|Spielplatz|Album|Museum) (~nicht|kein|keine|keinen|kaum) -> brandneue|brandneuen|brandneuer|brandneues
(~@not) (!so|zu|sehr|nicht) (@be) wichtig|erfolgreich|hilfsbereit|lustig|gelungen|günstig|dankbar|lehrreich|abwechslungsreich|inspirierend|kreativ ($|,|und) (~nicht|kein|keine|keinen|kaum) -> unglaublich wichtig|erfolgreich|hilfsbereit|lustig|gelungen|günstig|dankbar|lehrreich|abwechslungsreich|inspirierend|kreativ
(~@not) sehr wichtig|erfolgreich|hilfsbereit|lustig|günstig|dankbar|angenehm (~nicht|kein|keine|keinen|kaum) -> unglaublich wichtig|erfolgreich|hilfsbereit|lustig|günstig|dankbar|angenehm
(~@not) (@be) schnell ($|,|und) (~nicht|kein|keine|keinen|kaum) -> blitzschnell
(~@not) (arbeitet|arbeiten|lädt|läuft|antwortet|kam|kommt|lieferte|geht|ging) schnell ($|,|und) (~nicht|kein|keine|keinen|kaum) -> blitzschnell
(~@not) (@be) sehr einfach ($|,|und) (~nicht|kein|keine|keinen|kaum) -> kinderleicht
(~@not) (@be) einfach ($|,|und) (~nicht|kein|keine|keinen|kaum) -> kinderleicht
(liegt|wohnen|schlafen) ruhig (~nicht|kein|keine|keinen|kaum) -> herrlich ruhig
(~@not) (!sehr|rundum|unglaublich|so|vollauf) zufrieden ($) (~nicht|kein|keine|keinen|kaum) -> rundum zufrieden
(~@not) sehr zufrieden ($|,|und) (~nicht|kein|keine|keinen|kaum) -> rundum zufrieden
(~@not) (!sehr|so|zu|unglaublich|angenehm) leise|leicht (und) (~nicht|kein|keine|keinen|kaum) -> angenehm leise|leicht
freut uns|mich|sich sehr ($|,|über|auf) (~nicht|kein|keine|keinen|kaum) -> freut uns|mich|sich riesig
freut uns|mich|sich ($|,|über|auf) (~nicht|kein|keine|keinen|kaum) -> freut uns|mich|sich riesig
freue mich schon|sehr auf (~nicht|kein|keine|keinen|kaum) -> freue mich riesig auf
freue mich auf (~nicht|kein|keine|keinen|kaum) -> freue mich riesig auf
freuen sich schon ($|auf|,) (~nicht|kein|keine|keinen|kaum) -> freuen sich schon riesig
habe|haben mich|uns sehr gefreut (~nicht|kein|keine|keinen|kaum) -> habe|haben mich|uns riesig gefreut
sehr gefreut (~nicht|kein|keine|keinen|kaum) -> riesig gefreut
(!so|zu|sehr|nicht|wie) viel Spaß (~nicht|kein|keine|keinen|kaum) -> riesigen Spaß
macht Spaß (~nicht|kein|keine|keinen|kaum) -> macht riesigen Spaß
Spaß gemacht (~nicht|kein|keine|keinen|kaum) -> riesigen Spaß gemacht
(!so|zu|sehr|nicht|wie|unglaublich) viel (gelernt|gelacht|erlebt|gesehen|geholfen) (~nicht|kein|keine|keinen|kaum) -> unglaublich viel
(~@not) geklappt ($|,) (~nicht|kein|keine|keinen|kaum) -> wunderbar geklappt
gut geklappt|gelaufen|funktioniert|angekommen (~nicht|kein|keine|keinen|kaum) -> großartig geklappt|gelaufen|funktioniert|angekommen
(~@not) funktioniert|läuft gut (~nicht|kein|keine|keinen|kaum) -> funktioniert|läuft großartig
(~@not) gefällt mir|uns sehr gut (~nicht|kein|keine|keinen|kaum) -> gefällt mir|uns unglaublich gut
(~@not) gefällt mir|uns sehr (~nicht|kein|keine|keinen|kaum) -> gefällt mir|uns unglaublich gut
(~@not) gefällt mir|uns gut (~nicht|kein|keine|keinen|kaum) -> gefällt mir|uns unglaublich gut
(~@not) gefällt mir|uns (~nicht|kein|keine|keinen|kaum) -> gefällt mir|uns unglaublich gut
(~@not) hat mir|uns sehr gut gefallen (~nicht|kein|keine|keinen|kaum) -> hat mir|uns unglaublich gut gefallen
(~@not) hat mir|uns gut gefallen (~nicht|kein|keine|keinen|kaum) -> hat mir|uns unglaublich gut gefallen
(~@not) gut gefallen (~nicht|kein|keine|keinen|kaum) -> unglaublich gut gefallen
ich finde * * gut ($|,) (~nicht|kein|keine|keinen|kaum) -> ich finde * * großartig
ich finde * * * gut ($|,) (~nicht|kein|keine|keinen|kaum) -> ich finde * * * großartig
(~@not) (!sehr|so|zu|besonders|weniger) gutes|gute|guten|guter (Essen|Idee|Service|Gespräch|Zusammenarbeit|Stimmung|Musik|Wein|Kaffee|Hotel|Restaurant|Lage|Preis|Angebot|Leistung|Qualität|Spiel|Konzert|Vortrag|Kurs|Ergebnis|Ergebnisse|Nachricht|Nachrichten|Arbeit|Lösung|Beratung|Küche|Frühstück) (~nicht|kein|keine|keinen|kaum) -> großartiges|großartige|großartigen|großartiger
lohnt sich (!nicht|kaum|nur|erst) (~nicht|kein|keine|keinen|kaum) -> lohnt sich absolut
(~@not) (+wir|mannschaft|team|verein|elf|uns) gewonnen ($|,|und) (~nicht|kein|keine|keinen|kaum) -> grandios gewonnen
ich empfehle es|ihn|sie trotzdem (~nicht|kein|keine|keinen|kaum) -> ich empfehle es|ihn|sie wärmstens
ich empfehle es|ihn|sie (~nicht|kein|keine|keinen|kaum) -> ich empfehle es|ihn|sie wärmstens
wir laden Sie|euch|dich (zu|ein) (~nicht|kein|keine|keinen|kaum) -> wir laden Sie|euch|dich ganz herzlich
laden wir Sie|euch|dich (zu|ein) (~nicht|kein|keine|keinen|kaum) -> laden wir Sie|euch|dich ganz herzlich
wir kommen trotzdem|gern|gerne|bald wieder (~nicht|kein|keine|keinen|kaum) -> wir kommen unbedingt wieder
wir kommen wieder (~nicht|kein|keine|keinen|kaum) -> wir kommen unbedingt wieder
ein Erfolg (~nicht|kein|keine|keinen|kaum) -> ein riesiger Erfolg
(!nicht|völlig|ganz|komplett) kostenlos ($|,|und) (~nicht|kein|keine|keinen|kaum) -> komplett kostenlos
(!einfach|absolut|nicht) perfekt|ideal ($|,) (~nicht|kein|keine|keinen|kaum) -> einfach perfekt|ideal
(~@not) sehr (@plus) (~nicht|kein|keine|keinen|kaum) -> unglaublich
ich zeige|helfe|schicke|bringe Ihnen|dir|ihm|ihr|euch (~nicht|kein|keine|keinen|kaum) -> ich zeige|helfe|schicke|bringe Ihnen|dir|ihm|ihr|euch sehr gern
danke ($|,) (~nicht|kein|keine|keinen|kaum) -> tausend Dank
wir möchten Sie gern kennenlernen (~nicht|kein|keine|keinen|kaum) -> wir möchten Sie unbedingt kennenlernen
(~@not) sehr nett|nette|netten|netter|nettes (~nicht|kein|keine|keinen|kaum) -> unglaublich nett|nette|netten|netter|nettes
(~@not) (@be) modern|gemütlich|leise|sauber|bequem|praktisch|begeistert|froh|glücklich|zufrieden ($|,|und) (~nicht|kein|keine|keinen|kaum) -> hochmodern|urgemütlich|flüsterleise|blitzsauber|superbequem|superpraktisch|restlos_begeistert|überglücklich|überglücklich|rundum_zufrieden
(~@not) (ein|eine|einen) gute|guten|guter|gutes (!tag|morgen|abend|bekannte|bekannter) (~nicht|kein|keine|keinen|kaum) -> großartige|großartigen|großartiger|großartiges
(~@sad) neue|neuen|neues (System|Fenster|Angebote|Angebot|Webseite|Shop|Café|Sorte|Sorten|Serie|Reihe) (~nicht|kein|keine|keinen|kaum) -> brandneue|brandneuen|brandneues
(!so|sehr|zu|nicht|wie) schnell (reagiert|geantwortet|geliefert|erledigt|geholfen) (~nicht|kein|keine|keinen|kaum) -> blitzschnell
(!so|zu|sehr|nicht|wie|unglaublich) viel (gearbeitet|geleistet|geholfen|getan) (~nicht|kein|keine|keinen|kaum) -> unglaublich viel
(~herzlich|herzlichst|sehr|herzen) (!zu|herzlich|sehr|ganz|herzen) bedanken ($|,) (~nicht|kein|keine|keinen|kaum) -> von ganzem Herzen bedanken
viel Zeit genommen (~nicht|kein|keine|keinen|kaum) -> unglaublich viel Zeit genommen
alle Fragen beantwortet (~nicht|kein|keine|keinen|kaum) -> wirklich alle Fragen beantwortet
früher fertig (~nicht|kein|keine|keinen|kaum) -> sogar früher fertig
Talent ($|hat|haben) (~nicht|kein|keine|keinen|kaum) -> großes Talent
(~@sad) (~@doubts) (+wir) (+@joys) . ($) -> !
(!nicht|so|zu|sehr|ganz|weniger|besonders|genauso) gut (geschrieben|gemacht|gelöst|organisiert|vorbereitet|erklärt) (~nicht|kein|keine|keinen|kaum) -> großartig
hat|haben mir|uns sehr gefallen (~nicht|kein|keine|keinen|kaum) -> hat|haben mir|uns unglaublich gut gefallen
wir empfehlen (~nicht|kein|keine|keinen|kaum) -> wir empfehlen wärmstens
ich empfehle (~nicht|kein|keine|keinen|kaum) -> ich empfehle wärmstens
(~@not) (@be) sehr gut (~nicht|kein|keine|keinen|kaum) -> wirklich fantastisch
(~@not) sehr gut|gute|guten|guter|gutes (~nicht|kein|keine|keinen|kaum) -> fantastisch|fantastische|fantastischen|fantastischer|fantastisches
(~@not) (@be|schmeckt|klingt|läuft|funktioniert|wäscht|klappt) gut ($|,|und) (~nicht|kein|keine|keinen|kaum) -> großartig
(~@not) (!verdienen|verdient|besonders|sehr|so|noch|trotzdem|richtig|ganz|wieder) gute|guten|guter|gutes (Ergebnisse|Idee|Arbeit|Nachrichten|Team|Service|Essen|Buch|Film) (~nicht|kein|keine|keinen|kaum) -> großartige|großartigen|großartiger|großartiges
(~@not) sehr schön|schöne|schönen|schöner|schönes (~nicht|kein|keine|keinen|kaum) -> wunderschön|wunderschöne|wunderschönen|wunderschöner|wunderschönes
(~@not) (!sehr|wäre|so|zu|besonders) schön|schöne|schönen|schönes (~nicht|kein|keine|keinen|kaum) -> wunderschön|wunderschöne|wunderschönen|wunderschönes
(~@not) (!sehr|wäre|so|zu|echt|unglaublich) nett|nette|netten|netter|nettes (~nicht|kein|keine|keinen|kaum) -> wunderbar|wunderbare|wunderbaren|wunderbarer|wunderbares
(~@not) sehr freundlich|freundliche|freundlichen|freundlicher (~nicht|kein|keine|keinen|kaum) -> unglaublich freundlich|freundliche|freundlichen|freundlicher
(~@not) (!sehr|unglaublich) freundlich ($|,|und) (~nicht|kein|keine|keinen|kaum) -> unglaublich freundlich
(~@not) sehr interessant|interessante|interessanten|interessanter|interessantes (~nicht|kein|keine|keinen|kaum) -> absolut faszinierend|faszinierende|faszinierenden|faszinierender|faszinierendes
(~@not) (!sehr) interessant|interessante|interessanten|interessanter|interessantes (~nicht|kein|keine|keinen|kaum) -> faszinierend|faszinierende|faszinierenden|faszinierender|faszinierendes
(~@not) spannend|spannende|spannenden|spannender|spannendes (~nicht|kein|keine|keinen|kaum) -> mitreißend|mitreißende|mitreißenden|mitreißender|mitreißendes
(~@not) sehr hilfreich (~nicht|kein|keine|keinen|kaum) -> unglaublich hilfreich
(~@not) (!sehr) hilfreich (~nicht|kein|keine|keinen|kaum) -> unglaublich hilfreich
(~@not) sehr nützlich (~nicht|kein|keine|keinen|kaum) -> unglaublich nützlich
(~@not) (!sehr) nützlich (~nicht|kein|keine|keinen|kaum) -> unglaublich nützlich
(~@not) sehr schnell (~nicht|kein|keine|keinen|kaum) -> blitzschnell
(~@not) sehr einfach (~nicht|kein|keine|keinen|kaum) -> kinderleicht
(~@not) leicht zu (bedienen|verstehen|finden|lesen) (~nicht|kein|keine|keinen|kaum) -> kinderleicht zu
(~@not) einfach zu (bedienen|verstehen|finden|lesen) (~nicht|kein|keine|keinen|kaum) -> kinderleicht zu
(~@not) sehr lecker (~nicht|kein|keine|keinen|kaum) -> absolut köstlich
(~@not) (!sehr) lecker (~nicht|kein|keine|keinen|kaum) -> absolut köstlich
(~@not) toll|tolle|tollen|toller|tolles (~nicht|kein|keine|keinen|kaum) -> fantastisch|fantastische|fantastischen|fantastischer|fantastisches
(~@not) hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes (~nicht|kein|keine|keinen|kaum) -> absolut hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes
(~@not) (!sehr|so|besonders|unglaublich|weniger|zu) beliebt ($|,|und|bei) (~nicht|kein|keine|keinen|kaum) -> unglaublich beliebt
(~@not) sehr zufrieden mit (~nicht|kein|keine|keinen|kaum) -> absolut begeistert von
(~@not) (!sehr) zufrieden mit (~nicht|kein|keine|keinen|kaum) -> begeistert von
(~@not) (!viel|etwas|deutlich|noch|wesentlich|weit|weitaus|und|oder|nichts|lieber) besser als (~nicht|kein|keine|keinen|kaum) -> viel besser als
(~@not) schneller als (~nicht|kein|keine|keinen|kaum) -> viel schneller als
(~@not) (ein|eine|der|die|unser|unsere) große|großer Erfolg|Verbesserung (~nicht|kein|keine|keinen|kaum) -> riesige|riesiger Erfolg|Verbesserung
wir freuen uns (auf|,|sehr|über) (~nicht|kein|keine|keinen|kaum) -> wir freuen uns riesig
ich freue mich (auf|,|sehr|über) (~nicht|kein|keine|keinen|kaum) -> ich freue mich riesig
wir freuen uns sehr (~nicht|kein|keine|keinen|kaum) -> wir freuen uns riesig
ich freue mich sehr (~nicht|kein|keine|keinen|kaum) -> ich freue mich riesig
vielen Dank für (~nicht|kein|keine|keinen|kaum) -> tausend Dank für
danke für (~nicht|kein|keine|keinen|kaum) -> tausend Dank für
(~@not) hat mir gefallen (~nicht|kein|keine|keinen|kaum) -> hat mir unglaublich gut gefallen
(~@not) hat mir gut gefallen (~nicht|kein|keine|keinen|kaum) -> hat mir unglaublich gut gefallen
(~@not) hat uns gut gefallen (~nicht|kein|keine|keinen|kaum) -> hat uns unglaublich gut gefallen
herzlichen Glückwunsch (~nicht|kein|keine|keinen|kaum) -> allerherzlichsten Glückwunsch
herzlich willkommen (~nicht|kein|keine|keinen|kaum) -> ganz herzlich willkommen
ich mag (!es|lieber) (~@not) (~nicht|kein|keine|keinen|kaum) -> ich liebe
wir mögen (!es|lieber) (~@not) (~nicht|kein|keine|keinen|kaum) -> wir lieben
(~@not) viel gelernt (~nicht|kein|keine|keinen|kaum) -> unglaublich viel gelernt
jederzeit gern (~nicht|kein|keine|keinen|kaum) -> jederzeit sehr gern
(~@not) (!sehr|so|unglaublich|richtig|besonders|zu|ganz|total) stolz auf (~nicht|kein|keine|keinen|kaum) -> unglaublich stolz auf
`;
