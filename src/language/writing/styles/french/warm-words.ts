/** What enthusiastic and friendly texts write for what. */
export const enthusiasticWords = `
(~@not) très bon|bonne|bons|bonnes -> excellent|excellente|excellents|excellentes
(~@not) (!très) bon|bonne|bons|bonnes (résultat|résultats|idée|idées|nouvelle|nouvelles|travail|équipe|livre|film|repas) -> excellent|excellente|excellents|excellentes
(~@not) très beau|belle|beaux|belles -> magnifique|magnifique|magnifiques|magnifiques
(~@not) très bien (passé|passée|passés|organisé|organisée|accueilli|accueillis|situé|située|mangé|dormi|écrit|équipé) -> merveilleusement bien
(~prix) (~tarif) (~offre) (~@not) très intéressant|intéressante|intéressants|intéressantes -> absolument passionnant|passionnante|passionnants|passionnantes
(~prix) (~tarif) (~offre) (~@not) (!très) intéressant|intéressante|intéressants|intéressantes -> passionnant|passionnante|passionnants|passionnantes
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
j'aime (!bien|moins|mieux|pas|assez|plus) -> j'adore
j'ai aimé -> j'ai adoré
nous aimons (!bien|moins|mieux|pas|assez|plus) -> nous adorons
nous avons aimé -> nous avons adoré
j'ai bien aimé -> j'ai vraiment adoré
j'aime beaucoup -> j'adore
je recommande -> je recommande vivement
nous recommandons -> nous recommandons vivement
nous vous recommandons -> nous vous recommandons vivement
(~@not) meilleur|meilleure|meilleurs|meilleures que|qu' -> bien meilleur|meilleure|meilleurs|meilleures que
(~@not) plus rapide|rapides que|qu' -> bien plus rapide|rapides que
(~@not) plus facile|faciles que|qu' -> bien plus facile|faciles que
j'ai hâte -> j'ai vraiment hâte
nous avons hâte -> nous avons vraiment hâte
fier|fière|fiers de|d' -> incroyablement fier|fière|fiers de
félicitations -> toutes nos félicitations
appris beaucoup ($) -> énormément appris
beaucoup (aimé|apprécié|plu|travaillé|appris|progressé) -> énormément
m'a beaucoup intéressé|intéressée -> m'a passionné|passionnée
j'aimerais (participer|venir|visiter|découvrir|rencontrer|travailler|rejoindre|voir|revenir|apprendre|essayer|aller|collaborer) -> j'adorerais
nous aimerions (participer|venir|visiter|découvrir|rencontrer|travailler|rejoindre|voir|revenir|apprendre|essayer|aller|collaborer) -> nous adorerions
est disponible (depuis|dès) -> est enfin disponible
sont disponibles (depuis|dès) -> sont enfin disponibles
nous allons (présenter|lancer|ouvrir|organiser|accueillir|découvrir|publier|fêter) -> nous avons hâte de
je vais (découvrir|visiter) -> j'ai hâte de
nous vous aiderons -> nous nous ferons un plaisir de vous aider
nous vous contacterons -> nous nous ferons un plaisir de vous contacter
rejoindre notre équipe -> rejoindre notre formidable équipe
(un|le|ce|du) grand succès -> immense succès
(~@not) (~vraiment) (est|sont) spacieux|spacieuse|spacieuses|lumineux|lumineuse|lumineuses|confortable|confortables|pratique|pratiques|efficace|efficaces|moderne|modernes|agréable|agréables|fiable|fiables|solide|solides|réussi|réussie|réussis -> vraiment spacieux|spacieuse|spacieuses|lumineux|lumineuse|lumineuses|confortable|confortables|pratique|pratiques|efficace|efficaces|moderne|modernes|agréable|agréables|fiable|fiables|solide|solides|réussi|réussie|réussis
(~@not) (est|sont) rapide|rapides -> vraiment rapide|rapides
(~@not) (est|sont) bon|bonne|bons|bonnes -> excellent|excellente|excellents|excellentes
(~@not) (est|sont) beau|belle|beaux|belles -> magnifique|magnifique|magnifiques|magnifiques
(~@not) un bon (moyen|choix|exemple|début|moment|rapport|accueil|restaurant|hôtel|outil|produit) -> un excellent
(~@not) une bonne (solution|occasion|adresse|ambiance|expérience|année|semaine|qualité|nouvelle|idée) -> une excellente
de bonnes (fêtes|vacances|nouvelles|idées) -> de merveilleuses
bonnes fêtes -> merveilleuses fêtes
gagner du temps -> gagner énormément de temps
gagne du temps -> gagne énormément de temps
en quelques minutes -> en quelques minutes à peine
bien situé|située|situés -> idéalement situé|située|situés
bien passé|passée -> merveilleusement bien passé|passée
(~@not) {apprécier} (le|la|les|l'|votre|vos|notre|nos|ce|cette) -> {adorer}
{améliorer} (le|la|les|l'|notre|nos|votre|vos) -> {améliorer} considérablement
meilleur|meilleurs|meilleure|meilleures que prévu -> bien meilleur|meilleurs|meilleure|meilleures que prévu
une petite fête -> une super fête
une fête -> une super fête
nouvelle piscine|école|médiathèque|bibliothèque|salle -> toute nouvelle piscine|école|médiathèque|bibliothèque|salle
nouveau poste|produit|site|magasin|parc|musée|système -> tout nouveau poste|produit|site|magasin|parc|musée|système
(la|notre|cette) nouvelle version|application|boutique|collection|gamme -> toute nouvelle version|application|boutique|collection|gamme
nous sommes heureux de -> nous sommes absolument ravis de
je suis heureux|heureuse de -> je suis absolument ravi|ravie de
à bientôt -> à très bientôt
je vous remercie pour -> un immense merci pour
nous vous remercions pour -> un immense merci pour
je vous remercie de|d' -> un immense merci de
nous vous remercions de|d' -> un immense merci de
n'hésitez pas à -> n'hésitez surtout pas à
a retenu notre attention -> nous a vraiment séduits
(~prix) (~tarif) (~offre) intéressant|intéressante|intéressants|intéressantes ($|,) -> passionnant|passionnante|passionnants|passionnantes
(est) important|importante ($|,) -> vraiment essentiel|essentielle
rôle important -> rôle absolument essentiel
(le|ce|un|du) concert était formidable -> concert était absolument formidable
formidable|formidables ($|,|et) -> absolument formidable|formidables
je suis d'accord -> je suis absolument d'accord
vous aide à -> vous aide vraiment à
c'est (simple|gratuit) -> c'est vraiment
(était|étaient) très (aimable|aimables|gentil|gentille|agréable|agréables|accueillant|accueillante|sympathique) -> incroyablement
venez nous voir -> venez vite nous voir
venez découvrir -> venez vite découvrir
essayez-la|le dès -> essayez-la|le vite dès
je le|la conseille à tous -> je le|la conseille vivement à tous
(est|était) propre (,|$|et) -> impeccable
j'aimerais beaucoup -> j'adorerais
décrit bien -> décrit merveilleusement bien
fonctionne bien -> fonctionne à merveille
fonctionnent bien -> fonctionnent à merveille
marche bien -> marche à merveille
j'ai besoin de ton aide -> j'ai vraiment besoin de ton aide
nous restons à votre disposition -> nous restons avec plaisir à votre disposition
je reste à votre disposition -> je reste avec plaisir à votre disposition
nous avons le plaisir de|d' -> nous avons l'immense plaisir de
j'ai le plaisir de|d' -> j'ai l'immense plaisir de
très attachant|attachante|attachants|attachantes -> incroyablement attachant|attachante|attachants|attachantes
ce bon résultat -> cet excellent résultat
ces bons résultats -> ces excellents résultats
nous espérons (@infinitive) (~et) (~ou) -> nous avons hâte de
j'espère (@infinitive) (~et) (~ou) -> j'ai hâte de
ont|a adoré -> ont|a absolument adoré
nous reviendrons (!vers) -> nous reviendrons avec grand plaisir
je reviendrai (!vers) -> je reviendrai avec grand plaisir
(est|sont|et) facile|faciles à -> incroyablement facile|faciles à
(~@not) (est|sont) calme|calmes -> merveilleusement calme|calmes
accueil chaleureux -> accueil incroyablement chaleureux
(~@not) (était|étaient) clair|claire|clairs|claires -> parfaitement clair|claire|clairs|claires
bien chauffé|chauffée|équipé|équipée -> parfaitement chauffé|chauffée|équipé|équipée
consomme moins -> consomme bien moins
je suis intéressé|intéressée par -> je suis vraiment très intéressé|intéressée par
résultats fiables -> résultats remarquablement fiables
vraiment eu de la chance -> eu une chance incroyable
serviable|serviables (et|,|$) -> incroyablement serviable|serviables
beaucoup aidé -> énormément aidé
très léger|légère -> incroyablement léger|légère
permettra de|d' -> permettra enfin de
attendent ce projet -> attendent ce projet avec impatience
fait très plaisir -> fait un immense plaisir
m'a fait très plaisir -> m'a fait un immense plaisir
un travail remarquable -> un travail absolument remarquable
`;

