import { requestsAndRegrets } from './requests-and-regrets.ts';

/** Thanks, offers and requests become warmer, bad news comes with a `leider`. */
export const friendlyWords = `
melden Sie sich (bei) (mir|uns) (~nicht|kein|keine|keinen|kaum) -> melden Sie sich gern
melden Sie sich einfach (bei) (mir|uns) (~nicht|kein|keine|keinen|kaum) -> melden Sie sich jederzeit gern
ich will (!,|das|es|nicht|kein|keine|keinen) (!nicht) (!nicht) -> ich möchte
${requestsAndRegrets}
(~@sad) (+danke|freue|freuen|freut|willkommen|herzlich|herzlichen) . ($) -> !
(^) bitte schicken|senden|geben|sagen|schreiben|helfen|zeigen|rufen|melden|erklären Sie mir|uns|sich|mich (!doch) -> schicken|senden|geben|sagen|schreiben|helfen|zeigen|rufen|melden|erklären Sie mir|uns|sich|mich doch bitte
(^) bitte schicken|senden|geben|bestätigen|prüfen|seien|achten|denken|benutzen|nehmen|lesen|beachten|bringen|füllen Sie (!es|ihn|sie|das|ihm|mir|uns|sich|mich|doch) -> schicken|senden|geben|bestätigen|prüfen|seien|achten|denken|benutzen|nehmen|lesen|beachten|bringen|füllen Sie doch bitte
(^) bitte achte|schick|denk|bring|ruf|sag|gib|schreib|melde|komm|prüf|lies (!doch|mal) -> achte|schick|denk|bring|ruf|sag|gib|schreib|melde|komm|prüf|lies doch bitte
wir brauchen (!nicht|kein|keine|keinen|mehr|das) -> wir bräuchten
ich habe eine kurze Frage -> ich hätte eine kleine Frage
ich habe eine Frage -> ich hätte eine kleine Frage
(^) kann|können ich|wir -> könnte|könnten ich|wir
ich möchte (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute|nur|auch|aber|hiermit|jedoch|,|noch|jetzt|lieber|das|es|mich|uns|mein|meine|keine|kein) (!gern|gerne|nicht) (!gern|gerne) (~nicht|kein|keine|keinen|kaum) -> ich möchte gern
wir möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute|auch|keine|kein|deshalb|daher|sie|ihnen) (!gern|gerne|nicht) (!gern|gerne) (~nicht|kein|keine|keinen|kaum) -> wir möchten gern
wir bitten um -> wir bitten herzlich um
wir laden Sie|euch (zu|ein) -> wir laden Sie|euch herzlich
ich schicke|zeige|bringe|sende Ihnen|dir|euch|ihm|ihr (!gern|,|nicht|kein|keine|keinen|leider|nur|jetzt) (~nicht|kein|keine|keinen|kaum) -> ich schicke|zeige|bringe|sende Ihnen|dir|euch|ihm|ihr gern
ich melde mich (morgen|bei|gleich|dann|nächste|später|sobald) (~nicht|kein|keine|keinen|kaum) -> ich melde mich gern
wir senden|schicken|zeigen Ihnen|euch (!gern|,|nicht|kein|keine|keinen|leider|jetzt|dann) (~nicht|kein|keine|keinen|kaum) -> wir senden|schicken|zeigen Ihnen|euch gern
ich kümmere mich (um|darum) (~nicht|kein|keine|keinen|kaum) -> ich kümmere mich gern
kommen Sie einfach|doch vorbei (~nicht|kein|keine|keinen|kaum) -> kommen Sie gern vorbei
kommen Sie vorbei (~nicht|kein|keine|keinen|kaum) -> kommen Sie gern vorbei
melden Sie sich einfach ($) (~nicht|kein|keine|keinen|kaum) -> melden Sie sich jederzeit gern
melden Sie sich ($) (~nicht|kein|keine|keinen|kaum) -> melden Sie sich jederzeit gern
(^) rufen Sie mich|uns (!gern|bitte) (~nicht|kein|keine|keinen|kaum) -> rufen Sie mich|uns gern
ich empfehle (@article) (~nicht|kein|keine|keinen|kaum) -> ich empfehle gern
danke für das|die|den|deine|Ihre|eure -> lieben Dank für das|die|den|deine|Ihre|eure
(^) danke ($|,|!) -> lieben Dank
vielen Dank ($|,|!) -> ganz herzlichen Dank
vielen Dank im Voraus -> schon jetzt ganz herzlichen Dank
sehr gefreut -> wirklich riesig gefreut
freut uns|mich (!sehr|wirklich) -> freut uns|mich sehr
freuen sich schon ($|auf) -> freuen sich schon sehr
hat mir|uns gefallen -> hat mir|uns richtig gut gefallen
hat mir|uns sehr gut gefallen -> hat mir|uns richtig gut gefallen
hat mir|uns gut gefallen -> hat mir|uns richtig gut gefallen
(!nicht|so) sehr (@plain) -> wirklich
(~@not) (@be) schön|nett|lecker|toll|gut|spannend|interessant|lustig|zufrieden|leise|gemütlich|günstig|hilfreich|freundlich ($|,|und) -> richtig schön|nett|lecker|toll|gut|spannend|interessant|lustig|zufrieden|leise|gemütlich|günstig|hilfreich|freundlich
(^) ich finde * * gut -> ich finde * * richtig gut
(~@open) ich verstehe * * nicht -> ich verstehe * * leider noch nicht
(^) guten Tag , (@subject) -> hallo ,
erhalten Sie (!nicht) -> bekommen Sie
trotzdem wieder (kaufen|bestellen|kommen|buchen|hingehen) (~nicht|kein|keine|keinen|kaum) -> trotzdem gern wieder
(~herzlich|herzlichst|sehr|herzen) (!zu|herzlich|sehr|ganz) bedanken ($|,) -> ganz herzlich bedanken
bitten um (Entschuldigung|Verständnis|Geduld|Ihre|Rückmeldung) -> bitten herzlich um
melden Sie sich (bis|unter|hier|online|gleich) (~nicht|kein|keine|keinen|kaum) -> melden Sie sich gern
(~@not) (ein|eine|einen) gute|guten|guter|gutes (!tag|morgen|abend) -> richtig gute|guten|guter|gutes
(~@not) (!richtig|ganz|so|sehr|echt) tolle|tollen|toller|tolles -> ganz tolle|tollen|toller|tolles
(!sehr|so|wirklich|zu|wie|echt|richtig) schade ($|,|dass) -> wirklich schade
(^) sag|gib|schreib|ruf mir|uns|mich bitte -> sag|gib|schreib|ruf mir|uns|mich doch bitte
ich|wir hoffe|hoffen (!sehr) -> ich|wir hoffe|hoffen sehr
(~@open) (@now) schlecht|teuer|langsam|schwierig|laut|knapp|unklar ($|,|und) -> leider schlecht|teuer|langsam|schwierig|laut|knapp|unklar
viel Zeit genommen -> wirklich viel Zeit genommen
(~herzlich|herunter|hoch) (+lade|laden|lädt) (ich|wir|alle|Freunde) zum|zu (!fuß|hause|spät) -> herzlich zum|zu
(^) bringt|kommt|fangt|nehmt|schickt|meldet|denkt|macht|seid|lest|schreibt|ruft (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|ruhig|euch|mir|uns|mich|ihr|wir|er|sie|es|man) (!bitte) (!bitte) (!bitte|er|sie|ihr) (~gern|gerne|ruhig|einfach) -> bringt|kommt|fangt|nehmt|schickt|meldet|denkt|macht|seid|lest|schreibt|ruft bitte
(~@open) (@now) zu (kalt|hoch|teuer|warm|groß|klein|laut|eng|dunkel|spät|kurz|lang|wenig|viel) -> leider zu
(~@open) (@now) noch zu (kalt|hoch|teuer|warm|groß|klein|laut|eng|dunkel|kurz|lang|wenig|viel) -> leider noch zu
(~@not) (+@be) und die|das|der|mein|meine|unser|unsere * nett|gut|toll|freundlich|schön|lecker ($) -> und die|das|der|mein|meine|unser|unsere * richtig nett|gut|toll|freundlich|schön|lecker
(~herzlich|Sie|euch) (+lade|laden|lädt) zum|zu (Essen|Geburtstag|Fest|Feier|Kaffee|Grillen|Abendessen|Party|Hochzeit|unserem|unserer|einem|einer|meinem|meiner) -> herzlich zum|zu
bald von mir|uns ($) -> ganz bald von mir|uns
kommen|komme wir|ich wieder ($) (~nicht|kein|keine|keinen|kaum) -> kommen|komme wir|ich gern wieder
sehr gefallen -> richtig gut gefallen
haben viel Spaß -> haben richtig viel Spaß
wirklich gut ($|,|und) -> richtig gut
immer freundlich|nett|hilfsbereit|pünktlich -> immer sehr freundlich|nett|hilfsbereit|pünktlich
aber|und interessant|fair|gemütlich|nett|lecker ($) -> aber|und wirklich interessant|fair|gemütlich|nett|lecker
einfach per (Mail|Post|E-Mail) (~nicht|kein|keine|keinen|kaum) -> gern per
ich bringe|schicke|gebe|zeige es dir|Ihnen|euch (~nicht|kein|keine|keinen|kaum) -> ich bringe|schicke|gebe|zeige es dir|Ihnen|euch gern
wir bedauern , dass -> es tut uns wirklich leid , dass
ich bedaure , dass -> es tut mir wirklich leid , dass
es tut mir leid , dass -> es tut mir sehr leid , dass
es tut uns leid , dass -> es tut uns sehr leid , dass
vielen Dank für -> ganz herzlichen Dank für
danke für -> ganz herzlichen Dank für
danke ($) -> herzlichen Dank
wir danken Ihnen für -> ganz herzlichen Dank für
ich freue mich auf -> ich freue mich schon sehr auf
wir freuen uns auf -> wir freuen uns schon sehr auf
ich freue mich , -> ich freue mich sehr ,
wir freuen uns , -> wir freuen uns sehr ,
informieren Sie mich ($) (~nicht|kein|keine|keinen|kaum) -> sagen Sie mir gern Bescheid
informieren Sie uns ($) (~nicht|kein|keine|keinen|kaum) -> sagen Sie uns gern Bescheid
melden Sie sich (,|$|unter) (~nicht|kein|keine|keinen|kaum) -> melden Sie sich gern
kontaktieren Sie uns (~nicht|kein|keine|keinen|kaum) -> melden Sie sich gern bei uns
kontaktieren Sie mich (~nicht|kein|keine|keinen|kaum) -> melden Sie sich gern bei mir
Sie können uns|mich (anrufen|schreiben|fragen|kontaktieren|erreichen|besuchen|jederzeit) (~nicht|kein|keine|keinen|kaum) -> Sie können uns|mich gern
du kannst uns|mich (anrufen|schreiben|fragen|kontaktieren|erreichen|besuchen|jederzeit) (~nicht|kein|keine|keinen|kaum) -> du kannst uns|mich gern
wir helfen Ihnen (~nicht|kein|keine|keinen|kaum) -> wir helfen Ihnen gern
ich helfe Ihnen (~nicht|kein|keine|keinen|kaum) -> ich helfe Ihnen gern
(^) können Sie (mir|uns|bitte) -> könnten Sie
(^) kannst du (mir|uns|bitte) -> könntest du
haben Sie Fragen -> haben Sie noch Fragen
wenn Sie Fragen haben , -> wenn Sie noch Fragen haben ,
benötigen|benötige|benötigte|benötigten -> brauchen|brauche|brauchte|brauchten
(!zu) (~bleiben|bleibt|blieb|blieben|gut|arbeitsplätze) erhalten|erhalte|erhält|erhielt|erhielten -> bekommen|bekomme|bekommt|bekam|bekamen
umgehend -> gleich
unverzüglich -> gleich
(!ab) sofort -> gleich
(!^) jedoch -> aber
(!^) allerdings -> aber
derzeit -> gerade
zurzeit -> gerade
darüber hinaus -> außerdem
des Weiteren -> außerdem
daher -> deshalb
`;
