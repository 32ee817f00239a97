/** Praise that becomes stronger by the word for `very`; nothing where somebody denies or doubts. */
const praised =
  'útil|úteis leve|leves silencioso|silenciosa|silenciosos|silenciosas luminoso|luminosa claro|clara confortável|confortáveis prático|prática|práticos|práticas rápido|rápida|rápidos|rápidas simples moderno|moderna elegante|elegantes confiável|fiável simpático|simpática|simpáticos|simpáticas gentil|gentis fresco|fresca eficaz|eficazes eficiente|eficientes potente|potentes resistente|resistentes interessante|interessantes importante|importantes fácil|fáceis grande|grandes acolhedor|acolhedora profissional|profissionais completo|completa bonito|bonita|bonitos|bonitas bom|boa|bons|boas barato|barata|baratos|baratas agradável|agradáveis seguro|segura';
const praise = (very: string): string =>
  praised
    .split(' ')
    .map(
      (forms) =>
        `(~não|se|nem|sem|nunca) (é|são|era|eram|foi|está|estava|achei|parece|ser|seja) ${forms} (~demais|demasiado) -> ${very} ${forms}`,
    )
    .join('\n');

export const enthusiasticWords = `
(+vamos|viajamos|festejamos|gratuito|gratuita|inaugurado|inaugurada|voluntários|vencemos|ganhámos|ganhamos) (~@not|—|mas|porém|se|problema|perder|atraso|hospital|médico|ter|precisar|pagar|esperar) . (!.) -> !
é gratuito|gratuita -> é totalmente gratuito|gratuita
(~@not) muitas|muitos (famílias|amigos|visitantes|crianças|convidados) -> muitíssimas|muitíssimos
lugares|dias|momentos maravilhosos -> lugares|dias|momentos absolutamente maravilhosos
(~@not) está|estamos|estou satisfeita|satisfeitos|satisfeito com -> está|estamos|estou encantada|encantados|encantado com
você controla|cria|gere|encontra (o|a|os|as) -> você finalmente controla|cria|gere|encontra
escreva|escrevam para nós ($) -> escreva|escrevam já para nós
(~@not) contratamos|contratámos|vendemos|vencemos|ganhámos|recebemos|abrimos|superamos (#|dois|duas|três|quatro|cinco|dez|vinte|cem|mil) -> contratamos|contratámos|vendemos|vencemos|ganhámos|recebemos|abrimos|superamos nada menos do que
(+tragam|venham|experimentem|descubram|participem|inscrevam-se|visitem|descubra|experimente|churrasco|festa|celebrar) (~@not|—|problema|cuidado|se|infelizmente) . (!.) -> !
obrigado pelo|pela|por (!ter) -> muitíssimo obrigado pelo|pela|por
obrigada pelo|pela|por (!ter) -> muitíssimo obrigada pelo|pela|por
agradecemos|agradeço (o|a|os|as) -> agradecemos|agradeço imenso
(~não) gostei muito ($|,) -> adorei
voltaremos|voltarei com certeza -> voltaremos|voltarei com toda a certeza
a dois passos do|da -> a apenas dois passos do|da
um|uma ótimo|ótima -> um|uma fantástico|fantástica
${praise('incrivelmente').replace(/^.* (?:interessante|bom|bonito)\|.*$/gmu, '')}
(~@not|preciso|deve|devem|para|se|temos) (!muito|tão|tudo|o|um|do|meu|seu|está|estou|mais|menos|que|todo) bem ($|,|os|as|e) -> maravilhosamente bem
nova (versão|coleção|sede|edição|funcionalidade|aplicação|temporada|máquina|loja) (~problema|erro|demais) -> novíssima
novo (site|produto|modelo|menu|livro|álbum|curso|serviço|aplicativo|filme|visual) (~problema|erro|demais) -> novíssimo
estamos felizes em|por -> estamos radiantes em|por
estou feliz em|por -> estou radiante em|por
temos o prazer de -> temos o imenso prazer de
(é|são|era) mais (rápido|rápida|fácil|simples|leve|bonito|bonita|seguro|segura|confortável) -> muito mais
(~@not) é melhor do? que -> é muito melhor do que
custa menos -> custa muito menos
recomendo|recomendamos (!vivamente) -> recomendo|recomendamos vivamente
(!não) gostei (do|da|dos|das) -> adorei
(!não) gosto (do|da|dos|das) -> adoro
espero (!não|o|a|um|uma|pela|pelo|que|resposta) -> espero muito
esperamos (!não|o|a|um|uma|pela|pelo|que|resposta) -> esperamos muito
espero que (!não) -> espero muito que
esperamos que (!não) -> esperamos muito que
gostaria de saber -> gostaria muito de saber
gostaria de (%inf) -> adoraria
gostaríamos de (%inf) -> adoraríamos
gostava de (%inf) -> adorava
quero (%inf) -> quero muito
queremos (%inf) -> queremos muito
(^|,) obrigado|obrigada ($) -> muitíssimo obrigado|obrigada
obrigado|obrigada pelo|pela|por (!ter) -> muitíssimo obrigado|obrigada pelo|pela|por
abre todos os dias -> abre mesmo todos os dias
está aberto|aberta todos os dias -> está aberto|aberta mesmo todos os dias
esperamos por (você|si|ti|vocês) -> esperamos ansiosamente por
terminamos|concluímos|lançamos|inauguramos (o|a|um|uma|nossa|nosso) -> finalmente terminamos|concluímos|lançamos|inauguramos
(~@not) ótimo|ótima|ótimos|ótimas -> fantástico|fantástica|fantásticos|fantásticas
(~@not) (!absolutamente) perfeito|perfeita|perfeitos|perfeitas -> absolutamente perfeito|perfeita|perfeitos|perfeitas
(~@not) (um|o) sucesso -> enorme sucesso
muitas|muitos (novidades|vantagens|elogios|ideias|descontos|presentes|surpresas) -> muitíssimas|muitíssimos
(~@not) correu|foi bem ($|,|e) -> correu|foi maravilhosamente bem
(~@not) (~—|mas|porém|no|se|funcionando|desculpe|demais|problema|problemas|perdi|atraso|dúvidas|infelizmente) (+obrigado|obrigada|radiantes|radiante|adorei|adoro|adorámos|adoraria|fantástico|fantástica|fantásticos|fantásticas|maravilhoso|maravilhosa|maravilhosos|maravilhosas|maravilhosamente|delicioso|deliciosa|vivamente|parabéns|novíssima|novíssimo|finalmente|incrivelmente|fascinante|fascinantes|muitíssimo|imenso) . (!.) -> !
`;
export const friendlyWords = `
você me manda|envia|diz|ajuda (+?) -> você poderia me mandar|enviar|dizer|ajudar
(!infelizmente) não encontro|vejo|lembro (!que) -> infelizmente não encontro|vejo|lembro
ignore|ignorem (esta|este|o|a) -> pode|podem ignorar
escreva|escrevam para nós -> escreva|escrevam para nós à vontade
(^) o|a|os|as (+cancelado|cancelada|adiado|adiada|suspenso|suspensa|interrompido|interrompida|esgotado|esgotada|danificado|danificada|avariado|avariada) -> infelizmente o|a|os|as
tenho (um|uma) (dúvida|pergunta|pedido) -> teria
temos (um|uma) (dúvida|pergunta|pedido) -> teríamos
falta|faltam (um|uma|o|a|dois|duas) -> infelizmente falta|faltam
(~@not) lugares|dias|momentos maravilhosos -> lugares|dias|momentos mesmo maravilhosos
(~@not) (~@not) está|estamos|estou satisfeita|satisfeitos|satisfeito com -> está|estamos|estou muito satisfeita|satisfeitos|satisfeito com
procuramos (voluntários|um|uma|novos|novas) -> gostaríamos muito de encontrar
você controla|cria|gere|encontra (o|a|os|as) -> você controla|cria|gere|encontra facilmente
(!é|foi|seja|seria|será|era) preciso (%inf) (~?) -> precisaria
(mas|porém) ainda não -> infelizmente ainda não
(mas|porém) não (recebi|consegui|tive|tenho|há|é|está|vi|veio|chegou|encontrei|foi|sei) -> infelizmente não
(^) tragam|usem|tenham|leiam|preencham|confirmem|avisem|verifiquem|respondam|evitem|sigam|fechem|deixem|enviem|use|leia|evite|siga|responda|deixe|feche|traga|tenha (~?|favor) -> por favor , tragam|usem|tenham|leiam|preencham|confirmem|avisem|verifiquem|respondam|evitem|sigam|fechem|deixem|enviem|use|leia|evite|siga|responda|deixe|feche|traga|tenha
como posso|podemos (%inf) (+?) -> como poderia|poderíamos
(~não|nunca) voltaremos|voltarei ($|em|no|na|mais|sempre) -> voltaremos|voltarei com todo o prazer
o possível (para|$) -> todo o possível
obrigado|obrigada pelo|pela|por (!ter) -> muito obrigado|obrigada pelo|pela|por
(~não|muito) gostei muito -> gostei mesmo muito
desculpe|desculpem|desculpa incomodar|o (!mesmo) -> desculpe|desculpem|desculpa mesmo incomodar|o
(~não|nunca|?) vamos voltar ($|em|no|na|mais|sempre) -> vamos voltar com todo o prazer
${praise('mesmo').replace(/^.* (?:bom|bonito)\|.*$/gmu, '')}
(~@not) é|são|era|eram muito (@adjective) -> é|são|era|eram mesmo muito
(+pode|podes|podem|poderia|poderias|poderiam) (~favor|onde|como|que|quem|quando|quanto|porque|qual|se|nos) ? -> , por favor ?
(^) manda|mande|mandem|envia|envie|enviem|diga|avise|avisa|confirme|confirma|escreva|escreve|verifique|verifica|preencha|ligue (!.) (~favor) -> por favor , manda|mande|mandem|envia|envie|enviem|diga|avise|avisa|confirme|confirma|escreva|escreve|verifique|verifica|preencha|ligue
(^) mando|envio|mandamos|enviamos|confirmo|confirmamos (!com) -> mando|envio|mandamos|enviamos|confirmo|confirmamos com todo o gosto
(!infelizmente|que|se|porque|e|a) não consigo|conseguimos|posso|podemos (!mais) -> infelizmente não consigo|conseguimos|posso|podemos
(!infelizmente|que|se|porque) não funciona|funcionam -> infelizmente não funciona|funcionam
há um erro|problema -> há um pequeno erro|problema
preciso de -> precisaria de
precisamos de -> precisaríamos de
preciso dele|dela -> precisaria dele|dela
temos de|que (%inf) -> deveríamos
recomendo (o|a|este|esta) -> recomendo de coração
quero|queremos (%inf) -> gostaria_muito_de|gostaríamos_muito_de
gostaria de (%inf) -> gostaria muito de
gostaríamos de (%inf) -> gostaríamos muito de
(!não) gostei (do|da|dos|das) -> gostei muito
(!não) gosto (do|da|dos|das) -> gosto muito
espero (!não|o|a|um|uma|pela|pelo|que|resposta|muito) -> espero mesmo
espero que (!não) -> espero mesmo que
esperamos que (!não) -> esperamos mesmo que
(^) podemos (%inf) (+?) -> poderíamos
podemos nos ver -> poderíamos nos ver
(^) pode|podes (%inf) (+?) -> poderia|poderias
(^) você pode (%inf) (+?) -> você poderia
estamos felizes|contentes em|por -> estamos muito felizes|contentes em|por
estou feliz|contente em|por -> estou muito feliz|contente em|por
(^|,) obrigado|obrigada ($) -> muito obrigado|obrigada
obrigado|obrigada por (!ter) -> muito obrigado|obrigada por
desculpe o -> desculpe mesmo o
(~@not|preciso|deve|devem|para|se|temos) (!muito|tão|tudo|o|um|do|meu|seu|está|estou|mais|menos|que|todo) bem ($|,|os|as|e) -> mesmo bem
não entendo (por|porque|o|a|como) -> não consigo entender
não percebo (por|porque|o|a|como) -> não consigo perceber
li o|a seu|sua|teu|tua|vosso -> li com muito gosto o|a seu|sua|teu|tua|vosso
recebi a|o sua|seu|tua|teu (mensagem|convite|presente|livro) -> recebi com muito gosto a|o sua|seu|tua|teu
fico|ficamos à disposição -> fico|ficamos inteiramente à disposição
estou|estamos à disposição -> estou|estamos inteiramente à disposição
(^) bom dia , (!tudo) -> olá , bom dia ,
esperamos por (você|si|ti|vocês) -> esperamos com carinho por
basta (%inf) -> é só
diga-me|digam-me (se|o|quando) -> por favor , diga-me|digam-me
avise-me|avisa-me (se|o|quando) -> por favor , avise-me|avisa-me
`;
const weak =
  'lento|lenta|lentos|lentas velho|velha|velhos|velhas caro|cara|caros|caras alto|alta|altos|altas pequeno|pequena|pequenos|pequenas barulhento|barulhenta pesado|pesada difícil|difíceis chato|chata complicado|complicada longo|longa|longos|longas frio|fria sujo|suja confuso|confusa curto|curta fraco|fraca apertado|apertada escuro|escura arriscado|arriscada cansativo|cansativa';
