/** Words of offices → words of every day. */
export const plainWords = `
ainsi que|qu' (le|la|les|des|un|une) -> et
afin de|d' -> pour
afin que|qu' -> pour que
dans le but de|d' -> pour
en vue de|d' -> pour
en raison du fait que|qu' -> parce que
du fait que|qu' -> parce que
(^) étant donné que|qu' -> comme
à l'heure actuelle -> maintenant
en ce moment même -> maintenant
à ce jour -> jusqu'ici
dans un avenir proche -> bientôt
dans les plus brefs délais -> vite
dans les meilleurs délais -> vite
ultérieurement -> plus tard
antérieurement à -> avant
préalablement à -> avant
postérieurement à -> après
par la suite -> ensuite
en ce qui concerne -> pour
au moyen de|d' -> avec
à l'aide de|d' -> avec
au sein de|d' -> dans
en outre -> de plus
par ailleurs -> de plus
néanmoins -> pourtant
toutefois -> pourtant
cependant -> pourtant
par conséquent -> donc
en conséquence -> donc
de ce fait -> donc
un grand nombre de|d' -> beaucoup de
un nombre important de|d' -> beaucoup de
de nombreux|nombreuses -> beaucoup de|beaucoup_de
la majorité des -> la plupart des
la quasi-totalité des -> presque tous les
à de nombreuses reprises -> souvent
à plusieurs reprises -> plusieurs fois
fréquemment -> souvent
approximativement -> environ
uniquement -> seulement
exclusivement -> seulement
immédiatement -> tout de suite
également -> aussi
extrêmement -> très
principalement -> surtout
effectu+er (un|une|le|la|les|des|votre|notre) -> f+faire
début+er -> commen+cer
solliciter -> demander
sollicité -> demandé
acquérir -> acheter
s'avère nécessaire -> est nécessaire
être en mesure de|d' -> pouvoir
est en mesure de|d' -> peut
sont en mesure de|d' -> peuvent
sommes en mesure de|d' -> pouvons
êtes en mesure de|d' -> pouvez
est dans l'obligation de|d' -> doit
sont dans l'obligation de|d' -> doivent
est tenu|tenue de|d' -> doit|doit
sont tenus|tenues de|d' -> doivent|doivent
il est nécessaire de|d' -> il faut
il convient de|d' -> il faut
il est impératif de|d' -> il faut
il y a lieu de|d' -> il faut
prendre en considération -> tenir compte de
mettre en œuvre -> appliquer
porter à votre connaissance -> vous dire
je vous informe que|qu' -> je vous dis que
nous vous informons que|qu' -> nous vous disons que
une rémunération -> un salaire
la rémunération -> le salaire
supplémentaire -> de plus
`;

export const formalWords = `
beaucoup de gens|personnes -> de nombreuses personnes
(est|sont|était) cher|chère|chers|chères ($|,) -> onéreux|onéreuse|onéreux|onéreuses
on peut|doit|va -> nous pouvons|devons|allons
meilleur marché -> plus économique
environ (#) -> approximativement
(^) mais -> toutefois ,
(^) donc ,? -> par conséquent ,
(^) du coup ,? -> par conséquent ,
(^) alors , -> par conséquent ,
(^) en plus , -> en outre ,
(^) de plus , -> en outre ,
(^) par contre , -> en revanche ,
(^) bref , -> en résumé ,
, du coup -> , par conséquent ,
mais (@subject) -> toutefois
par contre -> en revanche
ça (!va|fait|marche) -> cela
pour (@infinitive) -> afin de
(!^|est|c'|surtout|et|pas|juste) parce que|qu' -> car
(!^|est|c'|surtout|et|pas|juste) parce qu' -> car
tout de suite -> immédiatement
en ce moment -> actuellement
maintenant ($) -> actuellement
aujourd'hui , -> actuellement ,
bientôt -> prochainement
souvent -> fréquemment
vraiment (bien|bon|bonne|bons|bonnes|utile|utiles|facile|important|importante|difficile) -> particulièrement
super (bien|bon|bonne|utile|facile|content|contente|rapide) -> particulièrement
hyper -> particulièrement
trop (bien|beau|belle|cool) -> très
beaucoup de|d' (problèmes|clients|projets|élèves|étudiants|employés|utilisateurs) -> de nombreux
beaucoup de|d' (questions|erreurs|idées|entreprises|études|raisons) -> de nombreuses
plein de|d' (problèmes|clients|projets) -> de nombreux
plein de|d' (questions|erreurs|idées) -> de nombreuses
un tas de|d' (problèmes|clients|projets) -> de nombreux
énorme|énormes -> considérable|considérables
un peu (plus|moins|trop) -> légèrement
acheter -> acquérir
acheté -> acquis
montr+er que|qu' -> démontr+er que
fini -> achevé
boulot -> travail
sympa|sympas -> agréable|agréables
génial|géniale -> excellent|excellente
chouette -> agréable
marche bien -> fonctionne bien
ne marche pas -> ne fonctionne pas
ne marche plus -> ne fonctionne plus
ado|ados -> adolescent|adolescents
télé -> télévision
appli|applis -> application|applications
resto|restos -> restaurant|restaurants
ciné -> cinéma
prof|profs -> professeur|professeurs
info|infos -> information|informations
photo|photos -> photographie|photographies
`;

