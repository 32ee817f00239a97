/** What texts of offices and studies say for words of every day. */
export const formalWords = `
beaucoup de gens|personnes -> de nombreuses personnes
(est|sont|était) cher|chère|chers|chères ($|,) -> onéreux|onéreuse|onéreux|onéreuses
on peut|doit|va -> nous pouvons|devons|allons
meilleur marché -> plus économique
(^) mais -> toutefois ,
(^) donc ,? -> par conséquent ,
(^) du coup ,? -> par conséquent ,
(^) alors , -> par conséquent ,
(^) en plus , -> en outre ,
(^) de plus , -> en outre ,
(^) par contre , -> en revanche ,
(^) bref , -> en résumé ,
, du coup -> , par conséquent ,
(,) mais (@subject) -> toutefois
par contre -> en revanche
ça (!va|fait|marche) -> cela
pour (@infinitive) -> afin de
(!^|est|c'|surtout|et|pas|juste) parce que|qu' -> car
(!^|est|c'|surtout|et|pas|juste) parce qu' -> car
tout de suite -> immédiatement
en ce moment -> actuellement
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
(!pas|plus|une|un|de|d'|des|à|les|le|la) très (!bien|peu|plaisir|envie|peur|faim|froid|chaud|vite|souvent|bientôt|mal|tôt|tard|cher|chers|bon|bonne|longtemps) -> particulièrement
(!moi|toi|lui|elle|nous|vous|eux|non) aussi ($|un|une|le|la|les|des|de|à|en|pour|dans|notre|votre|mon|ma|mes|nos|vos|aux|au) -> également
(!^|dites|voyons|venez) donc ($|le|la|les|un|une|de|à|que|pas|nous|faire|prendre|en|plus|très|d') -> par conséquent
(^) quand (il|elle|on|nous|vous|je|ils|elles) -> lorsque
(,) quand (il|elle|on|nous|vous|je|ils|elles) -> lorsque
(^) aujourd'hui (@clause) -> à ce jour ,
(^) puis (@clause) -> par la suite ,
(^) ensuite , -> par la suite ,
maintenant (!$) -> à présent
vite ($|,|et) -> rapidement
d'habitude -> habituellement
à peu près -> environ
(!pas|plus|bien) assez (difficile|facile|cher|complexe|simple|long|longue|élevé|élevée|faible|rare|rapide|important|importante) -> relativement
presque (tous|toutes|tout|toute) -> pratiquement
au début -> initialement
tout le temps -> en permanence
tous les jours -> quotidiennement
chaque jour -> quotidiennement
{essayer} de|d' -> {tenter} de
{finir} (la|les|mon|ma|mes|notre|nos|votre|vos|ce|cette|ces|son|sa|ses|leur) -> {achever}
{commencer} (lundi|mardi|mercredi|jeudi|vendredi|en|demain|bientôt|$|dans) -> {débuter}
{commencer} à (#) -> {débuter} à
{changer} (le|la|les|notre|nos|votre|vos|mon|ma|mes|cette|ces|leur|leurs) -> {modifier}
{garder} (le|la|les|notre|nos|votre|vos|mon|ma|mes|ce|cette|ces|un|une) (!chat|chien|enfant|enfants|contact|silence|secret|porte|calme) -> {conserver}
{donner} (des|les|une|toutes|plus|quelques|plusieurs) (informations|renseignements|précisions|détails|explications|réponse|indications) -> {fournir}
{donner} (un|votre|son|mon|leur) (accord|avis) -> {communiquer}
{faire} une|des (erreur|erreurs|faute|fautes) -> {commettre} une|des
{faire} un|le|des (paiement|paiements|virement|achat|achats) -> {effectuer} un|le|des
{faire} une|des|la (recherche|recherches|analyse|vérification|étude|commande|visite|livraison) -> {effectuer} une|des|la
{faire} de nouvelles (recherches|études|analyses) -> {effectuer} de nouvelles
{faire} une réunion -> {organiser} une réunion
{faire} des progrès -> {accomplir} des progrès
{payer} (la|une|cette|votre|les|notre) (facture|factures|commande|somme) -> {régler}
{écrire} (un|le|ce|des|une) (rapport|article|texte|document|articles|documents|lettre) -> {rédiger}
{regarder} (le|les|la|ce|cette|votre|vos) (document|documents|dossier|fichier|proposition|contrat|rapport|offre) -> {examiner}
{montrer} que|qu' -> {démontrer} que
{montrer} (un|une|le|la|les|des) (résultat|résultats|effet|effets|lien|différence|importance|hausse|baisse|tendance) -> {présenter}
{dire} que|qu' -> {indiquer} que
{penser} que|qu' -> {estimer} que
{croire} que|qu' -> {estimer} que
{trouver} que|qu' -> {estimer} que
{voir} que|qu' -> {constater} que
{utiliser} -> {employer}
{rester} (élevé|élevée|élevés|faible|stable|difficile|important|importante|inquiets|inquiet|ouvert|ouverte|incertain|incertaine) -> {demeurer}
{permettre} de|d' -> {permettre} de
{arriver} à (@infinitive) -> {parvenir} à
plus de|d' (gens|personnes) -> davantage de
encore plus -> davantage
de plus en plus de|d' -> un nombre croissant de
la plupart des -> la majorité des
beaucoup de|d' (gens|personnes) -> de nombreuses personnes
beaucoup de|d' temps -> un temps considérable
beaucoup de|d' bruit -> un bruit considérable
beaucoup de|d' travail -> un travail considérable
beaucoup de|d' (clients|élèves|utilisateurs|habitants|visiteurs|jeunes|pays|produits|messages|mails) -> de nombreux
beaucoup ($) -> considérablement
(a|ont|ai|avons|as|avez) beaucoup (changé|augmenté|baissé|progressé|évolué) -> considérablement
en avance -> par anticipation
à l'avance -> au préalable
pas assez -> insuffisamment
tout de même -> néanmoins
quand même -> néanmoins
pourtant -> néanmoins
seulement -> uniquement
juste (pour|un|une|le|la) -> simplement
surtout (les|des|le|la|en|pour|dans|pendant) -> principalement
un gros problème -> un problème majeur
de gros problèmes -> des problèmes majeurs
les gens -> les personnes
ok , -> d'accord ,
ok pour -> d'accord pour
dispo|dispos -> disponible|disponibles
super ($|,) -> excellent
un truc -> un élément
des trucs -> des éléments
rdv -> rendez-vous
stp -> s'il te plaît
svp -> s'il vous plaît
salut ,? -> bonjour ,
vraiment -> réellement
un peu (cher|chère|chers|chères|nerveux|nerveuse|long|longue|lent|lente|difficile|tard|court|courte|compliqué|compliquée) -> quelque peu
bon pour -> bénéfique pour
mauvais pour -> néfaste pour
est bon pour -> est bénéfique pour
est mauvais pour -> est néfaste pour
meilleures|meilleurs notes|résultats -> notes|résultats supérieures|supérieurs
plus rapide|rapides ($|,) -> plus efficace|efficaces
trop cher|chère ($|,) -> trop onéreux|onéreuse
(!coûte|coûtent|coûter|coûté|coûtait|paie|payer|vendre|trop) cher|chère|chers|chères ($) -> onéreux|onéreuse|onéreux|onéreuses
moyen de se déplacer -> mode de déplacement
il faut (@infinitive) -> il convient de
il faut donc (@infinitive) -> il convient donc de
il ne faut pas -> il convient de ne pas
il vaut mieux -> il est préférable de
il vaudrait mieux -> il serait préférable de
il suffit de|d' -> il suffit de
j'ai besoin de|d' (@infinitive) -> il m'est nécessaire de
a besoin de|d' -> nécessite
ont besoin de|d' -> nécessitent
avoir besoin de|d' -> nécessiter
(!bien|merci|je|j'|nous) {vouloir} (@infinitive) -> {souhaiter}
{réduire} (les|la|le|nos|vos|leurs|ses) -> {diminuer}
a|ont du mal à -> éprouve|éprouvent des difficultés à
est donc nécessaire -> s'avère donc nécessaire
est nécessaire -> s'avère nécessaire
jouent|joue un rôle important -> jouent|joue un rôle déterminant
se termine (le|en|à|dans|demain) -> prend fin
se terminent (le|en|à|dans|demain) -> prennent fin
nous joindre -> nous contacter
me joindre -> me contacter
avoir de l'expérience -> justifier d'une expérience
je le|la conseille -> je le|la recommande
plein|pleine d' -> empreint|empreinte d'
je cherche -> je recherche
nous cherchons -> nous recherchons
décrit bien -> décrit avec justesse
grandes villes -> grandes agglomérations
pas très confortable|confortables -> peu confortable|confortables
pas très cher|chère|utile|clair|claire -> peu onéreux|onéreuse|utile|clair|claire
il faudrait (@infinitive) -> il conviendrait de
la plupart sont -> la majorité sont
hier soir -> hier en soirée
(^) si le problème continue -> si le problème persiste
formidable|formidables ($|,|et) -> remarquable|remarquables
je suis d'accord avec -> j'approuve
je suis d'accord ($|,) -> j'y suis favorable
trop de bruit -> un bruit excessif
plusieurs fois -> à plusieurs reprises
fonctionne sur tous -> est compatible avec tous
vous aide à -> vous permet de
dès aujourd'hui -> dès à présent
aura lieu -> se tiendra
auront lieu -> se tiendront
a lieu (le|à|en|dans|tous|chaque|au|demain) -> se tient
ont lieu (le|à|en|dans|tous|chaque|au|demain) -> se tiennent
(,) consultez|contactez|appelez -> veuillez consulter|contacter|appeler
autour de (!la|lui|nous|vous|moi|elle|#) -> aux abords de
ne sont pas clairs|claires ($|,) -> manquent de clarté
n'est pas clair|claire ($|,) -> manque de clarté
au moins ($|,) -> au minimum
a|ont|avons|ai|avez décidé de|d' -> a|ont|avons|ai|avez pris la décision de
(visiteurs|habitants|utilisateurs|clients|élèves|étudiants|salariés|candidats|participants) peuvent|pourront (@infinitive) -> ont|auront la possibilité de
documents utiles -> documents pertinents
besoin d'aide -> besoin d'assistance
c'est un vrai (problème|défi|succès|progrès) -> il s'agit d'un réel
c'est une vraie (chance|difficulté|réussite) -> il s'agit d'une réelle
(^) c'est un (!peu|vrai|plaisir|honneur) -> il s'agit d'un
(^) c'est une (!bonne|vraie|belle|chance) -> il s'agit d'une
en cas de problème -> en cas de difficulté
moins de|d' douleurs -> moins de douleurs
je voudrais savoir -> je souhaiterais savoir
je dois (@infinitive|les|le|la) -> il me faut
nous devons (@infinitive) -> il nous faut
vous devez (@infinitive) -> il vous appartient de
petit|petite|petits|petites mais -> de taille réduite mais
n'importe quel|quelle -> tout|toute
`;

