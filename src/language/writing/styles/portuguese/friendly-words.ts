import { praise } from './praise.ts';

/** Requests, thanks and offers made warmer. */
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
{utilizar} -> {usar}
adquirir|adquirido -> comprar|comprado
no entanto , -> mas
contudo , -> mas
portanto , -> por isso
a fim de -> para
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