export const businessWords = `
je veux -> je souhaiterais
nous voulons -> nous souhaiterions
je voudrais -> je souhaiterais
nous voudrions -> nous souhaiterions
j'aimerais -> je souhaiterais
pouvez-vous -> pourriez-vous
est-ce que vous pouvez -> pourriez-vous
peux-tu -> pourrais-tu
merci pour -> je vous remercie pour
merci de votre -> je vous remercie de votre
merci beaucoup pour -> je vous remercie vivement pour
je vous envoie -> je vous adresse
désolé pour -> veuillez nous excuser pour
désolée pour -> veuillez nous excuser pour
je suis désolé pour -> veuillez m'excuser pour
dites-moi -> merci de m'indiquer
envoyez-moi -> merci de m'envoyer
(^) appelez-moi -> merci de m'appeler
`;

export const academicWords = `
je pense que|qu' -> il semble que
je crois que|qu' -> il semble que
je pense qu' -> il semble qu'
je crois qu' -> il semble qu'
nous pensons que|qu' -> il apparaît que
nous pensons qu' -> il apparaît qu'
à mon avis , -> selon nous ,
on voit que|qu' -> il apparaît que
on voit qu' -> il apparaît qu'
tout le monde sait que|qu' -> il est établi que
par exemple -> à titre d'exemple
à la fin , -> en définitive ,
à cause de|d' -> en raison de
à cause des -> en raison des
à cause du -> en raison du
`;

export const casualWords = `
cela (!est|était|dit|sera|serait|ne|n') -> ça
afin de|d' -> pour
(!le|un|en|par|ce|du|au) car (@subject) -> parce que
toutefois -> mais
(^) cependant , -> mais
(^) toutefois , -> mais
(^) néanmoins , -> mais
(^) par conséquent , -> du coup ,
(^) en conséquence , -> du coup ,
(^) en outre , -> en plus ,
(^) de plus , -> en plus ,
(^) par ailleurs , -> en plus ,
en revanche -> par contre
immédiatement -> tout de suite
rapidement -> vite
actuellement -> en ce moment
prochainement -> bientôt
fréquemment -> souvent
également -> aussi
approximativement -> à peu près
environ (#) -> à peu près
de nombreux|nombreuses -> plein de|plein_de
beaucoup de|d' -> plein de
un grand nombre de|d' -> plein de
très (bien|bon|bonne|bons|bonnes|facile|utile|sympa|content|contente|cher|chère|rapide|difficile|long|longue|beau|belle|important|importante|intéressant|intéressante|déçu|déçue|fatigué|fatiguée) -> vraiment
particulièrement -> vraiment
extrêmement -> vraiment
excellent|excellente|excellents|excellentes -> super|super|super|super
agréable|agréables -> sympa|sympas
acquérir -> acheter
fonctionne|fonctionnent -> marche|marchent
achever -> finir
travail ($) -> boulot
télévision -> télé
application|applications (est|sont|ne|du|pour|$) -> appli|applis
restaurant|restaurants -> resto|restos
cinéma -> ciné
professeur|professeurs -> prof|profs
information|informations -> info|infos
photographie|photographies -> photo|photos
je vous remercie pour -> merci pour
nous vous remercions pour -> merci pour
je vous remercie de|d' -> merci de
nous vous remercions de|d' -> merci de
je suis désolé|désolée pour -> désolé|désolée pour
nous vous prions de nous excuser pour -> désolés pour
n'hésitez pas à -> surtout , n'hésitez pas à
nous pouvons (!nous|notre|nos) -> on peut
nous devons (!nous|notre|nos) -> on doit
nous allons (!nous|notre|nos) -> on va
nous avons (!nous|notre|nos) -> on a
il n'y a pas -> y a pas
je ne sais pas -> je sais pas
ce n'est pas -> c'est pas
je ne peux pas -> je peux pas
ne fonctionne pas -> marche pas
oui , -> ouais ,
bonjour , -> salut ,
`;

