/** What each tone writes for what. */
export const enthusiasticWords = `
wir empfehlen -> wir empfehlen wärmstens
ich empfehle -> ich empfehle wärmstens
(~@not) (@be) sehr gut -> wirklich fantastisch
(~@not) sehr gut|gute|guten|guter|gutes -> fantastisch|fantastische|fantastischen|fantastischer|fantastisches
(~@not) (!besonders|sehr|so) gut|gute|guten|guter|gutes ($|,|und|Ergebnisse|Idee|Arbeit|Nachrichten|Team|Service|Essen|Buch|Film) -> großartig|großartige|großartigen|großartiger|großartiges
(~@not) sehr schön|schöne|schönen|schöner|schönes -> wunderschön|wunderschöne|wunderschönen|wunderschöner|wunderschönes
(~@not) (!sehr) schön|schöne|schönen|schönes -> wunderschön|wunderschöne|wunderschönen|wunderschönes
(~@not) (!sehr|so|zu|echt) nett|nette|netten|netter|nettes -> wunderbar|wunderbare|wunderbaren|wunderbarer|wunderbares
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
(~@not) beliebt ($|,|und|bei) -> unglaublich beliebt
(~@not) sehr zufrieden mit -> absolut begeistert von
(~@not) (!sehr) zufrieden mit -> begeistert von
(~@not) besser als -> viel besser als
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
ich mag -> ich liebe
wir mögen -> wir lieben
(~@not) viel gelernt -> unglaublich viel gelernt
jederzeit gern -> jederzeit sehr gern
stolz auf -> unglaublich stolz auf
`;

export const friendlyWords = `
ich will (!,|das|es|nicht|kein|keine|keinen) (!nicht) (!nicht) -> ich möchte gern
wir wollen (!,|das|es|nicht|kein|keine|keinen) (!nicht) (!nicht) -> wir möchten gern
wir bedauern , dass -> es tut uns wirklich leid , dass
ich bedaure , dass -> es tut mir wirklich leid , dass
es tut mir leid , dass -> es tut mir wirklich leid , dass
es tut uns leid , dass -> es tut uns wirklich leid , dass
vielen Dank für -> ganz herzlichen Dank für
danke für -> ganz herzlichen Dank für
danke ($) -> herzlichen Dank
wir danken Ihnen für -> ganz herzlichen Dank für
ich freue mich auf -> ich freue mich schon sehr auf
wir freuen uns auf -> wir freuen uns schon sehr auf
ich freue mich , -> ich freue mich sehr ,
wir freuen uns , -> wir freuen uns sehr ,
informieren Sie mich ($) -> sagen Sie mir gern Bescheid
informieren Sie uns ($) -> sagen Sie uns gern Bescheid
melden Sie sich (bei|,|$|unter) -> melden Sie sich gern
kontaktieren Sie uns -> melden Sie sich gern bei uns
kontaktieren Sie mich -> melden Sie sich gern bei mir
Sie können uns|mich|sich (!gern) -> Sie können uns|mich|sich gern
du kannst uns|mich|dich (!gern) -> du kannst uns|mich|dich gern
wir helfen Ihnen -> wir helfen Ihnen gern
ich helfe Ihnen -> ich helfe Ihnen gern
wir bieten Ihnen -> wir bieten Ihnen gern
(^) können Sie (mir|uns|bitte) -> könnten Sie
(^) kannst du (mir|uns|bitte) -> könntest du
haben Sie Fragen -> haben Sie noch Fragen
wenn Sie Fragen haben , -> wenn Sie noch Fragen haben ,
benötigen|benötige|benötigte|benötigten -> brauchen|brauche|brauchte|brauchten
erhalten|erhalte|erhält|erhielt|erhielten -> bekommen|bekomme|bekommt|bekam|bekamen
umgehend -> gleich
unverzüglich -> gleich
sofort -> gleich
(!^) jedoch -> aber
(!^) allerdings -> aber
derzeit -> gerade
zurzeit -> gerade
darüber hinaus -> außerdem
des Weiteren -> außerdem
daher -> deshalb
`;