export const businessWords = `
je veux -> je souhaiterais
nous voulons -> nous souhaiterions
je voudrais -> je souhaiterais
nous voudrions -> nous souhaiterions
j'aimerais beaucoup -> je souhaiterais vivement
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
{envoyer} (!votre) (un|une|le|la|les|des|ce|cette|mon|ma|notre|nos|ci-joint) -> {transmettre}
(!bien|merci) {vouloir} (@infinitive) -> {souhaiter}
(!s'|m'|t'|nous|se|me|te) {appeler} (demain|lundi|mardi|mercredi|jeudi|vendredi|dès|avant|au) -> {contacter}
je peux -> je suis en mesure de
(!comme) nous pouvons -> nous sommes en mesure de
nous pourrons -> nous serons en mesure de
je pourrai -> je serai en mesure de
est-ce que vous avez -> avez-vous
est-ce que vous êtes -> êtes-vous
est-ce que vous voulez -> souhaitez-vous
est-ce que vous pourriez -> pourriez-vous
est-ce que tu peux -> pourrais-tu
est-ce que tu as -> as-tu
voulez-vous -> souhaitez-vous
j'ai bien reçu (ton|votre|le|la|les|vos) -> j'accuse réception de
(^) nous avons bien reçu votre -> nous accusons réception de votre
(^) j'ai bien reçu votre -> j'accuse réception de votre
je suis désolé|désolée pour -> veuillez m'excuser pour
nous sommes désolés pour -> veuillez nous excuser pour
merci pour -> je vous remercie pour
dès que possible -> dans les meilleurs délais
le plus vite possible -> dans les meilleurs délais
aussi vite que possible -> dans les meilleurs délais
rapidement ($) -> dans les meilleurs délais
je vous rappelle -> je reviens vers vous
on se voit -> nous nous retrouvons
par mail -> par courriel
(un|le|mon|votre|ce|notre) mail -> courriel
(des|les|vos|mes|nos) mails -> courriels
si vous avez des questions -> pour toute question
si vous avez une question -> pour toute question
n'hésitez pas à nous contacter -> nous restons à votre disposition
n'hésitez pas à me contacter -> je reste à votre disposition
n'hésitez pas à nous appeler -> nous restons joignables par téléphone
(^) il y a une erreur -> nous avons relevé une erreur
(^) il y a un problème -> nous avons relevé un problème
n'est pas correct|correcte -> est inexact|inexacte
ne fonctionne pas comme prévu -> ne fonctionne pas conformément à nos attentes
à temps -> dans les délais
une personne de plus -> un collaborateur supplémentaire
qu'en pensez-vous -> quel est votre avis
le montant indiqué -> le montant mentionné
vous nous avez demandé -> vous nous avez sollicités
nous vendons -> nous commercialisons
nous faisons -> nous réalisons
nous cherchons -> nous recherchons
je cherche -> je recherche
fabriqués (en) -> produits
je vous écris -> je me permets de vous écrire
je voulais (savoir|demander) -> je souhaiterais
est-il possible de|d' -> serait-il possible de
`;

