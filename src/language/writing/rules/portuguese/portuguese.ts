import {
  alwaysWrong,
  anyOf,
  atStart,
  beginsName,
  contextRule,
  endsInName,
  forms,
  from,
  once,
  small,
} from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { portugueseVerbs } from './verbs.ts';
import { portugueseWords } from './words.ts';

const spellings = alwaysWrong('spelling', {
  concerteza: 'com certeza',
  derrepente: 'de repente',
  porisso: 'por isso',
  apartir: 'a partir',
  voce: 'você',
  voces: 'vocês',
  nao: 'não',
  tambem: 'também',
  agua: 'água',
  cafe: 'café',
  ninguem: 'ninguém',
  alguem: 'alguém',
  dificil: 'difícil',
  facil: 'fácil',
  ate: 'até',
  ja: 'já',
  excessão: 'exceção',
  'em bora': 'embora',
  impecilho: 'empecilho',
  impecilhos: 'empecilhos',
  trusse: 'trouxe',
  previlégio: 'privilégio',
  trousse: 'trouxe',
  analize: 'análise',
  paralizar: 'paralisar',
  pesquizar: 'pesquisar',
  anciosa: 'ansiosa',
  ancioso: 'ansioso',
  advinho: 'adivinho',
  advinhar: 'adivinhar',
  goveno: 'governo',
  'sexta feira': 'sexta-feira',
  'segunda feira': 'segunda-feira',
  'terça feira': 'terça-feira',
  'quarta feira': 'quarta-feira',
  'quinta feira': 'quinta-feira',
  'ao meio dia': 'ao meio-dia',
  'do meio dia': 'do meio-dia',
  'é meio dia': 'é meio-dia',
});

/** How some speak, which stays where they are quoted. */
const spoken = alwaysWrong('grammar/spoken', { menas: 'menos', seje: 'seja', esteje: 'esteja' });

const destinations =
  'escola|praia|igreja|cidade|praça|biblioteca|farmácia|padaria|universidade|faculdade|festa|reunião|piscina|feira|loja|academia|aula|janela|porta|mesa|noite|tarde';
/** Not of the past, which is that of `ser` as well: `foi a Universidade que abriu`. */
const goes = 'vou|vai|vamos|vão|ir|voltei|voltou|voltar|cheguei|chegou|chegar|indo|volto|levou|levei';
const infinitive = '\\p{L}{2,}(?:ar|er|ir)|pôr';

const crase = contextRule('grammar/crase', [
  { before: goes, wrong: 'a', after: destinations, right: 'à' },
  {
    before: `(?:eu|ele|ela|eles|elas|nós|você|vocês|a gente) (?:fui|foi|fomos|foram)`,
    wrong: 'a',
    after: destinations,
    right: 'à',
  },
  {
    wrong: 'à',
    after: infinitive,
    // `ligado à Warner`: a name ends as an infinitive by chance.
    unless: (found, match) =>
      beginsName(found, match) || /^à (?:mulher|colher|lugar|mar|altar)/i.test(match.input.slice(match.index)),
    right: 'a',
  },
  {
    wrong: 'à',
    after:
      'ele|ela|eles|elas|você|vocês|mim|ti|nós|pé|cavalo|partir|um|uma|todos|todas|cada|qualquer|prazo|meu|este|esta|isso|esse|essa',
    // `à uma da tarde`
    unless: (_, { input, index }) => /^à uma (?:hora|da|e|em ponto)(?!\p{L})/iu.test(input.slice(index)),
    right: 'a',
  },
]);

const times =
  '(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|muitos|muitas|alguns|algumas|poucos|vários|\\d+)';
const units = '(?:minutos?|horas?|dias?|semanas?|mês|meses|anos?|séculos?|tempo)';
const time = contextRule('grammar/ha', [
  { before: atStart, wrong: 'a tempos', right: 'há tempos' },
  {
    before: 'chegar|chega|chegou|começa|termina|amanhã|amanha|hoje|acaba|abre|fecha|sai|saio',
    wrong: 'as',
    after: '(?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze) horas',
    right: 'às',
  },
  {
    before: atStart,
    wrong: 'a',
    after: `${times} ${units} (?:moro|trabalho|não|eu|ele|ela|estou|vivo|que|estudo|nós|espero|conheço)`,
    right: 'há',
  },
  {
    before:
      '(?!(?:conden|sentenci|equival|limit|reduz|dedic|corresp|sobreviv|aument|sub|estend|prolong|obrig|assist|chegou|resist|juntou|devot|ascend|lev|restring|ced|caiu)\\p{L}*)\\p{L}+(?:ou|eu|iu|ei|i)|moro|aqui|trabalho|vivo|espero|conheço|estudo|existe|saiu',
    wrong: 'a',
    next: ` (?:${times}|muito) ${units}(?:[.,;!?]|$| e | que )`,
    unless: (_, { input, index }) => /(?:daqui|para|até|de) $/i.test(input.slice(Math.max(0, index - 40), index)),
    right: 'há',
  },
  { before: 'daqui', wrong: 'há', after: `pouco|(?:${times}|muito) ${units}`, right: 'a' },
]);

