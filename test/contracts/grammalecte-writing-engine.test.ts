import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GrammalecteWritingEngine } from '../../src/engines/grammalecte/grammalecte-writing-engine.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextCorrector } from './text-corrector.ts';
import { describeWritingEngine, type WritingEngineContract } from './writing-engine.ts';

function describeCorrector(name: string, contract: WritingEngineContract<GrammalecteWritingEngine>): void {
  describeWritingEngine(name, contract);
  describeTextCorrector(name, contract);
}

const skip = why();
const never = new AbortController().signal;

function why(): string | false {
  if (!existsSync('/usr/lib/python3/dist-packages/grammalecte')) return 'Grammalecte is not installed';
  const dictionaries = new HunspellWritingEngine({ folder: '/usr/share/hunspell', clock: new ManualClock() });
  return dictionaries.languages().includes('fr') ? false : 'no French dictionary of hunspell is installed';
}

function create(clock = new ManualClock(), idleTime = 300_000): GrammalecteWritingEngine {
  return new GrammalecteWritingEngine({
    corrector: new HunspellWritingEngine({ folder: '/usr/share/hunspell', clock }),
    clock,
    idleTime,
  });
}

describeCorrector('grammalecte', {
  create: () => create(),
  processIds: (engine) => engine.processIds,
  crash: (engine) => {
    for (const id of engine.processIds) process.kill(id, 'SIGKILL');
  },
  language: 'fr',
  skip,
  corrections: [
    ['Les enfants joue dans le jardin.', 'Les enfants jouent dans le jardin.'],
    ['Ces mon frère qui arrive.', "C'est mon frère qui arrive."],
    ['Nous avons visité l’apartement hier.', 'Nous avons visité l’appartement hier.'],
    ['Il faut descendre en bas.', 'Il faut descendre.'],
    ['Quel était la poids de la table ?', 'Quel était le poids de la table ?'],
    // Behind *avoir*, a pronoun, or a subject with a complement, nothing else can be meant.
    ['Les élèves ne m’ont pas écoutés.', 'Les élèves ne m’ont pas écouté.'],
    ['Nous commençons à devenir célèbre.', 'Nous commençons à devenir célèbres.'],
    ['Le texte d’incrimination est claire.', 'Le texte d’incrimination est clair.'],
    ['Ce sont des yeux vert.', 'Ce sont des yeux verts.'],
    ['Il a décidé de ne plus mangés avec nous.', 'Il a décidé de ne plus manger avec nous.'],
    ['Apporte moi ce dictionnaire.', 'Apporte-moi ce dictionnaire.'],
    ['Il habite en Haute Garonne.', 'Il habite en Haute-Garonne.'],
    ['Il à faim 😀 et il mange des pomme.', 'Il a faim 😀 et il mange des pommes.'],
  ],
  right: [
    'Aujourd’hui, l’avion d’Ahmed part d’Orly.',
    'Les noms de paquets sont en gras, comme par exemple celui-ci.',
    'Le mécanisme file: lit un fichier local.',
    // Agreement with a noun farther to the left.
    'Il dénonce une chasse aux sorcières lancée par le cardinal.',
    'Ses gestes ainsi que son tempérament le trahissent.',
    'Les familles de fusillés attendent les fichiers source.',
    'Quiconque travaille a droit à un salaire.',
    'Convertit une ligne en courbe ou en polygone.',
    'La SAR et la Saint-Honoré sont connues.',
    'Il existe deux types de paquets Debian : les paquets sources et les paquets binaires.',
    'Il permet de conserver des branches pour les distributions stable, unstable et experimental.',
    'Cet environnement multi-utilisateurs est une fonctionnalité intéressante.',
    'L’abréviation de fuseau horaire a été CET pour le temps standard et CEST pour l’heure d’été.',
    'Les amendements que la commission a approuvés sont publiés.',
    'Il affiche les métadonnées RDF (une norme récente) masquées à la position du curseur associées aux parties de texte.',
    'La boîte de dialogue des tables qui s’ouvre est vide.',
    'Spécifiez les options de formatage de la ou des cellules.',
    'Vous pouvez maintenant voir différentes parties du document.',
    'Debian a été sélectionné comme système d’exploitation.',
    'Nous enregistrons les URL relatifs.',
    'Il faut les privilèges administrateur pour installer le paquet locales.',
    'Il joue une note, un la pour les musiciens.',
    'Remerciez Son Éminence de sa si grande bonté.',
    'Aimez-vous toujours toujours.',
    'Une liste des instruments de mesure pris en charge est disponible.',
    'Les voix se croisent, comme le montre le chapitre suivant.',
    'Il existe des risques potentiels.',
    'J’accepte la proposition de modification de la directive 94/55/CE qui est soumise à notre examen.',
    'Pensez à nous tous qui allons partir.',
    'Son taux d’alcoolémie est fixé par le laboratoire.',
    'La vie est si peu de chose.',
    'Il a parlé après que vous ayez choisi.',
    'La commande chage modifie le mot de passe.',
    'Le réglage du port (declare port) est obligatoire.',
    'Voyez la page suivante (see these options with care) avant de continuer.',
    'Le fichier .te est le plus important.',
    // Genders of loans, quotations, offices and Latin.
    'La chef de cabinet a rencontré la poète.',
    'La création d’un data lake prend du temps.',
    'Il propose un " escape game " dans le musée.',
    'Nous utilisons une slice et une pop-up.',
    'Le travail ex post et le processus ex ante sont séparés.',
    'Les articles brouillon sont publiés.',
    'Les articles auront au plus 6 décimales.',
    // What the words around it say.
    'Il ne savait pas, s’il utiliserait le train encore une fois.',
    'Une façon intéressante de gérer cela sera traitée plus tard.',
    'Si vous ou votre entreprise bénéficiez de ce projet, aidez-nous.',
    'Ce genre de vérification n’est pas effectuée.',
    'Utilisez la toute dernière version du navigateur.',
    'Cela peut être utile à de futurs projets.',
    'C’est un futur projet de la ville.',
    'Les dirigeants des 27 ont réussi à conclure un accord.',
    'Comme cette propriété nulle ou non nulle est omniprésente, il est facile de se tromper.',
    'Il donne à quelqu’un un fichier.',
    'Qui fut le premier premier ministre ?',
    'Un grand grand merci à tous.',
    'The quick brown fox jumps over the lazy dog.',
  ],
});

