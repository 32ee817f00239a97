/** Words of letters and offices → those among friends. */
export const casualWords = `
não é ? -> né ?
no entanto , -> mas
contudo , -> mas
(^) portanto , -> por isso
(^) por conseguinte , -> por isso
(^) consequentemente , -> por isso
portanto , -> por isso
adicionalmente , -> e também
{utilizar} -> {usar}
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
devíamos|deveríamos (%inf) -> a gente devia
é|são gratuito|gratuita|gratuitos|gratuitas -> é|são de graça
perdeu de novo -> perdeu outra vez
muitos jovens -> um monte de jovens
muitas|muitos (famílias|jovens|crianças|carros|turistas) -> um_monte_de|um_monte_de
os preços aumentam|aumentaram -> os preços sobem|subiram
encaminhar|encaminho -> passar|passo
escreva para nós ($) -> mande uma mensagem
estão cansados|cansadas -> tão cansados|cansadas
está satisfeita|satisfeito -> tá satisfeita|satisfeito
breve discurso -> discurso rápido
lugares maravilhosos -> lugares incríveis
temos que (%inf) -> a gente tem que
como posso|podemos (%inf) -> como é que posso|podemos
gostei muito ($|,) -> gostei mesmo
(!muito) obrigado|obrigada pelo|pela|por (!ter) -> obrigadão pelo|pela|por
muito obrigado|obrigada pelo|pela|por (!ter) -> obrigadão pelo|pela|por
(^|,) agradeço|agradecemos o -> obrigadão pelo
(^|,) agradeço|agradecemos a (!todos|todas|você|vocês|ele|ela|deus|quem|ti) -> obrigadão pela
cerca de (duas|dois|três|quatro|cinco|dez|vinte|cem|mil) -> mais ou menos
o possível (para|$) -> de tudo
na nossa|minha opinião , -> pra nós|mim
fica|ficam a dois passos do|da -> fica|ficam pertinho do|da
está|estão (com|atrasado|atrasada|molhado|incluído|incluída|aqui|lá|cansado|cansada) -> tá|tão
(^) bom dia , -> oi ,
(^) boa tarde , -> oi ,
muito (@adjective) -> super
muitos|muitas (@things) -> um_monte_de|um_monte_de
muitas|muitos (@thingsf) -> um_monte_de|um_monte_de
(~não|nem|sem) muito|muita (trabalho|barulho|tempo|dinheiro|gente|trânsito|confusão) -> um_monte_de|um_monte_de
tanto|tanta (trabalho|barulho|gente) -> um_monte_de|um_monte_de
(^|,) obrigado|obrigada ($) -> obrigadão|obrigadão
gostaria de saber -> queria saber
gostaria de (%inf) -> queria
gostaríamos de (%inf) -> queríamos
alterar|alterou|alterado (o|a|os|as) -> mudar|mudou|mudado
(!ao) iniciar|inicia|iniciou -> começar|começa|começou
terminar|termina|terminou|terminamos (o|a|na|no|em|$) -> acabar|acaba|acabou|acabamos
não compreendo -> não entendo
solicitar|solicito|solicitamos|solicitou -> pedir|peço|pedimos|pediu
penso que -> acho que
considero que -> acho que
acreditamos que -> achamos que
acredito que -> acho que
temos de|que (%inf) -> a gente tem que
tenho de (%inf) -> tenho que
tive de (%inf) -> tive que
estarei fora -> vou estar fora
poderia (me|enviar|mandar|dizer|ajudar) -> podia
pode enviar -> pode mandar
enviar|envie|enviei|enviou -> mandar|mande|mandei|mandou
(~talvez|embora|se) (!^) (!^) , mas (@clause) -> , só que
(^) mas (@clause) (!pouco|tanto|tantinho|bocado) -> só que
está errado|errada -> tá errado|errada
está aberto|aberta|pronto|pronta|disponível -> tá aberto|aberta|pronto|pronta|disponível
está|estou|estão (chegando|fazendo|indo|saindo|esperando|trabalhando|muito|bem|com|sem) -> tá|tô|tão
para (mim|você|ele|ela|eles|elas) -> pra
automóvel|automóveis -> carro|carros
televisão -> tevê
(!de|autorização) residência -> casa
refeição -> comida
rapidamente -> rapidinho
extremamente -> super
deve levar|trazer -> tem que levar|trazer
devem levar|trazer -> têm que levar|trazer
posteriormente -> depois
porém , -> mas
todavia , -> mas
entretanto , -> mas
encontrar uma solução -> arranjar uma solução
recomendo (a|o|este|esta) -> recomendo mesmo
`;
