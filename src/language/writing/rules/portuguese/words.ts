import { alwaysWrong, anyOf, atStart, contextRule, from } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';

/** Spellings of before the agreement of 1990 that Brazil wrote, and slips that dictionaries fix in another way. */
const spellings = alwaysWrong('spelling', {
  idéia: 'ideia',
  idéias: 'ideias',
  vôo: 'voo',
  vôos: 'voos',
  enjôo: 'enjoo',
  assembléia: 'assembleia',
  platéia: 'plateia',
  européia: 'europeia',
  européias: 'europeias',
  heróico: 'heroico',
  jóia: 'joia',
  jóias: 'joias',
  lingüiça: 'linguiça',
  freqüente: 'frequente',
  freqüência: 'frequência',
  freqüentemente: 'frequentemente',
  tranqüilo: 'tranquilo',
  tranqüila: 'tranquila',
  cinqüenta: 'cinquenta',
  conseqüência: 'consequência',
  conseqüências: 'consequências',
  seqüência: 'sequência',
  pingüim: 'pinguim',
  sôbre: 'sobre',
  consiguo: 'consigo',
  mecher: 'mexer',
  'bem vindo a': 'bem-vindo a',
  'bem vindos a': 'bem-vindos a',
  asvezes: 'às vezes',
  emcima: 'em cima',
  embaicho: 'embaixo',
  'mal humor': 'mau humor',
  'mal cheiro': 'mau cheiro',
  'haja visto que': 'haja vista que',
  atravez: 'através',
  atraz: 'atrás',
  naum: 'não',
  mendingo: 'mendigo',
  mortandela: 'mortadela',
  iorgute: 'iogurte',
  beneficiente: 'beneficente',
  asterístico: 'asterisco',
  resouver: 'resolver',
});

/** What Brazil never wrote again since 1943. */
const brazilianSpellings: Readonly<Record<string, string>> = {
  óptimo: 'ótimo',
  óptima: 'ótima',
  óptimos: 'ótimos',
  óptimas: 'ótimas',
  actualmente: 'atualmente',
  projecto: 'projeto',
  projectos: 'projetos',
  objectivo: 'objetivo',
  objectivos: 'objetivos',
  actividade: 'atividade',
  actividades: 'atividades',
  directamente: 'diretamente',
  eléctrico: 'elétrico',
  eléctrica: 'elétrica',
};
const brazilian = contextRule('spelling', [
  {
    wrong: anyOf(brazilianSpellings),
    where: (_, __, { language }) => language === 'pt-BR',
    right: from(brazilianSpellings),
  },
]);

const known =
  'um|uma|do|da|no|na|ao|à|meu|minha|seu|sua|nosso|nossa|esse|essa|este|esta|pelo|pela|outro|outra|muita|alguma|novo|nova|grande|primeira|última|boa|má|qualquer|qual o|qual a|é o|é a|foi o|foi a|todo o|toda a|com a|com o|para a|para o|sobre a|sobre o';
const unmarked: Readonly<Record<string, string>> = {
  numero: 'número',
  policia: 'polícia',
  familia: 'família',
  historia: 'história',
  duvida: 'dúvida',
  noticia: 'notícia',
  negocio: 'negócio',
  salario: 'salário',
  inicio: 'início',
  publico: 'público',
  comercio: 'comércio',
  relatorio: 'relatório',
  horario: 'horário',
  musica: 'música',
  pagina: 'página',
  maquina: 'máquina',
  medico: 'médico',
  medica: 'médica',
  escritorio: 'escritório',
  residencia: 'residência',
  influencia: 'influência',
  experiencia: 'experiência',
  referencia: 'referência',
  agencia: 'agência',
  urgencia: 'urgência',
};
const accents = contextRule('spelling', [
  { before: known, wrong: anyOf(unmarked), right: from(unmarked) },
  {
    before: `${atStart}|e|mas|que`,
    wrong: 'a policia',
    after: 'chegou|prendeu|foi|está|disse|federal|civil|militar|ainda|não|veio',
    right: 'a polícia',
  },
  { before: atStart, wrong: 'sera', after: 'que', right: 'será' },
  {
    before: 'eu|ele|ela|você|que|mas|é|e|não|tem|tenho|por|isso',
    wrong: 'so',
    after: 'quero|queria|preciso|tenho|tem|falta|posso|pode|um|uma|isso|mais|sei|vi|para|vou|vai|queremos|estou|está',
    right: 'só',
  },
]);

