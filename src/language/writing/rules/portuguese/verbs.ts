import { anyOf, atStart, contextRule, forms, from } from '../context-rule.ts';

/** After them `eles` and `nós` are not the subject: `um deles tem`, `cada um de nós vai`, `para eles foi`. */
const preposition =
  /(?<!\p{L})(?:de|com|para|pra|por|entre|sem|sobre|a|em|contra|desde|até|perante|segundo|e|ou|nem|todas|todos|que nem|como)\s$/iu;

function isObject(input: string, index: number, subject: RegExp): boolean {
  const before = input.slice(Math.max(0, index - 60), index).replace(subject, '');
  return preposition.test(before);
}

const people =
  'pessoas|crianças|alunos|alunas|clientes|filhos|filhas|pais|amigos|amigas|professores|empresas|usuários|funcionários|meninos|meninas|homens|mulheres|jovens|vizinhos|colegas|médicos|bancos|políticos';
const determiners =
  'as|os|essas|esses|estas|estes|minhas|meus|suas|seus|nossos|nossas|muitas|muitos|todas as|todos os|algumas|alguns';
const manySubject = new RegExp(`(?:eles|elas|(?:${determiners}) (?:${people}))\\s$`, 'iu');

const subjects = contextRule('grammar/agreement', (inflection) => {
  const pluralVerbs = {
    ...forms(
      inflection,
      'ter vir ir ser estar poder querer fazer saber gostar precisar dever',
      'pri.p3.sg > pri.p3.pl',
    ),
    ...forms(inflection, 'dizer ficar chegar ser sair', 'ifi.p3.sg > ifi.p3.pl'),
    ...forms(inflection, 'estar', 'pii.p3.sg > pii.p3.pl'),
  };
  const ourVerbs = {
    ...forms(
      inflection,
      'ir ter precisar querer poder fazer estar gostar morar trabalhar saber ser dever',
      'pri.p3.sg > pri.p1.pl',
    ),
    ...forms(inflection, 'ser fazer ter', 'ifi.p3.sg > ifi.p1.pl'),
    ...forms(inflection, 'ser estar', 'pii.p3.sg > pii.p1.pl'),
  };
  const peopleVerbs = {
    ...forms(inflection, 'ser ter ir', 'pii.p1.pl > pii.p3.sg'),
    ...forms(inflection, 'fazer ter vir', 'ifi.p1.pl > ifi.p3.sg'),
    ...forms(inflection, 'querer poder estar precisar saber gostar', 'pri.p1.pl > pri.p3.sg'),
  };
  return [
    {
      before: `eles|elas|(?:${determiners}) (?:${people})`,
      wrong: anyOf(pluralVerbs),
      unless: (_, { input, index }) =>
        isObject(input, index, manySubject) || /^(?:é|foi) que(?!\p{L})/iu.test(input.slice(index)),
      right: from(pluralVerbs),
    },
    {
      before: '(?<!(?:de|com|para|por|entre|sem|sobre|a|todos|que) )(?:os|as|estes|esses|estas|essas) \\p{L}+s',
      wrong: 'foi',
      after: '\\p{L}{2,}(?:ados|adas|idos|idas)',
      right: 'foram',
    },
    {
      before: 'nós',
      wrong: anyOf(ourVerbs),
      unless: (_, { input, index }) =>
        isObject(input, index, /nós\s$/iu) || /^(?:é|foi) que(?!\p{L})/iu.test(input.slice(index)),
      right: from(ourVerbs),
    },
    { before: 'a gente', wrong: anyOf(peopleVerbs), right: from(peopleVerbs) },
    {
      before: '(?<!entre )(?:eu e (?:ele|ela|meu \\p{L}+|minha \\p{L}+)|(?:ele|ela) e eu)',
      wrong: 'vai|foi|tem|está|é',
      right: from(ourVerbs),
    },
    {
      before: 'ele|ela|você|quem|isso',
      wrong: 'têm',
      unless: (_, { input, index }) => isObject(input, index, /\p{L}+\s$/u),
      right: 'tem',
    },
    {
      before: 'vocês|eles|elas|(?:que todos)',
      wrong: 'esteje|seje',
      right: from({ esteje: 'estejam', seje: 'sejam' }),
    },
  ];
});

const many =
  'muitos|muitas|problemas|vários|várias|alguns|algumas|poucos|poucas|mudanças|erros|casos|reclamações|falhas|atrasos|dúvidas|mortes|vítimas';
