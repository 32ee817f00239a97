/**
 * Forms of French verbs in one order: six persons each of present, imperfect, future, conditional and subjunctive, then
 * the infinitive, the four participles and the gerund.
 */
export const persons = { je: 0, tu: 1, il: 2, nous: 3, vous: 4, ils: 5 } as const;
export const infinitiveIndex = 30;
const tenses = 5;

/** Present, stem of the imperfect, of the future, participle, subjunctive where it differs from the regular one. */
const irregular: Readonly<Record<string, string>> = {
  être: 'suis es est sommes êtes sont|ét|ser|été|sois sois soit soyons soyez soient',
  avoir: 'ai as a avons avez ont|av|aur|eu|aie aies ait ayons ayez aient',
  aller: 'vais vas va allons allez vont|all|ir|allé|aille ailles aille allions alliez aillent',
  faire: 'fais fais fait faisons faites font|fais|fer|fait|fasse fasses fasse fassions fassiez fassent',
  dire: 'dis dis dit disons dites disent|dis|dir|dit',
  voir: 'vois vois voit voyons voyez voient|voy|verr|vu|voie voies voie voyions voyiez voient',
  revoir: 'revois revois revoit revoyons revoyez revoient|revoy|reverr|revu',
  prévoir: 'prévois prévois prévoit prévoyons prévoyez prévoient|prévoy|prévoir|prévu',
  pouvoir: 'peux peux peut pouvons pouvez peuvent|pouv|pourr|pu|puisse puisses puisse puissions puissiez puissent',
  vouloir: 'veux veux veut voulons voulez veulent|voul|voudr|voulu|veuille veuilles veuille voulions vouliez veuillent',
  devoir: 'dois dois doit devons devez doivent|dev|devr|dû|doive doives doive devions deviez doivent',
  savoir: 'sais sais sait savons savez savent|sav|saur|su|sache saches sache sachions sachiez sachent',
  prendre:
    'prends prends prend prenons prenez prennent|pren|prendr|pris|prenne prennes prenne prenions preniez prennent',
  comprendre:
    'comprends comprends comprend comprenons comprenez comprennent|compren|comprendr|compris|comprenne comprennes comprenne comprenions compreniez comprennent',
  apprendre:
    'apprends apprends apprend apprenons apprenez apprennent|appren|apprendr|appris|apprenne apprennes apprenne apprenions appreniez apprennent',
  mettre: 'mets mets met mettons mettez mettent|mett|mettr|mis',
  remettre: 'remets remets remet remettons remettez remettent|remett|remettr|remis',
  transmettre: 'transmets transmets transmet transmettons transmettez transmettent|transmett|transmettr|transmis',
  permettre: 'permets permets permet permettons permettez permettent|permett|permettr|permis',
  commettre: 'commets commets commet commettons commettez commettent|commett|commettr|commis',
  venir: 'viens viens vient venons venez viennent|ven|viendr|venu|vienne viennes vienne venions veniez viennent',
  revenir: 'reviens reviens revient revenons revenez reviennent|reven|reviendr|revenu',
  parvenir: 'parviens parviens parvient parvenons parvenez parviennent|parven|parviendr|parvenu',
  tenir: 'tiens tiens tient tenons tenez tiennent|ten|tiendr|tenu',
  obtenir: 'obtiens obtiens obtient obtenons obtenez obtiennent|obten|obtiendr|obtenu',
  partir: 'pars pars part partons partez partent|part|partir|parti',
  sortir: 'sors sors sort sortons sortez sortent|sort|sortir|sorti',
  sentir: 'sens sens sent sentons sentez sentent|sent|sentir|senti',
  dormir: 'dors dors dort dormons dormez dorment|dorm|dormir|dormi',
  servir: 'sers sers sert servons servez servent|serv|servir|servi',
  ouvrir: 'ouvre ouvres ouvre ouvrons ouvrez ouvrent|ouvr|ouvrir|ouvert',
  offrir: 'offre offres offre offrons offrez offrent|offr|offrir|offert',
  lire: 'lis lis lit lisons lisez lisent|lis|lir|lu',
  écrire: 'écris écris écrit écrivons écrivez écrivent|écriv|écrir|écrit',
  vivre: 'vis vis vit vivons vivez vivent|viv|vivr|vécu',
  suivre: 'suis suis suit suivons suivez suivent|suiv|suivr|suivi',
  poursuivre: 'poursuis poursuis poursuit poursuivons poursuivez poursuivent|poursuiv|poursuivr|poursuivi',
  recevoir: 'reçois reçois reçoit recevons recevez reçoivent|recev|recevr|reçu',
  connaître: 'connais connais connaît connaissons connaissez connaissent|connaiss|connaîtr|connu',
  reconnaître: 'reconnais reconnais reconnaît reconnaissons reconnaissez reconnaissent|reconnaiss|reconnaîtr|reconnu',
  croire: 'crois crois croit croyons croyez croient|croy|croir|cru',
  conduire: 'conduis conduis conduit conduisons conduisez conduisent|conduis|conduir|conduit',
  produire: 'produis produis produit produisons produisez produisent|produis|produir|produit',
  réduire: 'réduis réduis réduit réduisons réduisez réduisent|réduis|réduir|réduit',
  rendre: 'rends rends rend rendons rendez rendent|rend|rendr|rendu',
  vendre: 'vends vends vend vendons vendez vendent|vend|vendr|vendu',
  attendre: 'attends attends attend attendons attendez attendent|attend|attendr|attendu',
  entendre: 'entends entends entend entendons entendez entendent|entend|entendr|entendu',
  répondre: 'réponds réponds répond répondons répondez répondent|répond|répondr|répondu',
  perdre: 'perds perds perd perdons perdez perdent|perd|perdr|perdu',
  joindre: 'joins joins joint joignons joignez joignent|joign|joindr|joint',
  rejoindre: 'rejoins rejoins rejoint rejoignons rejoignez rejoignent|rejoign|rejoindr|rejoint',
  acquérir: 'acquiers acquiers acquiert acquérons acquérez acquièrent|acquér|acquerr|acquis',
  envoyer: 'envoie envoies envoie envoyons envoyez envoient|envoy|enverr|envoyé',
  renvoyer: 'renvoie renvoies renvoie renvoyons renvoyez renvoient|renvoy|renverr|renvoyé',
  acheter: 'achète achètes achète achetons achetez achètent|achet|achèter|acheté',
  achever: 'achève achèves achève achevons achevez achèvent|achev|achèver|achevé',
  appeler: 'appelle appelles appelle appelons appelez appellent|appel|appeller|appelé',
  rappeler: 'rappelle rappelles rappelle rappelons rappelez rappellent|rappel|rappeller|rappelé',
  espérer: 'espère espères espère espérons espérez espèrent|espér|espérer|espéré',
  préférer: 'préfère préfères préfère préférons préférez préfèrent|préfér|préférer|préféré',
  régler: 'règle règles règle réglons réglez règlent|régl|régler|réglé',
  gérer: 'gère gères gère gérons gérez gèrent|gér|gérer|géré',
  suggérer: 'suggère suggères suggère suggérons suggérez suggèrent|suggér|suggérer|suggéré',
  considérer: 'considère considères considère considérons considérez considèrent|considér|considérer|considéré',
  transférer: 'transfère transfères transfère transférons transférez transfèrent|transfér|transférer|transféré',
  compléter: 'complète complètes complète complétons complétez complètent|complét|compléter|complété',
  posséder: 'possède possèdes possède possédons possédez possèdent|posséd|posséder|possédé',
  procéder: 'procède procèdes procède procédons procédez procèdent|procéd|procéder|procédé',
  célébrer: 'célèbre célèbres célèbre célébrons célébrez célèbrent|célébr|célébrer|célébré',
  accélérer: 'accélère accélères accélère accélérons accélérez accélèrent|accélér|accélérer|accéléré',
};