export const enthusiasticWords = `
(~@not) très bon|bonne|bons|bonnes -> excellent|excellente|excellents|excellentes
(~@not) (!très) bon|bonne|bons|bonnes (résultat|résultats|idée|idées|nouvelle|nouvelles|travail|équipe|livre|film|repas|$|,) -> excellent|excellente|excellents|excellentes
(~@not) très beau|belle|beaux|belles -> magnifique|magnifique|magnifiques|magnifiques
(~@not) très bien -> merveilleusement bien
(~@not) très intéressant|intéressante|intéressants|intéressantes -> absolument passionnant|passionnante|passionnants|passionnantes
(~@not) (!très) intéressant|intéressante|intéressants|intéressantes -> passionnant|passionnante|passionnants|passionnantes
(~@not) très utile|utiles -> incroyablement utile|utiles
(~@not) (!très) utile|utiles ($|,|et|pour|à) -> incroyablement utile|utiles
(~@not) très facile|faciles -> incroyablement facile|faciles
(~@not) (!très|incroyablement|vraiment|trop|si|plus) facile à -> vraiment facile à
(~@not) très rapide|rapides -> incroyablement rapide|rapides
(~@not) très gentil|gentille|gentils|gentilles -> adorable|adorable|adorables|adorables
(~@not) (!très) gentil|gentille|gentils|gentilles -> adorable|adorable|adorables|adorables
(~@not) très sympathique|sympathiques -> incroyablement sympathique|sympathiques
(~@not) délicieux|délicieuse|délicieuses -> absolument délicieux|délicieuse|délicieuses
(~@not) excellent|excellente|excellents|excellentes ($|,|et) -> exceptionnel|exceptionnelle|exceptionnels|exceptionnelles
je suis très content|contente|heureux|heureuse -> je suis absolument ravi|ravie|ravi|ravie
je suis content|contente|heureux|heureuse -> je suis ravi|ravie|ravi|ravie
nous sommes très contents|heureux -> nous sommes absolument ravis|ravis
nous sommes contents|heureux -> nous sommes ravis|ravis
nous sommes ravis -> nous sommes absolument ravis
sont satisfaits|contents (de|du|des) -> sont ravis|ravis
merci pour -> un immense merci pour
merci de votre -> un immense merci de votre
merci beaucoup -> un immense merci
j'aime -> j'adore
j'ai aimé -> j'ai adoré
nous aimons -> nous adorons
nous avons aimé -> nous avons adoré
j'ai bien aimé -> j'ai vraiment adoré
j'aime beaucoup -> j'adore
je recommande -> je recommande vivement
nous recommandons -> nous recommandons vivement
nous vous recommandons -> nous vous recommandons vivement
meilleur|meilleure|meilleurs|meilleures que|qu' -> bien meilleur|meilleure|meilleurs|meilleures que
plus rapide|rapides que|qu' -> bien plus rapide|rapides que
plus facile|faciles que|qu' -> bien plus facile|faciles que
j'ai hâte -> j'ai vraiment hâte
nous avons hâte -> nous avons vraiment hâte
fier|fière|fiers de|d' -> incroyablement fier|fière|fiers de
félicitations -> toutes nos félicitations
bienvenue (dans|à|chez) -> bienvenue à bras ouverts
appris beaucoup -> énormément appris
`;