const verbForms = contextRule('grammar/verb-form', (inflection) => {
  const future = {
    ...forms(inflection, 'ser ir ver fazer ter poder dizer querer saber estar trazer pôr', 'inf > fts.p3.sg'),
    ...forms(inflection, 'fazer ter poder querer saber estar ir ser', 'infps.p3.pl > fts.p3.pl'),
  };
  const singular = {
    ...forms(inflection, 'dever poder ir', 'pri.p3.pl > pri.p3.sg'),
    ...forms(inflection, 'dever', 'pii.p3.pl > pii.p3.sg'),
  };
  return [
    {
      before: '(?:se|quando|assim que|logo que|enquanto) (?:eu|você|ele|ela|vocês|eles|elas|a gente|alguém)',
      wrong: anyOf(future),
      right: from(future),
    },
    { before: 'se', wrong: 'ser', after: 'possível|preciso|necessário', right: 'for' },
    { wrong: 'houveram', after: many, right: 'houve' },
    { wrong: 'haverão', after: many, right: 'haverá' },
    {
      wrong: anyOf(singular),
      next: ` haver (?:${many})(?!\\p{L})`,
      right: from(singular),
    },
    {
      wrong: 'gosto|gosta|gostamos|gostam|gostaria|gostaríamos|gostei|gostava',
      after:
        'viajar|ler|comer|dormir|cozinhar|dançar|nadar|jogar|trabalhar|estudar|falar|ouvir|saber|assistir|correr|cantar|escrever|conhecer|fazer|comprar|receber|pedir|ir|ver|ser|ter|estar|agradecer|informar|marcar|confirmar|passear|brincar|aprender',
      right: (found) => `${found} de`,
    },
    {
      before: 'ele|ela|você|eles|elas|não|já|quem|só|ninguém|alguém|(?:meu|minha) \\p{L}+|o (?:chefe|médico|professor)',
      wrong: 'mim',
      after:
        'disse|deu|falou|contou|ligou|mandou|pediu|perguntou|ajudou|explicou|viu|chamou|trouxe|deixou|fez|convidou|respondeu|avisou|enviou|mostrou|ensinou|ajuda|disseram|deram|falaram',
      right: 'me',
    },
    {
      before: '(?:isso|isto|aquilo|esse|este|tarefa|trabalho|livro|documento) (?:é|era|foi) para',
      wrong: 'mim',
      after: 'fazer|ler|ver|comprar|levar|assinar|estudar|resolver',
      right: 'eu',
    },
    { before: 'eu|não|se eu|já', wrong: 'poço', right: 'posso' },
    {
      before: 'ele|ela|isso|você|que|quem|não',
      wrong: 'trás',
      after: 'o|a|os|as|um|uma|mais|muito|muita|sempre|benefícios|problemas|felicidade',
      right: 'traz',
    },
    { wrong: 'por traz', right: 'por trás' },
    { wrong: 'para traz', right: 'para trás' },
    {
      before: 'não|isso|isto|ele|ela|já|ainda',
      wrong: 'e',
      after: 'verdade|possível|fácil|difícil|justo|necessário|permitido|normal',
      right: 'é',
    },
    {
      before: atStart,
      wrong: 'e',
      after: '(?:importante|necessário|possível|provável|fundamental|essencial) que',
      right: 'é',
    },
  ];
});

const beforeThis =
  '(?!e |é |ou |como |com |para |por |sobre |em |de |a |até )\\p{L}+|voce|isso|isto|aquilo|tudo|quem|onde|alguém|ninguém|nada';
const copula = contextRule('grammar/esta', [
  {
    before: beforeThis,
    wrong: 'esta',
    after:
      'em|no|na|nos|nas|com|sem|muito|bem|mal|pronto|fechado|aberto|cansado|atrasado|doente|disponível|ligado|errado|certo|correto|quebrado|ocupado|\\p{L}{2,}(?:ando|endo|indo)|a \\p{L}{2,}(?:ar|er|ir)',
    unless: (_, { input, index }) =>
      /^esta (?:em (?:particular|especial|concreto|causa|si)|a)(?!\p{L})/iu.test(input.slice(index)) &&
      !/^esta a \p{L}+(?:ar|er|ir)(?!\p{L})/iu.test(input.slice(index)),
    right: 'está',
  },
  { before: atStart, wrong: 'esta', after: 'tudo|\\p{L}{2,}(?:ando|endo|indo)|muito|a chover', right: 'está' },
  { before: 'voce', wrong: 'esta', after: '\\p{L}+', right: 'está' },
]);

export const portugueseVerbs = [subjects, verbForms, copula];