const group = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Of those in -ir, which have -iss-. */
const secondGroup = group(
  'finir choisir réussir remplir fournir définir réfléchir établir réunir investir agir réagir enrichir garantir avertir ralentir grandir accomplir',
);
/** Regular ones in -er, with -ger, -cer and -yer. */
const firstGroup = group(
  'travailler utiliser employer demander donner montrer démontrer penser trouver aimer adorer apprécier chercher regarder examiner consulter passer parler discuter aider assister accompagner commencer débuter terminer arrêter cesser continuer changer modifier garder conserver rester demeurer habiter résider solliciter effectuer réaliser organiser préparer élaborer rédiger présenter proposer recommander conseiller indiquer préciser mentionner signaler informer confirmer vérifier contrôler valider signer payer verser rembourser facturer commander livrer expédier adresser retourner contacter rencontrer inviter visiter voyager déménager arriver entrer rentrer monter tomber poser essayer tenter réserver annuler reporter déplacer avancer lancer créer développer améliorer optimiser augmenter diminuer baisser limiter éviter empêcher bloquer corriger tester installer configurer télécharger enregistrer sauvegarder supprimer ajouter publier partager communiquer échanger expliquer annoncer déclarer affirmer souligner constater observer remarquer noter estimer juger évaluer analyser étudier calculer mesurer comparer remercier excuser souhaiter désirer regretter refuser accepter autoriser participer assurer embaucher recruter former gagner dépenser économiser financer coûter durer occuper intéresser concerner impliquer nécessiter accorder octroyer attribuer apporter amener emmener emporter ramener tirer pousser laisser quitter fermer jouer chanter danser manger cuisiner goûter porter laver nettoyer ranger réparer remplacer charger louer prêter emprunter voler casser rappeler fêter célébrer fonctionner marcher compter représenter constituer démarrer clôturer finaliser initier envisager projeter viser insister exiger imposer proposer bénéficier profiter disposer relancer renseigner réclamer raconter évoquer aborder traiter diriger piloter collaborer bosser débourser toucher affecter sembler désirer contribuer sélectionner localiser visualiser tolérer surveiller respecter transformer renforcer simplifier faciliter adapter ajuster compenser encourager féliciter saluer accueillir résoudre prouver accroître afficher',
);
for (const word of [
  'accueillir',
  'résoudre',
  'accroître',
  'rappeler',
  'célébrer',
  'tolérer',
  'amener',
  'emmener',
  'ramener',
  'projeter',
])
  (firstGroup as Set<string>).delete(word);

