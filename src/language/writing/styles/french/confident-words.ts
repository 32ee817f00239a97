/** What weakens goes, what is meant is said. */
export const confidentWords = `
nous vous contacterons|rappellerons|répondrons|aiderons|livrerons|tiendrons -> nous vous contacterons|rappellerons|répondrons|aiderons|livrerons|tiendrons sans faute
je vous enverrai -> je vous enverrai sans faute
je vous|te rappellerai|répondrai|contacterai|donnerai -> je vous|te rappellerai|répondrai|contacterai|donnerai sans faute
permet de gagner du temps -> fait gagner un temps précieux
(~@not) (est|sont) spacieux|spacieuse|spacieuses|lumineux|lumineuse|lumineuses|confortable|confortables|pratique|pratiques|moderne|modernes|solide|solides|clair|claire|clairs|claires -> vraiment spacieux|spacieuse|spacieuses|lumineux|lumineuse|lumineuses|confortable|confortables|pratique|pratiques|moderne|modernes|solide|solides|clair|claire|clairs|claires
(~@not) (est|sont) prêt|prête|prêts|prêtes -> tout_à_fait_prêt|tout_à_fait_prête|tout_à_fait_prêts|tout_à_fait_prêtes
(^) je pense que|qu' (vous|ils|elles|il|elle|le|la|les|un|une|mon|ma|mes|notre|nos|votre|vos|ce|cette|ces) ->
(^) je crois que|qu' (vous|ils|elles|il|elle|le|la|les|un|une|mon|ma|mes|notre|nos|votre|vos|ce|cette|ces) ->
(^) je trouve que|qu' (vous|ils|elles|il|elle|le|la|les|un|une|mon|ma|mes|notre|nos|votre|vos|ce|cette|ces) ->
(^) nous pensons que|qu' (@clause) ->
(^) nous croyons que|qu' (@clause) ->
(^) il me semble que|qu' (@clause) ->
(^) j'ai l'impression que|qu' (@clause) ->
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
(!pas) assez (long|longue|cher|chère|bien|bon|bonne|facile|difficile|clair|claire|utile|lent|lente|simple) (~pour) (~que) ->
plutôt (long|longue|cher|chère|bien|bon|bonne|facile|difficile|clair|claire|utile|lent|lente|simple) ->
relativement (!à|au|aux) ->
en quelque sorte ,? ->
plus ou moins (!#) ->
(^) en fait , ->
(^) en principe , ->
pour être honnête , ->
franchement , ->
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
il vaudrait mieux -> il vaut mieux
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
{montrer} que|qu' -> {prouver} que
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
(~@not) (est|sont) utile|utiles|efficace|efficaces|fiable|fiables|rapide|rapides -> vraiment utile|utiles|efficace|efficaces|fiable|fiables|rapide|rapides
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
(!pas|plus|une|un|de|d'|des|le|la|les|à) très (!bien|peu|plaisir|envie|peur|faim|froid|chaud|vite|souvent|bientôt|mal|tôt|tard|prochainement|bon|bonne|bons|bonnes|cher) -> extrêmement
dès que possible -> sans tarder
(!^|,) sûrement ->
(^) malheureusement , ->
(!^|,) malheureusement ->
(^) normalement , ->
pas mal de|d' -> beaucoup de
nous comptons (@infinitive) -> nous allons
j'ai l'intention de|d' -> je vais
nous avons l'intention de|d' -> nous allons
si possible ,? ->
meilleur|meilleurs|meilleure|meilleures que prévu -> nettement meilleur|meilleurs|meilleure|meilleures que prévu
beaucoup (aimé|apprécié|plu) -> vraiment
nous devons (@infinitive) -> nous devons absolument
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
nous restons à votre disposition -> nous sommes à votre entière disposition
je reste à votre disposition -> je suis à votre entière disposition
nous sommes heureux de|d' -> nous sommes fiers de
je suis d'accord -> je suis tout à fait d'accord
je le|la|les conseille -> je le|la|les recommande
je conseille -> je recommande
décrit bien -> décrit parfaitement
décrivent bien -> décrivent parfaitement
vous devez (@infinitive) -> vous devez absolument
tu dois (@infinitive) -> tu dois absolument
doivent (@infinitive) -> doivent impérativement
(est|sont) intéressant|intéressante|intéressants|intéressantes -> très intéressant|intéressante|intéressants|intéressantes
quand même -> 
il y a beaucoup de -> il y a énormément de
formidable|formidables ($|,|et) -> vraiment formidable|formidables
(^) toutefois , -> mais
(~@not) (!très|extrêmement|vraiment|plutôt|assez|plus|moins) satisfait|satisfaite|satisfaits|satisfaites (de|du|des|d') -> pleinement satisfait|satisfaite|satisfaits|satisfaites
(^) pensez à apporter -> apportez
un vrai problème -> un problème majeur
(consomme|consomment|coûte|coûtent|utilise) moins (!de|d'|que|qu') -> nettement moins
ce bon résultat -> cet excellent résultat
{souhaiter} (@infinitive) -> {vouloir}
{souhaiter} (donc|vous|te) (!de|une|un|la|bonne|bon) -> {vouloir}
j'ai seulement|juste (une|deux|trois|quelques|un) -> j'ai
(~@not) bien chauffé|chauffée|équipé|équipée|isolé|isolée|organisé|organisée|expliqué|expliquée|écrit|écrite (~mais) -> parfaitement chauffé|chauffée|équipé|équipée|isolé|isolée|organisé|organisée|expliqué|expliquée|écrit|écrite
(est|et) facile|faciles à -> vraiment facile|faciles à
permet d'économiser -> fait économiser
(~@not) (était|étaient) clair|claire|clairs|claires -> parfaitement clair|claire|clairs|claires
tout de suite -> immédiatement
(~@not) (est|sont) calme|calmes -> parfaitement calme|calmes
nous avons le plaisir de|d' -> nous sommes fiers de
nous reviendrons (!vers) -> nous reviendrons sans hésiter
je reviendrai (!vers) -> je reviendrai sans hésiter
nous cherchons (un|une|des) -> nous recherchons activement
je cherche (un|une|des) (poste|emploi|appartement|logement|stage|travail|solution) -> je recherche activement
résultats fiables -> résultats parfaitement fiables
nous pouvons vous proposer -> nous vous proposons
je peux vous proposer -> je vous propose
nous vous donnerons|enverrons -> nous vous donnerons|enverrons sans faute
il est important de|d' -> il est essentiel de
au plus vite -> immédiatement
je suis intéressé|intéressée par -> je suis très intéressé|intéressée par
un travail remarquable -> un travail absolument remarquable
le client commence à s'impatienter -> le client s'impatiente
`;
