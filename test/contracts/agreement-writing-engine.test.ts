import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AgreementWritingEngine } from '../../src/engines/agreement/agreement-writing-engine.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextCorrector } from './text-corrector.ts';
import { describeWritingEngine } from './writing-engine.ts';

/** Owns its lexicons, which the server shares. */
class OwnedAgreement extends AgreementWritingEngine {
  readonly #morphology: ApertiumMorphology;

  constructor() {
    const clock = new ManualClock();
    const morphology = new ApertiumMorphology({ clock });
    super({ corrector: new HunspellWritingEngine({ folder: '/usr/share/hunspell', clock, morphology }), morphology });
    this.#morphology = morphology;
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    await super[Symbol.asyncDispose]();
    await this.#morphology[Symbol.asyncDispose]();
  }
}

async function why(): Promise<string | false> {
  await using engine = new OwnedAgreement();
  return engine.languages().includes('es') ? false : 'no Spanish lexicon with rules, or no dictionary, is installed';
}

const contract = {
  create: () => new OwnedAgreement(),
  language: 'es',
  skip: await why(),
  corrections: [
    ['Los camión llegan tarde.', 'Los camiones llegan tarde.'],
    ['Una persona famoso vive aquí.', 'Una persona famosa vive aquí.'],
    ['Ordenamos las silla por colores.', 'Ordenamos las sillas por colores.'],
    ['Ellos viene mañana.', 'Ellos vienen mañana.'],
    ['Su familia es muy rico.', 'Su familia es muy rica.'],
    ['Era la estrella de la programa.', 'Era la estrella del programa.'],
    ['Fuimos al playa con mis amigos.', 'Fuimos a la playa con mis amigos.'],
  ] as [string, string][],
  right: [
    'El agua está fría y el águila blanca vuela.',
    'La lengua y la cultura españolas, y las lenguas francesa e inglesa.',
    'Llegaron a la casa cansados.',
    'El lunes llegamos tarde. La mayoría son estudiantes.',
    'El problema son los coches.',
    'La presidente Bachelet visitó el Teatro Argentino.',
    // Nouns of common gender, compounds of a verb and a noun, nouns beside nouns.
    'Hablé con otra asistente y con la piloto de un cortafuegos.',
    'La cara norte y la música folk de un cinco puertas.',
    'La función constructor guarda la biblioteca tantas veces como haga falta.',
    // Nouns that are not written, and participles before their noun.
    'Tanto la administración central como las locales son eficientes.',
    'Una vez emitido el fallo, todo cambia.',
    'La longitud es igual a la del lado, y el gobierno es de los mal educados.',
    'Las órdenes nativas declare y local aceptan una opción.',
    'Tú y yo vamos. Según él son pocos.',
    'Der schnelle braune Fuchs springt über den faulen Hund.',
  ],
};

describeWritingEngine('agreement in Spanish', contract);
describeTextCorrector('agreement in Spanish', contract);

describe('agreement as an engine', { skip: contract.skip }, () => {
  it('serves the languages whose lexicons and dictionaries are there, and none without them', async () => {
    await using engine = new OwnedAgreement();
    assert.deepEqual(engine.languages(), ['es']);
    const corrector = new HunspellWritingEngine({ folder: '/usr/share/hunspell', clock: new ManualClock() });
    await using missing = new AgreementWritingEngine({ corrector, morphology: undefined });
    assert.deepEqual(missing.languages(), []);
    assert.equal(missing.health().state, 'unavailable');
  });
});
