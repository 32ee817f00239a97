/** Hedges go, claims become firm. */
export const confidentWords = `
(!^|,|und|aber|denn) leider ->
(^) leider kann|können|konnte|konnten|ist|sind|war|waren|habe|haben|hat|muss|müssen|gibt|wird|wurde|funktioniert|geht ich|wir|es|er -> ich|wir|es|er kann|können|konnte|konnten|ist|sind|war|waren|habe|haben|hat|muss|müssen|gibt|wird|wurde|funktioniert|geht
(^) vielleicht kann|könnte|können|könnten|sollte|sollten|ist|wird er|es|du|man|wir|ich -> er|es|du|man|wir|ich kann|kann|können|können|sollte|sollten|ist|wird
(^) wahrscheinlich ist|sind|wird|hat er|es|wir -> er|es|wir ist|sind|wird|hat
(!^|,|und|aber|denn|oder|doch|nicht) vielleicht ->
(!^|,|und|aber|denn|oder) hoffentlich ->
(!^|,|und|aber|denn|oder) anscheinend|offenbar|scheinbar ->
(!^|,|und|aber|denn) voraussichtlich ->
könnte|könnten (!^|Sie|du) (@pronoun|@article|helfen|klappen|das) -> kann|können
wir könnten -> wir können
ich würde gern|gerne -> ich möchte
wir würden gern|gerne -> wir möchten
ich bräuchte -> ich brauche
wir bräuchten -> wir brauchen
ich hätte gern|gerne -> ich möchte
ich würde vorschlagen|empfehlen , -> ich schlage vor|empfehle ,
meiner Meinung|Ansicht nach -> ohne Zweifel
wir wollen -> wir werden
wir möchten (!Sie|Ihnen|uns|gern|gerne|wissen|nicht|euch|dich) -> wir werden
wichtig|wichtige|wichtigen|wichtiger|wichtiges (!als) -> entscheidend|entscheidende|entscheidenden|entscheidender|entscheidendes
zeigt|zeigen|zeigte|zeigten (,) -> beweist|beweisen|bewies|bewiesen
deutet|deuten darauf hin , dass -> zeigt|zeigen klar , dass
nötig|notwendig|erforderlich ($|,) -> unerlässlich|unerlässlich|unerlässlich
besser|schneller|einfacher|günstiger|größer|stärker|sicherer als -> deutlich besser|schneller|einfacher|günstiger|größer|stärker|sicherer als
wir|ich empfehlen|empfehle (@article) -> wir|ich empfehlen|empfehle klar
deshalb|deswegen|daher (@verb) -> genau deshalb|deswegen|deshalb
(^) das ist|war (@article) -> das ist|war eindeutig
(@be) zu (@adjective|groß|hoch|niedrig|früh|viel|wenig) -> eindeutig zu
ist|sind|war|waren falsch -> ist|sind|war|waren eindeutig falsch
sehr gut|gute|guten|guter|gutes -> hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes
sehr zufrieden -> vollauf zufrieden
nicht zufrieden -> absolut nicht zufrieden
(~@not) (@be) zufrieden -> vollauf zufrieden
sehr (@plain|@inflected) -> ausgesprochen
(~@not) (@be) gut|interessant|spannend ($|,|und) -> ausgesprochen gut|interessant|spannend
(~@not) (!sehr|so|zu|ausgesprochen) (@be) nett|freundlich|schön|leise|leicht|einfach|schnell|ruhig|günstig|hilfreich|praktisch|gefährlich|teuer|laut|langsam|schwierig|kompliziert ($|,|und|zu) -> ausgesprochen nett|freundlich|schön|leise|leicht|einfach|schnell|ruhig|günstig|hilfreich|praktisch|gefährlich|teuer|laut|langsam|schwierig|kompliziert
ich bin sicher -> ich bin absolut sicher
wir sind sicher -> wir sind absolut sicher
scheint , dass -> ist klar , dass
versuche|versuchen es|das ($|ab|morgen|heute) -> mache|machen es|das
wir müssen (!nicht|kein|keine|unbedingt|mich|uns|es|bald|,|$|und|oder) -> wir müssen unbedingt
ich|wir brauche|brauchen (!nicht|kein|keine|keinen|unbedingt|dringend|zu|sich|das|es|wohl|vielleicht|etwa|nur|noch|leider) -> ich|wir brauche|brauchen unbedingt
ich möchte (@article|mein|meine|meinen) -> ich will
ein bisschen|wenig (!zeit|geld|später) ->
etwas (spät|kalt|kühl|warm|lang|kurz|laut|knapp) ->
ganz gut -> gut
ganz (okay|nett|schön) ->
mal (bitte|kurz|wieder|schauen|sehen|anrufen|fragen) ->
relativ|ziemlich|recht|verhältnismäßig (@plain|@inflected) ->
ich gehe davon aus , dass -> ich bin sicher , dass
wir gehen davon aus , dass -> wir sind sicher , dass
so weit wie möglich ->
nach Möglichkeit ->
etwas zu (@adjective|groß|hoch|niedrig|früh|viel|wenig) -> zu
(^) bitte schicken|senden|geben|sagen|schreiben|melden|rufen Sie mir|uns|sich|mich -> schicken|senden|geben|sagen|schreiben|melden|rufen Sie mir|uns|sich|mich bitte
(^) bitte bestätigen|prüfen|seien|achten|benutzen|nehmen|lesen|beachten|bringen|geben|schicken Sie (!es|ihn|sie|das|ihm|mir|uns|sich|mich) -> bestätigen|prüfen|seien|achten|benutzen|nehmen|lesen|beachten|bringen|geben|schicken Sie bitte
hat|haben mir|uns gut gefallen -> hat|haben mich|uns überzeugt
sich einfach ($|bei|unter|an) -> sich
Sie einfach (vorbei|an|hier|auf) -> Sie
stark gestiegen|gesunken|gewachsen -> massiv gestiegen|gesunken|gewachsen
viel (gelernt|erreicht|geschafft) -> wirklich viel
wir|ich kommen|komme gern|gerne wieder -> wir|ich kommen|komme auf jeden Fall wieder
wir kommen trotzdem|bestimmt|sicher wieder -> wir kommen auf jeden Fall wieder
(^) das|dies ist|war keine|kein -> das|dies ist|war eindeutig keine|kein
(bin|sind) nicht (einverstanden|überzeugt) -> ganz und gar nicht
(!^) funktioniert|klappt|stimmt nicht ($|,|mehr) -> funktioniert|klappt|stimmt definitiv nicht
(+müssen|muss|bitte|brauche|brauchen) bis (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|ende) -> bis spätestens
(sind|bin|ist) dagegen|dafür ($|,) -> klar dagegen|dafür
lässt sich nicht (!mehr) -> lässt sich definitiv nicht
(^) wahrscheinlich|vermutlich|vielleicht|leider ist|war der|die|das * (@states|zu|nicht) -> der|die|das * ist|war
(^) wahrscheinlich|vermutlich|leider|vielleicht ist|war er|sie|es (@states|beschädigt|zu|nicht) -> er|sie|es ist|war
(^) bitte informieren Sie mich|uns -> informieren Sie mich|uns bitte
ich würde (ihn|sie|es|das|dich|Sie) (!gern|gerne|sagen) (!gern|gerne|sagen) -> ich werde
(~@not) (ein|eine|einen) gute|guten|guter|gutes (!tag|morgen|abend|bekannte|bekannter) -> ausgezeichnete|ausgezeichneten|ausgezeichneter|ausgezeichnetes
(@be) schlecht|hoch ($|,|und) -> eindeutig schlecht|hoch
wir|ich rechnen|rechne damit , dass -> wir|ich sind|bin sicher , dass
wir|ich rechnen|rechne aber damit , dass -> wir|ich sind|bin aber sicher , dass
fordert|fordern (höhere|mehr|bessere|weniger) -> fordert|fordern entschieden
das liegt vor allem an|am -> das liegt ganz klar an|am
möchte|möchten ich|wir mich|uns bedanken -> bedanke|bedanken ich|wir mich|uns
ich|wir möchte|möchten mich|uns bedanken -> ich|wir bedanke|bedanken mich|uns
(!^) wollen|möchten wir (!nicht|Ihnen|Sie) -> werden wir
viel (gearbeitet|geleistet|geholfen|getan) -> enorm viel
deshalb|daher (mit|an|auf|in|eine|einen|das|die|den) -> genau deshalb
schnell (reagiert|geantwortet|geliefert|erledigt|geholfen) -> ausgesprochen schnell
bedroht ($) -> ernsthaft bedroht
ich möchte mein|meine|meinen|den|das * kündigen ($) -> ich kündige mein|meine|meinen|den|das *
ich möchte mein|meine|meinen|den|das * * kündigen ($) -> ich kündige mein|meine|meinen|den|das * *
ich möchte mein|meine|meinen|den|das * * * kündigen ($) -> ich kündige mein|meine|meinen|den|das * * *
ich möchte mein|meine|meinen|den|das * * * * kündigen ($) -> ich kündige mein|meine|meinen|den|das * * * *
könnte|könnten größer|besser|schneller|länger|kürzer|wärmer|leiser|günstiger sein -> müsste|müssten größer|besser|schneller|länger|kürzer|wärmer|leiser|günstiger sein
(!gar) nicht einverstanden -> ganz und gar nicht einverstanden
wir|ich arbeiten|arbeite daran -> wir|ich arbeiten|arbeite intensiv daran
raten|rät deshalb zu -> raten|rät deshalb dringend zu
raten|rät zu -> raten|rät dringend zu
(@be) gut für -> ausgesprochen gut für
(@be) schneller|besser|günstiger|leiser|größer ($|,|und) -> deutlich schneller|besser|günstiger|leiser|größer
wirklich gut|gute|guten|guter|gutes -> hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes
(~@not) (@be) frisch|gesund|modern|sauber|bequem|gemütlich|zuverlässig|streng|müde ($|,|und) -> ausgesprochen frisch|gesund|modern|sauber|bequem|gemütlich|zuverlässig|streng|müde
(^) wir sollten (!unbedingt|vielleicht|nicht|kein|keine|uns|das|es|ihn|sie|dies|dich|mich|sich|ihm|ihr) (!nicht) (!nicht) (!nicht) (!nicht) -> wir sollten unbedingt
(ich|wir|er) besser ($) -> deutlich besser
gut (geschrieben|gemacht|gelöst|organisiert|vorbereitet|erklärt) -> ausgezeichnet
kommen|komme wir|ich wieder ($) -> kommen|komme wir|ich auf jeden Fall wieder
hat|haben mir|uns sehr gefallen -> hat|haben mich|uns voll überzeugt
immer freundlich|nett|hilfsbereit|pünktlich -> ausnahmslos freundlich|nett|hilfsbereit|pünktlich
höher|niedriger|länger|kürzer|teurer als -> deutlich höher|niedriger|länger|kürzer|teurer als
(zeigt|bringt|liefert|bietet|hat) bessere -> deutlich bessere
jetzt schneller|besser|einfacher -> jetzt deutlich schneller|besser|einfacher
darf|dürfen nicht (passieren|vorkommen) -> darf|dürfen auf keinen Fall
ärgert mich|uns ($) -> ärgert mich|uns sehr
(^) Sie|du sollten|solltest (den|die|das|Ihre|deine) -> Sie|du sollten|solltest unbedingt
(^) vielleicht sollten|können|könnten|müssen wir -> wir sollten|können|könnten|müssen
(^) vielleicht sollte|kann|könnte|muss ich -> ich sollte|kann|könnte|muss
(^) wahrscheinlich müssen|können|sollten|haben|sind wir -> wir müssen|können|sollten|haben|sind
ich denke , wir -> wir
(sollten|sollte|können|könnten|muss|müssen|ist|sind|haben|hat) (@pronoun) vielleicht ->
(sollten|sollte|können|könnten|muss|müssen) vielleicht ->
(sollten|sollte|können|könnten|muss|müssen) (@pronoun) eventuell ->
(!^|,|und|aber|denn) eventuell ->
(!^|,|und|aber|denn) gegebenenfalls ->
(!^|,|und|aber|denn) möglicherweise ->
(!^|,|und|aber|denn) wahrscheinlich ->
(!^|,|und|aber|denn) vermutlich ->
wohl (noch|bald|nicht|das|der|die|ein|eine) ->
(!^|,|und|aber|denn) eigentlich ->
(!^|,|und|aber|denn) irgendwie ->
sozusagen ->
quasi ->
gewissermaßen ->
(!^|,|und|aber|denn) im Prinzip ->
(!^|,|und|aber|denn) im Grunde ->
mehr oder weniger ->
ein bisschen (@adjective) ->
ein wenig (@adjective) ->
etwas (@adjective) ->
ziemlich (@adjective) ->
relativ (@adjective) ->
recht (@adjective) ->
einigermaßen ->
halbwegs ->
wir hoffen , dass -> wir sind sicher , dass
ich hoffe , dass -> ich bin sicher , dass
ich denke , dass -> ich bin überzeugt , dass
ich glaube , dass -> ich bin überzeugt , dass
ich finde , dass -> ich bin überzeugt , dass
wir denken , dass -> wir sind überzeugt , dass
wir glauben , dass -> wir sind überzeugt , dass
wir finden , dass -> wir sind überzeugt , dass
ich nehme an , dass -> ich bin sicher , dass
wir versuchen , -> wir arbeiten daran ,
ich versuche , -> ich arbeite daran ,
wir möchten Ihnen mitteilen , dass -> wir teilen Ihnen mit , dass
ich möchte Ihnen mitteilen , dass -> ich teile Ihnen mit , dass
ich wollte fragen , -> ich frage ,
ich wollte mal fragen , -> ich frage ,
wäre es möglich , -> ist es möglich ,
wenn möglich ,? ->
`;