export const friendlyWords = `
(+veuillez|merci|devez|pouvez|pouvez-vous|dois|faudra) immédiatement -> dès que possible
veuillez trouver ci-joint -> vous trouverez ci-joint
veuillez (noter) -> merci de bien
nous vous informons que|qu' -> nous tenions à vous dire que
je vous informe que|qu' -> je tenais à vous dire que
nous avons le regret de vous informer que|qu' -> nous sommes vraiment désolés , mais
nous regrettons de vous informer que|qu' -> nous sommes vraiment désolés , mais
nous sommes désolés -> nous sommes vraiment désolés
je suis désolé|désolée -> je suis vraiment désolé|désolée
nous vous prions de nous excuser pour -> nous sommes vraiment désolés pour
merci pour -> un grand merci pour
merci de votre -> un grand merci de votre
je vous remercie pour -> un grand merci pour
nous vous remercions pour -> un grand merci pour
je vous remercie de|d' -> un grand merci de
nous vous remercions de|d' -> un grand merci de
merci d'avance -> un grand merci d'avance
n'hésitez pas à -> n'hésitez surtout pas à
(^) vous pouvez nous (contacter|appeler|écrire) -> n'hésitez pas à nous
(^) vous pouvez me (contacter|appeler|écrire) -> n'hésitez pas à me
contactez-nous -> n'hésitez pas à nous contacter
contactez-moi -> n'hésitez pas à me contacter
(^) envoyez-moi -> merci de m'envoyer
dites-moi (si|quand|où|ce|comment|combien) -> dites-moi simplement
je veux -> j'aimerais bien
nous voulons -> nous aimerions bien
je voudrais -> j'aimerais bien
vous devez -> il vous faudra
tu dois -> il te faudra
pouvez-vous -> pourriez-vous
peux-tu -> pourrais-tu
nous pouvons vous -> nous pouvons volontiers vous
dans les plus brefs délais -> dès que possible
dans les meilleurs délais -> dès que possible
afin de|d' -> pour
cependant , -> mais
toutefois , -> mais
par conséquent , -> donc
en outre , -> et puis ,
de plus , -> et puis ,
solliciter -> demander
également -> aussi
actuellement -> en ce moment
nos clients -> nos chers clients
notre équipe -> toute notre équipe
si vous avez des questions -> si vous avez la moindre question
`;

export const confidentWords = `
(^) je pense que|qu' (@clause) ->
(^) je crois que|qu' (@clause) ->
(^) je trouve que|qu' (@clause) ->
(^) nous pensons que|qu' (@clause) ->
(^) nous croyons que|qu' (@clause) ->
(^) il me semble que|qu' (@clause) ->
(^) j'ai l'impression que|qu' (@clause) ->
(^) il semble que|qu' (@clause) ->
(^) je dirais que|qu' (@clause) ->
à mon avis , ->
à mon humble avis , ->
selon moi , ->
si je ne me trompe pas , ->
si je ne me trompe , ->
(!^|,) peut-être (!que|qu') ->
(!^|,) éventuellement ->
(!^|,) probablement (!que|qu') ->
(!^|,) sans doute (!que|qu') ->
un peu (long|longue|cher|chère|lent|lente|difficile|compliqué|compliquée|risqué|risquée|ennuyeux|tard|court|déçu|déçue) ->
(!pas) assez (long|longue|cher|chère|bien|bon|bonne|facile|difficile|clair|claire|utile|lent|lente|simple) ->
plutôt (long|longue|cher|chère|bien|bon|bonne|facile|difficile|clair|claire|utile|lent|lente|simple) ->
relativement ->
en quelque sorte ,? ->
plus ou moins ->
disons ,? ->
en fait ,? ->
en principe ,? ->
pour être honnête , ->
franchement , ->
j'espère que|qu' -> je suis sûr que
nous espérons que|qu' -> nous sommes sûrs que
nous essayons de|d' -> nous travaillons à
nous essaierons de|d' -> nous allons
nous allons essayer de|d' -> nous allons
je vais essayer de|d' -> je vais
je voudrais (proposer|suggérer|demander|remercier|vous|confirmer) -> je veux
nous voudrions (proposer|suggérer|demander|remercier|vous|confirmer) -> nous voulons
j'aimerais (proposer|suggérer|demander|remercier|vous|confirmer) -> je veux
nous aimerions (proposer|suggérer|demander|remercier|vous|confirmer) -> nous voulons
je vous proposerais -> je vous propose
je suggérerais -> je suggère
nous suggérerions -> nous suggérons
nous pourrions -> nous pouvons
on pourrait -> on peut
pourriez-vous -> pouvez-vous
ce serait bien de|d' -> il faut
il serait bien de|d' -> il faut
il vaudrait mieux -> il vaut mieux
nous devrions -> nous devons
vous devriez -> vous devez
est en mesure de|d' -> peut
sont en mesure de|d' -> peuvent
sommes en mesure de|d' -> pouvons
nous prévoyons de|d' -> nous allons
`;

