/** What each tone writes for what. */
export const enthusiasticWords = `
(!não) gosto (do|da|dos|das|deste|desta) -> gosto imensamente
(!não) gostei (do|da|dos|das|deste|desta) -> gostei imensamente
aprendi muito -> aprendi muitíssimo
aprendemos muito -> aprendemos muitíssimo
(~@not) muito bom|boa|bons|boas -> fantástico|fantástica|fantásticos|fantásticas
(~@not|estava|estavam) muito bem -> maravilhosamente bem
(~@not) (!muito|tão|demasiado) bom|boa|bons|boas ($|,|e) -> fantástico|fantástica|fantásticos|fantásticas
(~@not) boa (ideia|notícia|experiência|oportunidade|comida) -> fantástica
(~@not) bom (trabalho|resultado|livro|serviço|começo) -> fantástico
(~@not) bons (resultados|livros) -> fantásticos
(~@not) muito bonito|bonita|bonitos|bonitas -> maravilhoso|maravilhosa|maravilhosos|maravilhosas
(~@not) (!muito|tão|mais) bonito|bonita|bonitos|bonitas -> maravilhoso|maravilhosa|maravilhosos|maravilhosas
(~@not) muito interessante|interessantes -> absolutamente fascinante|fascinantes
(~@not) (!muito|tão|mais) interessante|interessantes -> fascinante|fascinantes
(~@not) muito útil|úteis -> incrivelmente útil|úteis
(~@not) (!muito|tão|mais|incrivelmente) útil|úteis -> incrivelmente útil|úteis
(~@not) muito fácil -> incrivelmente fácil
(~@not) (!muito|tão|mais|incrivelmente) fácil de -> incrivelmente fácil de
(~@not) muito simpático|simpática -> incrivelmente simpático|simpática
(~@not) muito gentil|gentis -> incrivelmente gentil|gentis
(~@not) (!muito|tão|incrivelmente) gentil|gentis -> incrivelmente gentil|gentis
(~@not) muito rápido|rápida -> incrivelmente rápido|rápida
(~@not) (!absolutamente) excelente|excelentes -> absolutamente excelente|excelentes
(~@not) (!absolutamente) delicioso|deliciosa -> absolutamente delicioso|deliciosa
(~@not) (!muito) melhor|melhores (do|que) -> muito melhor|melhores
(~@not) (!muito) mais rápido|rápida|fácil (do|que) -> muito mais rápido|rápida|fácil
estamos muito contentes|felizes|satisfeitos -> estamos absolutamente encantados
estamos contentes|felizes|satisfeitos -> estamos encantados
estou muito contente|feliz -> estou absolutamente radiante
estou contente|feliz -> estou radiante
recomendo -> recomendo vivamente
recomendamos -> recomendamos vivamente
obrigado|obrigada por (@possessive) -> muitíssimo obrigado|obrigada por
muito obrigado|obrigada -> muitíssimo obrigado|obrigada
orgulhoso|orgulhosa|orgulhosos de -> incrivelmente orgulhoso|orgulhosa|orgulhosos de
parabéns -> muitos parabéns
`;
export const friendlyWords = `
quero (@infinitive) -> gostaria muito de
queremos (@infinitive) -> gostaríamos muito de
informo que -> queria contar que
lamentamos informar que -> sentimos muito ter de dizer que
lamentamos (o|a) (!muito) -> lamentamos muito
lamento (o|a) -> lamento muito
peço desculpa pelo|pela -> peço imensa desculpa pelo|pela
pedimos desculpa pelo|pela -> pedimos imensa desculpa pelo|pela
desculpe pelo|pela -> desculpe mesmo pelo|pela
obrigado|obrigada por (@possessive) -> muito obrigado|obrigada por
obrigado|obrigada pela|pelo -> muito obrigado|obrigada pela|pelo
agradecemos (o|a|os|as) -> agradecemos de coração
agradeço (o|a|os|as) -> agradeço de coração
não hesite em -> fique à vontade para
não hesitem em -> fiquem à vontade para
não hesites em -> fica à vontade para
deve (@infinitive) -> deveria
deves (@infinitive) -> deverias
devem (@infinitive) -> deveriam
tem de (@infinitive) -> teria de
tem que (@infinitive) -> teria que
pode (enviar-me|me|dizer-me|confirmar|ajudar|indicar|enviar) -> poderia
podes (enviar-me|me|dizer-me|confirmar|ajudar|enviar) -> poderias
espero a sua resposta -> espero com alegria a sua resposta
aguardamos a sua resposta -> aguardamos com alegria a sua resposta
podemos oferecer -> teríamos muito gosto em oferecer
posso oferecer -> teria muito gosto em oferecer
temos o prazer de -> temos o enorme prazer de
tenho o prazer de -> tenho o enorme prazer de
se tiver perguntas -> se tiver qualquer pergunta
se tiver dúvidas -> se tiver qualquer dúvida
se tiver alguma pergunta -> se tiver qualquer pergunta
se tiver alguma dúvida -> se tiver qualquer dúvida
os nossos clientes -> os nossos queridos clientes
nossos clientes -> nossos queridos clientes
a nossa equipa -> toda a nossa equipa
nossa equipe -> toda nossa equipe
imediatamente -> logo
utiliz+ar -> us+ar
adquirir|adquirido -> comprar|comprado
no entanto , -> mas
contudo , -> mas
portanto , -> por isso
a fim de -> para
`;
export const confidentWords = `
talvez ,? devêssemos -> devemos
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
deveríamos -> devemos
deveria -> deve
deveriam -> devem
seria melhor -> é melhor
seria bom -> é bom
seria útil -> é útil
estamos em condições de -> podemos
pretendemos (@infinitive) -> vamos
temos a intenção de -> vamos
sugeriria -> sugiro
recomendaria -> recomendo
recomendaríamos -> recomendamos
`;
export const diplomaticWords = `
quero (@infinitive) -> gostaria de
queremos (@infinitive) -> gostaríamos de
pode (enviar-me|me|dizer-me|confirmar|ajudar|indicar|enviar) -> poderia
podes (enviar-me|me|dizer-me|confirmar|ajudar|enviar) -> poderias
(^) podemos -> poderíamos
(^) posso -> poderia
deve (@infinitive) -> deveria
devemos (@infinitive) -> deveríamos
devem (@infinitive) -> deveriam
tem de (@infinitive) -> teria de
tem que (@infinitive) -> teria que
temos de (@infinitive) -> deveríamos
temos que (@infinitive) -> deveríamos
é preciso (@infinitive) -> seria preciso
é necessário (@infinitive) -> seria necessário
preciso de -> precisaria de
precisamos de -> precisaríamos de
não concordo -> não concordo totalmente
não concordamos -> não concordamos totalmente
não estou de acordo -> não estou totalmente de acordo
não entendo -> não entendo bem
não percebo -> não percebo bem
não gosto do|da -> não me convence totalmente o|a
não posso -> infelizmente não posso
não podemos -> infelizmente não podemos
recuso-me a -> preferiria não
é falso|falsa ($|,) -> talvez não seja totalmente exato|exata
está errado|errada ($|,) -> talvez não esteja totalmente correto|correta
é impossível ($|,) -> parece difícil
é inaceitável -> é difícil de aceitar
é uma má ideia -> talvez não seja a melhor ideia
não é uma boa ideia -> talvez não seja a melhor ideia
é|era|são demasiado (caro|cara|pequeno|pequena|longo|longa|lento|lenta|alto|alta|grande) -> é|era|são talvez demasiado
é|era|são muito (caro|cara|lento|lenta|complicado|complicada|difícil|barulhento|barulhenta|longo|longa|pequeno|pequena) -> é|era|são um tanto
é|era aborrecido|aborrecida|chato|chata -> é|era um pouco aborrecido|aborrecida|chato|chata
muito dececionado|decepcionado|decepcionada -> um pouco dececionado|decepcionado|decepcionada
não funciona -> parece não funcionar
não está pronto|pronta -> parece ainda não estar pronto|pronta
não está claro -> não está totalmente claro
vai causar -> poderá causar
vai atrasar -> poderá atrasar
há um erro -> parece haver um erro
há um problema -> parece haver um problema
há erros -> parece haver erros
esqueceu-se de -> parece que se esqueceu de
recomendo -> recomendaria
recomendamos -> recomendaríamos
proponho -> proporia
propomos -> proporíamos
exigimos -> pedimos
obviamente ,? ->
evidentemente ,? ->
(+deve|deveria|favor|pode|poderia|preciso) imediatamente -> assim que possível
o mais rápido possível -> assim que lhe for possível
`;