export const knownVerbs: readonly string[] = [...new Set([...Object.keys(irregular), ...secondGroup, ...firstGroup])];

const future = 'ai as a ons ez ont'.split(' ');
const imperfect = 'ais ais ait ions iez aient'.split(' ');

const made = new Map<string, readonly string[]>();

export function frenchVerbForms(verb: string): readonly string[] {
  const known = made.get(verb);
  if (known !== undefined) return known;
  const forms = makeForms(verb);
  made.set(verb, forms);
  return forms;
}

function makeForms(verb: string): readonly string[] {
  const entry = irregular[verb];
  if (entry !== undefined) {
    const [present = '', past = '', later = '', participle = '', subjunctive] = entry.split('|');
    return assemble(verb, present.split(' '), past, later, participle, subjunctive?.split(' '));
  }
  const stem = verb.slice(0, -2);
  if (secondGroup.has(verb))
    return assemble(
      verb,
      ['is', 'is', 'it', 'issons', 'issez', 'issent'].map((end) => stem + end),
      `${stem}iss`,
      verb,
      `${stem}i`,
    );
  if (!firstGroup.has(verb)) throw new SyntaxError(`unknown verb ${verb}`);
  // `nous mangeons`, `nous lançons`, `il paie`
  const soft = stem.endsWith('g') ? `${stem}e` : stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem;
  const mute = /[ou]y$/.test(stem) ? `${stem.slice(0, -1)}i` : stem;
  const present = [`${mute}e`, `${mute}es`, `${mute}e`, `${soft}ons`, `${stem}ez`, `${mute}ent`];
  return assemble(verb, present, stem, `${mute}er`, `${stem}é`, undefined, soft);
}

