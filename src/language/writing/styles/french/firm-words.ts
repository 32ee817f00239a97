/** What confident and diplomatic texts write for what. */
export const confidentWords = `
nous vous contacterons|rappellerons|répondrons|aiderons|livrerons|tiendrons -> nous vous contacterons|rappellerons|répondrons|aiderons|livrerons|tiendrons sans faute
je vous enverrai -> je vous enverrai sans faute
je vous|te rappellerai|répondrai|contacterai|donnerai -> je vous|te rappellerai|répondrai|contacterai|donnerai sans faute
permet de gagner du temps -> fait gagner un temps précieux
la qualité de (nos|notre|ce|cette) -> la grande qualité de
(~@not) (est|sont) spacieux|spacieuse|spacieuses|lumineux|lumineuse|lumineuses|confortable|confortables|pratique|pratiques|moderne|modernes|solide|solides|clair|claire|clairs|claires -> vraiment spacieux|spacieuse|spacieuses|lumineux|lumineuse|lumineuses|confortable|confortables|pratique|pratiques|moderne|modernes|solide|solides|clair|claire|clairs|claires
(~@not) (est|sont) prêt|prête|prêts|prêtes -> tout_à_fait_prêt|tout_à_fait_prête|tout_à_fait_prêts|tout_à_fait_prêtes
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
n'hésitez pas à nous contacter -> contactez-nous
n'hésitez pas à me contacter -> contactez-moi
n'hésitez pas à nous appeler -> appelez-nous
n'hésitez pas à m'appeler -> appelez-moi
n'hésitez pas à nous écrire -> écrivez-nous
n'hésitez pas à m'écrire -> écrivez-moi
n'hésitez pas à poser -> posez
n'hésitez pas à consulter -> consultez
un peu (chers|chères|nerveux|nerveuse|inquiet|inquiète|fatigué|fatiguée|juste|petit|petite|grand|grande|bruyant|bruyante|sale|complexe) ->
peut (causer|provoquer|entraîner) -> va
peuvent (causer|provoquer|entraîner) -> vont
peuvent jouer un rôle -> jouent un rôle
peut jouer un rôle -> joue un rôle
peut aider -> aide
peuvent aider -> aident
(!je|nous|vous|tu|j'|ne|qu'en) pense|pensent que|qu' -> affirme|affirment que
{montrer} que|qu' -> {prouver} que
devrait (@infinitive) -> va
devraient (@infinitive) -> vont
tu devrais -> tu dois
pourrait (@infinitive) -> peut
pourraient (@infinitive) -> peuvent
je voudrais (@infinitive) -> je veux
j'aimerais (@infinitive) -> je veux
nous voudrions (@infinitive) -> nous voulons
nous aimerions (@infinitive) -> nous voulons
je voudrais (seulement|simplement|juste) -> je veux
je souhaiterais -> je veux
nous souhaiterions -> nous voulons
je voulais (savoir|vous|te|juste|simplement) -> je veux
(veux|voulais|voudrais|voulons) juste|seulement|simplement (@infinitive) ->
est important|importante -> est essentiel|essentielle
sont importants|importantes -> sont essentiels|essentielles
(~@not) (est|sont) utile|utiles|efficace|efficaces|fiable|fiables|simple|simples|rapide|rapides -> vraiment utile|utiles|efficace|efficaces|fiable|fiables|simple|simples|rapide|rapides
(~@not) un bon (moyen|choix|exemple|début|rapport|outil|produit|résultat) -> un excellent
(~@not) une bonne (solution|occasion|idée|année|adresse|équipe|méthode) -> une excellente
(~@not) (est|sont) bon|bonne|bons|bonnes ($|,|et|pour) -> excellent|excellente|excellents|excellentes
(!vous|nous|te|les|l'|m'|t'|me|lui|leur|s') {aider} à (@infinitive) -> {permettre} de
{améliorer} (le|la|les|l'|notre|nos|votre|vos) -> {améliorer} nettement
nous proposons de|d' -> nous recommandons de
je propose de|d' -> je recommande de
notre entreprise existe depuis -> notre entreprise est solidement établie depuis
bien situé|située|situés -> parfaitement situé|située|situés
s'est bien passé|passée -> s'est parfaitement passé|passée
fonctionne|fonctionnent bien -> fonctionne|fonctionnent parfaitement
marche|marchent bien -> marche|marchent parfaitement
(!pas|plus|une|un|de|d'|des|le|la|les|à) très (!bien|peu|vite|souvent|bientôt|mal|tôt|tard|prochainement|bon|bonne|bons|bonnes|cher) -> extrêmement
dès que possible -> sans tarder
rapidement ($|,) -> sans attendre
(!^|,) sûrement ->
(^) malheureusement , ->
(!^|,) malheureusement ->
normalement ,? ->
pas mal de|d' -> beaucoup de
nous envisageons de|d' -> nous allons
nous comptons (@infinitive) -> nous allons
j'envisage de|d' -> je vais
j'ai l'intention de|d' -> je vais
nous avons l'intention de|d' -> nous allons
si possible ,? ->
meilleur|meilleurs|meilleure|meilleures que prévu -> nettement meilleur|meilleurs|meilleure|meilleures que prévu
beaucoup (aimé|apprécié|plu) -> vraiment
vous connaissez bien -> vous maîtrisez
nous devons (!aussi|donc|malheureusement|encore|absolument) -> nous devons absolument
(!il|ne) me semble|paraît (un|trop|très|plus|bien|assez|juste|correct|bon|élevé|cher) -> est
(!il|ne) nous semble|paraît (un|trop|très|plus|bien|assez|juste|correct|bon|élevé|cher) -> est
un peu (élevé|élevée|faible|dur|dure|lourd|lourde) ->
il faudrait -> il faut
serait-il possible de|d' -> est-il possible de
je voudrais (les|le|la|l'|en|y|te|un|une) -> je veux
j'aimerais (les|le|la|l'|en|y|te|vous) -> je veux
j'aimerais beaucoup -> je veux
nous voudrions (un|une|le|la|les) -> nous voulons
rôle important -> rôle essentiel
il est nécessaire de|d' -> il est indispensable de
il est donc nécessaire de|d' -> il est donc indispensable de
est nécessaire -> est indispensable
(nous|vous|te|les|m'|t'|lui|leur) aide|aident à -> permet|permettent de
nous restons à votre disposition -> nous sommes à votre entière disposition
je reste à votre disposition -> je suis à votre entière disposition
nous sommes heureux de|d' -> nous sommes fiers de
je suis heureux|heureuse de|d' -> je suis fier|fière de
je suis d'accord -> je suis tout à fait d'accord
je le|la|les conseille -> je le|la|les recommande
je conseille -> je recommande
décrit bien -> décrit parfaitement
décrivent bien -> décrivent parfaitement
je dois (@infinitive) -> je dois absolument
vous devez (@infinitive) -> vous devez absolument
tu dois (@infinitive) -> tu dois absolument
doivent (@infinitive) -> doivent impérativement
(est|sont) intéressant|intéressante|intéressants|intéressantes -> très intéressant|intéressante|intéressants|intéressantes
quand même -> 
il y a beaucoup de -> il y a énormément de
formidable|formidables ($|,|et) -> vraiment formidable|formidables
(^) toutefois , -> mais
(~@not) satisfait|satisfaite|satisfaits|satisfaites (de|du|des|d') -> pleinement satisfait|satisfaite|satisfaits|satisfaites
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
il faut (@infinitive) -> il faudrait
il faut (que|qu'|donc|aussi|absolument|en|le|la|les|vous|nous) -> il faudrait
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
(^) vous n'avez pas -> il semble que vous n'ayez pas
(^) tu n'as pas -> il me semble que tu n'as pas
(^) tu as oublié -> il me semble que tu as oublié
(^) vous êtes en retard -> il semble que vous soyez en retard
(^) je pense que|qu' -> il me semble que
(^) je crois que|qu' -> il me semble que
(^) je trouve que|qu' -> il me semble que
(^) nous pensons que|qu' -> il nous semble que
(^) nous croyons que|qu' -> il nous semble que
illisible|illisibles -> difficile|difficiles à lire
(est|sont|était|étaient|reste|restent|semble) compliqué|compliquée|compliqués|difficile|difficiles|lent|lente|lents|cher|chère|chers|chères|long|longue|sale|sales|bruyant|bruyante|court|courte|courts|courtes|faible|faibles|fatigué|fatiguée|fatigués|fatiguées|complexe|complexes|petit|petite|inquiet|inquiète|inquiets ($|,|et|mais|pour) -> un_peu_compliqué|un_peu_compliquée|un_peu_compliqués|un_peu_difficile|un_peu_difficiles|un_peu_lent|un_peu_lente|un_peu_lents|un_peu_cher|un_peu_chère|un_peu_chers|un_peu_chères|un_peu_long|un_peu_longue|un_peu_sale|un_peu_sales|un_peu_bruyant|un_peu_bruyante|un_peu_court|un_peu_courte|un_peu_courts|un_peu_courtes|un_peu_faible|un_peu_faibles|un_peu_fatigué|un_peu_fatiguée|un_peu_fatigués|un_peu_fatiguées|un_peu_complexe|un_peu_complexes|un_peu_petit|un_peu_petite|un_peu_inquiet|un_peu_inquiète|un_peu_inquiets
doit (@infinitive) -> devrait
doivent (@infinitive) -> devraient
va (durer|augmenter|baisser|diminuer|coûter|poser|créer|changer|rester|améliorer|permettre|réduire|prendre) -> devrait
vont (durer|augmenter|baisser|diminuer|coûter|poser|créer|changer|rester|améliorer|permettre|réduire|prendre) -> devraient
peut (jouer|causer|entraîner|poser|provoquer|expliquer|coûter|retarder) -> pourrait
peuvent (jouer|causer|entraîner|poser|provoquer|expliquer|coûter|retarder) -> pourraient
(!un|le|ce|du) manque|manquons|manquez|manquent de|d' -> manque|manquons|manquez|manquent un peu de
n'est pas (correct|correcte|exact|exacte|complet|complète|suffisant|suffisante|adapté|adaptée|conforme|possible|normal) -> ne semble pas
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
je n'ai jamais dit -> je ne pense pas avoir dit
critique|critiquent (un|une) -> regrette|regrettent
beaucoup de bruit -> un peu trop de bruit
un problème ($|,|technique|avec|sur|dans) -> une difficulté
des problèmes ($|,|techniques|avec|sur|dans) -> des difficultés
le problème ($|,|est|vient) -> la difficulté
le problème (est) -> la difficulté
(^) tu peux -> tu pourrais
(!semble|semblent|sembler|semblait) {montrer} que|qu' -> {sembler} montrer que
(!semble|semblent|sembler) {prouver} que|qu' -> {sembler} indiquer que
rapidement ($|,) -> dès que possible
(^) il y a un malentendu -> il semble y avoir un malentendu
(!qu') il y a une erreur -> il semble y avoir une erreur
nous refusons -> nous préférerions ne pas accepter
je recommande vivement -> je recommanderais
sans succès -> malheureusement sans succès
a été annulé|annulée -> a malheureusement été annulé|annulée
seront fermés|fermées -> seront malheureusement fermés|fermées
sera fermé|fermée -> sera malheureusement fermé|fermée
est annulé|annulée|reporté|reportée -> est malheureusement annulé|annulée|reporté|reportée
nous cherchons (un|une|des) -> nous aimerions trouver
je cherche (un|une|des) -> j'aimerais trouver
si vous ne l'avez pas reçu -> si toutefois vous ne l'avez pas reçu
(,) veuillez (@infinitive) -> nous vous invitons à
veuillez trouver ci-joint -> vous voudrez bien trouver ci-joint
nous vous informons que|qu' -> nous nous permettons de vous informer que
je vous informe que|qu' -> je me permets de vous informer que
n'hésitez pas à -> n'hésitez surtout pas à
nous allons (proposer|demander|reporter|annuler|devoir|augmenter|modifier|changer|supprimer) -> nous envisageons de
je vous rappelle que|qu' -> je me permets de vous rappeler que
nous vous rappelons que|qu' -> nous nous permettons de vous rappeler que
je vous écris -> je me permets de vous écrire
est mauvais|mauvaise -> n'est pas très bon|bonne
était mauvais|mauvaise -> n'était pas très bon|bonne
sont mauvais|mauvaises -> ne sont pas très bons|bonnes
(!un|peu|beaucoup|pas|plus|bien) trop de|d' -> un peu trop de
(^) vous avez fait une erreur -> il me semble que vous avez fait une erreur
(^) tu as fait une erreur -> il me semble que tu as fait une erreur
est donc faux|fausse ($) -> n'est donc pas tout à fait exact|exacte
que dois-je faire -> que devrais-je faire
que devons-nous faire -> que devrions-nous faire
est-ce que tu peux -> est-ce que tu pourrais
est-ce que vous pouvez -> est-ce que vous pourriez
veut|veulent (@infinitive) -> souhaite|souhaitent
le problème (continue|persiste|vient|reste) -> la difficulté
(,) contactez -> n'hésitez pas à contacter
n'est pas arrivé|arrivée -> n'est malheureusement pas arrivé|arrivée
vous pouvez (nous|me) -> vous pouvez bien entendu
nous allons (recruter|lancer|ouvrir|organiser|présenter|construire|fermer) -> nous prévoyons de
je vous contacte -> je me permets de vous contacter
je voudrais (les|le|la|un|une|vous) -> je souhaiterais
j'aimerais (@infinitive) -> je souhaiterais
n'ont pas été respectés|respectées -> n'ont pas tout à fait été respectés|respectées
n'a pas été respecté|respectée -> n'a pas tout à fait été respecté|respectée
ont du mal à -> semblent avoir du mal à
a du mal à -> semble avoir du mal à
(^) il est donc nécessaire de|d' -> il serait donc nécessaire de
(^) il est nécessaire de|d' -> il serait nécessaire de
est nécessaire -> serait nécessaire
il convient de|d' -> il conviendrait de
se plaignent (de|du|des|d') -> semblent se plaindre
restent (inquiets|préoccupés) -> semblent
augmentent (dans|de|en) -> semblent augmenter
baissent (dans|de|en) -> semblent baisser
j'espère que|qu' -> j'ose espérer que
plusieurs fois -> à plusieurs reprises
j'ai besoin -> j'aurais besoin
rien ne change -> rien ne semble changer
je conseille -> je conseillerais
je le|la|les conseille -> je le|la|les conseillerais volontiers
(^) on se voit -> on pourrait se voir
ne seront pas (acceptés|examinés|remboursés|traités|acceptées|examinées|traitées) -> ne pourront malheureusement pas être
ne sera pas (accepté|examiné|remboursé|traité|acceptée|examinée|remboursée|traitée) -> ne pourra malheureusement pas être
n'est toujours pas -> n'est malheureusement toujours pas
ne sont toujours pas -> ne sont malheureusement toujours pas
(!un|peu|beaucoup|est|sont|pas|plus|de|bien|c'est) trop (cher|chère|chers|chères|long|longue|longs|longues|court|courte|courts|petit|petite|petits|petites|grand|grande|tard|tôt|lent|lente|lents|compliqué|compliquée|difficile|difficiles|lourd|lourde|élevé|élevée|élevés|faible|bruyant|bruyante|vite|rapidement|dur|dure|froid|chaud|salé) -> un peu trop
`;
