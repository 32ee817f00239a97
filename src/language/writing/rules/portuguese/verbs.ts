import { anyOf, atStart, contextRule, from } from '../context-rule.ts';

/** After them `eles` and `nós` are not the subject: `um deles tem`, `cada um de nós vai`, `para eles foi`. */
const preposition =
  /(?<!\p{L})(?:de|com|para|pra|por|entre|sem|sobre|a|em|contra|desde|até|perante|segundo|e|ou|nem|todas|todos|que nem|como)\s$/iu;

function isObject(input: string, index: number, subject: RegExp): boolean {
  const before = input.slice(Math.max(0, index - 60), index).replace(subject, '');
  return preposition.test(before);
}

const pluralVerbs: Readonly<Record<string, string>> = {
  tem: 'têm',
  vem: 'vêm',
  vai: 'vão',
  é: 'são',
  está: 'estão',
  pode: 'podem',
  quer: 'querem',
  faz: 'fazem',
  disse: 'disseram',
  ficou: 'ficaram',
  chegou: 'chegaram',
  sabe: 'sabem',
  gosta: 'gostam',
  precisa: 'precisam',
  deve: 'devem',
  foi: 'foram',
  estava: 'estavam',
  saiu: 'saíram',
};
const people =
  'pessoas|crianças|alunos|alunas|clientes|filhos|filhas|pais|amigos|amigas|professores|empresas|usuários|funcionários|meninos|meninas|homens|mulheres|jovens|vizinhos|colegas|médicos|bancos|políticos';
const determiners =
  'as|os|essas|esses|estas|estes|minhas|meus|suas|seus|nossos|nossas|muitas|muitos|todas as|todos os|algumas|alguns';
const manySubject = new RegExp(`(?:eles|elas|(?:${determiners}) (?:${people}))\\s$`, 'iu');

const ourVerbs: Readonly<Record<string, string>> = {
  vai: 'vamos',
  foi: 'fomos',
  tem: 'temos',
  precisa: 'precisamos',
  quer: 'queremos',
  pode: 'podemos',
  faz: 'fazemos',
  está: 'estamos',
  gosta: 'gostamos',
  mora: 'moramos',
  trabalha: 'trabalhamos',
  sabe: 'sabemos',
  é: 'somos',
  era: 'éramos',
  deve: 'devemos',
  fez: 'fizemos',
  teve: 'tivemos',
  estava: 'estávamos',
};
const peopleVerbs: Readonly<Record<string, string>> = {
  fizemos: 'fez',
  queremos: 'quer',
  podemos: 'pode',
  estamos: 'está',
  precisamos: 'precisa',
  sabemos: 'sabe',
  éramos: 'era',
  tivemos: 'teve',
  tínhamos: 'tinha',
  íamos: 'ia',
  viemos: 'veio',
  gostamos: 'gosta',
};

const subjects = contextRule('grammar/agreement', [
  {
    before: `eles|elas|(?:${determiners}) (?:${people})`,
    wrong: anyOf(pluralVerbs),
    right: (found, { input, index }) =>
      isObject(input, index, manySubject) || /^(?:é|foi) que(?!\p{L})/iu.test(input.slice(index))
        ? undefined
        : from(pluralVerbs)(found),
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
    right: (found, { input, index }) =>
      isObject(input, index, /nós\s$/iu) || /^(?:é|foi) que(?!\p{L})/iu.test(input.slice(index))
        ? undefined
        : from(ourVerbs)(found),
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
    right: (_, { input, index }) => (isObject(input, index, /\p{L}+\s$/u) ? undefined : 'tem'),
  },
  {
    before: 'vocês|eles|elas|(?:que todos)',
    wrong: 'esteje|seje',
    right: (found) => (/^est/i.test(found) ? 'estejam' : 'sejam'),
  },
]);

const future: Readonly<Record<string, string>> = {
  fazer: 'fizer',
  ter: 'tiver',
  poder: 'puder',
  dizer: 'disser',
  querer: 'quiser',
  saber: 'souber',
  estar: 'estiver',
  trazer: 'trouxer',
  ver: 'vir',
  ir: 'for',
  ser: 'for',
  pôr: 'puser',
  fazerem: 'fizerem',
  terem: 'tiverem',
  poderem: 'puderem',
  quererem: 'quiserem',
  saberem: 'souberem',
  estarem: 'estiverem',
  irem: 'forem',
  serem: 'forem',
};
const many =
  'muitos|muitas|problemas|vários|várias|alguns|algumas|poucos|poucas|mudanças|erros|casos|reclamações|falhas|atrasos|dúvidas|mortes|vítimas';
const forms = contextRule('grammar/verb-form', [
  {
    before: '(?:se|quando|assim que|logo que|enquanto) (?:eu|você|ele|ela|vocês|eles|elas|a gente|alguém)',
    wrong: anyOf(future),
    right: from(future),
  },
  { before: 'se', wrong: 'ser', after: 'possível|preciso|necessário', right: 'for' },
  { wrong: 'houveram', after: many, right: 'houve' },
  { wrong: 'haverão', after: many, right: 'haverá' },
  {
    wrong: 'devem|podem|vão|deviam',
    next: ` haver (?:${many})(?!\\p{L})`,
    right: from({ devem: 'deve', podem: 'pode', vão: 'vai', deviam: 'devia' }),
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
]);

const beforeThis =
  '(?!e |é |ou |como |com |para |por |sobre |em |de |a |até )\\p{L}+|voce|isso|isto|aquilo|tudo|quem|onde|alguém|ninguém|nada';
const copula = contextRule('grammar/esta', [
  {
    before: beforeThis,
    wrong: 'esta',
    after:
      'em|no|na|nos|nas|com|sem|muito|bem|mal|pronto|fechado|aberto|cansado|atrasado|doente|disponível|ligado|errado|certo|correto|quebrado|ocupado|\\p{L}{2,}(?:ando|endo|indo)|a \\p{L}{2,}(?:ar|er|ir)',
    right: (_, { input, index }) =>
      /^esta (?:em (?:particular|especial|concreto|causa|si)|a)(?!\p{L})/iu.test(input.slice(index)) &&
      !/^esta a \p{L}+(?:ar|er|ir)(?!\p{L})/iu.test(input.slice(index))
        ? undefined
        : 'está',
  },
  { before: atStart, wrong: 'esta', after: 'tudo|\\p{L}{2,}(?:ando|endo|indo)|muito|a chover', right: 'está' },
  { before: 'voce', wrong: 'esta', after: '\\p{L}+', right: 'está' },
]);

export const portugueseVerbs = [subjects, forms, copula];
