import { requestsAndRegrets } from './requests-and-regrets.ts';

/** Claims get hedges, demands become requests. */
export const diplomaticWords = `
Sie|du müssen|musst (noch|das|die|den|Ihre|deine|uns|mir) (~nicht|kein|keine|keinen|sein|haben|werden|wissen|mindestens) -> Sie|du müssten|müsstest
${requestsAndRegrets}
wir brauchen (!nicht|kein|keine|keinen|das) -> wir bräuchten
ich habe eine kurze Frage -> ich hätte eine Frage
ich habe eine Frage -> ich hätte eine Frage
bitte schicken|senden|geben Sie mir|uns (!,|bis) -> bitte schicken|senden|geben Sie mir|uns , wenn möglich ,
(^) darf|dürfen ich|wir -> dürfte|dürften ich|wir
(^) ist es möglich -> wäre es möglich
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
(@be) schlecht für -> nicht ganz optimal für
immer zu spät -> oft etwas zu spät
dauert|dauerte lange|länger ($|,) -> dauert|dauerte etwas länger|länger
(!viel|etwas|nie|nicht|bereits) zu spät (ins|in|zum|zur|an|bei|im|nach) -> etwas zu spät
ich möchte mein Geld zurück -> ich hätte gern mein Geld zurück
(~mir|dir|ihm|ihr|uns|ihnen) (@be) nicht gut ($|,) -> nicht ganz optimal
ist es erforderlich|nötig|wichtig|notwendig|sinnvoll , -> wäre es erforderlich|nötig|wichtig|notwendig|sinnvoll ,
(er|sie|es|das) teuer (ist|war) -> nicht ganz günstig
(!viel|etwas|nie|nicht|bereits) zu spät (gekommen|geliefert|abgegeben|geschickt|dran) -> etwas zu spät
(@be) hoch|steil|weit|streng ($|,|und) -> recht hoch|steil|weit|streng
es gibt bessere|günstigere|schnellere -> es gibt vielleicht bessere|günstigere|schnellere
das liegt (an|am|daran|vor) -> das liegt wohl
(sind|ist|bin) dagegen ($|,) -> eher dagegen
schon wieder -> erneut
sag|gib|schreib|ruf mir|uns|mich bitte -> sag|gib|schreib|ruf mir|uns|mich doch bitte
mussten auf dich|euch|Sie warten -> mussten ein wenig auf dich|euch|Sie warten
was mache ich falsch -> was mache ich wohl falsch
(^) bringt|kommt|fangt|nehmt|schickt|meldet|denkt|macht|seid|lest|schreibt|ruft (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|euch|mir|uns|mich|ihr|wir|er|sie|es|man) (!bitte) (!bitte) (!bitte|er|sie|ihr) (~gern|gerne|ruhig|einfach) -> bringt|kommt|fangt|nehmt|schickt|meldet|denkt|macht|seid|lest|schreibt|ruft bitte
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
(,) melden Sie sich (!bitte|gern) -> melden Sie sich bitte
könnte|könnten größer|besser|schneller|länger|kürzer|wärmer|leiser|günstiger sein -> könnte|könnten etwas größer|besser|schneller|länger|kürzer|wärmer|leiser|günstiger sein
wir wollen ($|so|bald|nächstes) -> wir möchten
ärgert mich|uns ($) -> ärgert mich|uns ein wenig
ich will (!,) -> ich möchte
wir wollen (!,) -> wir möchten
(^) können Sie (mir|uns|bitte|das|den|die) -> könnten Sie
(^) können wir -> könnten wir
(^) kannst du (mir|uns|bitte|das|den|die) -> könntest du
(^) kann ich -> könnte ich
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
