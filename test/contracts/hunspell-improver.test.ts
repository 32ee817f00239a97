import { HunspellImprover } from '../../src/engines/hunspell/hunspell-improver.ts';
import { describeTextImprover } from './text-improver.ts';

const folder = '/usr/share/hunspell';

async function why(language: string): Promise<string | false> {
  await using engine = new HunspellImprover({ folder });
  return engine.languages().includes(language) ? false : `no dictionary of hunspell for ${language} is installed`;
}

const shared = {
  create: () => new HunspellImprover({ folder }),
  processIds: (engine: HunspellImprover) => engine.processIds,
  crash: (engine: HunspellImprover) => {
    for (const id of engine.processIds) process.kill(id, 'SIGKILL');
  },
};

describeTextImprover('hunspell in German', {
  ...shared,
  language: 'de',
  skip: await why('de'),
  corrections: [
    ['Das funktionirt nicht.', 'Das funktioniert nicht.'],
    ['Die Adrese steht im Artickel, villeicht.', 'Die Adresse steht im Artikel, vielleicht.'],
    ['Wir sehen das haus und lesen ein Buch.', 'Wir sehen das Haus und lesen ein Buch.'],
  ],
  right: [
    'Frau Kowalski fährt mit dem Donaudampfschifffahrtsgesellschaftskapitän nach Łódź.',
    'Der kubectl-Befehl startet den Nginx-Server, und Haupt- und Nebensätze bleiben.',
    'The quick brown fox jumps over the lazy dog.',
  ],
});

describeTextImprover('hunspell in French', {
  ...shared,
  language: 'fr',
  skip: await why('fr'),
  corrections: [
    ['Nous avons visité l’apartement hier.', 'Nous avons visité l’appartement hier.'],
    ['Elle va a l’ecole tous les jours.', 'Elle va a l’école tous les jours.'],
  ],
  right: ['Aujourd’hui, l’avion d’Ahmed part d’Orly.', 'Jean-Baptiste habite à Saint-Étienne-du-Rouvray.'],
});
