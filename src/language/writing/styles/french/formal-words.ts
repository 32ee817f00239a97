/** What texts of offices and studies say for words of every day. */
export const formalWords = `
(!pas|plus|jamais) beaucoup de personnes -> de nombreuses personnes
(est|sont|était) cher|chère|chers|chères ($|,) -> onéreux|onéreuse|onéreux|onéreuses
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
(~pas) (~seulement) (~non) (,) mais (@subject) -> toutefois
par contre -> en revanche
(!comment|où|qui|quoi|quand|pourquoi) ça (!va|fait|marche|y|suffit|alors) -> cela
(^) pour (@infinitive) (~et) (~ou) -> afin de
(!^|est|c'|surtout|et|pas|juste) parce que|qu' -> car
(!^|est|c'|surtout|et|pas|juste) parce qu' -> car
tout de suite -> immédiatement
en ce moment -> actuellement
(!à|très|aussi|pour) bientôt -> prochainement
souvent -> fréquemment
vraiment (bien|bon|bonne|bons|bonnes|utile|utiles|facile|important|importante|difficile) -> particulièrement
super (bien|bon|bonne|utile|facile|content|contente|rapide) -> particulièrement
hyper -> particulièrement
trop (bien|beau|belle|cool) -> très
(!pas|plus|jamais|sans) beaucoup de|d' (problèmes|clients|projets|élèves|étudiants|employés|utilisateurs) -> de nombreux
(!pas|plus|jamais|sans) beaucoup de|d' (questions|erreurs|idées|entreprises|études|raisons) -> de nombreuses
plein de|d' (problèmes|clients|projets) -> de nombreux
plein de|d' (questions|erreurs|idées) -> de nombreuses
un tas de|d' (problèmes|clients|projets) -> de nombreux
(travail|progrès|différence|coût|écart|succès|perte|retard) énorme|énormes -> considérable|considérables
un peu (plus|moins|trop) -> légèrement
{montrer} que|qu' -> {démontrer} que
boulot -> travail
sympa|sympas -> agréable|agréables
génial|géniale -> excellent|excellente
(!une|la|les|cette|l') chouette -> agréable
marche bien -> fonctionne bien
ne marche pas -> ne fonctionne pas
ne marche plus -> ne fonctionne plus
ado|ados -> adolescent|adolescents
télé -> télévision
appli|applis -> application|applications
resto|restos -> restaurant|restaurants
ciné -> cinéma
(!la|ma|une|cette|sa|ta|notre|votre) prof|profs -> professeur|professeurs
info|infos -> information|informations
(est|sont|était|étaient|suis|sommes|êtes|semble|paraît) très (!bien|peu|plaisir|envie|peur|faim|froid|chaud|vite|souvent|bientôt|mal|tôt|tard|cher|chers|bon|bonne|longtemps|loin|près|rapidement|probablement) -> particulièrement
(!moi|toi|lui|elle|nous|vous|eux|non) aussi ($|un|une|le|la|les|des|de|à|en|pour|dans|notre|votre|mon|ma|mes|nos|vos|aux|au) (~que) (~qu') -> également
(!^|dites|voyons|venez) donc ($|le|la|les|un|une|de|à|que|pas|nous|faire|prendre|en|plus|très|d') -> par conséquent
(^) quand (il|elle|on|nous|vous|je|ils|elles) -> lorsque
(,) quand (il|elle|on|nous|vous|je|ils|elles) -> lorsque
maintenant (!$) -> à présent
(!plus) vite ($|,|et) -> rapidement
(!comme) d'habitude -> habituellement
à peu près (#|deux|trois|cinq|dix|vingt|cent|mille|une|un) -> environ
(!pas|plus|bien) assez (difficile|facile|cher|complexe|simple|long|longue|élevé|élevée|faible|rare|rapide|important|importante) -> relativement
presque (tous|toutes|tout|toute) -> pratiquement
(^) au début , -> initialement ,
tout le temps -> en permanence
(!de|presque) tous les jours -> quotidiennement
(!de) chaque jour -> quotidiennement
{essayer} de|d' -> {tenter} de
{commencer} (lundi|mardi|mercredi|jeudi|vendredi|en|demain|bientôt|$|dans) -> {débuter}
{commencer} à (#) -> {débuter} à
{changer} (le|la|les|notre|nos|votre|vos|mon|ma|mes|cette|ces|leur|leurs) (mot|mots|date|dates|nom|adresse|langue|couleur|horaires|règles|texte|titre|paramètres|contrat|loi|réglages|taille|prix|planning|programme) -> {modifier}
{garder} (le|la|les|notre|nos|votre|vos|mon|ma|mes|ce|cette|ces|un|une) (documents|document|facture|factures|ticket|reçu|copie|trace|fichier|fichiers|données|preuve) -> {conserver}
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
{montrer} (un|une|le|la|les|des) (résultat|résultats) -> {présenter}
(a|ont|ai|avons|avez|avait) dit que|qu' -> indiqué que
(!tu|je|j'|ne|te|faut|peut|peux|ai|as|à|de|d') {penser} que|qu' -> {estimer} que
je pense que|qu' (!tu|t'|te) -> j'estime que
(je|nous|il|elle|ils|elles|vous) {trouver} que|qu' -> {estimer} que
(on|nous|je|vous|ils|elles|il|elle|ai|avons|a|ont|avez) {voir} que|qu' -> {constater} que
{rester} (élevé|élevée|élevés|faible|stable|difficile|important|importante|inquiets|inquiet|ouvert|ouverte|incertain|incertaine) -> {demeurer}
{arriver} à (@infinitive) -> {parvenir} à
encore plus ($|,) -> davantage
de plus en plus de|d' (personnes|clients|jeunes|entreprises|pays|utilisateurs|familles|habitants|étudiants|élèves) -> un nombre croissant de
la plupart des -> la majorité des
(!pas|plus|jamais|sans) beaucoup de|d' temps -> un temps considérable
(!pas|plus|jamais|sans) beaucoup de|d' bruit -> un bruit considérable
(!pas|plus|jamais|sans) beaucoup de|d' travail -> un travail considérable
(!pas|plus|jamais|sans) beaucoup de|d' (clients|élèves|utilisateurs|habitants|visiteurs|jeunes|pays|produits|messages|mails) -> de nombreux
(augmenté|baissé|changé|progressé|évolué) beaucoup ($) -> considérablement
(a|ont|ai|avons|as|avez) beaucoup (changé|augmenté|baissé|progressé|évolué) -> considérablement
(!merci) à l'avance -> au préalable
(est|sont|a|ont) tout de même -> néanmoins
(est|sont|a|ont) quand même -> néanmoins
(et) pourtant -> néanmoins
(^) pourtant , -> néanmoins ,
(!non|si|pas) seulement -> uniquement
juste (pour|une) -> simplement
surtout (les|des|le|la|en|pour|dans|pendant) -> principalement
un gros problème -> un problème majeur
de gros problèmes -> des problèmes majeurs
ok , -> d'accord ,
ok pour -> d'accord pour
dispo|dispos -> disponible|disponibles
c'est super ($|,) -> c'est excellent
c'était super ($|,) -> c'était excellent
rdv -> rendez-vous
stp -> s'il te plaît
svp -> s'il vous plaît
(^) salut (,|!) -> bonjour
un peu (cher|chère|chers|chères|nerveux|nerveuse|long|longue|lent|lente|difficile|tard|court|courte|compliqué|compliquée) -> quelque peu
est bon pour (la|le|les|l') -> est bénéfique pour
est mauvais pour -> est néfaste pour
de meilleures|meilleurs notes|résultats -> des notes|résultats supérieures|supérieurs
meilleures|meilleurs notes|résultats -> notes|résultats supérieures|supérieurs
trop cher|chère ($|,) -> trop onéreux|onéreuse
moyen de se déplacer -> mode de déplacement
il faut (@infinitive) (~et) (~ou) -> il convient de
il faut donc (@infinitive) (~et) (~ou) -> il convient donc de
il ne faut pas (@infinitive) -> il convient de ne pas
il vaut mieux (@infinitive) (~et) (~ou) -> il est préférable de
il vaudrait mieux (@infinitive) (~et) (~ou) -> il serait préférable de
j'ai besoin de|d' (@infinitive) (~et) (~ou) -> il m'est nécessaire de
(!bien|merci|je|j'|nous|tu|en) {vouloir} (@infinitive) (~dire) -> {souhaiter}
{réduire} (les|la|le|nos|vos|leurs|ses) -> {diminuer}
a|ont du mal à -> éprouve|éprouvent des difficultés à
est donc nécessaire -> s'avère donc nécessaire
est nécessaire -> s'avère nécessaire
jouent|joue un rôle important -> jouent|joue un rôle déterminant
se termine (le|en|à|dans|demain) -> prend fin
se terminent (le|en|à|dans|demain) -> prennent fin
nous joindre (!à|au|aux) -> nous contacter
me joindre -> me contacter
avoir de l'expérience -> justifier d'une expérience
je le|la conseille -> je le|la recommande
je cherche (un|une|des) -> je recherche
nous cherchons (un|une|des|le|la|les) -> nous recherchons
décrit bien -> décrit avec justesse
grandes villes -> grandes agglomérations
il faudrait (@infinitive) (~et) (~ou) -> il conviendrait de
la plupart sont -> la majorité sont
(^) si le problème continue -> si le problème persiste
formidable|formidables ($|,|et) -> remarquable|remarquables
je suis d'accord avec (la|le|votre|cette|ces|les|l') -> j'approuve
je suis d'accord ($|,) -> j'y suis favorable
trop de bruit -> un bruit excessif
plusieurs fois (!par|plus|moins|la|le) -> à plusieurs reprises
fonctionne sur tous -> est compatible avec tous
vous aide à -> vous permet de
dès aujourd'hui -> dès à présent
aura lieu -> se tiendra
auront lieu -> se tiendront
a lieu (le|à|en|dans|tous|chaque|au|demain) -> se tient
ont lieu (le|à|en|dans|tous|chaque|au|demain) -> se tiennent
(,) consultez|contactez|appelez -> veuillez consulter|contacter|appeler
ne sont pas clairs|claires ($|,) -> manquent de clarté
n'est pas clair|claire ($|,) -> manque de clarté
a|ont|avons|ai|avez décidé de|d' -> a|ont|avons|ai|avez pris la décision de
(visiteurs|habitants|utilisateurs|clients|élèves|étudiants|salariés|candidats|participants) peuvent|pourront (@infinitive) (~et) (~ou) -> ont|auront la possibilité de
documents utiles -> documents pertinents
besoin d'aide -> besoin d'assistance
c'est un vrai (problème|défi|succès|progrès) -> il s'agit d'un réel
c'est une vraie (chance|difficulté|réussite) -> il s'agit d'une réelle
(^) c'est un (!peu|vrai|plaisir|honneur) -> il s'agit d'un
(^) c'est une (!bonne|vraie|belle|chance) -> il s'agit d'une
en cas de problème -> en cas de difficulté
je voudrais savoir -> je souhaiterais savoir
je dois (@infinitive) -> il me faut
nous devons (@infinitive) -> il nous faut
`;

