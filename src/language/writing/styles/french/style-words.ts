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
je vous informe que|qu' -> je vous dis que
nous vous informons que|qu' -> nous vous disons que
une rémunération -> un salaire
la rémunération -> le salaire
supplémentaire -> de plus
`;

export const formalWords = `
beaucoup de gens|personnes -> de nombreuses personnes
(est|sont|était) cher|chère|chers|chères ($|,) -> onéreux|onéreuse|onéreux|onéreuses
on peut|doit|va -> nous pouvons|devons|allons
meilleur marché -> plus économique
environ (#) -> approximativement
(^) mais -> toutefois ,
(^) donc ,? -> par conséquent ,
(^) du coup ,? -> par conséquent ,
(^) alors , -> par conséquent ,
(^) en plus , -> en outre ,
(^) de plus , -> en outre ,
(^) par contre , -> en revanche ,
(^) bref , -> en résumé ,
, du coup -> , par conséquent ,
mais (@subject) -> toutefois
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
`;

export const businessWords = `
je veux -> je souhaiterais
nous voulons -> nous souhaiterions
je voudrais -> je souhaiterais
nous voudrions -> nous souhaiterions
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
`;

export const casualWords = `
cela (!est|était|dit|sera|serait|ne|n') -> ça
afin de|d' -> pour
(!le|un|en|par|ce|du|au) car (@subject) -> parce que
toutefois -> mais
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
environ (#) -> à peu près
de nombreux|nombreuses -> plein de|plein_de
beaucoup de|d' -> plein de
un grand nombre de|d' -> plein de
très (bien|bon|bonne|bons|bonnes|facile|utile|sympa|content|contente|cher|chère|rapide|difficile|long|longue|beau|belle|important|importante|intéressant|intéressante|déçu|déçue|fatigué|fatiguée) -> vraiment
particulièrement -> vraiment
extrêmement -> vraiment
excellent|excellente|excellents|excellentes -> super|super|super|super
agréable|agréables -> sympa|sympas
acquérir -> acheter
fonctionne|fonctionnent -> marche|marchent
achever -> finir
travail ($) -> boulot
télévision -> télé
application|applications (est|sont|ne|du|pour|$) -> appli|applis
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
nous pouvons (!nous|notre|nos) -> on peut
nous devons (!nous|notre|nos) -> on doit
nous allons (!nous|notre|nos) -> on va
nous avons (!nous|notre|nos) -> on a
il n'y a pas -> y a pas
je ne sais pas -> je sais pas
ce n'est pas -> c'est pas
je ne peux pas -> je peux pas
ne fonctionne pas -> marche pas
oui , -> ouais ,
bonjour , -> salut ,
`;
