import type { Inflection } from '../../../inflection/inflection.ts';
import { forms } from '../context-rule.ts';

/** Frequent verbs in -er of which neither the infinitive nor the participle is another word. */
export const verbs =
  'manger visiter oublier regarder travailler acheter gagner écouter parler jouer changer chercher trouver donner demander aimer passer rester arriver entrer monter tomber chanter danser appeler payer préparer terminer commencer utiliser créer envoyer essayer laisser porter montrer expliquer penser garder laver fermer inviter rencontrer télécharger poser pousser tirer nettoyer décider quitter réserver commander rater copier accepter refuser contacter rappeler confirmer valider vérifier modifier annuler reporter organiser participer discuter échanger remercier signaler indiquer préciser proposer présenter publier partager imprimer signer sauvegarder enregistrer installer configurer supprimer ajouter corriger lancer tester réparer remplacer charger cliquer naviguer voyager habiter rentrer retourner déménager louer empêcher éviter aider conseiller raconter rêver dessiner juger compter coûter calculer mesurer analyser étudier dépenser économiser rembourser facturer livrer expédier retirer récupérer ramener amener emmener apporter emporter prêter emprunter voler casser briser abîmer couper cuisiner goûter mériter souhaiter espérer préférer détester adorer critiquer féliciter saluer embrasser épouser marier divorcer alimenter soigner opérer blesser attraper lever réveiller coucher habiller reposer amuser promener baigner bronzer skier patiner coller décorer planter arroser ramasser jeter trier plier ranger déplacer avancer reculer démarrer redémarrer arrêter stopper continuer recommencer répéter prononcer occuper inquiéter énerver fâcher calmer concerner intéresser motiver encourager entraîner former embaucher recruter licencier démissionner négocier financer développer améliorer augmenter baisser diminuer réclamer exiger autoriser interroger bloquer débloquer activer désactiver connecter adresser transférer communiquer informer annoncer déclarer affirmer avouer cacher dévoiler exposer illustrer citer mentionner ignorer remarquer observer constater repérer identifier classer comparer évaluer estimer consulter examiner lister compléter renseigner poster déposer réaliser effectuer exécuter gérer diriger manager piloter coordonner encadrer fabriquer assembler démonter déconnecter';

/** Their stems, for patterns that only look. */
export const verbsInEr = verbs.replaceAll(/er(?= |$)/g, '').replaceAll(' ', '|');

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

/** Nouns that are counted. */
export const countedNouns =
  'enfant voiture maison ami homme femme fille chien chat année semaine heure minute question réponse problème photo fleur arbre rue ville élève client produit document fichier message chaise pomme idée clé lettre film personne erreur exemple résultat employé utilisateur étudiant professeur garçon joueur voisin parent magasin restaurant hôtel musée ordinateur téléphone logiciel serveur roman article chapitre étape tâche réunion solution décision information application version entreprise école chanson fenêtre image pièce région langue phrase histoire raison possibilité chose assiette bouteille chaussure valise billet ticket train avion vélo bureau quartier village légume fruit gâteau dossier contrat rapport mot chiffre bouton lien projet candidat collègue salarié fournisseur partenaire participant invité patient médecin infirmier avocat touriste habitant citoyen député maire syndicat pompier policier soldat touche couleur formation livraison élection sœur frère mère père cousin';

/** Adjectives that come behind `être`. */
export const adjectives =
  'content prêt grand petit important présent absent ouvert gratuit interdit satisfait ravi perdu fatigué désolé fermé intéressé concerné marié divorcé séparé blessé passionné convaincu sûr vrai joli seul intelligent excellent suffisant intéressant différent patient charmant élégant puissant prévu connu mort bon beau nouveau cher fier premier dernier entier complet inquiet gentil actif sportif positif heureux malheureux dangereux sérieux nombreux délicieux';

/** Other verbs whose participles are there. */
const participleVerbs =
  'partir venir naître devenir revenir sortir descendre décevoir surprendre reconnaître vendre rendre attendre comprendre asseoir aller perdre satisfaire interdire convaincre connaître prévoir brûler fâcher';

/** Adjectives and participles in the masculine with another gender or number. */
export const inForm = (inflection: Inflection, form: 'f.sg' | 'm.pl' | 'f.pl'): Readonly<Record<string, string>> => ({
  ...forms(inflection, `${verbs} ${participleVerbs}`, `pp.m.sg > pp.${form}`),
  ...forms(inflection, adjectives, `adj.m.sg > adj.${form}`),
});
/** Alike in both genders. */
export const neutralAdjectives =
  'malade disponible libre triste jeune capable responsable nécessaire utile difficile facile rapide agréable sympathique magnifique riche pauvre calme simple célèbre fiable propre sale vide large moderne célibataire confortable';