export const businessWords = `
je veux -> je souhaiterais
nous voulons -> nous souhaiterions
je voudrais -> je souhaiterais
nous voudrions -> nous souhaiterions
j'aimerais beaucoup -> je souhaiterais vivement
j'aimerais (!bien) -> je souhaiterais
pouvez-vous -> pourriez-vous
est-ce que vous pouvez -> pourriez-vous
peux-tu -> pourrais-tu
merci pour (!ton|ta|tes|tout) -> je vous remercie pour
merci de votre -> je vous remercie de votre
merci beaucoup pour (!ton|ta|tes) -> je vous remercie vivement pour
je vous envoie -> je vous adresse
désolé pour (le|ce|cette|l') (retard|erreur|oubli|dérangement|contretemps|désagrément) -> veuillez nous excuser pour
désolée pour (le|ce|cette|l') (retard|erreur|oubli|dérangement|contretemps|désagrément) -> veuillez nous excuser pour
dites-moi -> merci de m'indiquer
envoyez-moi -> merci de m'envoyer
(^) appelez-moi -> merci de m'appeler
{envoyer} (!votre) (un|une|le|la|les|des|ce|cette|mon|ma|notre|nos|ci-joint) -> {transmettre}
(!bien|merci|tu|en) {vouloir} (@infinitive) (~dire) -> {souhaiter}
(!s'|m'|t'|nous|se|me|te) {appeler} (demain|lundi|mardi|mercredi|jeudi|vendredi|dès|avant|au) -> {contacter}
(!que|qu'|^) je peux (@infinitive|vous) -> je suis en mesure de
(!comme) nous pouvons (@infinitive|vous) -> nous sommes en mesure de
nous pourrons -> nous serons en mesure de
je pourrai -> je serai en mesure de
est-ce que vous avez -> avez-vous
est-ce que vous êtes -> êtes-vous
est-ce que vous voulez -> souhaitez-vous
est-ce que vous pourriez -> pourriez-vous
est-ce que tu peux -> pourrais-tu
est-ce que tu as -> as-tu
voulez-vous -> souhaitez-vous
j'ai bien reçu (votre|la|vos) -> j'accuse réception de
(^) nous avons bien reçu votre -> nous accusons réception de votre
(^) j'ai bien reçu votre -> j'accuse réception de votre
je suis désolé|désolée pour (le|ce|cette|l') (retard|erreur|oubli|dérangement|contretemps|désagrément) -> veuillez m'excuser pour
nous sommes désolés pour (le|ce|cette|l'|la) (retard|erreur|oubli|dérangement|contretemps|désagrément|gêne) -> veuillez nous excuser pour
dès que possible -> dans les meilleurs délais
le plus vite possible -> dans les meilleurs délais
aussi vite que possible -> dans les meilleurs délais
(+veuillez|merci|demandons|pourriez-vous|pouvez-vous|envoyer|répondre|prions) rapidement ($) -> dans les meilleurs délais
je vous rappelle (demain|lundi|mardi|mercredi|jeudi|vendredi|dès|dans|plus|cet) -> je reviens vers vous
on se voit -> nous nous retrouvons
par mail -> par courriel
(un|le|mon|votre|ce|notre) mail -> courriel
(des|les|vos|mes|nos) mails -> courriels
si vous avez des questions -> pour toute question
si vous avez une question -> pour toute question
n'hésitez pas à nous contacter ($) -> nous restons à votre disposition
n'hésitez pas à me contacter ($) -> je reste à votre disposition
n'hésitez pas à nous appeler ($) -> nous restons joignables par téléphone
n'est pas correct|correcte -> est inexact|inexacte
ne fonctionne pas comme prévu -> ne fonctionne pas conformément à nos attentes
(livré|livrés|livrée|livrées|rendu|terminé|terminés|payé|envoyé) à temps -> dans les délais
qu'en pensez-vous -> quel est votre avis
le montant indiqué -> le montant mentionné
nous vendons -> nous commercialisons
nous cherchons (un|une|des|le|la|les) -> nous recherchons
je cherche (un|une|des) -> je recherche
je vous écris (pour|car|à|suite|concernant|afin|au) -> je me permets de vous écrire
je voulais (savoir|demander) -> je souhaiterais
est-il possible de|d' -> serait-il possible de
`;