const subjects = 'você|vocês|ele|ela|eles|elas|eu|tu|nós|o|a|os|as|não|isso';
const why = contextRule('grammar/porque', [
  {
    before: atStart,
    wrong: 'porque',
    next: ` (?:${subjects})(?!\\p{L})[^.,;!?\\n]{2,60}\\?`,
    unless: (_, __, { language }) => language === 'pt-PT',
    right: 'por que',
  },
  {
    before: '\\p{L}+',
    wrong: 'porque',
    next: '\\?',
    unless: (_, __, { language }) => language === 'pt-PT',
    right: 'por quê',
  },
  {
    before:
      '(?<!saber|sei|sabe|motivo|razão|entendo|entender)(?:fui|foi|vim|veio|saí|saiu|pude|faltei|vou|ficou|fiquei|estudei|dormi|parei|liguei)',
    wrong: 'por que',
    after: 'estava|estou|está|não|tinha|choveu|eu|ele|ela|era|fiquei|precisava',
    right: 'porque',
  },
]);

const confused = contextRule('grammar/confused-word', [
  {
    before: '\\p{L}+,',
    wrong: 'mais',
    next: ' não (?:posso|quero|sei|consigo|consegui|pude|tenho|fui|vou|deu|quis|gosto|tive|queria|encontrei|vi)(?!\\p{L})',
    right: 'mas',
  },
  {
    before: 'é|são|muito|gosto|era|está|ainda|nada|cada vez|não \\p{L}+|um pouco|dois|três|bem|quero|tenho',
    wrong: 'mas',
    after:
      'de|do|que|alto|alta|caro|cara|bonito|bonita|grande|tempo|rápido|importante|fácil|difícil|novo|nova|velho|velha|ou menos|nada',
    right: 'mais',
  },
  {
    before: '(?:um|o) (?:homem|menino|rapaz|sujeito|lobo|exemplo|humor|hábito|aluno)',
    wrong: 'mal',
    next: '[.,;!?]|$',
    right: 'mau',
  },
  {
    before: '(?:canta|fala|escreve|joga|dorme|cheira|dormi|come|ouve|vai|passa|lê|dirige|cozinha)(?: muito| tão)?',
    wrong: 'mau',
    right: 'mal',
  },
  { before: '(?:nada|tudo|algo|muito|pouco|tem|têm|tinha)', wrong: 'haver', after: 'com', right: 'a ver' },
  {
    before: `${atStart}|que|mas|e|quando|se`,
    wrong: 'agente',
    after: 'vai|foi|vamos|não|tem|quer|precisa|pode|está|gosta|faz|sabe|sempre|já|se|ia|vê',
    right: 'a gente',
  },
  { before: 'a gente', wrong: 'vamos', right: 'vai' },
  { before: 'a gente', wrong: 'fomos', right: 'foi' },
  { before: 'a gente', wrong: 'temos', right: 'tem' },
  { before: 'a gente', wrong: 'somos', right: 'é' },
  { before: atStart, wrong: 'eu foi', right: 'eu fui' },
  { before: atStart, wrong: 'fazem', after: `${times} (?:anos|meses|dias|semanas|horas) que`, right: 'faz' },
  {
    before: atStart,
    wrong: 'haviam',
    after: 'muitos|muitas|poucos|poucas|alguns|algumas|várias|vários|dois|duas|três|pessoas',
    next: ' (?!\\p{L}+ (?:\\p{L}+ado|\\p{L}+ido)(?!\\p{L}))',
    right: 'havia',
  },
  {
    before: 'para',
    wrong: 'mim',
    after:
      '(?:fazer|ler|ver|comprar|ir|comer|dizer|falar|sair|estudar|trabalhar|levar|escrever|assinar|terminar|resolver)',
    unless: (_, { input, index }) =>
      /(?:difícil|fácil|bom|importante|impossível|melhor|ruim|é|foi|trouxe|\p{L}+,) para $/iu.test(
        input.slice(Math.max(0, index - 40), index),
      ),
    right: 'eu',
  },
  { wrong: 'entre eu e', right: 'entre mim e' },
  { before: atStart, wrong: 'quiz', after: 'sair|ir|fazer|dizer|ver|comprar|comer|ficar|falar|saber', right: 'quis' },
  { before: 'ele|ela|eu|não|você|me|se', wrong: 'quiz', right: 'quis' },
  { before: 'tinha|tinham|havia|tenho|tem', wrong: 'chego', right: 'chegado' },
  { before: 'tinha|tinham|havia|tenho', wrong: 'trago', right: 'trazido' },
  {
    before: 'ele|ela|eu|mecânico|técnico|você|já',
    wrong: 'concertou|concertei',
    after: 'o|a|os|as|meu|minha|seu|sua',
    right: (found) => found.replace(/c(?=ert)/i, 's'),
  },
  {
    before: '(?<=^| )o',
    wrong: 'pais',
    after: 'precisa|é|está|tem|foi|vai|inteiro|cresce|cresceu|todo',
    right: 'país',
  },
  {
    before: 'ela|ele|você|livro|carro|casa|porta|menino|menina|comida|tudo|não|já|café|água',
    wrong: 'esta',
    after:
      'em|na|no|aqui|muito|bem|mal|cansada|cansado|pronta|pronto|aberta|aberto|fechada|fechado|doente|feliz|triste|\\p{L}+ndo|quente|fria|frio|com|sem',
    right: 'está',
  },
]);

