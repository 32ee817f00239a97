const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A sentence with one of them is glad, unless it has one of the sad. */
export const gladWords = words(
  'merci félicitations bravo bienvenue heureux heureuse heureuses ravi ravie ravis ravies content contente contents contentes plaisir hâte adore adorons adoré aime aimons aimé excellent excellente excellents excellentes exceptionnel exceptionnelle exceptionnels exceptionnelles magnifique magnifiques superbe superbes formidable formidables fantastique merveilleux merveilleuse merveilleusement passionnant passionnante passionnants passionnantes incroyable incroyablement génial géniale délicieux délicieuse adorable adorables parfait parfaite victoire gagné fier fière fiers recommande recommandons meilleurs découvrez profitez rejoignez fête fêtes anniversaire cadeau mérites méritez super séduits adorerais adorent',
);

/** Words of good will, thanks and invitations. */
export const warmWords = words(
  'merci félicitations bravo bienvenue heureux heureuse ravi ravie ravis ravies plaisir hâte volontiers fêtes anniversaire fêtes mérites méritez adorable adorables chers',
);

export const sadWords = words(
  "ne n' agréer sincères distinguées respectueuses devez sinon sauf risque attendez attention pas sans jamais malheureusement problème problèmes erreur erreurs retard panne annulé annulée fermé fermée fermés perdu perdue mort morte décès guerre crise accident blessé blessés grève malade maladie regret regrets regrettons désolé désolée désolés excuse excuses excusez mais pourtant cependant toutefois déçu déçue déçus plainte réclamation impossible difficile difficiles cher chère chers pire mauvais mauvaise trop manque inquiets inquiet baissé augmenté facture paiement rembourser remboursé remboursement impayé délai urgence urgent rappel danger incendie procès condamné licenciement licenciements impôts critique critiqué douleur triste tristesse seulement peu si malgré envisage dit selon",
);

/** What no text is glad about. */
export const graveWords = words(
  'dommage retardé retardée retardés rejetée retenue refusé refusée patients maladie obsèques condoléances hélas décédé décédée malheureusement problème problèmes erreur erreurs retard panne annulé annulée fermé fermée fermés perdu perdue mort morte décès guerre crise accident blessé blessés grève malade maladie regret regrettons désolé désolée désolés excuser déçu déçue déçus plainte réclamation facture paiement impayé urgent danger incendie condamné licenciement impôts critique triste mauvais mauvaise faux fausse cassé cassée bruit insatisfait rembourser remboursé vague pourquoi attends souffrent risquons lent lente tousse',
);
