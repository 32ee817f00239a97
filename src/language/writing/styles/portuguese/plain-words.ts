/** Words of offices → words of every day, in shorter sentences. Of both variants. */
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
{utilizar} -> {usar}
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
encaminhar|encaminhe|encaminhei -> mandar|mande|mandei
inaugurado|inaugurada|inaugurar -> aberto|aberta|abrir
analisamos|analisou|analisaram (o|a|os|as|@number) -> estudamos|estudou|estudaram
é|são gratuito|gratuita|gratuitos|gratuitas -> é|são de graça
(+@being) (~entre|@linked) (!,|^) e os|as|o|a|um|uma (+@being) (~mas|e|,|que|onde|quem) -> . Os|As|O|A|Um|Uma
(~@linked) (!,|^) e agora|hoje|depois|amanhã|ninguém (!^) -> . Agora|Hoje|Depois|Amanhã|Ninguém
(~@linked) (!,|^) e procuramos|queremos|podemos|precisamos|devemos -> . Procuramos|Queremos|Podemos|Precisamos|Devemos
(~se|quando|() , por isso hoje|amanhã|agora -> . Por isso hoje|amanhã|agora
fica|ficam a dois passos do|da -> fica|ficam perto do|da
localiza-se|situa-se (em|no|na|a) -> fica
incluído|incluída no preço -> já no preço
terminar|termina|terminou (em|o|a|no|na|$) -> acabar|acaba|acabou
(~se|quando|embora|caso|() (!^) (!^) , mas (@clause) (!pouco|tanto|tantinho|bocado) -> . Mas
(~se|quando|embora|caso|() (!^|,|e) mas (@clause) (!pouco|tanto|tantinho|bocado) -> . Mas
(~se|quando|() , por isso (@clause) -> . Por isso
(~se|quando|() , portanto (@clause) -> . Por isso
(~se|quando|() , então (@clause) -> . Então
(~se|quando|() , no entanto , -> . Mas
(~se|quando|() , porém , -> . Mas
(~se|quando|() ; no entanto , -> . Mas
(~@linked) (!^|,) e não (é|tenho|temos|posso|podemos|consigo|foi|há|está|sei) -> . Não
(~@linked) (!^|,) e tem|tenho|temos|tive|tivemos (!^) -> . Tem|Tenho|Temos|Tive|Tivemos
(~@linked) (!^|,) e eles|elas|ele|ela (me|te|se|nos|não|está|estão|tem|têm|foi|foram|disse|disseram|vai|vão|é|são|ligou|ligaram|fica|ficam) -> . Eles|Elas|Ele|Ela
aumentou|aumentaram -> subiu|subiram
diminuiu|diminuíram -> caiu|caíram
no primeiro trimestre -> nos primeiros três meses
no último trimestre -> nos últimos três meses
acrescentar|acrescente (um|uma|o|a) -> pôr|ponha
alterar|alterou|alterado (o|a|os|as) -> mudar|mudou|mudado
alterações -> mudanças
adiar o prazo -> mudar o prazo
realizar|realizou|realizaram|realizamos (o|a|um|uma|os|as) -> fazer|fez|fizeram|fizemos
efetuar|efetuou|efetuaram (o|a|um|uma|os|as) -> fazer|fez|fizeram
solicitar|solicito|solicitamos|solicitou -> pedir|peço|pedimos|pediu
verificar|verifique|verifiquei|verificamos (o|a|os|as|se) -> ver|veja|vi|vimos
visualizar -> ver
selecionar|selecione|selecionou -> escolher|escolha|escolheu
eliminar|elimine|eliminou -> tirar|tire|tirou
aguardar|aguardo|aguardamos (o|a|sua|seu|um|uma) -> esperar|espero|esperamos
compreender|compreendo|compreendeu -> entender|entendo|entendeu
residir|reside|resido -> morar|mora|moro
(!ao) iniciar|inicia|iniciou|iniciaram -> começar|começa|começou|começaram
finalizar|finalizou|finalizado -> acabar|acabou|acabado
fornecer|forneceu|fornecemos -> dar|deu|demos
necessita|necessito|necessitamos|necessitam de -> precisa|preciso|precisamos|precisam de
possui|possuem|possuo (um|uma|o|a|vários|muitos) -> tem|têm|tenho
é possível (%inf) -> pode-se
não é possível (%inf) -> não se pode
no decorrer do|da -> durante o|a
ao longo do|da -> durante o|a
devido ao|à|aos|às -> por_causa_do|por_causa_da|por_causa_dos|por_causa_das
a respeito do|da -> sobre o|a
relativamente ao|à|aos|às -> sobre o|a|os|as
em relação ao|à|aos|às -> sobre o|a|os|as
por forma a -> para
de modo a -> para
de forma a -> para
rapidamente -> depressa
recentemente -> há pouco tempo
diariamente -> todos os dias
considero que -> acho que
consideramos que -> achamos que
desejo|desejamos (%inf) -> quero|queremos
temos o prazer de -> temos muito gosto em
penso que -> acho que
acreditamos que -> achamos que
acredito que -> acho que
estamos felizes|contentes em anunciar -> queremos apresentar
o proprietário -> o dono
não concordam -> não estão de acordo
gostaria de saber -> queria saber
extenso|extensa -> longo|longa
veloz|velozes -> rápido|rápidos
disponibilizar -> dar
`;