const confused = contextRule('grammar/confused-word', [
  {
    wrong: 'aonde',
    after:
      '(?:(?:você|ele|ela|eles|elas|eu|vocês|tu) )?(?:mora|moro|moram|está|estava|estou|estão|fica|ficam|trabalha|trabalho|nasceu|estuda|vive|vivem|deixei|deixou|comprou|encontro|encontrei)',
    right: 'onde',
  },
  {
    before: atStart,
    wrong: 'mais',
    after:
      '(?:eu|ele|ela|você|nós|a gente|eles) não (?:(?:quero|quer|consigo|consegue|posso|pode|vou|vai|queremos|podemos) (?:ir|sair|dormir|ficar|vir|voltar|chegar)|gosto|gosta|fui|foi|estou|estava|sou|era)',
    right: 'mas',
  },
  {
    before: '\\p{L}+,',
    wrong: 'mais',
    next: ' (?:(?:eu|ele|ela|eles|elas|você|nós|a gente|ninguém) (?:não|já|nunca|é|foi|está|estava|tem|disse|quer|quero|vai|vou|pode|ficou|gosta|acha|só|sabe|tenho|preciso)|infelizmente|ganha|ganho|acho que|agora não|ainda não|nunca|está|estou|foi|fui|tem|tenho|é|era|também)(?!\\p{L})',
    unless: (_, { input, index }) => /(?<!\p{L})(?:quanto|mais|menos)(?!\p{L})/iu.test(clauseBefore(input, index)),
    right: 'mas',
  },
  {
    before: 'uma|a|da|na|de|grande|muita|pura',
    wrong: 'perca',
    after: 'de (?:tempo|peso|dinheiro|dados|memória|energia)',
    right: 'perda',
  },
  {
    before: 'está|estou|estava|ficou|fiquei|anda|ando|sou|parece|é|sinto-me|me sinto|se sente',
    wrong: 'meia',
    after:
      'cansada|triste|doente|perdida|confusa|chateada|nervosa|assustada|cheia|vazia|tonta|enjoada|preocupada|ocupada|desligada|lenta|estranha|louca|sem graça',
    right: 'meio',
  },
  { wrong: 'meio-dia e meio', right: 'meio-dia e meia' },
  { wrong: 'meia-noite e meio', right: 'meia-noite e meia' },
  {
    before: atStart,
    wrong: 'as vezes',
    next: '(?:,| (?:eu|ele|ela|nós|a gente|você|não|me|se|acho|chego|fico|penso|esqueço|tenho|vou|preciso|parece|sinto|gosto|acontece|é|durmo|trabalho|saio|até))(?!\\p{L})',
    right: 'às vezes',
  },
  {
    before:
      '(?:é|será|foi|começa|começou|termina|chego|chega|chegou|saio|sai|saiu|abre|fecha|marcada|marcado|hoje|amanhã|ontem|segunda|terça|quarta|quinta|sexta|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)-feira|encontro|reunião)',
    wrong: 'as',
    next: ' \\d{1,2}(?:h|:\\d\\d| horas)',
    right: 'às',
  },
  { before: 'das \\d{1,2}h(?:\\d\\d)?', wrong: 'as', next: ' \\d{1,2}h', right: 'às' },
  { before: 'melhores|meus|nossos|cordiais|os', wrong: 'comprimentos', next: ',|\\.|$|\\n', right: 'cumprimentos' },
  { wrong: 'encima', after: 'da|do|das|dos|de|dela|dele', right: 'em cima' },
  { before: 'estou|está|tô|tá|estava|estamos', wrong: 'afim', right: 'a fim' },
  { wrong: 'afim de', after: '\\p{L}{2,}(?:ar|er|ir)|que', right: 'a fim de' },
  {
    before: `${atStart}|seja|sejam|sejas|sejam todos|sejam todas`,
    wrong: '(?:muito )?bem vind[oa]s?',
    right: (found) => found.replace(/bem\s/iu, (bem) => bem.replace(/\s$/u, '-')),
  },
  {
    before: 'um|meu|seu|de|cada|do|no',
    wrong: 'guarda (?:chuvas?|roupas?)|beija flor|arco íris',
    right: (found) => found.replace(/\s/u, '-'),
  },
  {
    before: '(?:de|um|o|com|seu|meu|muito|esse|tanto)',
    wrong: 'mal',
    after: 'humor|cheiro|tempo|exemplo|hábito|comportamento|caráter|jeito|gosto',
    unless: (_, { input, index }) => /^mal gosto (?:d|que)/i.test(input.slice(index)),
    right: 'mau',
  },
  { before: 'ele|ela|é|muito|menino|um', wrong: 'mau educad[oa]', right: (found) => found.replace(/mau\s/iu, 'mal-') },
  { before: 'o', wrong: 'por que', after: 'de|do|da|disso|desse|dessa', right: 'porquê' },
  {
    before: '(?:saber|entender|descobrir|explicar|explique|explica)',
    wrong: 'porque',
    after: 'o|a|os|as|ele|ela|eles|você|isso|meu|minha|não|tem|há|é',
    where: (_, __, { language }) => language === 'pt-BR',
    right: 'por que',
  },
]);

