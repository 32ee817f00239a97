/** Words that begin with an accent and are no French words without it; their plurals in s are understood. */
export const accentedWords = (
  'école écolier écolière écologie écologique écologiste économie économique économiste écran écrire écrit écrite écrivez ' +
  'écrivain écriture éclair éclairage éclat écoute écouter écoutez échange échanger échangez échantillon échapper échec ' +
  'échelle échéance écart écarter écosse écossais écosystème édifice éditer éditeur éditrice édition éditorial éducation ' +
  'éducatif éducative égal égale également égaux égalité église égypte égyptien égyptienne élaborer élaboration élargir ' +
  'élargissement électricité électrique électricien électronique élection électeur électoral élégance élégant élégante ' +
  'élément élémentaire éléphant élève élevage élevé élevée élever éliminer élimination éloge éloigner élu élue ' +
  'émettre émetteur émotion émotionnel émeute émergence émigration énergie énergétique énergique énorme énormément ' +
  'énoncé énumération épaisseur épais épargne épargner épaule épice épicerie épidémie époque épouse époux épreuve ' +
  'éprouver épuisé équateur équilibre équilibré équipage équipe équiper équipement équité équitable équivalent ' +
  'équivalence érosion éruption établir établissement étage étagère étaient étais était étang étant étape état étendre ' +
  'étendue éternel éternité éthique étiquette étoile étonnant étrange étranger étrangère étroit étude étudiant étudiante ' +
  'étudier étudiez été êtes être évaluation évaluer évaluez événement évènement évêque éventuel éventuellement évident ' +
  'évidemment évidence éviter évitez évoluer évolution évolutif évoquer île îlot âgé âgée âme âne âpre ôter'
).split(' ');

/** Words that signs and headings write all in capitals. */
export const wordsInCapitals = (
  'ÉCOLE ÉGALITÉ LIBERTÉ FRATERNITÉ SOCIÉTÉ ÉTAT ÉTATS ÉTUDE ÉTUDES ÉTUDIANTS ÉLÈVE ÉLÈVES ÉGLISE ÉDITION ÉDITIONS ÉNERGIE ' +
  'ÉLECTRICITÉ ÉLECTRIQUE ÉLECTRONIQUE ÉCONOMIE ÉCONOMIQUE ÉQUIPE ÉQUIPEMENT ÉVÉNEMENT ÉVÉNEMENTS ÉTAPE ÉTÉ ÊTRE ÎLE ÎLES ' +
  'FRANÇAIS FRANÇAISE FRANÇAISES FRANÇOIS RÉPUBLIQUE PRÉSIDENT PRÉSIDENTE UNIVERSITÉ SÉCURITÉ QUALITÉ SANTÉ PROPRIÉTÉ ACTIVITÉ ' +
  'ACTIVITÉS IDENTITÉ NUMÉRO TÉLÉPHONE TÉLÉPHONES VÉHICULE VÉHICULES PRÉNOM DÉPART ARRIVÉE DÉFENSE ' +
  'ACCÈS SUCCÈS PROCÈS APRÈS TRÈS PRÈS DÉCEMBRE FÉVRIER AOÛT MÉDECIN MÉDECINE HÔTEL HÔPITAL THÉÂTRE CINÉMA CAFÉ MUSÉE ' +
  'BIBLIOTHÈQUE MATÉRIEL GÉNÉRAL GÉNÉRALE GÉNÉRALES RÉSUMÉ RÉSULTAT RÉSULTATS RÉFÉRENCE RÉFÉRENCES RÉSERVATION RÉUNION ' +
  'PRÉSENTATION DÉCLARATION DÉCISION DÉVELOPPEMENT DONNÉES ÉVALUATION LEÇON GARÇON REÇU APERÇU MÊME FENÊTRE ' +
  'FÊTE TÊTE FORÊT INTÉRÊT CONTRÔLE RÔLE DIPLÔME ENQUÊTE MÉTHODE MÉTÉO PROBLÈME SYSTÈME SIÈGE PIÈCE PIÈCES ENTRÉE ' +
  'DURÉE ANNÉE ANNÉES JOURNÉE SOIRÉE CLÉ OPÉRATION NÉCESSAIRE DÉTAILS ÉCRAN'
)
  .split(' ')
  .filter((word) => word !== word.normalize('NFD').replace(/\p{M}/gu, ''));
