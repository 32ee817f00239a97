import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { AgreementWritingEngine } from '../../src/engines/agreement/agreement-writing-engine.ts';
import { germanList } from '../../src/engines/agreement/german-list.ts';
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
    ['Mi comida favorito es el arroz.', 'Mi comida favorita es el arroz.'],
    ['Las películas son muy cómicos.', 'Las películas son muy cómicas.'],
    ['Era la estrella de la programa.', 'Era la estrella del programa.'],
    ['Fuimos al playa con mis amigos.', 'Fuimos a la playa con mis amigos.'],
    ['La dieta de verano es buena. La sopa es muy sano.', 'La dieta de verano es buena. La sopa es muy sana.'],
    ['El canta y escribe. Me gusta las flores.', 'Él canta y escribe. Me gustan las flores.'],
    ['Tengo veinte anos y quiero voy contigo.', 'Tengo veinte años y quiero ir contigo.'],
    ['La ventana esta al lado. Se lo dije a mi mama.', 'La ventana está al lado. Se lo dije a mi mamá.'],
    // The past of somebody else, moods, words before a noun or its phrase.
    [
      'Mi abuelo me enseño a nadar. Quiero que mi vida es mejor.',
      'Mi abuelo me enseñó a nadar. Quiero que mi vida sea mejor.',
    ],
    ['Dice que su hermana se quedo aquí.', 'Dice que su hermana se quedó aquí.'],
    ['Voy a todos mis clases en mi primero año.', 'Voy a todas mis clases en mi primer año.'],
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
    'El canto de los pájaros, la gira y los pros y los contras.',
    'Varias mesas se fueron enfadados.',
    'Afirmó que esta medida es necesaria, y estuvo de gira.',
    'Tú y yo vamos. Según él son pocos.',
    'Me gusta sobre todo la música. La verdad me pregunto quién viene. Dieron todos su apoyo. Lo bueno es que espero que venga.',
    'Der schnelle braune Fuchs springt über den faulen Hund.',
  ],
};

describeWritingEngine('agreement in Spanish', contract);
describeTextCorrector('agreement in Spanish', contract);

/** What is corrected, and what stays. */
const further: Readonly<
  Record<string, { readonly wrong: readonly (readonly [string, string])[]; readonly right: readonly string[] }>
> = {
  'pt-BR': {
    wrong: [
      ['Ele comprou os carro na semana passada.', 'Ele comprou os carros na semana passada.'],
      ['Fomos ao praia com os meus amigos.', 'Fomos à praia com os meus amigos.'],
      ['A loja fica no avenida principal.', 'A loja fica na avenida principal.'],
      ['Uma pessoa famoso mora aqui.', 'Uma pessoa famosa mora aqui.'],
      ['Os meus irmão chegaram cedo.', 'Os meus irmãos chegaram cedo.'],
      [
        'As disciplinas de educação física tem uma função importante.',
        'As disciplinas de educação física têm uma função importante.',
      ],
      ['É preciso que as pessoas denuncie a prática.', 'É preciso que as pessoas denunciem a prática.'],
      ['Ela está muito cansado.', 'Ela está muito cansada.'],
      // Accents by which a word is another one.
      ['O pensamento critico de cada individuo conta.', 'O pensamento crítico de cada indivíduo conta.'],
      ['Sem duvida ele mora no pais vizinho.', 'Sem dúvida ele mora no país vizinho.'],
      ['É melhor analisa-las do que comete-la.', 'É melhor analisá-las do que cometê-la.'],
      ['A oficina que esta fechada fica longe.', 'A oficina que está fechada fica longe.'],
      // *a* with an article, and without one.
      ['Isso se deve em relação a temperatura.', 'Isso se deve em relação à temperatura.'],
      ['Devido a chuva, chegamos tarde.', 'Devido à chuva, chegamos tarde.'],
      ['Quanto as vagas, nada mudou.', 'Quanto às vagas, nada mudou.'],
      ['Tudo mudará à curto prazo, graças á internet.', 'Tudo mudará a curto prazo, graças à internet.'],
      // Infinitives, relative clauses, verbs before their subject, words that sound alike.
      ['Trabalhamos muito para conseguimos uma vaga.', 'Trabalhamos muito para conseguirmos uma vaga.'],
      ['Ajudamos aqueles que pretende estudar.', 'Ajudamos aqueles que pretendem estudar.'],
      ['Aqui existe várias regras.', 'Aqui existem várias regras.'],
      ['Fomos cedo, mais não havia ninguém.', 'Fomos cedo, mas não havia ninguém.'],
      // Words that the lexicon lacks, verbs that differ in an accent or that it has with what follows, what is before its subject.
      ['A vitima não falou de politica com essa substancia.', 'A vítima não falou de política com essa substância.'],
      ['Os pais tem que sair.', 'Os pais têm que sair.'],
      [
        'Depois da crise politica, estudantes esforçados tem mais sorte.',
        'Depois da crise política, estudantes esforçados têm mais sorte.',
      ],
      ['Elas deveriam serem ouvidas.', 'Elas deveriam ser ouvidas.'],
      ['Os colégios militares vem crescendo.', 'Os colégios militares vêm crescendo.'],
      ['Existe muitos problemas aqui.', 'Existem muitos problemas aqui.'],
      ['É necessário uma análise do caso.', 'É necessária uma análise do caso.'],
      ['As leis são implantada somente aqui.', 'As leis são implantadas somente aqui.'],
    ],
    right: [
      'Fomos a cavalo, a pé e à venda do seu Manuel.',
      'Só num futebol maluco como o nosso tantas coisas acontecem.',
      'Ninguém disse que ele desse consultas.',
      'O camisa 11 viajou no pós-guerra com o caça.',
      'Muita gente melhor que eu já denunciou isso.',
      'A maioria das pessoas vieram, e um grupo de alunos ficaram.',
      'Os alunos estão meio confusos e vão junto.',
      'O relações públicas fala do trauma e do cancelamento no interface do console.',
      'O pacote dá um erro ao programa que o chama.',
      'Ela o critica e a pratica quando esta chega. Não sei qual segui-la.',
      'A solução explicita o tema, e ele recebeu o portfólio de baias.',
      'Um equipamento de mergulho, o tom de choro e uma área de preparo.',
      'Este mostra as etiquetas, e as pessoas que conhece.',
      'Nesse caso ele não representa o título, e o cavalo ocupa uma baia isolada no haras.',
      'Quanto a mim e a Maria, iremos à feira a pé, às nove, a uma hora daqui.',
    ],
  },
  it: {
    wrong: [
      ['Ho visto le ragazzi nel parco.', 'Ho visto i ragazzi nel parco.'],
      ['Il uomo legge uno giornale.', 'L’uomo legge un giornale.'],
      ['Dietro i alberi parla al amico.', 'Dietro gli alberi parla all’amico.'],
      ['Ho comprato una libro interessante.', 'Ho comprato un libro interessante.'],
      ['Loro viene domani.', 'Loro vengono domani.'],
      ['La ragazza è stanco.', 'La ragazza è stanca.'],
      ['Qui c’é un’uomo con qualche pacchi.', 'Qui c’è un uomo con qualche pacco.'],
      // Articles by letters alone, passives, moods, *chi* for *che*.
      ['Il altro treno parte allo stesso tempo.', 'L’altro treno parte allo stesso tempo.'],
      ['Si vede tre treni.', 'Si vedono tre treni.'],
      ['Sembra che la donna voleva partire.', 'Sembra che la donna volesse partire.'],
      ['Penso che Maria è stanca.', 'Penso che Maria sia stanca.'],
      ['Ho visto un uomo chi leggeva.', 'Ho visto un uomo che leggeva.'],
    ],
    right: [
      'La procura vuole il rinvio. Dopo tutto una variabile ha un valore. Ereditano da questa tutti i nostri errori.',
      'L’uovo e le uova, il braccio e le braccia, gli dei e gli zii.',
      'Il mondo greco e quello cristiano, lo invito e lo amo.',
      'Le isole non diventeranno certo aree pedonali.',
      'Una protesi agli arti inferiori.',
      'La maggior parte degli amici sono partiti.',
      'La lobby ha un account allo speciale data base, e un database nella pipe.',
      'La priorità none indica dei cameo.',
      'Un’auto ogni venti minuti, e un’amica.',
    ],
  },
};