function clauseBefore(text: string, index: number): string {
  return (
    text
      .slice(Math.max(0, index - 100), index)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  );
}

const feminineNouns =
  'viagem|mensagem|paisagem|mão|gente|cidade|noite|mulher|vez|semana|coisa|pessoa|padaria|escola|rua|universidade|empresa|igreja|farmácia|loja|reunião|estação|informação|língua|manhã|praia|biblioteca|cozinha|parede|garagem';
const masculineNouns = 'problema|sistema|programa|dia|mapa|clima|computador|livro|carro|dinheiro|telefone|mês';
const feminineOf: Readonly<Record<string, string>> = {
  um: 'uma',
  do: 'da',
  no: 'na',
  ao: 'à',
  este: 'esta',
  esse: 'essa',
  meu: 'minha',
  seu: 'sua',
  pelo: 'pela',
  o: 'a',
};
const masculineOf: Readonly<Record<string, string>> = {
  uma: 'um',
  da: 'do',
  na: 'no',
  à: 'ao',
  esta: 'este',
  essa: 'esse',
  minha: 'meu',
  sua: 'seu',
  pela: 'pelo',
};
const gender = contextRule('grammar/gender', [
  {
    wrong: anyOf(feminineOf),
    after: feminineNouns,
    unless: (_, { input, index }) => /^\p{L}+ (?:cozinha|mão)-|^\p{L}+ \p{Lu}/u.test(input.slice(index)),
    right: from(feminineOf),
  },
  {
    wrong: anyOf(masculineOf),
    after: masculineNouns,
    unless: (_, { input, index }) => /^\p{L}+ \p{Lu}/u.test(input.slice(index)),
    right: from(masculineOf),
  },
  {
    before: atStart,
    wrong: 'a',
    after: '(?:problema|sistema|programa|mapa|clima) (?:é|foi|está|não|do|da|de|que)',
    right: 'o',
  },
]);

const crase = contextRule('grammar/crase', [
  { before: 'chego|chegou|chegamos|chegaram|cheguei|chegar|chegando', wrong: 'a', after: 'conclusão', right: 'à' },
  {
    before:
      'refiro-me|me refiro|refere-se|se refere|referente|em relação|devido|graças|relativa|relativo|responder|respondendo|quanto',
    wrong: 'a',
    after:
      '(?:sua |minha |nossa )?(?:proposta|reunião|situação|pandemia|crise|falta|chuva|greve|demora|última reunião|reclamação|solicitação|ajuda)',
    right: 'à',
  },
  {
    before: 'estou|estamos|está|fico|ficamos|coloco-me|colocamo-nos',
    wrong: 'a',
    after: 'disposição|espera',
    right: 'à',
  },
  { before: 'fique|fiquem|sinta-se|sintam-se|esteja|estejam|fica', wrong: 'a', after: 'vontade', right: 'à' },
  {
    before: 'hoje|amanhã|ontem|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)-feira|sexta',
    wrong: 'a',
    next: ' noite(?:[.,;!?]|$)',
    right: 'à',
  },
]);

export const portugueseWords: readonly CorrectionRule[] = [spellings, brazilian, accents, confused, gender, crase];