const counted =
  'menino casa livro carro amigo irmão ano dia mês semana hora minuto filho aluno problema pergunta resposta cachorro gato pessoa palavra mesa porta real documento arquivo';
const countedWomen = 'menino amigo irmão filho aluno';
const plurals = contextRule('grammar/plural', (inflection) => {
  const nouns = { ...forms(inflection, counted, 'n.sg > n.pl'), ...forms(inflection, countedWomen, 'n.f.sg > n.f.pl') };
  return [
    {
      before:
        'meus|minhas|seus|suas|nossos|nossas|estes|estas|esses|essas|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|muitos|muitas|alguns|algumas|vários|várias|poucos|poucas',
      wrong: anyOf(nouns),
      right: from(nouns),
    },
    {
      before: 'os|as',
      wrong: anyOf(nouns),
      after: 'são|estão|foram|eram|têm|jogam|vão|podem|devem|moram|comem|brincam|de|do|da|que|e',
      right: from(nouns),
    },
  ];
});

/** `Rua 25 de Março` is a name. */
const streets =
  /(?:^|\P{L})(?:ruas?|avenidas?|av\.|praças?|largos?|travessas?|pontes?|bairros?|escolas?|estádios?|rios?) (?:\p{Lu}\p{L}+ )?\d{1,2}º? de $/iu;
/** Longer than what comes before the name of a month. */
const reach = 60;
/** `Movimento 22 de Março` is one as well. */
const behindName = /\p{Lu}\p{L}+ \d{1,2}º? de $/u;
/** `antes do 25 de Abril`, `na 25 de Março`: a day without its year that has an article is a feast, a street or a name. */
const feast = /(?<!\p{L})(?:[oa]|d[oa]|n[oa]|ao|à|pel[oa]) \d{1,2} de $/iu;

const capitals = contextRule('grammar/capital', [
  {
    // Of `Rio de Janeiro` it is the name.
    before: 'em|desde|até|(?:dia|mês|meses|início|começo|meados|fim|fins|final|finais) de|\\d{1,2}º? de',
    wrong: 'Janeiro|Fevereiro|Março|Abril|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro',
    next: '[.,;!?]|$| (?:e|ou|de \\d|com)',
    initial: 'capital',
    unless: (_, { input, index }, { language }) => {
      const before = input.slice(Math.max(0, index - reach), index);
      return (
        (language === 'pt-PT' && before.endsWith('de ')) ||
        streets.test(before) ||
        feast.test(before) ||
        behindName.test(before)
      );
    },
    right: small,
  },
  {
    before: 'a|na|toda|cada|próxima',
    wrong: '(?:Segunda|Terça|Quarta|Quinta|Sexta)-feira',
    next: '(?! (?:de cinzas|gorda|magra|negra|santa)(?!\\p{L}))',
    initial: 'capital',
    unless: beginsName,
    right: small,
  },
  {
    before: '(?:falo|fala|falam|falar|estudo|estuda|aprender|falamos)(?: bem| muito bem| um pouco de)?',
    wrong: 'Inglês|Francês|Alemão|Espanhol|Italiano|Português|Chinês|Russo',
    initial: 'capital',
    right: small,
  },
]);

const repeated = contextRule('grammar/repeated-word', [
  {
    wrong: 'de de|em em|da da|do do|uma uma|um um|para para|com com|os os|as as|na na|no no|e e|não não',
    unless: (found, { input, index }) => endsInName(found) || /^não não\p{P}/iu.test(input.slice(index)),
    right: once,
  },
]);

export const portuguese: readonly CorrectionRule[] = [
  ...portugueseVerbs,
  ...portugueseWords,
  spoken,
  spellings,
  crase,
  time,
  why,
  confused,
  plurals,
  capitals,
  repeated,
];