export const academicWords = `
je pense que|qu' -> il est permis de penser que
je crois que|qu' -> il est permis de penser que
je pense qu' -> il est permis de penser qu'
je crois qu' -> il est permis de penser qu'
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
montr+er que|qu' -> démontr+er que
cette étude montre -> la présente étude démontre
nous avons étudié -> nous avons analysé
je pense -> il semble
(^) on peut (@infinitive) -> il est possible de
(^) vous pouvez (@infinitive) -> il est possible de
nous pouvons (@infinitive) -> il est possible de
(!je|tu|vous|nous) peuvent jouer un rôle -> sont susceptibles de jouer un rôle
peut (causer|provoquer|entraîner|augmenter|réduire|jouer|améliorer) -> est susceptible de
peuvent (causer|provoquer|entraîner|augmenter|réduire|jouer|améliorer) -> sont susceptibles de
il y a plusieurs (raisons|facteurs|solutions|méthodes|types|possibilités|études) -> il existe plusieurs
il y a de nombreux|nombreuses (facteurs|raisons|cas|études|méthodes) -> il existe de nombreux|nombreuses
il y a deux|trois|quatre (raisons|facteurs|solutions|méthodes|types) -> il existe deux|trois|quatre
en ville -> en milieu urbain
les gens -> les individus
beaucoup de gens -> de nombreux individus
plus de|d' argent -> davantage de moyens financiers
de l'argent -> des moyens financiers
à l'aide de -> au moyen de
sur internet -> en ligne
c'est pourquoi -> c'est la raison pour laquelle
c'est pour ça que|qu' -> c'est la raison pour laquelle
très (utile|important|importante|intéressant|intéressante|difficile|facile) -> particulièrement
est important|importante ($|,) -> revêt une importance particulière
est très important|importante ($|,) -> revêt une importance particulière
les experts pensent -> les experts estiment
selon moi -> selon nous
au bout de|d' -> à l'issue de
pendant -> durant
(^) vous pouvez (les|le|la|l') -> il est possible de
(^) nous pensons que|qu' -> il apparaît que
est difficile ($|,|ce|en) -> s'avère difficile
sont difficiles ($|,|à) -> s'avèrent difficiles
`;