/** With the list of words that set-up makes; the rules have their examples in `find-german-mistakes.test.ts`. */
const hasGerman = existsSync(germanList);
const german: (typeof further)[string] = {
  wrong: [
    ['Das Kind spielt mit den Ball im Schule.', 'Das Kind spielt mit dem Ball in der Schule.'],
    ['Ich brauche einen neue Waschmaschine.', 'Ich brauche eine neue Waschmaschine.'],
    ['Wir danken für die schnelle Antworten.', 'Wir danken für die schnellen Antworten.'],
  ],
  right: [
    'Der Staatspräsident besuchte die Rustenburg und die Meriniden in den Nachbarregionen.',
    'Die am häufigsten gelesene Zeitung berichtet von dem bei Kindern am häufigsten zu findenden Tumor.',
    'Er sagte: „Der Auto ist mein Lieblingsbuch.“',
  ],
};

describe('agreement as an engine', { skip: contract.skip }, () => {
  for (const [language, { wrong, right }] of Object.entries(hasGerman ? { ...further, de: german } : further))
    it(`corrects ${language}, and leaves alone what is right`, async () => {
      await using engine = new OwnedAgreement();
      const texts = [...wrong.map(([text]) => text), ...right];
      const improved = await engine.improve({ language, texts, change: 'correct' }, new AbortController().signal);
      const expected = [...wrong.map(([, text]) => text), ...right];
      assert.deepEqual(improved.texts.map(straight), expected.map(straight));
    });

  it('serves the languages whose lexicons and dictionaries are there, and none without them', async () => {
    await using engine = new OwnedAgreement();
    const ofGerman = hasGerman ? ['de', 'de-CH'] : [];
    assert.deepEqual(engine.languages(), [...ofGerman, 'es', 'it', 'pt-BR', 'pt-PT']);
    const corrector = new HunspellWritingEngine({ folder: '/usr/share/hunspell', clock: new ManualClock() });
    await using missing = new AgreementWritingEngine({ corrector, morphology: undefined, germanWords: '/nowhere' });
    assert.deepEqual(missing.languages(), []);
    assert.equal(missing.health().state, 'unavailable');
    assert.deepEqual(missing.describe().missing, [{ what: 'German words', debianPackage: 'trans-de-en' }]);
  });
});

function straight(text: string): string {
  return text.replaceAll('’', "'");
}
