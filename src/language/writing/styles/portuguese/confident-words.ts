import { praise } from './praise.ts';

const promised =
  'enviaremos|mandaremos|faremos|entregaremos|responderemos|encontraremos|resolveremos|terminaremos|chegaremos|teremos|poderemos|venceremos|conseguiremos|começaremos|ofereceremos|apresentaremos|entraremos|organizaremos|melhoraremos|enviarei|mandarei|farei|entregarei|responderei|chegarei|terei|poderei|conseguirei|ligarei';

/** Words that weaken what is said → nothing, or plain words. */
export const confidentWords = `
talvez ,? pudéssemos -> podemos
talvez ,? seja melhor -> é melhor
(^) acho que (@clause) ->
(^) penso que (@clause) ->
(^) creio que (@clause) ->
(^) achamos que (@clause) ->
(^) pensamos que (@clause) ->
(^) parece-me que (@clause) ->
(^) parece que (@clause) ->
(^) diria que (@clause) ->
na minha opinião , ->
em minha opinião , ->
na nossa opinião , ->
a meu ver , ->
se não me engano , ->
provavelmente ,? ->
possivelmente ,? ->
eventualmente ,? ->
um pouco (caro|cara|tarde|lento|lenta|longo|longa|difícil|aborrecido|chato|arriscado|arriscada|complicado|complicada|pequeno) ->
bastante (caro|cara|bem|bom|boa|fácil|difícil|claro|clara|útil|lento|lenta|simples|arriscado|arriscada) ->
relativamente (caro|fácil|simples|alto|baixo|novo|curto) ->
mais ou menos (pronto|pronta|claro|clara) ->
de certa forma ,? ->
de certo modo ,? ->
em princípio ,? ->
para ser sincero , ->
para ser honesto , ->
sinceramente , ->
na verdade , ->
espero que -> confio que
esperamos que -> confiamos que
vamos tentar (@infinitive) -> vamos
vou tentar (@infinitive) -> vou
tentaremos (@infinitive) -> vamos
gostaria de (@infinitive) -> quero
gostaríamos de (@infinitive) -> queremos
gostava de (@infinitive) -> quero
poderíamos -> podemos
poderia (enviar-me|me|dizer-me|confirmar|ajudar|indicar|enviar) -> pode
seria melhor -> é melhor
seria bom -> é bom
seria útil -> é útil
estamos em condições de -> podemos
pretendemos (@infinitive) -> vamos
temos a intenção de -> vamos
sugeriria -> sugiro
recomendaria -> recomendo
recomendaríamos -> recomendamos
não posso|podemos aceitar|tolerar|permitir -> não posso|podemos de forma alguma aceitar|tolerar|permitir
(~@not) está|estamos|estou satisfeita|satisfeitos|satisfeito com -> está|estamos|estou plenamente satisfeita|satisfeitos|satisfeito com
você controla|cria|gere|encontra (o|a|os|as) -> você realmente controla|cria|gere|encontra
é demais (para|$) -> é claramente demais
(~certamente|não|nunca) voltaremos|voltarei ($|em) -> voltaremos|voltarei certamente
(é|são|era|foi|está|e|seja) um pouco (!de|mais|menos|d'|demais) ->
(~@not) faremos|farei o possível -> faremos|farei todo o possível
queremos|quero (%inf) -> queremos|quero mesmo
está incluído|incluída -> está naturalmente incluído|incluída
(!não) funciona bem -> funciona perfeitamente
com certeza -> com toda a certeza
(!não) vou|vamos (usar|enviar|responder|ligar|tratar|começar|voltar) (!certamente) -> vou|vamos certamente
${praise('realmente').replace(/^.* (?:bom|bonito)\|.*$/gmu, '')}
(!não|nunca|quando|se|que|quem|onde) (~certamente) ${promised} -> ${promised} certamente
(!não) vamos (perder|ganhar|conseguir|terminar|entregar|melhorar|vencer|enviar|resolver) (!certamente) -> vamos certamente
(^) talvez você pudesse -> você pode
acho melhor (%inf) -> é melhor
(^) acreditamos|acredito que -> não_temos_dúvida_de|não_tenho_dúvida_de que
(^) infelizmente ,? (!#) ->
se possível ,? ->
, se possível ->
temos de|que (%inf) -> temos mesmo de|que
tenho de|que (%inf) -> tenho mesmo de|que
precisamos de -> precisamos mesmo de
preciso de -> preciso mesmo de
precisamos (%inf) -> precisamos mesmo
(!é|foi|será|seja|era) preciso (%inf) -> preciso mesmo
preciso dele|dela -> preciso mesmo dele|dela
recomendo|recomendamos (!vivamente|sem) (~não) -> recomendo|recomendamos sem reservas
é|são|era|eram muito (@adjective) -> é|são|era|eram realmente muito
é|são mais (rápido|rápida|fácil|simples|leve|bonito|bonita|seguro|barato|barata|caro) -> é|são claramente mais
é melhor do? que -> é claramente melhor do que
custa menos -> custa bem menos
mostra|mostram que -> demonstra|demonstram que
é importante -> é fundamental
é preciso (%inf) -> é essencial
é necessário (%inf) -> é essencial
(~@not|talvez|se) boa (ideia|solução|qualidade|oportunidade|escolha|proposta) -> excelente
(~@not|talvez|se) bom (resultado|trabalho|produto|serviço|livro|plano) -> excelente
parece ser -> é
parecem ser -> são
tenho certeza -> tenho toda a certeza
temos certeza -> temos toda a certeza
(~@not|preciso|deve|devem|para|se|temos) (!muito|tão|tudo|o|um|do|meu|seu|está|estou|mais|menos|que|todo|realmente) bem ($|,|os|as|e) -> realmente bem
não concordo|concordam|concordamos -> não concordo|concordam|concordamos de forma alguma
gostaria de saber -> quero saber
gostava de saber -> quero saber
demasiado (caro|cara|lento|lenta|tarde|longo|longa|complicado) -> claramente demasiado
logo ($) -> imediatamente
`;
