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
par conséquent -> donc
en conséquence -> donc
de ce fait -> donc
un grand nombre de|d' -> beaucoup de
un nombre important de|d' -> beaucoup de
(^|a|ont|ai|avons|avez|est|sont|y|avec|dans|pour|et|par|sur|depuis|offre|propose|existe|après|avait|reçu) de nombreux|nombreuses -> beaucoup de|beaucoup_de
la majorité des -> la plupart des
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
{effectuer} (un|une|le|la|les|des|votre|notre) -> {faire}
{débuter} -> {commencer}
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
porter à votre connaissance -> vous dire
une rémunération -> un salaire
la rémunération -> le salaire
supplémentaire ($|,|et|pour) -> de plus
(!s'|m'|t'|nous) {adresser} (un|une|le|la|les|votre|notre|ce|cette|des|ci-joint) -> {envoyer}
{transmettre} (un|une|le|la|les|votre|vos|notre|ce|cette|des|ces|mon|ma|mes) (!virus|maladie|maladies|savoir|connaissances|amitiés|salutations|vœux|passion|valeurs) -> {envoyer}
{effectuer} -> {faire}
{réaliser} (un|une|le|la|les|des|ce|cette|ces|votre|notre|deux|trois) (étude|études|travaux|travail|devis|tests|test|enquête|analyse|analyses|économies|achats|mesures) -> {faire}
{débuter} -> {commencer}
{solliciter} (un|une|votre|notre) (congé|entretien|rendez-vous|aide|avis|accord|autorisation|subvention|délai) -> {demander}
{acquérir} (un|une|le|la|des) (maison|appartement|véhicule|véhicules|logiciel|terrain|voiture|immeuble|logement|machine|machines|matériel|ordinateur) -> {acheter}
(!je|nous) {souhaiter} (@infinitive) -> {vouloir}
(!je|nous) {désirer} (@infinitive) -> {vouloir}
{nécessiter} -> {demander}
{demeurer} (!à|au|en|chez|rue) -> {rester}
{résider} (à|en) -> {habiter}
{posséder} -> {avoir}
{disposer} de|d' (un|une) (~de) (~d') -> {avoir}
{fournir} (un|une|le|la|les|des|votre|vos|notre|toutes|ces) -> {donner}
{octroyer} -> {donner}
{attribuer} (un|une|le|la|des) -> {donner}
{accorder} (un|une|des|le|la|les) -> {donner}
{conserver} -> {garder}
{rédiger} -> {écrire}
{poursuivre} (le|la|les|notre|nos|votre|vos|ses|ces|leurs) (études|travail|travaux|efforts|recherches|voyage|route|formation|discussions|discussion) -> {continuer}
{modifier} -> {changer}
{visualiser} -> {voir}
{sélectionner} -> {choisir}
{localiser} -> {trouver}
(~s') {achever} -> {finir}
(!se|m'|nous) (~s') {terminer} -> {finir}
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
{tenter} de|d' -> {essayer} de
{parvenir} à -> {arriver} à
{permettre} de|d' gagner du temps -> {faire} gagner du temps
{procéder} au (contrôle|nettoyage|paiement|tri|montage|calcul|ménage) -> {faire} le
{procéder} à (la|une|un) (vérification|contrôle|visite|réparation|commande|test|demande) -> {faire}
{bénéficier} de|d' (un|une) (~de) (~d') -> {avoir}
(^) pourtant , -> mais
(^) cependant , -> mais
(^) néanmoins , -> mais
(^) toutefois , -> mais
la gêne occasionnée -> le dérangement
pour la gêne (!occasionnée) -> pour le dérangement
suite à (notre|la|l') (entretien|réunion|discussion|conversation|échange|visite) -> après
lors de (la|cette|notre) (réunion|visite|fête|formation|conférence|soirée|crise|campagne|présentation) -> pendant
lors du (voyage|concert|match|repas|séjour|festival|débat|week-end) -> pendant le
à compter du -> à partir du
à proximité de|d' -> près de
à proximité du -> près du
à proximité des -> près des
au cours de|d' -> pendant
au cours des -> pendant les
au cours du -> pendant le
à destination de -> pour
à l'attention de -> pour
à l'égard de -> envers
à l'issue de -> après
à l'issue du -> après le
en amont de -> avant
en cas de|d' problème -> s'il y a un problème
en cas de|d' question -> si vous avez une question
en l'absence de (réponse|paiement|preuve|nouvelles|justificatif) -> sans
grâce à (ce|cette|ces|un|une) -> avec
par le biais de -> par
par l'intermédiaire de -> par
en particulier -> surtout
essentiellement -> surtout
rapidement -> vite
prochainement -> bientôt
récemment ($|,) -> il y a peu
actuellement -> en ce moment
désormais -> maintenant
dorénavant -> maintenant
auparavant -> avant
régulièrement -> souvent
habituellement -> d'habitude
généralement -> en général
quotidiennement -> chaque jour
considérablement -> beaucoup
(a|ont) fortement (augmenté|baissé|diminué|progressé|reculé|changé|évolué) -> beaucoup
significativement -> nettement
davantage -> plus
suffisamment -> assez
simultanément -> en même temps
l'ensemble des (participants|salariés|clients|élèves|habitants|services|documents|articles|produits|dossiers|projets|travaux|frais) -> tous les
plusieurs reprises -> plusieurs fois
dès que possible -> vite
inexact|inexacte -> faux|fausse
n'est pas correct|correcte -> est faux|fausse
illisible|illisibles -> impossible|impossibles à lire
aisé|aisée|aisés|aisées -> facile|facile|faciles|faciles
aisément -> facilement
primordial|primordiale -> très important|importante
onéreux|onéreuse|onéreuses -> cher|chère|chères
(est|sont|était) spacieux|spacieuse|spacieuses -> grand|grande|grandes
il est possible de|d' -> on peut
il est impossible de|d' -> on ne peut pas
il est préférable de|d' -> il vaut mieux
il est conseillé|recommandé de|d' -> il vaut mieux
vous avez la possibilité de|d' -> vous pouvez
nous avons la possibilité de|d' -> nous pouvons
je me permets de vous contacter|écrire|envoyer|rappeler|demander -> je vous contacte|écris|envoie|rappelle|demande
nous vous prions de|d' (!agréer|croire|recevoir|accepter|bien|m'|trouver|excuser) -> merci de
n'hésitez pas à nous contacter -> contactez-nous
n'hésitez pas à me contacter -> contactez-moi
n'hésitez pas à (nous|me|les) -> vous pouvez
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
nous vous informons que|qu' -> sachez que
je vous informe que|qu' -> sachez que
(!le|un|en|par|ce|du|au) car (@subject) -> parce que
pourriez-vous -> pouvez-vous
pourrais-tu -> peux-tu
serait-il possible de|d' (@infinitive) -> est-il possible de
se trouve (à|au|aux|dans|en|près|sur) -> est
se trouvent (à|au|aux|dans|en|près|sur) -> sont
se situe (à|au|dans|en|près|sur) -> est
{fonctionner} -> {marcher}
{apprécier} -> {aimer}
{jouer} un rôle ($|,|dans) -> {compter}
(question|questions|information|informations|renseignements|précisions|détails) concernant (le|la|les|votre|notre|ce|cette|un|une) -> sur
(question|questions|information|informations|documents|document) relatif|relative|relatifs|relatives à (la|l'|votre|notre|ce|cette) -> sur|sur|sur|sur
(question|questions|information|informations|détails) au sujet de (la|votre|notre|ce|cette|mon|ma) -> sur
(question|questions|information|informations|détails) au sujet du -> sur le
(question|questions|information|informations|détails) au sujet des -> sur les
(question|questions|information|informations|détails) à propos de (la|votre|notre|ce|cette|mon|ma) -> sur
te|vous|me|lui convient -> te|vous|me|lui va
seulement (@infinitive) -> juste
compliqué|compliquée|compliqués|compliquées -> difficile|difficile|difficiles|difficiles
rejoindre (notre|votre|l') (équipe) -> entrer dans
lumineux|lumineuse|lumineuses -> clair|claire|claires
l'an dernier -> l'année dernière
l'an prochain -> l'année prochaine
{augmenter} (de) -> {monter}
{diminuer} (de|$|,) -> {baisser}
{contribuer} à (@infinitive) -> {aider} à
{assurer} (la|l') (livraison|entretien) -> {faire}
participer à (la|une|cette|votre|notre) (réunion|fête|formation|rencontre|soirée) -> venir à
d'après -> selon
à partir de maintenant -> maintenant
de manière|façon régulière -> souvent
de manière|façon efficace -> bien
de façon à -> pour
de manière à -> pour
chaque jour -> tous les jours
chaque semaine -> toutes les semaines
veuillez trouver ci-joint -> voici
en outre , -> de plus ,
(^) en revanche , -> mais
(^) par conséquent , -> donc
satisfait|satisfaite|satisfaits|satisfaites (de|du|des|d'|$|,) -> content|contente|contents|contentes
insatisfait|insatisfaite|insatisfaits -> mécontent|mécontente|mécontents
il est donc nécessaire de|d' -> il faut donc
correctement -> bien
à nouveau -> encore une fois
un incendie s'est déclaré -> un feu a pris
un incendie -> un feu
maîtriser le feu -> éteindre le feu
faire parvenir (votre|vos|un|une|le|la|les|des) -> envoyer
nous restons à votre disposition pour toute question -> si vous avez une question , écrivez-nous
je reste à votre disposition pour toute question -> si vous avez une question , écrivez-moi
nous restons à votre disposition -> nous sommes là pour vous aider
je reste à votre disposition -> je suis là pour vous aider
les échanger -> les changer
{réduire} (les|la|le|nos|vos|leurs|ses|notre|votre) (prix|coûts|vitesse|impôts|température|volume|chauffage|taxes) -> {baisser}
{diminuer} (les|la|le|nos|vos|leurs|ses|notre|votre) (prix|coûts|vitesse|impôts|température|volume|chauffage|taxes) -> {baisser}
saisissez (votre|le|la|un) (code|mot|nom|adresse|texte|numéro) -> tapez
saisir (votre|le|la|un|une|vos) (code|mot|nom|adresse|texte|numéro) -> taper
votre identifiant -> votre nom d'utilisateur
{recruter} -> {embaucher}
je vous contacte au sujet de -> je vous écris pour
je vous contacte au sujet du -> je vous écris pour le
je vous écris au sujet de -> je vous écris pour
nous sommes heureux de|d' -> nous sommes contents de
je suis heureux|heureuse de|d' -> je suis content|contente de
nous avons le plaisir de|d' -> nous sommes contents de
reporter (la|le|notre|votre) (réunion|rendez-vous|visite|livraison) -> déplacer
disponible|disponibles (mardi|lundi|jeudi|vendredi|mercredi) -> libre|libres
les dépenses publiques -> les dépenses de l'État
mené|menée|menés auprès -> fait|faite|faits auprès
diminution -> baisse
une augmentation (de|des|du) -> une hausse
problématique|problématiques ($|,) -> difficile|difficiles
(!un|le|de) plutôt que de -> au lieu de
(^) ainsi , -> donc
tandis que|qu' -> alors que
lorsque|lorsqu' (@subject) -> quand
conçu|conçue|conçus (pour) -> fait|faite|faits
rencontrer des difficultés (à) -> avoir du mal
il est interdit de|d' -> on n'a pas le droit de
veuillez noter que|qu' -> notez que
à la suite de -> après
aimable|aimables -> gentil|gentils
nous joindre par téléphone -> nous appeler
me joindre par téléphone -> m'appeler
{envisager} de|d' -> {penser} à
confirmer votre présence ($|,) -> dire si vous venez
confirmer ta présence ($|,) -> dire si tu viens
(ai|avez|avons|a|ont) obtenu (ces|ce|cette|un|une|des|le|la|les) -> eu
expédié|expédiée|expédiés|expédiées -> envoyé|envoyée|envoyés|envoyées
s'explique par le -> vient du
s'explique par la -> vient de la
d'ici à (#) -> avant
{discuter} du -> {parler} du
{discuter} de|d'|des -> {parler} de
vous rencontrer -> vous voir
te rencontrer -> te voir
(^) pensez à apporter -> apportez
au minimum -> au moins
attachants|attachantes -> touchants|touchantes
prendre connaissance de -> lire
être en possession de -> avoir
dans un premier temps -> d'abord
dans un second temps -> ensuite
en premier lieu -> d'abord
à titre d'exemple -> par exemple
de même que -> comme
(^) il s'agit de (la|l') -> c'est
(^) il s'agit d' (un|une) -> c'est
d'ici à (deux|trois|un|une|cinq|dix|quelques) -> dans
(^) c'est pourquoi -> c'est pour ça que
serviable|serviables -> gentil|gentils
{recommander} (de|d'|cet|cette|ce|la|le) -> {conseiller}
{financer} -> {payer}
joignez -> ajoutez
assister à (la|un|une|cette|notre|votre) (réunion|fête|formation|présentation|conférence|cours|soirée|concert) -> venir à
{demander} beaucoup de temps -> {prendre} beaucoup de temps
`;
