/** Shorter sentences, and words of every day. */
export const plainWords = `
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
basta (%inf) -> só é preciso
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
export const formalWords = `
errado|errada|errados|erradas ($|,|e|no|na) -> incorreto|incorreta|incorretos|incorretas
tive de|que (%inf) -> foi necessário
tivemos de|que (%inf) -> foi necessário
custa muito ($|,|e) -> tem um custo elevado
custa demasiado -> tem um custo excessivo
não posso (%inf) -> não me é possível
não podemos (%inf) -> não nos é possível
volto|volta|voltamos ao escritório -> regresso|regressa|regressamos ao escritório
deve ser feito|feita -> deve ser efetuado|efetuada
tenho um problema com -> identifiquei um problema com
temos um problema com -> identificamos um problema com
falta (um|uma) -> verifica-se a falta de
procuramos (um|uma|novos|novas|voluntários|colaboradores|pessoas) -> estamos à procura de
muitos jovens -> numerosos jovens
ninguém pediu -> ninguém solicitou
perdeu de novo -> perdeu novamente
aumentam todos os anos -> aumentam anualmente
(!é|foi|será|seja|era) preciso (%inf) (~?) -> necessito de
devíamos (%inf) -> deveríamos
é preciso (%inf) -> é necessário
são precisos|precisas (#|@number) -> são necessários|necessárias
agora (o|a|é|está|tem) (~mais) -> atualmente
(!hora|horas|minuto|minutos|dia|dias|chegou|cheguei|chegamos|muito) atrasado|atrasada (porque|$|,|e) -> em atraso
continuar a procurar -> prosseguir a procura
(~() (!^) (!^) , mas (@clause) (!pouco|tanto|tantinho|bocado) -> ; no entanto ,
(~() (!^|,|;|e) mas (@clause) (!pouco|tanto|tantinho|bocado) -> ; no entanto ,
(!não) há (um|uma) (!ano|mês|dia|semana|hora|minuto|século|tempo|década) (~atrás) -> existe
(!não) há muitos|muitas|vários|várias|alguns|algumas (!anos|dias|meses|semanas|horas|séculos|tempo|décadas|minutos) (~atrás) -> existem muitos|muitas|vários|várias|alguns|algumas
não há (um|uma|nenhum|nenhuma|razão|necessidade|dúvida|motivo) -> não existe
preciso de (~porque) -> necessito de
precisamos de -> necessitamos de
precisa de -> necessita de
precisam de -> necessitam de
preciso dele|dela|disso -> necessito dele|dela|disso
não consigo (%inf) -> não me é possível
não conseguimos (%inf) -> não nos é possível
tentei|tentamos|tentou (%inf) -> procurei|procuramos|procurou
temos de|que (%inf) -> é necessário
tenho de|que (%inf) -> é necessário
tem de|que (@infinitive) -> deve
têm de|que (@infinitive) -> devem
basta (%inf) -> é suficiente
mudar|mudou|mudado (a|o|os|as) (reunião|data|datas|horário|horários|senha|palavra-passe|texto|nome|endereço|preço|preços|plano|planos|projeto|contrato|regra|regras|configurações|configuração|lei|título|procedimento|condições|prazo|formato|programa) -> alterar|alterou|alterado
usar|usa|usou|usamos (o|a|os|as|um|uma) -> utilizar|utiliza|utilizou|utilizamos
é fácil de usar -> é de fácil utilização
apertar|carregar o|no botão -> pressionar o botão
colocar|pôr (o|a) (senha|código|cartão|endereço|palavra-passe|número|nome|data|texto|imagem) -> inserir
começa|começam (na|no|às|a|em|hoje|amanhã) -> tem|têm início
começar|começou de novo -> recomeçar|recomeçou
acabar|terminar (o|a) -> concluir
achar|acharam|encontrar|encontraram uma solução -> identificar|identificaram|identificar|identificaram uma solução
dura (duas|dois|três|quatro|cinco|seis|dez|um|uma|cerca|#) -> tem uma duração de
custa (dois|três|quatro|cinco|seis|dez|doze|quinze|vinte|trinta|cem|#) -> tem um custo de
custa menos -> tem um custo inferior
custa mais -> tem um custo superior
chefe|patrão ($|,) -> responsável|responsável
falar com (o|a|os|as|seu|sua|meu|minha|nosso|nossa|um|uma) -> consultar
os preços são altos -> os preços são elevados
são altos|altas ($|,) -> são elevados|elevadas
muito trabalho -> um volume de trabalho considerável
muitos (@things) (~presentes) -> numerosos
muitas (@thingsf) -> numerosas
quer|querem (%inf) (~dizer) -> pretende|pretendem
estamos felizes|contentes em|por -> temos o prazer de
estou feliz|contente em|por -> tenho o prazer de
mostra que -> demonstra que
diz|dizem que -> afirma|afirmam que
(!me|lhe|nos|te) disse|disseram que -> afirmou|afirmaram que
faz mal à -> é prejudicial à
faz mal ao -> é prejudicial ao
vai fazer a obra -> realizará a obra
vai|vão fazer -> fará|farão
chegam|chega tarde -> chegam|chega com atraso
todos os dias -> diariamente
todas as semanas -> semanalmente
todo dia -> diariamente
às vezes -> por vezes
de manhã (o|a) -> pela manhã
logo ($) -> em breve
de novo ($|,|e) -> novamente
, menos às|aos|à -> , com exceção das|dos|da
é melhor do? que a|o|as|os -> é superior à|ao|às|aos
não entendo|percebo -> não compreendo|compreendo
entendi|percebi -> compreendi
adiar|adiou (o|a) (prazo) -> prorrogar|prorrogou
(+consumo|preço|preços|venda|vendas|número|taxa|taxas|desemprego|produção|procura|demanda|lucro|lucros|custo|custos|temperatura|temperaturas|inflação|receita|receitas|exportações|despesas|aluguel|aluguéis|renda|rendas) caíram|caiu -> diminuíram|diminuiu
(+consumo|preço|preços|venda|vendas|número|taxa|taxas|desemprego|produção|procura|demanda|lucro|lucros|custo|custos|temperatura|temperaturas|inflação|receita|receitas|exportações|despesas|aluguel|aluguéis|renda|rendas) subiram|subiu -> aumentaram|aumentou
acham|acha que -> consideram|considera que
acho melhor -> considero preferível
achei|achamos útil|bom|boa -> considerei|consideramos útil|bom|boa
manda|mande|mandem (o|a|os|as) -> envia|envie|enviem
correu bem -> decorreu de forma positiva
ligaram de volta -> contactaram
está errado|errada -> está incorreto|incorreta
(~plano|ideia|método|proposta|isso|estratégia) não funciona -> não está em funcionamento
não concordo|concordam|concordamos ($|,|porque) -> discordo|discordam|discordamos
não concordo com o|a|os|as -> discordo do|da|dos|das
não concordamos com o|a|os|as -> discordamos do|da|dos|das
gostei do|da -> apreciei o|a
gosto do|da -> aprecio o|a
(!muito|muitíssimo) obrigado pelo|pela -> agradeço o|a
muito obrigado pelo|pela -> agradeço muito o|a
(!muito|muitíssimo) obrigada pelo|pela -> agradeço o|a
muito obrigada pelo|pela -> agradeço muito o|a
desculpe o -> lamento o
estarei fora -> estarei ausente
oi , -> bom dia ,
olá , -> bom dia ,
quando puder -> assim que lhe for possível
ter medo de -> recear
têm medo de -> receiam
tenho medo de -> receio
reclamam|reclamou|reclamaram porque -> apresentam|apresentou|apresentaram reclamações , uma vez que
nos ver -> nos reunir
limpa bem -> limpa eficazmente
dura pouco -> tem uma duração limitada
(prédio|edifício|computador|carro|sistema|modelo|equipamento|móvel|máquina|versão|casa|impressora) velho|velha ($|,) -> antigo|antiga
(+vista|cidade|paisagem|casa|restaurante|apartamento|café|jardim|lugar|local|praia|hotel|quarto|terraço|varanda) bonito|bonita ($|e|,) -> agradável|agradável
(é|são|era|está) boa ($) -> de boa qualidade
depois ,? (o|a|os|as) -> posteriormente ,
`;
export const businessWords = `
gostava de (%inf) -> gostaria de
acredito que -> considero que
acreditamos que -> consideramos que
parece-me que -> considero que
você pode|podia (%inf) -> você poderia|poderia
(^|,) obrigado|obrigada ($) -> agradeço|agradeço desde já
`;
export const academicWords = `
acreditamos que -> supõe-se que
acredito que -> supõe-se que
acho|penso|creio que sim|não ($) -> presume-se|presume-se|presume-se que sim|não
muito (@adjective) -> particularmente
faz mal -> é prejudicial
importante|importantes (~muito|mais) -> relevante|relevantes
podemos (%inf) -> é possível
em anunciar -> em apresentar
`;
export const casualWords = `
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