export const diplomaticWords = `
(+veuillez|merci|devez|pouvez|pouvez-vous|dois|faudrait) immédiatement -> dès que possible
je n'aime pas (!beaucoup|trop) -> je n'aime pas beaucoup
je veux -> je souhaiterais
nous voulons -> nous souhaiterions
je voudrais -> je souhaiterais
pouvez-vous -> pourriez-vous
peux-tu -> pourrais-tu
vous devez -> il vous faudrait
tu dois -> il te faudrait
nous devons -> nous devrions
il faut -> il faudrait
on doit -> on devrait
vous devriez -> vous pourriez peut-être
tu devrais -> tu pourrais peut-être
avez-vous (un|une|des|le|la|déjà|encore) -> auriez-vous
je ne suis pas d'accord -> je ne suis pas tout à fait d'accord
nous ne sommes pas d'accord -> nous ne sommes pas tout à fait d'accord
je ne comprends pas -> je ne comprends pas bien
je refuse de|d' -> je préférerais ne pas
je ne peux pas -> je ne peux malheureusement pas
nous ne pouvons pas -> nous ne pouvons malheureusement pas
est faux|fausse ($|,) -> n'est peut-être pas tout à fait exact|exacte
est impossible ($|,) -> semble difficile
est inacceptable -> est difficile à accepter
est une mauvaise idée -> n'est peut-être pas la meilleure idée
n'est pas une bonne idée -> n'est peut-être pas la meilleure idée
est trop -> est peut-être un peu trop
sont trop -> sont peut-être un peu trop
était trop -> était un peu trop
étaient trop -> étaient un peu trop
est très (cher|chère|lent|lente|compliqué|compliquée|difficile|long|longue) -> est plutôt
était très (cher|chère|lent|lente|compliqué|compliquée|difficile|long|longue) -> était plutôt
très déçu|déçue|déçus -> un peu déçu|déçue|déçus
mécontent|mécontente|mécontents de|d' -> pas entièrement satisfait|satisfaite|satisfaits de
ne fonctionne pas -> ne semble pas fonctionner
ne marche pas -> ne semble pas fonctionner
n'est pas prêt|prête -> ne semble pas prêt|prête
n'est pas clair|claire -> n'est pas tout à fait clair|claire
va causer -> pourrait causer
va retarder -> pourrait retarder
va coûter -> pourrait coûter
vous avez oublié -> il semble que vous ayez oublié
vous avez tort -> je vois les choses un peu différemment
il y a une erreur -> il semble y avoir une erreur
il y a un problème -> il semble y avoir un problème
il y a des erreurs -> il semble y avoir des erreurs
je recommande -> je recommanderais
nous recommandons -> nous recommanderions
je propose -> je proposerais
nous proposons -> nous proposerions
tout de suite -> dès que possible
évidemment ,? ->
bien sûr ,? ->
(^) pourquoi n'avez-vous pas -> puis-je vous demander pourquoi vous n'avez pas
(^) envoyez-moi -> merci de bien vouloir m'envoyer
`;
