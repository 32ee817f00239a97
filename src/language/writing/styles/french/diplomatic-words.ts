/** What is said less hard. */
export const diplomaticWords = `
(+veuillez|merci|devez|pouvez|pouvez-vous|dois|faudrait) immédiatement -> dès que possible
je n'aime pas (!beaucoup|trop) -> je n'aime pas beaucoup
je veux -> je souhaiterais
nous voulons -> nous souhaiterions
je voudrais -> je souhaiterais
pouvez-vous -> pourriez-vous
peux-tu -> pourrais-tu
vous devez (@infinitive) -> il vous faudrait
tu dois (@infinitive) -> il te faudrait
il faut (que|qu'|donc|aussi|absolument) -> il faudrait
avez-vous (un|une|des|le|la|déjà|encore) -> auriez-vous
je ne suis pas d'accord -> je ne suis pas tout à fait d'accord
nous ne sommes pas d'accord -> nous ne sommes pas tout à fait d'accord
je ne comprends pas -> je ne comprends pas bien
je refuse de|d' -> je préférerais ne pas
(~malheureusement) je ne peux pas -> je ne peux malheureusement pas
(~malheureusement) nous ne pouvons pas -> nous ne pouvons malheureusement pas
est faux|fausse ($|,) -> n'est peut-être pas tout à fait exact|exacte
est inacceptable -> est difficile à accepter
est une mauvaise idée -> n'est peut-être pas la meilleure idée
n'est pas une bonne idée -> n'est peut-être pas la meilleure idée
(~si) est trop -> est un peu trop
(~si) sont trop -> sont un peu trop
était trop -> était un peu trop
étaient trop -> étaient un peu trop
est très (cher|chère|lent|lente|compliqué|compliquée|difficile|long|longue) -> est plutôt
était très (cher|chère|lent|lente|compliqué|compliquée|difficile|long|longue) -> était plutôt
très déçu|déçue|déçus -> un peu déçu|déçue|déçus
mécontent|mécontente|mécontents de|d' -> pas entièrement satisfait|satisfaite|satisfaits de
ne fonctionne pas ($|,) -> ne semble pas fonctionner
ne marche pas ($|,) -> ne semble pas fonctionner
n'est pas prêt|prête -> ne semble pas prêt|prête
n'est pas clair|claire -> n'est pas tout à fait clair|claire
vous avez oublié -> il semble que vous ayez oublié
vous avez tort -> je vois les choses un peu différemment
il y a une erreur -> il semble y avoir une erreur
il y a un problème -> il semble y avoir un problème
il y a des erreurs -> il semble y avoir des erreurs
je recommande -> je recommanderais
nous recommandons -> nous recommanderions
je propose (de|d'|que|qu') -> je proposerais
nous proposons (de|d'|que|qu') -> nous proposerions
(+veuillez|merci|devez|pourriez-vous) tout de suite -> dès que possible
évidemment ,? ->
bien sûr ,? (!que|qu') ->
(^) pourquoi n'avez-vous pas -> puis-je vous demander pourquoi vous n'avez pas
(^) envoyez-moi -> merci de bien vouloir m'envoyer
(^) vous n'avez pas (!besoin|le|la|les|de|d'|à|encore|tort) -> il semble que vous n'ayez pas
(^) tu n'as pas -> il me semble que tu n'as pas
(^) tu as oublié -> il me semble que tu as oublié
(^) vous êtes en retard -> il semble que vous soyez en retard
(^) je pense que|qu' (!je|j') -> il me semble que
(^) je crois que|qu' (!je|j') -> il me semble que
(^) je trouve que|qu' (!je|j') -> il me semble que
(^) nous pensons que|qu' -> il nous semble que
(^) nous croyons que|qu' -> il nous semble que
illisible|illisibles -> difficile|difficiles à lire
(est|sont|était|étaient|reste|restent|semble) compliqué|compliquée|compliqués|difficile|difficiles|lent|lente|lents|cher|chère|chers|chères|long|longue|sale|sales|bruyant|bruyante|court|courte|courts|courtes|faible|faibles|fatigué|fatiguée|fatigués|fatiguées|complexe|complexes|inquiet|inquiète|inquiets ($|,|et|mais|pour) -> un_peu_compliqué|un_peu_compliquée|un_peu_compliqués|un_peu_difficile|un_peu_difficiles|un_peu_lent|un_peu_lente|un_peu_lents|un_peu_cher|un_peu_chère|un_peu_chers|un_peu_chères|un_peu_long|un_peu_longue|un_peu_sale|un_peu_sales|un_peu_bruyant|un_peu_bruyante|un_peu_court|un_peu_courte|un_peu_courts|un_peu_courtes|un_peu_faible|un_peu_faibles|un_peu_fatigué|un_peu_fatiguée|un_peu_fatigués|un_peu_fatiguées|un_peu_complexe|un_peu_complexes|un_peu_inquiet|un_peu_inquiète|un_peu_inquiets
(!qui) va (durer|augmenter|baisser|diminuer|coûter|prendre) -> devrait
(!qui) vont (durer|augmenter|baisser|diminuer|coûter|prendre) -> devraient
peut (jouer|causer|entraîner|poser|provoquer|expliquer|coûter|retarder) -> pourrait
peuvent (jouer|causer|entraîner|poser|provoquer|expliquer|coûter|retarder) -> pourraient
(!un|le|ce|du) manque|manquons|manquez|manquent de|d' -> manque|manquons|manquez|manquent un peu de
(!ce) n'est pas (correct|correcte|exact|exacte|complet|complète|suffisant|suffisante|adapté|adaptée|conforme|possible|normal) -> ne semble pas
ne sont pas (corrects|correctes|exacts|complets|suffisants|adaptés|conformes|possibles) -> ne semblent pas
j'ai besoin de|d' -> j'aurais besoin de
j'en ai besoin -> j'en aurais besoin
nous avons besoin de|d' -> nous aurions besoin de
avez-vous (quelque|du|de|d'|reçu|pensé|pu) -> auriez-vous
(^) as-tu -> aurais-tu
je suis désolé|désolée -> je suis sincèrement désolé|désolée
nous sommes désolés -> nous sommes sincèrement désolés
je ne suis pas sûr|sûre|certain|certaine -> je ne suis pas tout à fait sûr|sûre|certain|certaine
il vaut mieux -> il vaudrait peut-être mieux
il vaudrait mieux -> il vaudrait peut-être mieux
fais attention -> essaie de faire attention
faites attention -> essayez de faire attention
beaucoup de bruit -> un peu trop de bruit
un problème ($|,|technique|avec|sur|dans) -> une difficulté
des problèmes ($|,|techniques|avec|sur|dans) -> des difficultés
le problème (vient) -> la difficulté
(!semble|semblent|sembler|semblait) {montrer} que|qu' -> {sembler} montrer que
(!semble|semblent|sembler) {prouver} que|qu' -> {sembler} indiquer que
(+veuillez|merci|pourriez-vous|pouvez-vous|pourrais-tu) rapidement ($|,) -> dès que possible
(^) il y a un malentendu -> il semble y avoir un malentendu
(!qu') il y a une erreur -> il semble y avoir une erreur
nous refusons -> nous préférerions ne pas accepter
je recommande vivement -> je recommanderais
(~malheureusement) sans succès -> malheureusement sans succès
(~malheureusement) a été annulé|annulée -> a malheureusement été annulé|annulée
(~malheureusement) seront fermés|fermées -> seront malheureusement fermés|fermées
(~malheureusement) sera fermé|fermée -> sera malheureusement fermé|fermée
(~malheureusement) est annulé|annulée|reporté|reportée -> est malheureusement annulé|annulée|reporté|reportée
nous cherchons (un|une|des) -> nous aimerions trouver
je cherche (un|une|des) -> j'aimerais trouver
si vous ne l'avez pas reçu -> si toutefois vous ne l'avez pas reçu
(,) veuillez (@infinitive) (~et) (~ou) -> nous vous invitons à
veuillez trouver ci-joint -> vous voudrez bien trouver ci-joint
nous vous informons que|qu' -> nous nous permettons de vous informer que
je vous informe que|qu' -> je me permets de vous informer que
n'hésitez pas à -> n'hésitez surtout pas à
je vous rappelle que|qu' -> je me permets de vous rappeler que
nous vous rappelons que|qu' -> nous nous permettons de vous rappeler que
je vous écris (pour|car|à|suite|concernant|afin|au) -> je me permets de vous écrire
est mauvais|mauvaise -> n'est pas très bon|bonne
était mauvais|mauvaise -> n'était pas très bon|bonne
sont mauvais|mauvaises -> ne sont pas très bons|bonnes
(~si) (!un|peu|beaucoup|pas|plus|bien) trop de|d' -> un peu trop de
(^) vous avez fait une erreur -> il me semble que vous avez fait une erreur
(^) tu as fait une erreur -> il me semble que tu as fait une erreur
est donc faux|fausse ($) -> n'est donc pas tout à fait exact|exacte
que dois-je faire -> que devrais-je faire
que devons-nous faire -> que devrions-nous faire
est-ce que tu peux -> est-ce que tu pourrais
est-ce que vous pouvez -> est-ce que vous pourriez
(!en|ne) veut|veulent (@infinitive) (~dire) -> souhaite|souhaitent
le problème (continue|persiste|vient|reste) -> la difficulté
(,) contactez -> n'hésitez pas à contacter
(~malheureusement) n'est pas arrivé|arrivée -> n'est malheureusement pas arrivé|arrivée
vous pouvez (nous|me) -> vous pouvez bien entendu
nous allons (recruter|lancer|ouvrir|organiser|présenter|construire|fermer) -> nous prévoyons de
je vous contacte -> je me permets de vous contacter
je voudrais (les|le|la|un|une|vous) -> je souhaiterais
j'aimerais (@infinitive) -> je souhaiterais
n'ont pas été respectés|respectées -> n'ont pas tout à fait été respectés|respectées
n'a pas été respecté|respectée -> n'a pas tout à fait été respecté|respectée
(^) il est donc nécessaire de|d' -> il serait donc nécessaire de
(^) il est nécessaire de|d' -> il serait nécessaire de
est nécessaire -> serait nécessaire
il convient de|d' -> il conviendrait de
plusieurs fois -> à plusieurs reprises
j'ai besoin -> j'aurais besoin
je conseille -> je conseillerais
je le|la|les conseille -> je le|la|les conseillerais volontiers
(~malheureusement) n'est toujours pas -> n'est malheureusement toujours pas
(~malheureusement) ne sont toujours pas -> ne sont malheureusement toujours pas
(~si) (!un|peu|beaucoup|est|sont|pas|plus|de|bien|c'est) trop (cher|chère|chers|chères|long|longue|longs|longues|court|courte|courts|petit|petite|petits|petites|grand|grande|tard|tôt|lent|lente|lents|compliqué|compliquée|difficile|difficiles|lourd|lourde|élevé|élevée|élevés|faible|bruyant|bruyante|vite|rapidement|dur|dure|froid|chaud|salé) -> un peu trop
ne correspond pas -> ne semble pas correspondre
ne correspondent pas -> ne semblent pas correspondre
ne convient pas -> ne semble pas convenir
ne suffit pas -> ne semble pas suffire
ne démarre pas -> ne semble pas démarrer
ne répond pas -> ne semble pas répondre
ne respecte pas -> ne semble pas respecter
ferme|ferment mal -> semble|semblent mal fermer
marche|marchent mal -> semble|semblent mal marcher
fonctionne|fonctionnent mal -> semble|semblent mal fonctionner
ne sont pas clairs|claires -> ne sont pas tout à fait clairs|claires
un vrai problème -> une réelle difficulté
nous demandons à -> nous aimerions demander à
nous souhaitons (@infinitive|donc) -> nous souhaiterions
je souhaite (@infinitive|donc|vous) -> je souhaiterais
(^) évitez (ce|cette|le|la|les|de) -> il vaudrait mieux éviter
difficile (ce|aujourd'hui) -> un peu difficile
je peux (@infinitive) -> je pourrais
nous pouvons (@infinitive) -> nous pourrions
si vous le pouvez -> si cela vous est possible
seulement deux|trois remarques -> juste deux|trois petites remarques
(~malheureusement) ne sera pas (prêt|prête|possible) -> ne sera malheureusement pas
(~malheureusement) ne seront pas (prêts|prêtes|possibles) -> ne seront malheureusement pas
(~malheureusement) n'est plus (valable|disponible|possible) -> n'est malheureusement plus
(~malheureusement) ne passe plus -> ne passe malheureusement plus
(~malheureusement) ne sont plus (disponibles|valables|possibles) -> ne sont malheureusement plus
je n'aime pas -> je n'aime pas beaucoup
(~malheureusement) vous ne pourrez pas -> vous ne pourrez malheureusement pas
est en retard ($|,) -> est un peu en retard
sont en retard ($|,) -> sont un peu en retard
(~malheureusement) n'est plus en stock -> n'est malheureusement plus en stock
(~malheureusement) a|ont refusé -> a|ont malheureusement refusé
(~malheureusement) je ne trouve plus -> je ne trouve malheureusement plus
quelques fautes|erreurs -> quelques petites fautes|erreurs
nous vous prions de nous excuser ($) -> nous vous prions de bien vouloir nous excuser
nous vous donnerons -> nous nous efforcerons de vous donner
il est important de|d' -> il serait important de
`;