const softened = weak
  .split(' ')
  .map((forms) => `(~não|tão) (é|são|era|eram|foi|está|estava|parece) ${forms} (!demais) -> um pouco ${forms}`)
  .join('\n');
const futures =
  'chegará|chegarão:chegar começará|começarão:começar custará|custarão:custar acabará|acabarão:acabar aumentará|aumentarão:aumentar melhorará|melhorarão:melhorar durará|durarão:durar ficará|ficarão:ficar abrirá|abrirão:abrir';
const likely = futures
  .split(' ')
  .map((entry) => {
    const [forms, infinitive] = entry.split(':');
    return `(!não|que) ${forms} (!que|de|sido) (~?) -> deverá|deverão ${infinitive}`;
  })
  .join('\n');
const promised =
  'enviaremos|mandaremos|faremos|entregaremos|responderemos|encontraremos|resolveremos|terminaremos|chegaremos|teremos|poderemos|venceremos|conseguiremos|começaremos|ofereceremos|apresentaremos|entraremos|organizaremos|melhoraremos|enviarei|mandarei|farei|entregarei|responderei|chegarei|terei|poderei|conseguirei|ligarei';

export const confidentWords = `
não posso|podemos aceitar|tolerar|permitir -> não posso|podemos de forma alguma aceitar|tolerar|permitir
(~@not) está|estamos|estou satisfeita|satisfeitos|satisfeito com -> está|estamos|estou plenamente satisfeita|satisfeitos|satisfeito com
(^) acho que devíamos -> devemos
devíamos (%inf) -> devemos
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
pode ajudar a -> ajuda a
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
export const diplomaticWords = `
você me manda|envia|diz|ajuda (+?) -> você poderia me mandar|enviar|dizer|ajudar
(!infelizmente) não encontro|vejo (!que) -> infelizmente não encontro|vejo
não resolve|resolvem -> não parece|parecem resolver
custa muito ($|,|e) -> custa talvez um pouco demais
estava|era errado|errada|errados -> não estava|era totalmente certo|certa|certos
(^) gostaria|gostaríamos de (%inf) (~lembrar|pedir) -> se possível , gostaria|gostaríamos de
ignore|ignorem (esta|este|o|a) -> pode|podem ignorar
falta|faltam (um|uma|o|a|dois|duas) -> parece|parecem faltar
tenho (um|uma) (dúvida|pergunta|pedido) -> teria
temos (um|uma) (dúvida|pergunta|pedido) -> teríamos
lembro|lembramos que (!não) -> gostaria|gostaríamos de lembrar que
(^) o|a|os|as (+cancelado|cancelada|adiado|adiada|suspenso|suspensa|interrompido|interrompida|esgotado|esgotada|danificado|danificada|avariado|avariada) -> infelizmente o|a|os|as
devíamos (%inf) -> talvez devêssemos
estão|está cansados|cansado|cansada -> estão|está um pouco cansados|cansado|cansada
perdeu de novo -> infelizmente perdeu de novo
aumentam|aumenta todos -> tendem|tende a aumentar todos
é demais (para|$) -> talvez seja demais
ninguém pediu|perguntou|avisou|respondeu -> parece que ninguém pediu|perguntou|avisou|respondeu
deve ser feito|feita|pago|paga -> deveria ser feito|feita|pago|paga
(!é|foi|seja|seria|será|era) preciso (%inf) (~?) -> precisaria
(mas|porém) ainda não -> infelizmente ainda não
(mas|porém) não (recebi|consegui|tive|tenho|há|vi|veio|chegou|encontrei|foi|sei) -> infelizmente não
como posso|podemos (%inf) (+?) -> como poderia|poderíamos
(^) tragam|usem|tenham|leiam|preencham|confirmem|avisem|verifiquem|respondam|evitem|sigam|fechem|deixem|enviem|use|leia|evite|siga|responda|deixe|feche|traga|tenha (~?|favor|gentileza) -> por gentileza , tragam|usem|tenham|leiam|preencham|confirmem|avisem|verifiquem|respondam|evitem|sigam|fechem|deixem|enviem|use|leia|evite|siga|responda|deixe|feche|traga|tenha
está|estava|estão atrasado|atrasada|atrasados -> está|estava|estão um pouco atrasado|atrasada|atrasados
não estou|está|estamos satisfeito|satisfeita|satisfeitos|contente|contentes|seguro|segura|certo|certa|convencido -> não estou|está|estamos totalmente satisfeito|satisfeita|satisfeitos|contente|contentes|seguro|segura|certo|certa|convencido
não entregaram|entregou|pagaram|pagou|responderam|respondeu|enviaram|enviou -> ainda não entregaram|entregou|pagaram|pagou|responderam|respondeu|enviaram|enviou
(é|foi|era) longo|longa (!demais) -> um pouco longo|longa
trava|travam ao -> parece|parecem travar ao
queremos (%inf) -> gostaríamos de
não sei (qual|se|quando|como) -> ainda não sei
${softened}
${likely}
temos de|que (%inf) -> deveríamos
tenho de|que (%inf) -> deveria
deve|devem (levar|trazer|enviar|entregar|fazer|pagar) -> deveria|deveriam
vamos perder -> poderíamos perder
acho melhor -> talvez fosse melhor
(!não|que|nem|também|já) acho|penso que -> parece-me que
achamos|pensamos que -> parece-nos que
acreditamos que (~seja|sejam|tenha|tenham|possa|possam|esteja|estejam) -> parece-nos que
preciso dele|dela -> precisaria dele|dela
(!possivelmente|possível|preferência) até (sexta-feira|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta|amanhã|hoje|domingo|sábado) -> de preferência até
precisamos (%inf) -> precisaríamos
recomendo|recomendamos -> recomendaria|recomendaríamos
quer|querem (%inf) (~dizer) -> gostaria_de|gostariam_de
mostra|mostram que (~aumentou|aumentaram|subiu|subiram|cresceu|cresceram|caiu|caíram|diminuiu|diminuíram) -> sugere|sugerem que
(^) manda|mande|mandem|envia|envie|enviem|diga|avise|avisa|confirme|confirma|escreva|escreve|verifique|verifica -> se possível , manda|mande|mandem|envia|envie|enviem|diga|avise|avisa|confirme|confirma|escreva|escreve|verifique|verifica
na minha opinião -> na minha modesta opinião
chegam|chega tarde -> chegam|chega um pouco tarde
dura pouco -> dura relativamente pouco
(!infelizmente|que|se|porque) não consigo|conseguimos -> infelizmente não consigo|conseguimos
perdi (o|a|todo|toda|os|as|muito) -> infelizmente perdi
(^) pode|podes (%inf) (+?) -> poderia|poderias
(^) você pode (%inf) (+?) -> você poderia
podemos nos ver -> poderíamos nos ver
não concordam -> não concordam totalmente
há (muitas|muitos|algumas|alguns) (dúvidas|problemas|erros|defeitos|reclamações|críticas|dificuldades) -> parece haver
(+temos|teríamos|precisamos|precisaríamos|deve|deveria) logo|já ($) -> assim que possível
reclamam -> manifestam algum descontentamento
peço que -> gostaria de pedir que
pedimos que -> gostaríamos de pedir que
é melhor (%inf) -> seria melhor
prefiro|preferimos -> preferiria|preferiríamos
com certeza -> provavelmente
certamente -> provavelmente
está errado|errada ($|,) -> parece não estar correto|correta
feio|feia ($|,|e) -> pouco atraente|atraente
péssimo|péssima -> pouco satisfatório|satisfatória
quero (%inf) -> gostaria de
`;
