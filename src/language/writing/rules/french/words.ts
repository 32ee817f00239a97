/** Stems of frequent verbs in -er; with -é or -er none of them is another word. */
export const verbsInEr =
  'mang|visit|oubli|regard|travaill|achet|gagn|écout|parl|jou|chang|cherch|trouv|donn|demand|aim|pass|rest|arriv|entr|mont|tomb|chant|dans|appel|pay|prépar|termin|commenc|utilis|cré|envoy|essay|laiss|port|montr|expliqu|pens|gard|lav|ferm|invit|rencontr|télécharg|pos|pouss|tir|nettoy|décid|quitt|réserv|command|rat|copi|accept|refus|contact|rappel|confirm|valid|vérifi|modifi|annul|report|organis|particip|discut|échang|remerci|signal|indiqu|précis|propos|présent|publi|partag|imprim|sign|sauvegard|enregistr|install|configur|supprim|ajout|corrig|lanc|test|répar|remplac|charg|cliqu|navigu|voyag|habit|rentr|retourn|déménag|lou|empêch|évit|aid|conseill|racont|rêv|dessin|jug|compt|cout|calcul|mesur|analys|étudi|traduis|dépens|économis|rembours|factur|livr|expédi|retir|récupér|ramen|amen|emmen|apport|emport|prêt|emprunt|vol|cass|bris|abîm|coup|cuisin|goût|mérit|souhait|espér|préfèr|préfér|détest|ador|critiqu|félicit|salu|embrass|épous|mari|divorc|aliment|soign|opér|bless|attrap|lev|réveill|couch|habill|repos|amus|promen|baign|bronz|ski|patin|coll|décor|peint|plant|arros|ramass|jet|tri|pli|rang|déplac|avanc|recul|démarr|redémarr|arrêt|stopp|continu|recommenc|répét|prononc|occup|inquiét|énerv|fâch|calm|concern|intéress|motiv|encourag|entraîn|form|embauch|recrut|licenci|démissionn|négoci|investi|financ|développ|amélior|augment|baiss|diminu|réclam|exig|autoris|interrog|bloqu|débloqu|activ|désactiv|connect|déconnect|adress|transfèr|transfér|communiqu|inform|annonc|déclar|affirm|avou|cach|dévoil|expos|illustr|cit|mentionn|ignor|remarqu|observ|constat|repér|identifi|class|compar|évalu|estim|consult|examin|list|complét|renseign|post|déposer|dépos|réalis|effectu|exécut|gér|dirig|manag|pilot|coordonn|encadr|fabriqu|assembl|démont';

/** Infinitives that are no nouns. */
export const otherInfinitives =
  'faire|voir|dire|prendre|lire|écrire|finir|venir|partir|boire|vendre|mettre|rendre|suivre|vivre|attendre|comprendre|répondre|joindre|remplir|choisir|ouvrir|servir|dormir|courir|tenir|obtenir|devenir|pleuvoir|recevoir|croire|sortir|apprendre|traduire|construire|définir|réfléchir|revoir|perdre|entendre|descendre|conduire|produire|fournir|réussir|grandir|revenir|prévoir|résoudre|permettre|promettre|transmettre|rejoindre|reprendre|établir|réunir|vieillir|refaire|admettre|connaître|reconnaître|disparaître|paraître|offrir|souffrir|mourir|subir|agir|réagir|fuir|rire|sourire|éteindre|peindre|atteindre|craindre|plaire';

export const participle =
  '\\p{L}{2,}(?:é|és|ée|ées)|été|eu|fait|dit|pris|mis|vu|lu|su|pu|dû|voulu|perdu|reçu|fini|choisi|venu|parti|écrit|ouvert|compris|répondu|vendu|attendu|entendu|promis|permis|appris|offert|rendu|battu|élu';

/** Feminine nouns that are no forms of verbs. */
export const feminineNouns =
  'maison|voiture|question|réponse|semaine|année|journée|famille|personne|ville|rue|fille|femme|idée|chose|solution|situation|décision|réunion|information|adresse|entreprise|équipe|université|école|chanson|fenêtre|clé|lettre|image|photo|minute|heure|seconde|soirée|matinée|pièce|région|langue|phrase|histoire|erreur|raison|possibilité|qualité|quantité|vérité|société|sœur|mère|cousine|tante|main|jambe|tête|oreille|pomme|orange|banane|salade|bière|eau|pluie|neige|mer|plage|montagne|forêt|fleur|église|banque|boutique|pharmacie|chaise|table|lampe|assiette|cuillère|fourchette|bouteille|chemise|robe|jupe|veste|chaussure|valise|version|application|fonction|méthode|connexion|livraison|réservation|inscription|présentation|formation|relation|condition|conclusion|discussion|expérience|différence|importance|chance|confiance|absence|présence|séance|ligne|page|série|émission|élection|loi|guerre|paix|santé|maladie|douleur|fièvre|grippe|vie|peur|joie|tristesse|colère|liberté|égalité|offre|signature|annexe|catégorie|étape';

