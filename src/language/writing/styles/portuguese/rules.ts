import { phraseManners } from '../phrases/phrase-manners.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import * as words from './style-words.ts';
import * as tones from './tone-words.ts';

/** For both variants: only words that both have. */
export const portuguese: RuleLanguage = {
  language: 'pt',
  habits: { splitsApostrophes: false, capitalNouns: false },
  groups: {
    subject:
      'eu nós eles elas ele ela você vocês o a os as um uma meu minha seu sua nosso nossa este esta estes estas não há',
    clause:
      'eu nós eles elas ele ela você vocês o a os as um uma meu minha seu sua nosso nossa este esta estes estas não há devemos podemos deveríamos é está são',
    article: 'o a os as um uma este esta estes estas seu sua meu minha nosso nossa',
    possessive: 'sua seu suas seus tua teu ter terem nos',
    not: 'não nunca jamais nada ninguém nenhum nenhuma sem nem pouco infelizmente',
    infinitive:
      'ser estar fazer ter ir ver tomar saber evitar melhorar reduzir encontrar garantir entender obter ajudar assegurar responder confirmar enviar ler assinar preencher rever verificar pagar preparar falar mudar reservar terminar acabar devolver mandar comprar esperar procurar abrir fechar participar informar pedir construir entregar marcar discutir',
  },
  endings: { ar: 'o a as am amos ar ando ado ada ados adas ava avam ou aram e em ará arão' },
};

export const portugueseManners = phraseManners(
  portuguese,
  { ...words, ...tones },
  {
    formal: {
      greetings: {},
      closings: { Abraços: 'Atenciosamente', Beijos: 'Atenciosamente', Abraço: 'Atenciosamente' },
    },
    casual: {
      greetings: { Caro: 'Olá', Cara: 'Olá' },
      closings: { Atenciosamente: 'Abraços', Cumprimentos: 'Abraços', 'Com os melhores cumprimentos': 'Abraços' },
    },
    friendly: {
      greetings: {},
      closings: { Atenciosamente: 'Um abraço', Cumprimentos: 'Um abraço', 'Com os melhores cumprimentos': 'Um abraço' },
    },
  },
);
