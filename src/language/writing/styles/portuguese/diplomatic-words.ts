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

/** Blunt words → considerate ones. */
export const diplomaticWords = `
quero (@infinitive) -> gostaria de
queremos (@infinitive) -> gostaríamos de
pode (enviar-me|me|dizer-me|confirmar|ajudar|indicar|enviar) -> poderia
podes (enviar-me|me|dizer-me|confirmar|ajudar|enviar) -> poderias
(^) podemos -> poderíamos
(^) posso -> poderia
tem de (@infinitive) -> teria de
tem que (@infinitive) -> teria que
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
