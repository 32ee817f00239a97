/** What each tone writes for what. */
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
