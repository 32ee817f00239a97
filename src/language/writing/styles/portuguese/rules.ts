import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import { spreadRules } from '../phrases/spread-rules.ts';
import { casualWords } from './casual-words.ts';
import { confidentWords } from './confident-words.ts';
import { diplomaticWords } from './diplomatic-words.ts';
import { enthusiasticWords } from './enthusiastic-words.ts';
import { academicWords, businessWords, formalWords } from './formal-words.ts';
import { friendlyWords } from './friendly-words.ts';
import { plainWords } from './plain-words.ts';

/** For both variants: only words that both have. */
export const portuguese: RuleLanguage = {
  language: 'pt',
  habits: { splitsApostrophes: false, capitalNouns: false },
  groups: {
    subject:
      'eu nós eles elas ele ela você vocês o a os as um uma meu minha seu sua nosso nossa este esta estes estas não há',
    clause:
      'eu nós eles elas ele ela você vocês o a os as um uma meu minha seu sua nosso nossa este esta estes estas não há devemos podemos deveríamos é está são era foi estou estamos tenho temos tem preciso precisamos posso pode se isso isto esse essa infelizmente espero gostaria acho ainda já',
    being: 'é são era eram está estava estão tem têm dura duram custa custam foi fica começa',
    number: 'dois duas três quatro cinco seis dez vinte trinta cem duzentos duzentas mil #',
    linked: 'que quem onde se quando porque enquanto depois como qual quais para ( nem',
    time: 'anos dias meses semanas horas minutos dois duas três quatro cinco seis dez um uma vários algum alguns tempo anos séculos',
    adjective:
      'importante importantes interessante interessantes útil úteis fácil fáceis difícil difíceis rápido rápida lento lenta caro cara caros bonito bonita bonitos bonitas bom boa bons boas simples grande grandes pequeno pequena longo longa eficaz contente satisfeito satisfeita gentil simpático simpática positivo positiva barulhento confortável prático prática agradável complicado complicada',
    things:
      'problemas clientes erros livros amigos passageiros detalhes documentos dias produtos filmes alunos estudantes turistas utilizadores usuários colegas conselhos presentes pedidos dados pratos restaurantes exemplos países projetos visitantes leitores',
    thingsf:
      'pessoas perguntas ideias coisas dúvidas fotos novidades empresas razões cidades ruas reclamações alterações informações mensagens palavras páginas famílias dificuldades críticas horas lojas',
    article: 'o a os as um uma este esta estes estas seu sua meu minha nosso nossa',
    possessive: 'sua seu suas seus tua teu ter terem nos',
    not: 'não nunca jamais nada ninguém nenhum nenhuma sem nem pouco infelizmente',
    infinitive:
      'ser estar fazer ter ir ver tomar saber evitar melhorar reduzir encontrar garantir entender obter ajudar assegurar responder confirmar enviar ler assinar preencher rever verificar pagar preparar falar mudar reservar terminar acabar devolver mandar comprar esperar procurar abrir fechar participar informar pedir construir entregar marcar discutir',
  },
};

const sources = {
  plainWords,
  formalWords,
  businessWords,
  academicWords,
  casualWords,
  enthusiasticWords,
  friendlyWords,
  confidentWords,
  diplomaticWords,
};
const rules = Object.fromEntries(
  Object.entries(sources).map(([style, source]) => [
    style,
    spreadRules(source, { inf: '*ar *er *ir *or', ndo: '*ando *endo *indo' }),
  ]),
) as typeof sources;

/** Letters of offices, or to people who are called by a title. */
const office =
  /^(?:(?:Prezad[oa]s?|Car[oa]s?|Ex\.m[oa]|Estimad[oa]s?) (?:senhor|Sr|doutor|Dr|professor|diretor|client|usuári|utilizador)|(?:A |O )?(?:departamento|serviço|central|equipa|equipe|direção|diretoria|secretaria|administração|atendimento)(?: |$))/imu;

export const portugueseStyles = phraseStyles(portuguese, rules, {
  formal: {
    greetings: {},
    closings: { Abraços: 'Atenciosamente', Beijos: 'Atenciosamente', Abraço: 'Atenciosamente' },
  },
  casual: {
    unless: office,
    greetings: { Caro: 'Olá', Cara: 'Olá' },
    closings: { Atenciosamente: 'Abraços', Cumprimentos: 'Abraços', 'Com os melhores cumprimentos': 'Abraços' },
  },
  friendly: {
    unless: office,
    greetings: {},
    closings: { Atenciosamente: 'Um abraço', Cumprimentos: 'Um abraço', 'Com os melhores cumprimentos': 'Um abraço' },
  },
});