export const academicWords = `
(^) je pense que|qu' (~tu) (~te) (~t') (~je) (~j') (~on) (~vous) (~nous) -> il est permis de penser que
(^) je crois que|qu' (~tu) (~te) (~t') (~je) (~j') (~on) (~vous) (~nous) -> il est permis de penser que
nous pensons que|qu' -> il apparaît que
nous pensons qu' -> il apparaît qu'
à mon avis , -> selon nous ,
on voit que|qu' -> il apparaît que
on voit qu' -> il apparaît qu'
tout le monde sait que|qu' -> il est établi que
par exemple -> à titre d'exemple
à cause de|d' (!moi|toi|lui|elle|nous|vous|eux) -> en raison de
à cause des -> en raison des
à cause du -> en raison du
{montrer} que|qu' -> {démontrer} que
cette étude montre -> la présente étude démontre
nous avons étudié -> nous avons analysé
(^) on peut (@infinitive) (~et) (~ou) -> il est possible de
(^) vous pouvez (@infinitive) (~et) (~ou) (~vous) (~être) (~avoir) -> il est possible de
nous pouvons (@infinitive) (~et) (~ou) (~nous) -> il est possible de
(!je|tu|vous|nous) peuvent jouer un rôle -> sont susceptibles de jouer un rôle
peut (causer|provoquer|entraîner|augmenter|réduire|jouer|améliorer) -> est susceptible de
peuvent (causer|provoquer|entraîner|augmenter|réduire|jouer|améliorer) -> sont susceptibles de
il y a plusieurs (raisons|facteurs|solutions|méthodes|types|possibilités|études) -> il existe plusieurs
il y a de nombreux|nombreuses (facteurs|raisons|cas|études|méthodes) -> il existe de nombreux|nombreuses
il y a deux|trois|quatre (raisons|facteurs|solutions|méthodes|types) -> il existe deux|trois|quatre
les gens -> les individus
beaucoup de gens -> de nombreux individus
à l'aide de -> au moyen de
sur internet -> en ligne
c'est pourquoi -> c'est la raison pour laquelle
c'est pour ça que|qu' -> c'est la raison pour laquelle
très (utile|important|importante|intéressant|intéressante|difficile|facile) -> particulièrement
est important|importante ($|,) -> revêt une importance particulière
est très important|importante ($|,) -> revêt une importance particulière
les experts pensent -> les experts estiment
selon moi -> selon nous
au bout de|d' (#|deux|trois|quatre|cinq|dix|quelques|un|une|plusieurs) -> à l'issue de
pendant (!que|qu'|lequel|laquelle|longtemps|ce) -> durant
(^) vous pouvez (les|le|la|l') (~et) (~ou) (~vous) -> il est possible de
(^) nous pensons que|qu' -> il apparaît que
est difficile ($|,|ce|en) -> s'avère difficile
sont difficiles ($|,|à) -> s'avèrent difficiles
`;
