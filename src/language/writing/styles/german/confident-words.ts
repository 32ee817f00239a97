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
(~wenn|falls|hätte|wäre|hätten|wären) könnte|könnten (!^|Sie|du) (@pronoun|@article|helfen|klappen|das) -> kann|können
(~wenn|falls) wir könnten (~wenn|falls|würde|hätten) -> wir können
ich würde gern|gerne -> ich möchte
wir würden gern|gerne -> wir möchten
ich bräuchte -> ich brauche
wir bräuchten -> wir brauchen
ich würde vorschlagen|empfehlen , -> ich schlage vor|empfehle ,
(~@not) (@be) wichtig ($) -> entscheidend
wichtige|wichtigen|wichtiger (Rolle|Faktor|Schritt|Beitrag|Vorteil) -> entscheidende|entscheidenden|entscheidender
zeigt|zeigen|zeigte|zeigten (,) (dass) -> zeigt|zeigen|zeigte|zeigten deutlich
deutet|deuten darauf hin , dass -> zeigt|zeigen klar , dass
(~@not) (!wenn|falls|so|unbedingt|dringend|soweit|mehr|als|sofern|zwingend) nötig|notwendig|erforderlich ($|,) -> unerlässlich|unerlässlich|unerlässlich
(~wenn|falls|ob|@not) (@be) besser|schneller|einfacher|günstiger als (!#) -> deutlich besser|schneller|einfacher|günstiger als
(@be) zu (@adjective|groß|hoch|niedrig|früh|viel|wenig) -> eindeutig zu
ist|sind|war|waren falsch -> ist|sind|war|waren eindeutig falsch
(!nicht|so|ganz) sehr gut|gute|guten|guter|gutes -> hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes
sehr zufrieden -> vollauf zufrieden
(!noch|gar|überhaupt|sehr|ganz) nicht zufrieden -> absolut nicht zufrieden
(~@not) (@be) zufrieden -> vollauf zufrieden
sehr (@plain|@inflected) -> ausgesprochen
(~@not) (@be) gut|interessant|spannend ($|und) -> ausgesprochen gut|interessant|spannend
(~@not) (!sehr|so|zu|ausgesprochen) (@be) nett|freundlich|schön|leise|leicht|einfach|schnell|ruhig|günstig|hilfreich|praktisch|gefährlich|teuer|laut|langsam|schwierig|kompliziert ($|,|und) -> ausgesprochen nett|freundlich|schön|leise|leicht|einfach|schnell|ruhig|günstig|hilfreich|praktisch|gefährlich|teuer|laut|langsam|schwierig|kompliziert
ich bin sicher (,) -> ich bin absolut sicher
wir sind sicher (,) -> wir sind absolut sicher
scheint , dass -> ist klar , dass
(!nur|noch|so|und|,) ein bisschen|wenig (!$|zeit|geld|später|von|als|und) ->
etwas (spät|kalt|kühl|warm|lang|kurz|laut|knapp) ->
ganz gut -> gut
ganz (okay|nett|schön) ->
(!noch|schon|erst|nicht|nächsten|ersten|letzten|zweiten|dritten|diesem|dieses|einziges|jedes|das|ein|dies|wieder|gerade) mal (bitte|kurz|wieder|schauen|sehen|anrufen|fragen) ->
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
(!sehr|so|zu|nicht) stark gestiegen|gesunken|gewachsen -> massiv gestiegen|gesunken|gewachsen
(!so|zu|sehr|nicht|wie|unglaublich|wirklich) viel (gelernt|erreicht|geschafft) -> wirklich viel
wir|ich kommen|komme gern|gerne wieder -> wir|ich kommen|komme auf jeden Fall wieder
wir kommen trotzdem|bestimmt|sicher wieder -> wir kommen auf jeden Fall wieder
(bin|sind) nicht (einverstanden|überzeugt) -> ganz und gar nicht
(~wenn|falls|warum|ob|weiß|wieso) (!^) funktioniert|klappt|stimmt nicht ($|,|mehr) -> funktioniert|klappt|stimmt definitiv nicht
(~von|vom|ab|seit) (+müssen|muss|bitte|brauche|brauchen) bis (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|ende) -> bis spätestens
(sind|bin|ist) dagegen|dafür ($|,) -> klar dagegen|dafür
lässt sich nicht (!mehr) -> lässt sich definitiv nicht
(^) wahrscheinlich|vermutlich|vielleicht|leider ist|war der|die|das * (@states|zu|nicht) -> der|die|das * ist|war
(^) wahrscheinlich|vermutlich|leider|vielleicht ist|war er|sie|es (@states|beschädigt|zu|nicht) -> er|sie|es ist|war
(^) bitte informieren Sie mich|uns -> informieren Sie mich|uns bitte
(~@not) (ein|eine|einen) gute|guten|guter|gutes (!tag|morgen|abend|bekannte|bekannter) -> ausgezeichnete|ausgezeichneten|ausgezeichneter|ausgezeichnetes
wir|ich rechnen|rechne damit , dass -> wir|ich sind|bin sicher , dass
wir|ich rechnen|rechne aber damit , dass -> wir|ich sind|bin aber sicher , dass
fordert|fordern (höhere|mehr|bessere|weniger) -> fordert|fordern entschieden
möchte|möchten ich|wir mich|uns bedanken -> bedanke|bedanken ich|wir mich|uns
ich|wir möchte|möchten mich|uns bedanken -> ich|wir bedanke|bedanken mich|uns
(!so|zu|sehr|nicht|wie|unglaublich|wirklich) viel (gearbeitet|geleistet|geholfen|getan) -> enorm viel
(!so|sehr|zu|nicht|wie) schnell (reagiert|geantwortet|geliefert|erledigt|geholfen) -> ausgesprochen schnell
bedroht ($) -> ernsthaft bedroht
ich möchte mein|meine|meinen|den|das * kündigen ($) -> ich kündige mein|meine|meinen|den|das *
ich möchte mein|meine|meinen|den|das * * kündigen ($) -> ich kündige mein|meine|meinen|den|das * *
ich möchte mein|meine|meinen|den|das * * * kündigen ($) -> ich kündige mein|meine|meinen|den|das * * *
ich möchte mein|meine|meinen|den|das * * * * kündigen ($) -> ich kündige mein|meine|meinen|den|das * * * *
(!gar) nicht einverstanden -> ganz und gar nicht einverstanden
wir|ich arbeiten|arbeite daran -> wir|ich arbeiten|arbeite intensiv daran
raten|rät deshalb zu -> raten|rät deshalb dringend zu
raten|rät zu -> raten|rät dringend zu
(@be) gut für -> ausgesprochen gut für
(@be) schneller|besser|günstiger|leiser|größer ($) -> deutlich schneller|besser|günstiger|leiser|größer
(!nicht) wirklich gut|gute|guten|guter|gutes -> hervorragend|hervorragende|hervorragenden|hervorragender|hervorragendes
(~@not) (@be) frisch|modern|sauber|bequem|gemütlich|zuverlässig|streng|müde ($|,|und) -> ausgesprochen frisch|modern|sauber|bequem|gemütlich|zuverlässig|streng|müde
(^) wir sollten (!unbedingt|vielleicht|nicht|kein|keine|uns|das|es|ihn|sie|dies|dich|mich|sich|ihm|ihr) (!nicht) (!nicht) (!nicht) (!nicht) -> wir sollten unbedingt
(!nicht|so|zu|sehr|ganz|weniger|besonders|genauso) gut (geschrieben|gemacht|gelöst|organisiert|vorbereitet|erklärt) -> ausgezeichnet
kommen|komme wir|ich wieder ($) -> kommen|komme wir|ich auf jeden Fall wieder
hat|haben mir|uns sehr gefallen -> hat|haben mich|uns voll überzeugt
immer freundlich|nett|hilfsbereit|pünktlich -> ausnahmslos freundlich|nett|hilfsbereit|pünktlich
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
(!sehr|sich|mich|dich|uns|gleich|ob|fühle|fühlen) wohl (noch|bald|nicht|das|der|die|ein|eine) ->
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
ich denke , dass -> ich bin überzeugt , dass
ich glaube , dass -> ich bin überzeugt , dass
ich finde , dass -> ich bin überzeugt , dass
wir denken , dass -> wir sind überzeugt , dass
wir glauben , dass -> wir sind überzeugt , dass
wir finden , dass -> wir sind überzeugt , dass
ich nehme an , dass -> ich bin sicher , dass
wir versuchen , -> wir arbeiten daran ,
wir möchten Ihnen mitteilen , dass -> wir teilen Ihnen mit , dass
ich möchte Ihnen mitteilen , dass -> ich teile Ihnen mit , dass
ich wollte fragen , -> ich möchte wissen ,
ich wollte mal fragen , -> ich möchte wissen ,
wäre es möglich , -> ist es möglich ,
`;
