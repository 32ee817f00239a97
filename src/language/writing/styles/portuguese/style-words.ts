/** Words of offices → words of every day; of both variants. */
export const plainWords = `
a fim de -> para
com o objetivo de -> para
com o intuito de -> para
com a finalidade de -> para
(!^) uma vez que -> porque
(!^) visto que -> porque
(!^) dado que -> porque
apesar do facto|fato de que -> embora
no momento atual -> agora
neste momento -> agora
atualmente -> agora
num futuro próximo -> em breve
em um futuro próximo -> em breve
com a maior brevidade possível -> logo que possível
imediatamente -> logo
posteriormente -> depois
anteriormente -> antes
previamente -> antes
no que diz respeito a -> sobre
acerca de -> sobre
por meio de -> com
por conseguinte -> por isso
em consequência , -> por isso ,
consequentemente -> por isso
portanto ,? -> por isso
entretanto , -> mas
no entanto , -> mas
bem como -> e
adicionalmente -> além disso
ademais -> além disso
inúmeros|inúmeras -> muitos|muitas
numerosos|numerosas -> muitos|muitas
diversos|diversas -> vários|várias
aproximadamente -> mais ou menos
exclusivamente -> só
unicamente -> só
frequentemente -> muitas vezes
com frequência -> muitas vezes
principalmente -> sobretudo
extremamente -> muito
primordialmente -> sobretudo
utiliz+ar -> us+ar
adquirir|adquire|adquirem|adquiriu|adquirido -> comprar|compra|compram|comprou|comprado
obter|obtém|obteve|obtido -> conseguir|consegue|conseguiu|conseguido
é necessário -> é preciso
torna-se necessário -> é preciso
está em condições de -> pode
estão em condições de -> podem
tem a possibilidade de -> pode
informamos que -> avisamos que
encontra-se -> está
encontram-se -> estão
`;
export const formalWords = `
(^) mas -> no entanto ,
(^) então , -> portanto ,
(^) por isso ,? -> portanto ,
(^) também , -> além disso ,
, por isso -> , portanto ,
, então -> , portanto ,
(!^) (!^) , mas (@subject) (!pouco|tanto|bocado) -> ; no entanto ,
(!^|por|é|e|não|só|será|foi|escrevo) porque (~?) -> uma vez que
(!dá|dar|deu|dava|serve|servem|serviu|pronto|pronta|prontos|prontas|tempo|hora|bom|boa|fácil|difícil|demais|demasiado|grande|suficiente|importante|chance|vontade|ajuda|ideia|jeito|prazo|dinheiro|só|lá|pedir|falta|razão|aqui) para (@infinitive) -> a fim de
(!dá|dar|deu|dava|serve|servem|serviu|pronto|pronta|prontos|prontas|tempo|hora|bom|boa|fácil|difícil|demais|demasiado|grande|suficiente|importante|chance|vontade|ajuda|ideia|jeito|prazo|dinheiro|só|lá|pedir|falta|razão|aqui) pra (@infinitive) -> a fim de
agora ($) -> neste momento
agora mesmo -> neste momento
logo ($) -> em breve
(~já) muitas vezes -> frequentemente
quase -> praticamente
só (#) -> apenas
mais ou menos (#) -> aproximadamente
cerca de (#) -> aproximadamente
um monte de (problemas|clientes|erros|livros|amigos) -> numerosos
um monte de (pessoas|perguntas|ideias|coisas) -> numerosas
(!tão|demasiado|os|as) muitos|muitas (problemas|clientes|estudantes|alunos|países|erros|utilizadores|usuários|livros|comboios|trens|perguntas|pessoas|empresas|ideias|razões|cidades|ruas) -> numerosos|numerosas
um pouco (mais|menos|tarde|caro|lento|longo|longa) -> ligeiramente
us+ar (@article) -> utiliz+ar
acabar|acaba|acabam|acabado (a|o|as|os|um|uma) -> terminar|termina|terminam|terminado
falar sobre -> discutir
quero (@infinitive) -> desejo
queremos (@infinitive) -> desejamos
pedir (um|uma|o|a) -> solicitar
mandar|mando|manda|mandado -> enviar|envio|envia|enviado
mande-me -> envie-me
consertar|consertado -> reparar|reparado
ótimo|ótima|ótimos|ótimas -> excelente|excelente|excelentes|excelentes
enorme|enormes -> considerável|consideráveis
foto|fotos -> fotografia|fotografias
obrigado|obrigada por (@possessive) -> agradecemos|agradecemos
muito obrigado|obrigada por (@possessive) -> agradecemos sinceramente
desculpe pelo|pela -> lamentamos o|a
peço desculpa pelo|pela -> lamento o|a
né -> não é
tá -> está
tô -> estou
`;
export const businessWords = `
quero (@infinitive) -> gostaria de
queremos (@infinitive) -> gostaríamos de
pode (enviar-me|me|dizer-me|confirmar|ajudar|indicar|enviar) -> poderia
podes (enviar-me|me|dizer-me|confirmar|ajudar|enviar) -> poderias
você pode -> você poderia
espero a sua resposta -> aguardo a sua resposta
esperamos a sua resposta -> aguardamos a sua resposta
acho que -> considero que
achamos que -> consideramos que
penso que -> considero que
pensamos que -> consideramos que
`;
export const academicWords = `
(!não|que|nem) acho que (!deveríamos|devíamos|devemos|deveria|devia|podíamos|poderíamos|temos|há|sim|não) -> pode-se supor que
(!não|que|nem) achamos que (!deveríamos|devíamos|devemos|deveria|devia|podíamos|poderíamos|temos|há|sim|não) -> pode-se supor que
(!não|que|nem) penso que (!deveríamos|devíamos|devemos|deveria|devia|podíamos|poderíamos|temos|há|sim|não) -> pode-se supor que
(!não|que|nem) pensamos que (!deveríamos|devíamos|devemos|deveria|devia|podíamos|poderíamos|temos|há|sim|não) -> pode-se supor que
vemos que -> observa-se que
toda a gente sabe que -> é sabido que
todo mundo sabe que -> é sabido que
todos sabem que -> é sabido que
por exemplo -> a título de exemplo
mostra|mostram que -> demonstra|demonstram que
sobretudo -> principalmente
por causa de -> em consequência de
importante|importantes ($|,) -> relevante|relevantes
`;
export const casualWords = `
não é ? -> né ?
no entanto , -> mas
contudo , -> mas
(^) portanto , -> por isso
(^) por conseguinte , -> por isso
(^) consequentemente , -> por isso
portanto , -> por isso
adicionalmente , -> e também
utiliz+ar -> us+ar
adquirir|adquirido|adquiriu -> comprar|comprado|comprou
enviar|envio|envia|enviado (@article) -> mandar|mando|manda|mandado
imediatamente -> já
o mais rápido possível -> assim que der
o mais rapidamente possível -> assim que der
o quanto antes -> assim que der
logo que possível -> assim que der
frequentemente -> muitas vezes
com frequência -> muitas vezes
atualmente -> agora
neste momento -> agora
aproximadamente -> mais ou menos
cerca de (#) -> mais ou menos
inúmeros|inúmeras -> um_monte_de|um_monte_de
numerosos|numerosas -> um_monte_de|um_monte_de
(!tão|demasiado|os|as) muitos|muitas (problemas|clientes|alunos|erros|livros|perguntas|pessoas|ideias|razões|coisas|amigos) -> um_monte_de|um_monte_de
(~não|nem|sem) muita gente -> um monte de gente
(~não|nem|sem) muito (trabalho|barulho|tempo|dinheiro) -> um monte de
muito (bom|boa|bons|boas|fácil|rápido|rápida|útil|simpático|simpática|caro|cara|difícil|cansado|bonito|bonita|interessante|lento|lenta|contente|gentil) -> super
extremamente -> super
fotografia|fotografias -> foto|fotos
desejo (@infinitive) -> quero
desejamos (@infinitive) -> queremos
a fim de -> para
com o objetivo de -> para
(!^) uma vez que -> porque
(!^) visto que -> porque
(!^) dado que -> porque
é necessário -> é preciso
acerca de -> sobre
está bem , -> tá bem ,
`;
