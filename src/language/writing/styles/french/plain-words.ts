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
une rémunération -> un salaire
la rémunération -> le salaire
supplémentaire -> de plus
(!s'|m'|t'|nous) {adresser} (un|une|le|la|les|votre|notre|ce|cette|des|ci-joint) -> {envoyer}
{transmettre} (un|une|le|la|les|votre|vos|notre|ce|cette|des|ces|mon|ma|mes) -> {envoyer}
{effectuer} -> {faire}
{réaliser} (un|une|le|la|les|des|ce|cette|ces|votre|notre|deux|trois) -> {faire}
{débuter} -> {commencer}
{solliciter} (un|une|le|la|les|votre|notre|des) -> {demander}
{acquérir} -> {acheter}
{souhaiter} (@infinitive) -> {vouloir}
{désirer} (@infinitive) -> {vouloir}
{employer} (un|une|le|la|les|ce|cette|des|ces) (!personnes|salariés) -> {utiliser}
{nécessiter} -> {demander}
{demeurer} -> {rester}
{résider} (à|en) -> {habiter}
{posséder} -> {avoir}
{disposer} de|d' (un|une) -> {avoir}
{fournir} (un|une|le|la|les|des|votre|vos|notre|toutes|ces) -> {donner}
{octroyer} -> {donner}
{attribuer} -> {donner}
{accorder} (un|une|des|le|la|les) -> {donner}
{conserver} -> {garder}
{rédiger} -> {écrire}
{poursuivre} (le|la|les|un|une|notre|nos|votre|vos|ce|cette|ces|son|sa|ses) (!coupable|suspect|voleur) -> {continuer}
{modifier} -> {changer}
{visualiser} -> {voir}
{sélectionner} -> {choisir}
{localiser} -> {trouver}
{achever} -> {finir}
(!se|s'|m'|nous) {terminer} -> {finir}
{finaliser} -> {finir}
{optimiser} -> {améliorer}
{débourser} -> {payer}
{régler} (la|les|votre|cette|une) (facture|factures|somme) -> {payer}
{constater} que|qu' -> {voir} que
{affirmer} que|qu' -> {dire} que
{déclarer} que|qu' -> {dire} que
{souligner} que|qu' -> {dire} que
{indiquer} que|qu' -> {dire} que
{préciser} que|qu' -> {dire} que
{annoncer} que|qu' -> {dire} que
{estimer} que|qu' -> {penser} que
{considérer} que|qu' -> {penser} que
{tenter} de|d' -> {essayer} de
{parvenir} à -> {arriver} à
{représenter} (un|une) -> {être}
{constituer} (un|une) -> {être}
{permettre} de|d' gagner du temps -> {faire} gagner du temps
{procéder} au -> {faire} le
{procéder} aux -> {faire} les
{procéder} à (la|une|un) -> {faire}
{bénéficier} de|d' (un|une) -> {avoir}
nous vous contacterons -> nous vous appellerons
(^) pourtant , -> mais
(^) cependant , -> mais
(^) néanmoins , -> mais
(^) toutefois , -> mais
cependant ; -> mais
la gêne occasionnée -> le dérangement
pour la gêne -> pour le dérangement
suite à (votre|notre|un|une|la|l'|ce|cette) -> après
lors de|d' -> pendant
lors des -> pendant les
lors du -> pendant le
à compter du -> à partir du
à proximité de|d' -> près de
à proximité du -> près du
à proximité des -> près des
au bord de la -> près de la
au cours de|d' -> pendant
au cours des -> pendant les
au cours du -> pendant le
dans le cadre de|d' -> pour
dans le cadre du -> pour le
dans le cadre des -> pour les
au niveau de la -> pour la
à destination de -> pour
à l'attention de -> pour
à l'égard de -> envers
à l'issue de -> après
à l'issue du -> après le
en amont de -> avant
en cas de|d' problème -> s'il y a un problème
en cas de|d' question -> si vous avez une question
en l'absence de -> sans
en présence de -> avec
grâce à (ce|cette|ces|un|une) -> avec
par le biais de -> par
par l'intermédiaire de -> par
quant à (lui|elle|eux) , ->
notamment -> surtout
en particulier -> surtout
essentiellement -> surtout
rapidement -> vite
prochainement -> bientôt
récemment -> il y a peu
actuellement -> en ce moment
désormais -> maintenant
dorénavant -> maintenant
auparavant -> avant
initialement -> au début
régulièrement -> souvent
habituellement -> d'habitude
généralement -> en général
quotidiennement -> chaque jour
considérablement -> beaucoup
fortement -> beaucoup
significativement -> nettement
davantage -> plus
suffisamment -> assez
entièrement -> tout à fait
totalement -> tout à fait
simultanément -> en même temps
l'ensemble des -> tous les
la totalité des -> tous les
plusieurs reprises -> plusieurs fois
dès que possible -> vite
compte rendu -> résumé
nos|vos|mes|les|des|ses collaborateurs -> nos|vos|mes|les|des|ses collègues
ce|mon|son|votre|notre|un véhicule -> cette|ma|sa|votre|notre|une voiture
un entretien -> un rendez-vous
une problématique -> un problème
inexact|inexacte -> faux|fausse
incorrect|incorrecte ($|,) -> faux|fausse
n'est pas correct|correcte -> est faux|fausse
illisible|illisibles -> impossible|impossibles à lire
aisé|aisée|aisés|aisées -> facile|facile|faciles|faciles
aisément -> facilement
indispensable|indispensables ($|,|pour|à) -> très utile|utiles
primordial|primordiale -> très important|importante
onéreux|onéreuse|onéreuses -> cher|chère|chères
ancien|ancienne|anciens|anciennes ($|,) -> vieux|vieille|vieux|vieilles
adéquat|adéquate -> bon|bonne
spacieux|spacieuse|spacieuses -> grand|grande|grandes
il suffit de|d' -> il faut juste
il est possible de|d' -> on peut
il est impossible de|d' -> on ne peut pas
il est important de|d' -> il faut
il est préférable de|d' -> il vaut mieux
il est conseillé|recommandé de|d' -> il vaut mieux
vous avez la possibilité de|d' -> vous pouvez
nous avons la possibilité de|d' -> nous pouvons
je me permets de vous (contacter|écrire|envoyer|rappeler|demander) -> je veux vous
nous vous prions de|d' -> merci de
n'hésitez pas à nous contacter -> contactez-nous
n'hésitez pas à me contacter -> contactez-moi
n'hésitez pas à (nous|me|les) -> vous pouvez
si vous avez des questions -> pour toute question
je vous remercie pour -> merci pour
nous vous remercions pour -> merci pour
je vous remercie de|d' -> merci de
nous vous remercions de|d' -> merci de
je vous prie de m'excuser -> excusez-moi
nous vous prions de nous excuser -> excusez-nous
a retenu notre attention -> nous intéresse
pour fixer un entretien -> pour prendre rendez-vous
au format (#) -> en
est situé|située|situés|situées (à|dans|au|en|près) -> est|est|sont|sont
est compris|comprise ($) -> est dans le prix
nous vous informons que|qu' -> sachez que
je vous informe que|qu' -> sachez que
(!le|un|en|par|ce|du|au) car (@subject) -> parce que
je voudrais -> je veux
j'aimerais (@infinitive) -> je veux
nous voudrions -> nous voulons
nous aimerions (@infinitive) -> nous voulons
pourriez-vous -> pouvez-vous
pourrais-tu -> peux-tu
serait-il possible de|d' (@infinitive) -> est-il possible de
se trouve (à|au|aux|dans|en|près|sur) -> est
se trouvent (à|au|aux|dans|en|près|sur) -> sont
se situe (à|au|dans|en|près|sur) -> est
{fonctionner} -> {marcher}
{apprécier} -> {aimer}
{jouer} un rôle ($|,|dans) -> {compter}
concernant (le|la|les|votre|notre|ce|cette|un|une) -> sur
relatif|relative|relatifs|relatives à (la|l'|votre|notre|ce|cette) -> sur|sur|sur|sur
au sujet de (la|votre|notre|ce|cette|mon|ma) -> sur
au sujet du -> sur le
au sujet des -> sur les
à propos de (la|votre|notre|ce|cette|mon|ma) -> sur
te|vous|me|lui convient -> te|vous|me|lui va
pendant cette période -> pendant ce temps
seulement (@infinitive) -> juste
compliqué|compliquée|compliqués|compliquées -> difficile|difficile|difficiles|difficiles
embaucher -> prendre
certains habitants -> certaines personnes
rejoindre (notre|une|l'|votre) -> entrer dans
lumineux|lumineuse|lumineuses -> clair|claire|claires
l'an dernier -> l'année dernière
l'an prochain -> l'année prochaine
sans succès -> mais ça n'a pas marché
{augmenter} (de) -> {monter}
{diminuer} -> {baisser}
{contribuer} à -> {aider} à
{assurer} (une|la|le|un) (livraison|suivi|service|sécurité|formation|entretien) -> {faire}
{participer} à (la|une|cette|votre|notre|l') (réunion|fête|formation|rencontre|soirée) -> {venir} à
d'après -> selon
à partir de maintenant -> maintenant
de manière|façon régulière -> souvent
de manière|façon efficace -> bien
de façon à -> pour
de manière à -> pour
en vigueur -> valable
le domicile -> la maison
à domicile -> à la maison
chaque jour -> tous les jours
chaque semaine -> toutes les semaines
de nombreuses personnes -> beaucoup de gens
veuillez trouver ci-joint -> voici
en outre , -> de plus ,
(^) en revanche , -> mais
(^) par conséquent , -> donc
satisfait|satisfaite|satisfaits|satisfaites (de|du|des|d'|$|,) -> content|contente|contents|contentes
insatisfait|insatisfaite|insatisfaits -> mécontent|mécontente|mécontents
il est donc nécessaire de|d' -> il faut donc
est nécessaire pour -> est utile pour
correctement -> bien
à nouveau -> encore une fois
séjourné -> passé
un incendie s'est déclaré -> un feu a pris
un incendie -> un feu
l'incendie -> le feu
maîtriser le feu -> éteindre le feu
faire parvenir (votre|vos|un|une|le|la|les|des) -> envoyer
nous restons à votre disposition pour toute question -> si vous avez une question , appelez-nous
je reste à votre disposition pour toute question -> si vous avez une question , appelez-moi
nous restons à votre disposition -> nous sommes là pour vous aider
je reste à votre disposition -> je suis là pour vous aider
les échanger -> les changer
{échanger} (le|la|les|un|une|ce|cette) -> {changer}
{réduire} (les|la|le|nos|vos|leurs|ses|notre|votre) -> {baisser}
{diminuer} (les|la|le|nos|vos|leurs|ses|notre|votre) -> {baisser}
nous joindre -> nous appeler
les valeurs obtenues -> les résultats
formidable|formidables ($|,|et) -> très bien
accéder à -> entrer dans
saisissez -> tapez
saisir (votre|le|la|un|une|vos) -> taper
identifiant -> nom d'utilisateur
{recruter} -> {embaucher}
je vous contacte au sujet de -> je vous écris pour
je vous contacte au sujet du -> je vous écris pour le
je vous écris au sujet de -> je vous écris pour
nous sommes heureux de|d' -> nous sommes contents de
je suis heureux|heureuse de|d' -> je suis content|contente de
nous avons le plaisir de|d' -> nous sommes contents de
reporter (la|le|les|notre|votre) -> déplacer
disponible|disponibles (mardi|lundi|jeudi|vendredi|mercredi) -> libre|libres
de nombreuses plantes -> beaucoup de plantes
les dépenses publiques -> les dépenses de l'État
mené|menée|menés auprès -> fait|faite|faits auprès
augmentation -> hausse
diminution -> baisse
une augmentation -> une hausse
problématique|problématiques ($|,) -> difficile|difficiles
(!un|le|de) plutôt que de -> au lieu de
autoriser -> permettre
ainsi , -> donc
(^) ainsi , -> donc
tandis que|qu' -> alors que
lorsque|lorsqu' (@subject) -> quand
étant donné que|qu' -> comme
environnement ($) -> nature
concevoir -> faire
conçu|conçue|conçus -> fait|faite|faits
rencontrer des difficultés -> avoir du mal
il est interdit de|d' -> on ne peut pas
veuillez noter que|qu' -> notez que
à la suite de -> après
aimable|aimables -> gentil|gentils
nous joindre par téléphone -> nous appeler
me joindre par téléphone -> m'appeler
{envisager} de|d' -> {penser} à
aura lieu -> se passera
auront lieu -> se passeront
a lieu (le|à|en|dans|tous|chaque|au|demain) -> se passe
ont lieu (le|à|en|dans|tous|chaque|au|demain) -> se passent
confirmer votre présence -> dire si vous venez
confirmer ta présence -> dire si tu viens
(ai|avez|avons|a|ont) obtenu (ces|ce|cette|un|une|des|le|la|les) -> eu
expédié|expédiée|expédiés|expédiées -> envoyé|envoyée|envoyés|envoyées
s'explique par le -> vient du
s'explique par la -> vient de la
{tester} -> {essayer}
permet de|d' (@infinitive) -> aide à
permettent de|d' (@infinitive) -> aident à
d'ici à (#) -> avant
{discuter} du -> {parler} du
{discuter} de|d'|des -> {parler} de
vous rencontrer -> vous voir
te rencontrer -> te voir
{souhaiter} (donc|vous|te) -> {vouloir}
(^) pensez à apporter -> apportez
a décidé de|d' -> veut
ont décidé de|d' -> veulent
avons décidé de|d' -> voulons
n'est plus valable -> ne marche plus
au minimum -> au moins
attachants|attachantes -> touchants|touchantes
accompagner (les|des|la|le|nos|vos) -> aider
les accompagner -> les aider
secteur -> endroit
prendre connaissance de -> lire
faire part de -> dire
être en possession de -> avoir
dans un premier temps -> d'abord
dans un second temps -> ensuite
en premier lieu -> d'abord
à titre d'exemple -> par exemple
de même que -> comme
il s'agit de (la|l') -> c'est
il s'agit d' (un|une) -> c'est
votre réclamation -> votre plainte
d'ici à (deux|trois|un|une|cinq|dix|quelques) -> dans
(^) c'est pourquoi -> c'est pour ça que
serviable|serviables -> gentil|gentils
{recommander} (de|d'|cet|cette|ce|la|le) -> {conseiller}
{financer} -> {payer}
joignez -> ajoutez
{assister} à (la|un|une|cette|notre|votre) -> {venir} à
{demander} beaucoup de temps -> {prendre} beaucoup de temps
`;
