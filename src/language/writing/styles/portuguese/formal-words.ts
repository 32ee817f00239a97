/** Everyday words → those of letters and reports; for business and academic texts alike. */
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
{usar} (@article) -> {utilizar}
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

/** Only for business letters and reports. */
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
gostava de (%inf) -> gostaria de
acredito que -> considero que
acreditamos que -> consideramos que
parece-me que -> considero que
você pode|podia (%inf) -> você poderia|poderia
(^|,) obrigado|obrigada ($) -> agradeço|agradeço desde já
`;

/** Only for academic texts. */
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
acreditamos que -> supõe-se que
acredito que -> supõe-se que
acho|penso|creio que sim|não ($) -> presume-se|presume-se|presume-se que sim|não
muito (@adjective) -> particularmente
faz mal -> é prejudicial
importante|importantes (~muito|mais) -> relevante|relevantes
podemos (%inf) -> é possível
em anunciar -> em apresentar
`;