describe('Grammalecte as an engine', { skip }, () => {
  it('serves French and nothing else, and says what is missing where it is not installed', async () => {
    await using engine = create();
    assert.deepEqual(engine.languages(), ['fr']);
    await using corrector = new HunspellWritingEngine({ folder: '/usr/share/hunspell', clock: new ManualClock() });
    await using missing = new GrammalecteWritingEngine({ corrector, package: '/nowhere', clock: new ManualClock() });
    assert.deepEqual(missing.languages(), []);
    assert.deepEqual(missing.health(), {
      state: 'unavailable',
      reason:
        'Grammalecte is not installed; to get it: `sudo apt-get install --no-install-recommends python3-grammalecte`',
    });
    await using noWords = new GrammalecteWritingEngine({
      corrector: new HunspellWritingEngine({ folder: '/nowhere', clock: new ManualClock() }),
      clock: new ManualClock(),
    });
    assert.deepEqual(noWords.languages(), []);
    assert.match(JSON.stringify(noWords.health()), /hunspell-fr-classical/);
  });

  it('ends its process when idle, and starts it again', async () => {
    const clock = new ManualClock();
    await using engine = create(clock);
    const improve = () => engine.improve({ language: 'fr', texts: ['Tu peut venir.'], change: 'correct' }, never);
    assert.deepEqual((await improve()).texts, ['Tu peux venir.']);
    const [first] = engine.processIds;
    assert.notEqual(first, undefined);
    clock.advance(300_000);
    assert.deepEqual((await improve()).texts, ['Tu peux venir.']);
    assert.notEqual(engine.processIds[0], first);
  });

  it('starts its process at once and keeps it, if it is never idle', async () => {
    const clock = new ManualClock();
    await using engine = create(clock, Infinity);
    await new Promise(setImmediate);
    const [first] = engine.processIds;
    assert.notEqual(first, undefined);
    const improve = () => engine.improve({ language: 'fr', texts: ['Tu peut venir.'], change: 'correct' }, never);
    assert.deepEqual((await improve()).texts, ['Tu peux venir.']);
    clock.advance(86_400_000);
    await improve();
    assert.equal(engine.processIds[0], first);
  });

  it('leaves a sentence alone that is too long to be one', async () => {
    await using engine = create();
    const text = `${'les enfants joue, '.repeat(100)}fin.`;
    assert.deepEqual((await engine.improve({ language: 'fr', texts: [text], change: 'correct' }, never)).texts, [text]);
  });
});