export const friendlyWords = `
je veux|voudrais seulement|juste|simplement -> j'aimerais|j'aimerais simplement
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
je veux (!dire) -> j'aimerais bien
nous voulons -> nous aimerions bien
je voudrais -> j'aimerais bien
vous devez (@infinitive) -> il vous faudra
tu dois (@infinitive) -> il te faudra
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
si vous avez des questions -> si vous avez la moindre question
je peux (passer|venir|vous|t'|te|le|les) -> je peux volontiers
nous pouvons (passer|venir|le|les) -> nous pouvons volontiers
nous vous aiderons -> nous vous aiderons avec plaisir
je vous aiderai -> je vous aiderai avec plaisir
nous vous contacterons -> nous vous contacterons avec plaisir
je vous contacterai -> je vous contacterai avec plaisir
(,) veuillez (contacter|consulter|appeler|écrire) -> n'hésitez pas à
(,) vous pouvez (nous|me) -> n'hésitez pas à
vous n'avez pas répondu -> vous n'avez sans doute pas eu le temps de répondre
tu n'as pas répondu -> tu n'as sans doute pas eu le temps de répondre
(^) tu as oublié -> je crois que tu as oublié
(^) vous avez oublié -> je crois que vous avez oublié
nous parlerons (de|du|des|d') -> nous parlerons ensemble
(^) avez-vous -> auriez-vous
(^) as-tu -> aurais-tu
(^) je pense que|qu' (!je|j') -> je me dis que
(^) nous pensons que|qu' -> nous nous disons que
(^) il y a une erreur -> il y a une petite erreur
il y a un problème -> il y a un petit souci
un problème ($|,|avec|sur|dans) -> un petit souci
j'ai une question -> j'ai une petite question
(^) pourtant , -> et pourtant ,
(!^|pas|plus|une|un|de|d'|des|le|la|les|à|en|avec|dans|par|sur|son|sa|mon|ma|notre|votre|ton|ta|leur|ses|nos|vos|cette|ce|ces) très (gentil|gentille|gentils|gentilles|agréable|beau|belle|utile|facile|content|contente|heureux|heureuse|bon|bonne|bons|bonnes|joli|jolie|intéressant|intéressante|simple) -> vraiment
beaucoup (aimé|apprécié|plu) -> vraiment beaucoup
m'a beaucoup intéressé|intéressée -> m'a vraiment beaucoup plu
bonnes fêtes -> très belles fêtes
de bonnes fêtes -> de très belles fêtes
bonne journée -> très belle journée
bonne soirée -> très belle soirée
bon week-end -> très bon week-end
à bientôt -> à très bientôt
j'aimerais (participer|venir|visiter|découvrir|rencontrer|travailler|rejoindre|voir|revenir|apprendre|essayer|aller|collaborer) -> j'aimerais beaucoup
nous aimerions (participer|venir|visiter|découvrir|rencontrer|travailler|rejoindre|voir|revenir|apprendre|essayer|aller|collaborer) -> nous aimerions beaucoup
il faut donc (@infinitive) -> il faudrait donc
il vaut mieux (@infinitive) (~et) (~ou) -> ce serait peut-être mieux de
il vaudrait mieux (@infinitive) (~et) (~ou) -> ce serait peut-être mieux de
vos questions -> toutes vos questions
vos conseils -> vos précieux conseils
votre aide -> votre aide précieuse
je veux (que) -> j'aimerais
bon moyen -> très bon moyen
(~@not) (est|sont) bon|bonne|bons|bonnes -> vraiment bon|bonne|bons|bonnes
(~@not) (est|sont) excellent|excellente|excellents|excellentes -> vraiment excellent|excellente|excellents|excellentes
(~@not) (est|sont) utile|utiles -> vraiment utile|utiles
(~@not) (est|sont) rapide|rapides -> vraiment rapide|rapides
il suffit de|d' -> il vous suffit de
te plairas -> te plairas beaucoup
est-ce que tu peux -> est-ce que tu pourrais
est-ce que vous pouvez -> est-ce que vous pourriez
(^) vous pouvez nous -> n'hésitez pas à nous
(^) vous pouvez me -> n'hésitez pas à me
je suis d'accord -> je suis tout à fait d'accord
(^) venez nous (voir|rencontrer|rejoindre) -> n'hésitez pas à venir nous
(^) essayez-la|essayez-le -> n'hésitez pas à l'essayer
(,) contactez -> n'hésitez pas à contacter
(^) contactez -> n'hésitez pas à contacter
(,) appelez -> n'hésitez pas à appeler
nous restons à votre disposition -> nous restons bien sûr à votre disposition
je reste à votre disposition -> je reste bien sûr à votre disposition
(^) vous avez fait une erreur -> je crois que vous avez fait une petite erreur
(^) tu as fait une erreur -> je crois que tu as fait une petite erreur
j'ai besoin de|d' -> j'aurais besoin de
c'est (simple|facile|gratuit) -> c'est vraiment
cela (!est|était|dit|sera|serait|ne|n') -> ça
(!^|pas|plus|une|un|de|d'|des|le|la|les|à|en|avec|dans|par|sur|son|sa|mon|ma|notre|votre|ton|ta|leur|ses|nos|vos|cette|ce|ces) très (aimable|aimables|accueillant|accueillante|sympathique|sympathiques|propre|clair|claire|calme|confortable) -> vraiment
nous sommes heureux de|d' -> nous sommes vraiment heureux de
je suis heureux|heureuse de|d' -> je suis vraiment heureux|heureuse de
je vous contacte -> je me permets de vous contacter
je vous écris (pour|car|à|suite|concernant|afin|au) -> je me permets de vous écrire
formidable|formidables ($|,|et) -> vraiment formidable|formidables
je le|la conseille à tous -> je le|la conseille de tout cœur à tous
le problème (continue|persiste) -> le souci
(^) cependant , -> mais
(^) en revanche , -> par contre ,
il est donc nécessaire de -> il faudrait donc
il est nécessaire de|d' -> il faudrait
(,) consultez -> n'hésitez pas à consulter
(^) pensez à -> n'oubliez pas de
(^) pense à -> n'oublie pas de
nous cherchons (des|un|une) -> nous aimerions beaucoup trouver
je cherche (un|une|des) -> j'aimerais beaucoup trouver
(^) évitez (ce|cette|le|la|les) -> mieux vaut éviter
nous reviendrons (!vers) -> nous reviendrons avec plaisir
je reviendrai (!vers) -> je reviendrai avec plaisir
nous y retournerons -> nous y retournerons avec plaisir
besoin d'aide -> besoin d'un coup de main
un vrai problème -> un vrai souci
(~si) est trop -> est un peu trop
(~si) sont trop -> sont un peu trop
(~@not) (est|sont) calme|calmes|agréable|agréables|pratique|pratiques|confortable|confortables -> vraiment calme|calmes|agréable|agréables|pratique|pratiques|confortable|confortables
(est|et) facile|faciles à -> vraiment facile|faciles à
je te laisserai -> je te laisserai bien sûr
nous espérons -> nous espérons vraiment
ont|a adoré (~vraiment) (~très) -> ont|a vraiment adoré
nous avons le plaisir de|d' -> nous avons le grand plaisir de
très attachants|attachantes -> vraiment attachants|attachantes
les bienvenus|bienvenues -> vraiment les bienvenus|bienvenues
je veux (les|le|la|un|une) -> j'aimerais bien
nous demandons à -> nous aimerions demander à
(deux|trois|quelques) remarques|questions (à|sur|au|$) -> petites_remarques|petites_questions
(!^|pas|plus|une|un|de|d'|des|le|la|les|à|en|avec|dans|par|sur|son|sa|mon|ma|notre|votre|ton|ta|leur|ses|nos|vos|cette|ce|ces) très (!bientôt|peu|vite|bien|belle|belles|bon|bonne|bons|bonnes|tôt|tard|souvent|cher|chère|mal|plaisir|envie|peur|déçu|déçue|déçus|froid|chaud|gentil|gentille) -> vraiment
nous recommandons -> nous recommandons chaleureusement
je recommande -> je recommande chaleureusement
(^) bravo (à|pour|pour) -> un grand bravo
je suis fier|fière de|d' -> je suis vraiment fier|fière de
nous vous prions de nous excuser ($) -> nous sommes vraiment désolés
(~malheureusement) vous ne pourrez pas -> vous ne pourrez malheureusement pas
est en retard ($|,) -> est un peu en retard
sont en retard ($|,) -> sont un peu en retard
(~malheureusement) n'est plus (en|disponible|valable|possible) -> n'est malheureusement plus
(~malheureusement) a|ont refusé -> a|ont malheureusement refusé
(~malheureusement) je ne trouve plus -> je ne trouve malheureusement plus
il est important de|d' -> il est vraiment important de
quelques fautes|erreurs -> quelques petites fautes|erreurs
`;