export const confidentWords = `
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

export const diplomaticWords = `
ich will (!,) -> ich möchte
wir wollen (!,) -> wir möchten
(^) können Sie (mir|uns|bitte|das|den|die) -> könnten Sie
(^) können wir -> könnten wir
(^) kannst du (mir|uns|bitte|das|den|die) -> könntest du
(^) kann ich -> könnte ich
(^) haben Sie (@article|noch|schon|Zeit) -> hätten Sie
(^) hast du (@article|noch|schon|Zeit) -> hättest du
Sie müssen (!nicht|kein|keine|keinen) (!nicht) (!nicht) -> Sie müssten
du musst (!nicht|kein|keine|keinen) (!nicht) (!nicht) -> du müsstest
wir müssen (!nicht|kein|keine|keinen) (!nicht) (!nicht) -> wir müssten
ihr müsst (!nicht|kein|keine|keinen) (!nicht) (!nicht) -> ihr müsstet
man muss (!nicht|kein|keine|keinen) (!nicht) (!nicht) -> man müsste
Sie sollten (!vielleicht) (!vielleicht) (!vielleicht) -> Sie könnten vielleicht
du solltest (!vielleicht) (!vielleicht) (!vielleicht) -> du könntest vielleicht
wir sollten (!vielleicht) (!vielleicht) (!vielleicht) -> wir sollten vielleicht
ist falsch ($|,) -> ist vielleicht nicht ganz richtig
ist nicht richtig ($|,) -> ist vielleicht nicht ganz richtig
sind falsch ($|,) -> sind vielleicht nicht ganz richtig
ist schlecht ($|,) -> ist nicht ganz optimal
war schlecht ($|,) -> war nicht ganz optimal
ist unmöglich ($|,) -> ist leider kaum möglich
ist nicht möglich ($|,) -> ist leider nicht möglich
ist|war inakzeptabel -> ist|war für uns schwierig
ist eine schlechte Idee -> ist vielleicht nicht die beste Idee
keine gute Idee -> vielleicht nicht die beste Idee
(~@not) (ist|sind|war|waren) zu (teuer|spät|lang|langsam|klein|groß|hoch|kurz|kompliziert|schwierig|laut|früh|niedrig) -> etwas zu
(ist|sind|war|waren) sehr (teuer|spät|langsam|kompliziert|schwierig|laut|unklar) -> recht
(ist|sind|war|waren) langweilig ($|,) -> nicht immer spannend
sehr enttäuscht -> etwas enttäuscht
wütend -> nicht ganz glücklich
unzufrieden mit -> nicht ganz zufrieden mit
ich verstehe nicht , -> ich verstehe noch nicht ganz ,
das verstehe ich nicht ($) -> das verstehe ich noch nicht ganz
ich bin dagegen -> ich bin nicht ganz überzeugt
ich bin nicht einverstanden -> ich bin nicht ganz einverstanden
wir sind nicht einverstanden -> wir sind nicht ganz einverstanden
ich glaube nicht , dass -> ich bin nicht ganz sicher , ob
wir glauben nicht , dass -> wir sind nicht ganz sicher , ob
ich denke nicht , dass -> ich bin nicht ganz sicher , ob
ich kann (nicht) -> ich kann leider
wir können (nicht) -> wir können leider
funktioniert nicht ($|,) -> scheint nicht zu funktionieren
das geht nicht -> das ist leider schwierig
es gibt ein Problem -> es scheint ein Problem zu geben
es gibt einen Fehler -> es scheint einen Fehler zu geben
es ist klar , dass -> es scheint klar , dass
(!^|,|und|aber|denn|dass) offensichtlich ->
(!^|,|und|aber|denn|dass|ganz|sehr) natürlich ->
(!^|,|und|aber|denn) selbstverständlich ->
(+bitte|müssen|müssten) sofort -> möglichst bald
(+bitte|müssen|müssten) umgehend -> möglichst bald
unverzüglich -> möglichst bald
so schnell wie möglich -> so bald es Ihnen passt
wir erwarten (!,) -> wir würden erwarten
`;