/** Masculine nouns that are no forms of verbs. */
export const masculineNouns =
  'problème|message|document|fichier|dossier|bureau|train|avion|bus|métro|vélo|jour|mois|an|matin|soir|jardin|chien|chat|garçon|homme|frère|père|oncle|fils|pays|monde|village|quartier|pain|café|thé|vin|fromage|gâteau|poisson|légume|fruit|sucre|sel|repas|restaurant|hôtel|cinéma|théâtre|musée|magasin|marché|supermarché|hôpital|travail|métier|emploi|projet|contrat|prix|budget|rapport|texte|mot|numéro|nom|prénom|téléphone|ordinateur|écran|clavier|logiciel|système|site|mail|courriel|courrier|colis|paquet|cadeau|anniversaire|mariage|séjour|week-end|film|roman|journal|article|chapitre|tableau|dessin|sport|ballon|match|exercice|examen|diplôme|résultat|chiffre|nombre|pourcentage|moment|temps|début|milieu|bras|pied|dos|nez|cœur|corps|œil|pantalon|manteau|chapeau|sac|mur|plafond|toit|escalier|appartement|immeuble|pont|lac|fleuve|arbre|soleil|vent|nuage|orage|bruit|silence|plaisir|bonheur|amour|accord|avis|choix|conseil|exemple|objectif|besoin|service|devis|paiement|remboursement|abonnement|bouton|menu|lien|serveur|réseau|navigateur';

/** Nouns whose plural takes -s. */
export const countedNouns =
  'enfant|voiture|maison|ami|homme|femme|fille|chien|chat|année|semaine|heure|minute|question|réponse|problème|photo|fleur|arbre|rue|ville|élève|client|produit|document|fichier|message|chaise|pomme|idée|clé|lettre|film|personne|erreur|exemple|résultat|employé|utilisateur|étudiant|professeur|garçon|joueur|voisin|parent|magasin|restaurant|hôtel|musée|ordinateur|téléphone|logiciel|serveur|roman|article|chapitre|étape|tâche|réunion|solution|décision|information|application|version|entreprise|école|chanson|fenêtre|image|pièce|région|langue|phrase|histoire|raison|possibilité|chose|assiette|bouteille|chaussure|valise|billet|ticket|train|avion|vélo|bureau|quartier|village|légume|fruit|gâteau|dossier|contrat|rapport|mot|chiffre|bouton|lien|projet|candidat|collègue|salarié|fournisseur|partenaire|participant|invité|patient|médecin|infirmier|avocat|touriste|habitant|citoyen|député|maire|syndicat|pompier|policier|soldat|touche|couleur|formation|livraison|élection|sœur|soeur|frère|mère|père|cousin|cousine';

/** Adjectives and participles: masculine and feminine, each with its plural by -s where there is no other. */
export const adjectives: Readonly<Record<string, readonly [feminine: string, masculines: string]>> = Object.fromEntries(
  [
    ...'content prêt grand petit important présent absent ouvert gratuit interdit satisfait ravi perdu parti venu allé resté arrivé tombé né mort devenu revenu rentré sorti entré descendu fatigué désolé fermé terminé annulé reporté réservé signé payé invité déçu étonné surpris occupé intéressé concerné inquiété marié divorcé séparé cassé blessé énervé fâché motivé passionné convaincu sûr vrai joli seul intelligent excellent suffisant intéressant différent patient charmant élégant puissant brûlant content prévu connu reconnu vendu rendu attendu compris assis adapté'
      .split(' ')
      .map((word) => [word, [`${word}e`, /[sx]$/.test(word) ? word : `${word}s`]] as const),
    ['bon', ['bonne', 'bons']],
    ['beau', ['belle', 'beaux']],
    ['nouveau', ['nouvelle', 'nouveaux']],
    ['cher', ['chère', 'chers']],
    ['fier', ['fière', 'fiers']],
    ['premier', ['première', 'premiers']],
    ['dernier', ['dernière', 'derniers']],
    ['entier', ['entière', 'entiers']],
    ['complet', ['complète', 'complets']],
    ['inquiet', ['inquiète', 'inquiets']],
    ['gentil', ['gentille', 'gentils']],
    ['actif', ['active', 'actifs']],
    ['sportif', ['sportive', 'sportifs']],
    ['positif', ['positive', 'positifs']],
    ['heureux', ['heureuse', 'heureux']],
    ['malheureux', ['malheureuse', 'malheureux']],
    ['dangereux', ['dangereuse', 'dangereux']],
    ['sérieux', ['sérieuse', 'sérieux']],
    ['nombreux', ['nombreuse', 'nombreux']],
    ['délicieux', ['délicieuse', 'délicieux']],
  ],
);
/** Alike in both genders. */
export const neutralAdjectives =
  'malade|disponible|libre|triste|jeune|capable|responsable|nécessaire|utile|difficile|facile|rapide|agréable|sympathique|magnifique|riche|pauvre|calme|simple|célèbre|fiable|propre|sale|vide|large|moderne|célibataire|confortable';
