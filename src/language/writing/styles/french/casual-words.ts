/** How one speaks. */
export const casualWords = `
cela (!est|était|dit|sera|serait|ne|n') -> ça
afin de|d' -> pour
(!le|un|en|par|ce|du|au) car (@subject) -> parce que
(,) toutefois -> mais
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
(^|a|ont|ai|avons|avez|est|sont|y|avec|dans|pour|et|par|sur|depuis|offre|propose|existe|après|avait|reçu) de nombreux|nombreuses -> plein de|plein_de
(!pas|plus|jamais|sans|de|d'|avec) beaucoup de|d' (!intérêt|soin|attention|respect|patience|courage|succès|plaisir|temps) -> plein de
un grand nombre de|d' -> plein de
(!en|avec|dans|par|sur|un|une|de|d'|des|le|la|les) très (bien|bon|bonne|bons|bonnes|facile|utile|sympa|content|contente|cher|chère|rapide|difficile|long|longue|beau|belle|important|importante|intéressant|intéressante|déçu|déçue|fatigué|fatiguée) -> vraiment
particulièrement -> vraiment
extrêmement -> vraiment
excellent|excellente|excellents|excellentes -> super|super|super|super
agréable|agréables -> sympa|sympas
acquérir -> acheter
fonctionne|fonctionnent -> marche|marchent
achever -> finir
(!de|du) travail ($) -> boulot
télévision -> télé
application|applications (est|sont|ne|$) -> appli|applis
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
(!qu'|s'|lorsqu'|puisqu') il n'y a pas -> y a pas
je ne sais pas -> je sais pas
ce n'est pas -> c'est pas
je ne peux pas -> je peux pas
ne fonctionne pas -> marche pas
(^) oui , -> ouais ,
bonjour , -> salut ,
(^) avez-vous -> vous avez
(^) pouvez-vous -> vous pouvez
(^) pourriez-vous -> vous pourriez
(^) êtes-vous -> vous êtes
(^) voulez-vous -> vous voulez
(^) souhaitez-vous -> vous voulez
(^) peux-tu -> tu peux
(^) pourrais-tu -> tu pourrais
(^) as-tu -> tu as
(^) es-tu -> tu es
(^) veux-tu -> tu veux
(^) qu'en pensez-vous -> vous en pensez quoi
(^) qu'en penses-tu -> tu en penses quoi
(^) est-ce que|qu' (@subject) ->
veuillez trouver ci-joint -> voici
(^) il y a -> y a
(^) il faut -> faut
(^) il suffit de|d' -> suffit de
(notre|votre|une|cette|leur|ma|sa|mon) entreprise -> boîte
l'entreprise -> la boîte
{travailler} (!la|le|les|l'|ses|son|sa) -> {bosser}
(mon|ton|au|son|notre|votre) travail (!des|du|de|d') -> boulot
(!^|pas|à|une|un|de|d'|des|le|la|les|cher|chère|en|avec|dans|par|sur|son|sa|mon|ma|notre|votre|ton|ta|leur|ses|nos|vos|cette|ce|ces) très (!bientôt|peu|prochainement|cher|chère|vite) -> vraiment
(une|un|de|des) très (bonne|bon|belle|beau|bons|bonnes|belles|grande|grand|jolie|joli|gentille|gentil) -> super
quelque chose (à) -> un truc
gentil|gentille|gentils|gentilles -> sympa|sympa|sympas|sympas
un problème -> un souci
des problèmes -> des soucis
le problème (est|c'est|,) -> le souci
(^) pourtant , -> et pourtant ,
(^) par ailleurs , -> et puis ,
(^) ensuite , -> après ,
(^) de ce fait , -> du coup ,
(^) ainsi , -> du coup ,
beaucoup (aimé|apprécié|plu|intéressé) -> vraiment
{apprécier} -> {aimer}
(!je|nous|on) {souhaiter} (@infinitive) -> {vouloir}
{effectuer} -> {faire}
{débuter} -> {commencer}
(!se|s'|m'|nous) {terminer} -> {finir}
{fonctionner} -> {marcher}
{essayer} de|d' comprendre -> {essayer} de comprendre
l'an dernier -> l'année dernière
l'an prochain -> l'année prochaine
au sein de -> dans
(^) toutefois -> mais
les enfants (sont|ont|adorent|jouent|vont|aiment) -> les gamins
(^) il est nécessaire de -> faut
désormais -> maintenant
habituellement -> d'habitude
également ($) -> aussi
seulement (@infinitive) -> juste
se trouve (à|au|dans|en|près) -> est
ce n'était pas -> c'était pas
cela fait -> ça fait
appartement|appartements -> appart|apparts
anniversaire -> anniv
petit déjeuner -> petit déj
d'accord ($|,) -> ok
(^) c'est un problème -> c'est un souci
très facile|faciles -> super facile|faciles
(est|et) facile|faciles à -> super facile|faciles à
en cas de problème -> si y a un souci
est calme -> est tranquille
sont calmes -> sont tranquilles
vous trouverez ci-joint -> voici
au moins ($) -> minimum
seulement (deux|trois|une) -> juste
(^) par contre , -> mais
(^) c'est pourquoi -> c'est pour ça que
`;
