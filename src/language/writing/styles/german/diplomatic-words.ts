/** Claims get hedges, demands become wishes. */
export const diplomaticWords = `
Sie|du müssen|musst (noch|das|die|den|Ihre|deine|uns|mir) (~nicht|kein|keine|keinen|sein|haben|werden|wissen|mindestens) -> Sie|du müssten|müsstest
(~@open) (@now) defekt|kaputt|falsch|geschlossen|gesperrt|ausverkauft|ausgefallen|vergriffen|unvollständig|ungültig|abgelaufen|krank|besetzt|ausgebucht|verspätet|beschädigt ($|,|und) -> leider defekt|kaputt|falsch|geschlossen|gesperrt|ausverkauft|ausgefallen|vergriffen|unvollständig|ungültig|abgelaufen|krank|besetzt|ausgebucht|verspätet|beschädigt
(~@open) (wurde|wurden|wird|werden|ist|sind|war|waren) abgesagt|gestrichen|verschoben|abgelehnt|gesperrt|gestohlen|storniert|zerstört ($|,|und) -> leider abgesagt|gestrichen|verschoben|abgelehnt|gesperrt|gestohlen|storniert|zerstört
(~@open) (!^) funktioniert|geht|klappt|passt|reicht|stimmt|läuft|kommt|öffnet|antwortet|kann|können|konnte|konnten|schaffe|schaffen|verstehe|verstehen|weiß nicht -> funktioniert|geht|klappt|passt|reicht|stimmt|läuft|kommt|öffnet|antwortet|kann|können|konnte|konnten|schaffe|schaffen|verstehe|verstehen|weiß leider nicht
(~@open) lässt sich nicht -> lässt sich leider nicht
(~@open) (kann|können|konnte|konnten|habe|haben|hat|hatte|hatten|ist|sind|war|waren|wird) (@pronouns|heute|gestern|morgen|jetzt|heute) nicht ($|mehr|angekommen|gefunden|kommen|öffnen|erreichen|erreicht|helfen|finden|geklappt|funktioniert|bekommen|erhalten|geschafft|zum|pünktlich|möglich|fertig|zufrieden) -> leider nicht
(~@open) (@now) nicht (angekommen|möglich|verfügbar|fertig|vollständig|erreichbar|da|lieferbar|zufrieden|richtig|korrekt|gut) -> leider nicht
(~@open) nicht (angekommen|verfügbar|lieferbar|erreichbar) -> leider nicht
(~@open) fehlt|fehlen ($|noch|mir|uns|die|das|der|ein|eine|drei|zwei) -> fehlt|fehlen leider
(~@open) war zu (@plain|@adjective|viel|wenig) -> war leider zu
(~@open) (@now) noch nicht (angekommen|verfügbar|fertig|vollständig|lieferbar|da) -> leider noch nicht
(^) schicken|senden|geben|sagen|schreiben|helfen|zeigen|rufen|melden|erklären Sie mir|uns|sich|mich (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|doch) (!bitte|doch) (!bitte|doch) (!bitte) (~gern|gerne|ruhig|einfach) -> schicken|senden|geben|sagen|schreiben|helfen|zeigen|rufen|melden|erklären Sie mir|uns|sich|mich bitte
(^) schick|gib|sag|schreib|hilf|zeig|ruf|erklär mir|uns|mich (!bitte|doch|mal) (!bitte) (!bitte) (~gern|gerne|ruhig|einfach) -> schick|gib|sag|schreib|hilf|zeig|ruf|erklär mir|uns|mich bitte
(^) starten|prüfen|lesen|öffnen|nehmen|füllen|beachten|bringen|legen|stellen|warten|denken|verwenden|benutzen|wählen|bestätigen|speichern|achten Sie (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|doch|es|ihn|sie|das|sich) (!bitte) (!bitte) (!bitte) (~gern|gerne|ruhig|einfach) -> starten|prüfen|lesen|öffnen|nehmen|füllen|beachten|bringen|legen|stellen|warten|denken|verwenden|benutzen|wählen|bestätigen|speichern|achten Sie bitte
ich brauche (!nicht|kein|keine|keinen|mehr|das) -> ich bräuchte
wir brauchen (!nicht|kein|keine|keinen|das) -> wir bräuchten
ich habe eine kurze Frage -> ich hätte eine Frage
ich habe eine Frage -> ich hätte eine Frage
bitte schicken|senden|geben Sie mir|uns (!,|bis) -> bitte schicken|senden|geben Sie mir|uns , wenn möglich ,
(^) können|kannst Sie|du (+bitte|mir|uns|mich|helfen|vorbeikommen) -> könnten|könntest Sie|du
(^) darf|dürfen ich|wir -> dürfte|dürften ich|wir
(^) ist es möglich -> wäre es möglich
(^) haben|hast Sie|du (+zeit|lust) (~gehabt|gefunden) -> hätten|hättest Sie|du
enthält|enthalten einige|viele|mehrere|mehr|noch Fehler -> enthält|enthalten leider einige Fehler
enthält|enthalten Fehler -> enthält|enthalten leider einige Fehler
ich finde , dass -> ich habe den Eindruck , dass
wir finden , dass -> wir haben den Eindruck , dass
ich glaube|denke , dass -> ich könnte mir vorstellen , dass
wir glauben|denken , dass -> wir könnten uns vorstellen , dass
ein Problem mit -> eine kleine Schwierigkeit mit
Probleme|Problemen -> Schwierigkeiten|Schwierigkeiten
einige|mehrere|viele|zu viele Fehler -> einige Unstimmigkeiten
(@be) sehr teuer ($|,|und) -> nicht ganz günstig
(@be) teuer ($|,|und) -> nicht ganz günstig
(@be) so|zu langsam|kompliziert|schwierig|laut|unklar|knapp|eng|klein|kühl|kalt|voll|dunkel|hektisch|chaotisch|unübersichtlich|kurz|lang|anstrengend ($|,|und) -> etwas langsam|kompliziert|schwierig|laut|unklar|knapp|eng|klein|kühl|kalt|voll|dunkel|hektisch|chaotisch|unübersichtlich|kurz|lang|anstrengend
(@be) langsam|kompliziert|schwierig|laut|unklar|knapp|eng|kalt|hektisch|chaotisch|unübersichtlich|anstrengend ($|,|und) -> etwas langsam|kompliziert|schwierig|laut|unklar|knapp|eng|kalt|hektisch|chaotisch|unübersichtlich|anstrengend
(@be) unfreundlich|schmutzig|unpünktlich|unvollständig|unverständlich|unzufrieden ($|,|und) -> nicht_immer_freundlich|nicht_ganz_sauber|nicht_immer_pünktlich|noch_nicht_ganz_vollständig|nicht_ganz_verständlich|nicht_ganz_zufrieden
nicht zufrieden -> nicht ganz zufrieden
komische|komischen -> etwas ungewöhnliche|ungewöhnlichen
(!sehr|ziemlich|nicht|so|schwer|etwas|zutiefst|total|völlig|wirklich|ganz|maßlos|wieder|nie) enttäuscht ($) -> etwas enttäuscht
(!sehr|ziemlich|nicht|so|etwas|total|völlig|wirklich|ganz) verärgert ($|,) -> etwas verärgert
ich schlage vor , -> ich würde vorschlagen ,
wir schlagen vor , -> wir würden vorschlagen ,
ich empfehle , -> ich würde empfehlen ,
(^) das|es ist besser -> das|es wäre vielleicht besser
es ist wichtig , -> es wäre wichtig ,
(!streng|strengstens|nicht) verboten ($) -> leider nicht gestattet
muss|müssen endlich -> sollte|sollten möglichst bald
will (!nicht|,|er|sie|keine|kein) (~haben|sein|worden) -> möchte
(!tage|stunden|minuten|wochen|jahre|monate|euro|meter|etwas|viel|nicht|tag|jahr|stunde|woche) zu (teuer|spät|lang|langsam|klein|groß|hoch|kurz|kompliziert|laut|früh|niedrig) ($|,) -> etwas zu
stimmt nicht ($|,) -> scheint nicht ganz zu stimmen
ist falsch ($|,|.) -> scheint nicht ganz zu stimmen
sind falsch ($|,|.) -> scheinen nicht ganz zu stimmen
der Betrag ist falsch -> der Betrag scheint nicht ganz zu stimmen
mussten lange warten -> mussten etwas länger warten
habe lange gewartet -> habe etwas länger gewartet
(~@open) immer noch nicht -> leider noch nicht
es gibt aber noch offene Fragen -> es gibt wohl noch einige offene Fragen
es gibt noch offene Fragen -> es gibt wohl noch einige offene Fragen
sonst (@verb) -> andernfalls
zeigt|zeigen , dass -> deutet|deuten darauf hin , dass
steht noch nicht fest -> steht leider noch nicht fest
(~@open) (!^) (kann|können|konnte|konnten) (ich|wir|man) (*) nicht -> leider nicht
(~@open) (ich|wir) (kann|können|konnte|konnten) (*) nicht -> leider nicht
(~@open) (ich|wir) (habe|haben) (*) nicht (bekommen|erhalten|gefunden|gesehen|geschafft|erreicht|verstanden|mehr|dabei) -> leider nicht
(~@open) (!^) (kann|können|konnte|konnten) (ich|wir|man) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (kann|können|konnte|konnten) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (habe|haben) (*) (*) nicht (bekommen|erhalten|gefunden|gesehen|geschafft|erreicht|verstanden|mehr|dabei) -> leider nicht
(~@open) (!^) (kann|können|konnte|konnten) (ich|wir|man) (*) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (kann|können|konnte|konnten) (*) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (habe|haben) (*) (*) (*) nicht (bekommen|erhalten|gefunden|gesehen|geschafft|erreicht|verstanden|mehr|dabei) -> leider nicht
(@be) schlecht für -> nicht ganz optimal für
immer zu spät -> oft etwas zu spät
dauert|dauerte lange|länger ($|,) -> dauert|dauerte etwas länger|länger
(!viel|etwas|nie|nicht|bereits) zu spät (ins|in|zum|zur|an|bei|im|nach) -> etwas zu spät
ich möchte mein Geld zurück -> ich hätte gern mein Geld zurück
(~mir|dir|ihm|ihr|uns|ihnen) (@be) nicht gut ($|,) -> nicht ganz optimal
ist es erforderlich|nötig|wichtig|notwendig|sinnvoll , -> wäre es erforderlich|nötig|wichtig|notwendig|sinnvoll ,
(er|sie|es|das) teuer (ist|war) -> nicht ganz günstig
(~@open) (hat|haben|habe|ist|sind|war|wurde|wurden) nicht (geholfen|geklappt|funktioniert|gereicht|gepasst|gefallen|geliefert|beantwortet|bezahlt|gekommen) -> leider nicht
(~@open) (ist|sind|war|waren) kaputtgegangen|verschwunden|bedroht|beschädigt|ausgefallen|gescheitert|abgebrannt|gestorben|abgelaufen ($|,|und) -> leider kaputtgegangen|verschwunden|bedroht|beschädigt|ausgefallen|gescheitert|abgebrannt|gestorben|abgelaufen
(^) kann|darf jemand|man|ich|wir -> könnte|dürfte jemand|man|ich|wir
(^) und darf|kann ich|wir|man -> und dürfte|könnte ich|wir|man
(^) dürfen|können wir -> dürften|könnten wir
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (*) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (*) (*) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
(!viel|etwas|nie|nicht|bereits) zu spät (gekommen|geliefert|abgegeben|geschickt|dran) -> etwas zu spät
(@be) hoch|steil|weit|streng ($|,|und) -> recht hoch|steil|weit|streng
es gibt bessere|günstigere|schnellere -> es gibt vielleicht bessere|günstigere|schnellere
das liegt (an|am|daran|vor) -> das liegt wohl
(sind|ist|bin) dagegen ($|,) -> eher dagegen
schon wieder -> erneut
sag|gib|schreib|ruf mir|uns|mich bitte -> sag|gib|schreib|ruf mir|uns|mich doch bitte
mussten auf dich|euch|Sie warten -> mussten ein wenig auf dich|euch|Sie warten
was mache ich falsch -> was mache ich wohl falsch
(^) halten|ziehen|schließen|sehen|fahren|klicken|gehen|drücken|schalten|tragen|rühren|installieren|räumen|folgen|melden|parken|stellen|geben Sie (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|doch|es|ihn|sie|das|sich|mir|uns|mich) (!bitte|doch) (!bitte) (!bitte) (~gern|gerne|ruhig|einfach) -> halten|ziehen|schließen|sehen|fahren|klicken|gehen|drücken|schalten|tragen|rühren|installieren|räumen|folgen|melden|parken|stellen|geben Sie bitte
(^) bringt|kommt|fangt|nehmt|schickt|meldet|denkt|macht|seid|lest|schreibt|ruft (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|euch|mir|uns|mich|ihr|wir|er|sie|es|man) (!bitte) (!bitte) (!bitte|er|sie|ihr) (~gern|gerne|ruhig|einfach) -> bringt|kommt|fangt|nehmt|schickt|meldet|denkt|macht|seid|lest|schreibt|ruft bitte
(~@open) (!^) (konnte|konnten|kann|können) (heute|gestern|morgen|das|es|mich|uns|sich) nicht -> leider nicht
(~@open) (bin|sind|ist) (*) nicht (einverstanden|da|dabei|im|erreichbar) -> leider nicht
(~@open) (bin|sind|ist) (*) (*) nicht (einverstanden|da|dabei|im|erreichbar) -> leider nicht
(~@open) (@now) noch unklar -> leider noch unklar
zu kalt|warm|klein|groß|teuer|laut|hoch (zum|für|und|im|am) -> etwas zu kalt|warm|klein|groß|teuer|laut|hoch
für falsch ($|,) -> für nicht ganz richtig
(kann|können) zu * führen -> unter Umständen zu * führen
(wohl|leider) falsch ($) -> nicht ganz richtig
nicht einverstanden -> nicht ganz einverstanden
nicht neu ($|,) -> nicht ganz neu
passiert wenig ($) -> passiert eher wenig
(braucht|brauchte|brauchen|kostet|kosten) mehr (Speicher|Zeit|Platz|Geld|Strom) -> etwas mehr
(braucht|brauchte|brauchen|kostet|kosten) aber mehr (Speicher|Zeit|Platz|Geld|Strom) -> aber etwas mehr
Kritik gab es -> etwas Kritik gab es
(+Meinung|Ansicht) sollte|sollten -> könnte|könnten
(,) melden Sie sich (!bitte|gern) -> melden Sie sich bitte
könnte|könnten größer|besser|schneller|länger|kürzer|wärmer|leiser|günstiger sein -> könnte|könnten etwas größer|besser|schneller|länger|kürzer|wärmer|leiser|günstiger sein
wir wollen ($|so|bald|nächstes) -> wir möchten
(^) wissen|weißt Sie|du , (ob|wann|wo|wie|wer|was|warum) -> wissen|weißt Sie|du vielleicht ,
aber niemand hat (!leider) -> aber leider hat niemand
ärgert mich|uns ($) -> ärgert mich|uns ein wenig
ich will (!,) -> ich möchte
wir wollen (!,) -> wir möchten
(^) können Sie (mir|uns|bitte|das|den|die) -> könnten Sie
(^) können wir -> könnten wir
(^) kannst du (mir|uns|bitte|das|den|die) -> könntest du
(^) kann ich -> könnte ich
Sie sollten (~nicht|kein|keine|keinen|nie|sein|haben|unbedingt) (!vielleicht) (!vielleicht) (!vielleicht) -> Sie könnten vielleicht
du solltest (~nicht|kein|keine|keinen|nie|sein|haben|unbedingt) (!vielleicht) (!vielleicht) (!vielleicht) -> du könntest vielleicht
(~glaube|denke|finde|meine|vielleicht) wir sollten (!vielleicht) (!vielleicht) (!vielleicht) -> wir sollten vielleicht
ist falsch ($|,) -> ist vielleicht nicht ganz richtig
ist nicht richtig ($|,) -> ist vielleicht nicht ganz richtig
sind falsch ($|,) -> sind vielleicht nicht ganz richtig
(~mir|dir|ihm|ihr|uns|ihnen) ist schlecht ($|,) -> ist nicht ganz optimal
(~mir|dir|ihm|ihr|uns|ihnen) war schlecht ($|,) -> war nicht ganz optimal
ist unmöglich ($|,) -> ist leider kaum möglich
ist nicht möglich ($|,) -> ist leider nicht möglich
ist|war inakzeptabel -> ist|war für uns schwierig
ist eine schlechte Idee -> ist vielleicht nicht die beste Idee
keine gute Idee -> vielleicht nicht die beste Idee
(~@not) (ist|sind|war|waren) zu (teuer|spät|lang|langsam|klein|groß|hoch|kurz|kompliziert|schwierig|laut|früh|niedrig) -> etwas zu
(ist|sind|war|waren) sehr (teuer|spät|langsam|kompliziert|schwierig|laut|unklar) -> recht
(ist|sind|war|waren) langweilig ($|,) -> nicht immer spannend
sehr enttäuscht -> etwas enttäuscht
(bin|sind) wütend ($|,|über) -> nicht ganz glücklich
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
(!^|,|und|aber|denn|dass) offensichtlich (!$|,|und|@verb) ->
(!^|,|und|aber|denn|dass|ganz|sehr) natürlich (!$|,|und|aber) ->
(!^|,|und|aber|denn) selbstverständlich (!$|,|und|,) ->
(+bitte) (!ab) sofort -> möglichst bald
(+bitte) unverzüglich -> möglichst bald
(+bitte|könnten|würden) so schnell wie möglich ($) -> so bald es Ihnen passt
wir erwarten , dass -> wir würden erwarten , dass
`;
