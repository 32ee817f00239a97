import { praise } from './praise.ts';

/** Praise, joy and thanks made stronger, where nothing denies them. */
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