function assemble(
  verb: string,
  present: readonly string[],
  past: string,
  later: string,
  participle: string,
  subjunctive?: readonly string[],
  soft = past,
): readonly string[] {
  const before = imperfect.map((end) => (/^i[oe]/.test(end) ? past : soft) + end);
  const plural = present[5] as string;
  const root = plural.replace(/ent$/, '');
  const doubt = subjunctive ?? [`${root}e`, `${root}es`, `${root}e`, `${past}ions`, `${past}iez`, plural];
  const last =
    participle === 'dû'
      ? ['dû', 'dus', 'due', 'dues']
      : [participle, participle.endsWith('s') ? participle : `${participle}s`, `${participle}e`, `${participle}es`];
  const gerund = verb === 'être' ? 'étant' : verb === 'avoir' ? 'ayant' : verb === 'savoir' ? 'sachant' : `${soft}ant`;
  return [
    ...present,
    ...before,
    ...future.map((end) => later + end),
    ...imperfect.map((end) => later + end),
    ...doubt,
    verb,
    ...last,
    gerund,
  ];
}

/** Finite forms of one person with those of another one, tense by tense: `avons` → `a`. */
export function personTable(from: keyof typeof persons, to: keyof typeof persons): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const verb of knownVerbs) {
    const forms = frenchVerbForms(verb);
    for (let tense = 0; tense < tenses; tense += 1) {
      const form = forms[tense * 6 + persons[from]] as string;
      if (!table.has(form)) table.set(form, forms[tense * 6 + persons[to]] as string);
    }
  }
  return table;
}

const auxiliaries = group(
  'ai as a avons avez ont avais avait avions aviez avaient aurai aura aurons aurez auront aurais aurait été est sont sera seront avoir être',
);

const subjunctiveIndex = 24;
/** What asks for the subjunctive: `il faut que`. */
const wishing =
  /(?:^| )(?:faut|faudra|faudrait|faille|absolument|afin|pour|avant|bien|sans|veux|veut|voulons|voulez|veulent|voudrais|souhaite|souhaitons|aimerais|préfère|nécessaire|important|possible|normal|dommage|temps)(?: absolument| bien| surtout)? qu[e'](?: |$)(?!.*[,;:])/;

/** Which of several forms that are written alike is meant: that of the pronoun before, else of the third person. */
export function choosePerson(indexes: readonly number[], before: readonly string[]): number {
  const participle = indexes.find((index) => index > infinitiveIndex);
  if (participle !== undefined && before.slice(-2).some((key) => auxiliaries.has(key))) return participle;
  const subject = before.findLast((key) => /^(?:j[e']|tu|ils?|elles?|on|nous|vous)$/.test(key));
  const person = subject === undefined ? 2 : /^j/.test(subject) ? 0 : subject === 'tu' ? 1 : 2;
  const finite = indexes.filter((index) => index < infinitiveIndex);
  // `jusqu’à ce que` or `ce que je finis`.
  if (finite.some((index) => index >= subjunctiveIndex) && /(?:^| )ce qu[e']( |$)/.test(before.join(' '))) return -1;
  const subjunctiveForm = wishing.test(before.join(' '))
    ? finite.find((index) => index >= subjunctiveIndex && index % 6 === person)
    : undefined;
  if (subjunctiveForm !== undefined) return subjunctiveForm;
  return finite.find((index) => index % 6 === person) ?? indexes[0] ?? -1;
}
