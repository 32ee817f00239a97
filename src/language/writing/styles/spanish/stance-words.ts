import { future } from './future-words.ts';

/** How sure a writer is: what each of the two tones writes for what. */
export const confidentWords = `
(~duda) (~@mark) (~pero) (~no) (~es) (~son) (~era) (~fue) es|son|era|fue (@judged) -> es|son|era|fue , sin duda ,
(!me|te|le|nos|les|se|no) parece|parecen (@judged) -> es|son
recomienda|recomiendan (@infinitive) -> recomienda|recomiendan encarecidamente
(lo|la|los|las) necesito|necesitamos (para|antes|hoy|el|mañana) -> necesito|necesitamos sin falta
quiero|queremos (ponerme|dejar|demostrar) -> voy|vamos a
(^) le|les|te|os informo|informamos de que ->
(^) le|les|te|os comunico|comunicamos que ->
vamos a devolverle|enviarle|llamarle|informarle|ayudarle|responderle -> le_devolveremos|le_enviaremos|le_llamaremos|le_informaremos|le_ayudaremos|le_responderemos
voy a devolverle|enviarle|llamarle|informarle|ayudarle|responderle -> le_devolveré|le_enviaré|le_llamaré|le_informaré|le_ayudaré|le_responderé
vamos a enviarte|llamarte|avisarte|ayudarte -> te_enviaremos|te_llamaremos|te_avisaremos|te_ayudaremos
voy a enviarte|llamarte|avisarte|ayudarte -> te_enviaré|te_llamaré|te_avisaré|te_ayudaré
quiero|quisiera darte|darle las gracias -> te_doy|le_doy las gracias
queremos darte|darle las gracias -> te_damos|le_damos las gracias
(¿) podría|podrías (@infinitive) -> puede|puedes
(dio|da|dan|ofrece|ofrecen|obtuvo|tiene|tienen|con) mejores|peores -> claramente mejores|peores
ha|han|has mejorado (en|desde) -> ha|han|has mejorado claramente
recomiendo|recomendamos (@infinitive) -> recomiendo|recomendamos sin dudarlo
(!no) la|lo|los|las recomiendo ($) -> la|lo|los|las recomiendo sin dudarlo
ahora ($) -> ahora mismo
(explica|habla|escribe|entiende|conoce) muy bien -> perfectamente
unos|unas (#|dos|tres|cuatro|cinco|diez|quince|veinte|treinta) ->
aproximadamente ->
alrededor de (#|dos|tres|cuatro|cinco|diez|veinte) ->
(~claramente) es|son (alto|alta|altos|altas|bajo|baja|bajos|bajas|difícil|difíciles|caro|cara|caros|caras|insuficiente|insuficientes) ($|,|y|para) -> es|son claramente
es necesario -> es imprescindible
recomiendo|recomendamos (este|esta|el|la|los|las) -> recomiendo|recomendamos sin reservas
(~duda) (~@mark) (~@not) es|son|fue excelente|excelentes|imposible|inaceptable|inaceptables|interesante|interesantes|útil|útiles|necesario|necesaria -> es|son|fue , sin duda , excelente|excelentes|imposible|inaceptable|inaceptables|interesante|interesantes|útil|útiles|necesario|necesaria
(~@mark) (~@not) llegará|llegarán|responderá|responderemos|llamaremos|avisaremos|llamaré|avisaré (el|en|mañana|hoy|antes|$) -> llegará_sin_falta|llegarán_sin_falta|responderá_sin_falta|responderemos_sin_falta|llamaremos_sin_falta|avisaremos_sin_falta|llamaré_sin_falta|avisaré_sin_falta
mañana llamo -> mañana llamo sin falta
(^) nos vemos (el|mañana) -> nos vemos sin falta
(^) volveremos ($) -> volveremos seguro
(^) queremos (mejorar|reducir|lograr|conseguir|terminar|crecer|avanzar|ganar|ofrecer|crear) -> vamos a
se ve que -> está claro que
no pensamos|pienso volver -> no volveremos|volveré
algo|bastante (caro|cara|caros|caras|tarde|lento|lenta|largo|larga|difícil|aburrido|aburrida|complicado|complicada|pequeño|pequeña|triste|raro|rara|frío|fría|sucio|sucia|ruidoso|ruidosa|nervioso|nerviosa|cansado|cansada|mejor|peor|bueno|buena|interesante) ->
(^|pero|y|,|porque) creo que (!sí|no|si) ->
(^|pero|y|,|porque) creo que no (!$|,|;) -> no
(^|pero|y|,|porque) pienso|opino|supongo|imagino que (!sí|no|si) ->
(^|pero|y|,|porque) me parece que (!sí|no|si) ->
(^) yo creo que (!sí|no|si) ->
(^) yo diría que (!sí|no|si) ->
(^) tengo la impresión de que (!sí|no|si) ->
(^) se podría decir que ->
(^) me temo que ->
, creo ,? ->
(^) lo siento , pero ->
(^) perdona|perdone|perdón , pero ->
(!no) me parece (un|una|muy|demasiado) -> es
(!no) me parece bien|mal -> está bien|mal
(!me|te|le|nos|les|que|no|se) parece|parecen (un|una|unos|unas|muy|demasiado) -> es|son
un poco (más|menos|caro|cara|caros|caras|tarde|lento|lenta|largo|larga|difícil|aburrido|aburrida|complicado|complicada|pequeño|pequeña|triste|raro|rara|frío|fría|sucio|sucia|ruidoso|ruidosa|nervioso|nerviosa|cansado|cansada|mejor|peor|bueno|buena|interesante) ->
espero|esperamos (@infinitive) -> confío|confiamos en
espero|esperamos su|tu respuesta -> cuento|contamos con su|tu respuesta
(~¿) (!que) hay que -> es imprescindible
(!no) necesito|necesitamos (los|las|el|la|un|una|tu|su|tus|sus|más|dos|tres|cuatro|cinco|ayuda) -> necesito|necesitamos sin falta
no estoy|estamos de acuerdo con -> estoy|estamos totalmente en desacuerdo con
no es|son suficiente|suficientes -> es|son claramente insuficiente|insuficientes
muestra|muestran|indica|indican|sugiere|sugieren que -> demuestra|demuestran|demuestra|demuestran|demuestra|demuestran que
cree|creen|piensa|piensan|opina|opinan que -> sostiene|sostienen|sostiene|sostienen|sostiene|sostienen que
(!me|te|le|nos|les|se|quiere|es|que) dice|dicen|dijo|dijeron que -> asegura|aseguran|aseguró|aseguraron que
(~duda) (~@mark) (~es) (~son) (~era) (~fue) es|son|fue|era muy -> es|son|fue|era , sin duda , muy
(~claramente) (~@mark) es|son|fue|era demasiado -> es|son|fue|era claramente demasiado
(~duda) (~@mark) es|son más|mejor|mejores|peor -> es|son , sin duda , más|mejor|mejores|peor
(~duda) es|fue un|una gran|buen|buena|excelente -> es|fue , sin duda , un|una gran|buen|buena|excelente
(~@not) es|son importante|importantes ($|que|,|porque|para|@infinitive) -> es|son fundamental|fundamentales
descubrimiento|paso|avance|proyecto importante -> descubrimiento|paso|avance|proyecto decisivo
podría|podrían (haber|ser|tener|afectar|causar|ayudar) -> puede|pueden
(^) le|te escribo para pedir -> solicito|solicito
(~@not) (funciona|funcionan|salió) muy? bien -> perfectamente
(estuvo|está) bien ($|,) -> muy bien
(~@not) ha|han mejorado ($|,|mucho) -> ha|han mejorado claramente
(~@not) me ha gustado mucho -> me ha convencido por completo
(~@not) (les|le|me|nos) gustó mucho -> entusiasmó
quería|querría|querríamos (@infinitive) -> quiero|quiero|queremos
me gustaría (@infinitive) -> quiero
nos gustaría (@infinitive) -> queremos
trataremos|procuraremos|intentaremos de? (@infinitive) -> vamos a
voy|vamos a tratar de (@infinitive) -> voy|vamos a
si es posible ,? ->
, si es posible ->
por lo general ,? ->
en general , ->
a ser posible ,? ->
${future}(^) creemos que (@clause) ->
(^) pensamos que (@clause) ->
(^) parece que (@clause) ->
(^) diría que (@clause) ->
en mi opinión , ->
en mi humilde opinión , ->
a mi modo de ver , ->
si no me equivoco , ->
quizás ,? (deberíamos|debería|podríamos|podemos|podría|es|está|son|hay) ->
quizá ,? (deberíamos|debería|podríamos|podemos|podría|es|está|son|hay) ->
tal vez ,? (deberíamos|debería|podríamos|podemos|podría|es|está|son|hay) ->
a lo mejor ->
probablemente|posiblemente|seguramente (@goes) ->
(^) probablemente|posiblemente|seguramente la|el|los|las * (@goes) -> la|el|los|las *
un poco (caro|cara|tarde|lento|lenta|largo|larga|difícil|aburrido|aburrida|arriesgado|arriesgada|complicado|complicada|pequeño) ->
algo (caro|cara|tarde|lento|lenta|largo|larga|difícil|aburrido|aburrida|arriesgado|arriesgada|complicado|complicada|pequeño) ->
bastante (caro|cara|bien|bueno|buena|fácil|difícil|claro|clara|útil|lento|lenta|simple) ->
relativamente ->
más o menos ->
en cierto modo ,? ->
de alguna manera ,? ->
en principio ,? ->
la verdad es que ->
para ser sincero , ->
sinceramente , ->
espero que -> confío en que
esperamos que -> confiamos en que
intentaremos (@infinitive) -> vamos a
vamos a intentar (@infinitive) -> vamos a
voy a intentar (@infinitive) -> voy a
me gustaría (proponer|sugerir|pedir|confirmar|agradecer|invitar|informarle|saber|solicitar) -> quiero
nos gustaría (proponer|sugerir|pedir|confirmar|agradecer|invitar|informarle|saber|solicitar) -> queremos
quisiera (@infinitive) -> quiero
quisiéramos (@infinitive) -> queremos
podríamos -> podemos
podría (enviarme|decirme|ayudarme|confirmar|indicarme|usted) -> puede
podrías -> puedes
sería mejor -> es mejor
sería bueno -> es bueno
sería útil -> es útil
estamos en condiciones de -> podemos
pensamos (terminar|entregar|lanzar|abrir|publicar) -> vamos a
tenemos previsto -> vamos a
yo sugeriría -> sugiero
sugeriría -> sugiero
recomendaría -> recomiendo
recomendaríamos -> recomendamos
`;
export const diplomaticWords = `
te|le escribo para preguntarte|preguntarle -> quería preguntarte|preguntarle
(^) me|nos han cobrado -> creo|creemos que me|nos han cobrado
(!que) le comunico que -> me permito comunicarle que
(!que) no lo|la|los|las recomiendo -> quizás no lo|la|los|las recomendaría
no lo|la|los|las recomendamos -> quizás no lo|la|los|las recomendaríamos
muy desagradable|antipático|antipática|maleducado|maleducada -> poco amable
(estaban|estaba|eran|están|son) frías|fríos|sucias|sucios|lentos|lentas|ruidosos|ruidosas -> algo frías|fríos|sucias|sucios|lentos|lentas|ruidosos|ruidosas
no cumple|cumplen -> no acaba|acaban de cumplir
son|eran|están demasiado -> son|eran|están quizás demasiado
estoy harto|harta del -> me resulta algo molesto|molesto el
(!que|no|si) quiere|quieren (@det) -> querría|querrían
es|son peligroso|peligrosa|peligrosos|peligrosas -> puede|pueden resultar peligroso|peligrosa|peligrosos|peligrosas
le|les|te recordamos que -> nos_permitimos_recordarle|nos_permitimos_recordarles|nos_permitimos_recordarte que
(+¿) puedes|puede|pueden|podéis (@infinitive) -> podrías|podría|podrían|podríais
(!creo|que|parece|porque|si) no he|hemos recibido -> creo_que_no_he|creemos_que_no_hemos recibido
(!que|parece) no permite|permiten -> no parece|parecen permitir
(^) el|la|los|las|este|esta|su * (es|son|era|fue|parece) (@bad|insuficiente) -> me parece que el|la|los|las|este|esta|su *
(^) gracias ($) -> muchas gracias
siento|sentimos (@infinitive|que) -> siento_mucho|sentimos_mucho
(es|fue|era|son|fueron|eran) alto|alta|altos|altas|bajo|baja|bajos|bajas|difíciles|largos|largas|complicados|complicadas|aburridos|aburridas|fríos|frías -> algo alto|alta|altos|altas|bajo|baja|bajos|bajas|difíciles|largos|largas|complicados|complicadas|aburridos|aburridas|fríos|frías
no me|nos|le conviene -> no acaba_de_convenirme|acaba_de_convenirnos|acaba_de_convenirle
(hace|hay|hacía|había) mucho|bastante ruido -> algo de ruido
hace|hacía mucho (frío|calor) -> hace|hacía bastante
varios|varias (errores|fallos|problemas|defectos|faltas) -> algunos|algunas
(,|^) avísame|avíseme ($) -> te_agradecería_que_me_avisaras|le_agradecería_que_me_avisara
le informo de que -> me permito informarle de que
les informo de que -> me permito informarles de que
le informamos de que -> nos permitimos informarle de que
les informamos de que -> nos permitimos informarles de que
(!no|que|si) necesita|necesitan (ayuda|más|un|una|el|la|los|las) -> necesitaría|necesitarían
sentimos|siento (el|la|los|las) (molestias|retraso|espera|error|inconveniente|inconvenientes|confusión|demora) -> sentimos|siento sinceramente
(^) perdona|perdone|disculpa|disculpe , (!de|por) -> perdona|perdone|disculpa|disculpe la molestia ,
están preocupados|preocupadas -> están algo preocupados|preocupadas
tenéis que (@infinitive) -> tendríais que
(¿) puedes|puede|pueden|podéis (!ser|haber) -> podrías|podría|podrían|podríais
(¿) tienes|tiene|tienen|tenéis (hueco|tiempo|algo|sitio|mesa|un|una) -> tendrías|tendría|tendrían|tendríais
(¿) cuándo|cuánto|dónde (!está|estás|están|estáis|te|vives|quedamos|nos) -> sería_posible_saber_cuándo|sería_posible_saber_cuánto|sería_posible_saber_dónde
(!no) quiero que -> espero que
(^) creo que (!sí|no|si) -> diría que
creemos que -> diríamos que
(^) me parece que -> me da la impresión de que
(pero|y|,) creo que (!sí|no|si) -> diría que
(es|fue|era|son|fueron|eran|está|estaba|va|iba) lento|lenta|lentos|lentas|pequeño|pequeña|sucio|sucia|ruidoso|ruidosa|difícil|complicado|complicada|largo|larga|frío|fría|feo|fea|tarde -> algo lento|lenta|lentos|lentas|pequeño|pequeña|sucio|sucia|ruidoso|ruidosa|difícil|complicado|complicada|largo|larga|frío|fría|feo|fea|tarde
(~@not) (es|fue|era|son) caro|cara|caros|caras -> algo caro|cara|caros|caras
mucho (retraso|tráfico|desorden) -> bastante
(servicio|trato|hotel|desayuno|resultado) (es|fue|era) malo -> mejorable
(comida|atención|calidad|conexión|organización) (es|fue|era) mala -> mejorable
(!que) nadie (contesta|les|le|avisó|responde|respondió|contestó) -> al parecer nadie
(~que) llegó (roto|rota|incompleto|incompleta|dañado|dañada|abierto) -> al parecer llegó
(~parecer) (!hace|hacía|hacen|me|te|nos|le|que|no) falta|faltan|faltaba|faltaban (un|una|el|la|los|las|dos|tres) -> parece que falta|faltan|faltaba|faltaban
(~coche|moto|ascensor|mi|nuestro|nuestra) (!que|si|porque|parece|parecer) no (guarda|carga|abre|arranca|responde|imprime|funciona|funcionan|llega|llegó|aparece|aparecen) -> al parecer no
no está pagado|pagada|incluido|incluida|terminado|terminada|disponible -> al parecer no está pagado|pagada|incluido|incluida|terminado|terminada|disponible
con retraso -> con cierto retraso
dura poco -> dura algo menos de lo deseable
está mal -> no está del todo bien
no es|son suficiente|suficientes -> quizás no sea|sean suficiente|suficientes
tiene|tienen|tenemos|tengo un problema con -> tiene|tienen|tenemos|tengo ciertas dificultades con
este problema -> este inconveniente
no pensamos|pienso (@infinitive) -> de momento no pensamos|pienso
no lleguéis|llegues|llegue tarde -> procurad|procura|procure llegar a tiempo
(^) dime|dígame (si|qué|cuándo|cómo|dónde|cuánto) -> te_agradecería_que_me_dijeras|le_agradecería_que_me_dijera
(^) por favor , dime|dígame (si|qué|cuándo|cómo|dónde|cuánto) -> te_agradecería_que_me_dijeras|le_agradecería_que_me_dijera
espero su respuesta ($) -> agradecería su respuesta cuando le sea posible
espero tu respuesta ($) -> agradecería tu respuesta cuando te sea posible
le escribo para pedir -> quisiera pedirle
te escribo para pedir -> quisiera pedirte
(^) recuerda|recuerde|recordad que -> me_permito_recordarte|me_permito_recordarle|me_permito_recordaros que
puedes|puede mejorar -> podrías|podría mejorar
vamos|voy a (proponer|sugerir|pedir) -> quisiéramos|quisiera
es un error ($|,) -> quizás sea un error
es una pérdida de tiempo -> quizás no sea la mejor forma de emplear el tiempo
están equivocados -> quizás no estén en lo cierto
te equivocas -> quizás no estés en lo cierto
se equivoca|equivocan -> quizás no esté|estén en lo cierto
es culpa (suya|tuya|nuestra|de) -> parece responsabilidad
muy mal -> no del todo bien
muy malo|mala|malos|malas -> bastante mejorable|mejorable|mejorables|mejorables
está prohibido -> no está permitido
(~¿) hay mucho|mucha|muchos|muchas (problemas|errores|quejas|retrasos|fallos) -> hay bastante|bastante|bastantes|bastantes
quiero (!que) -> quisiera
queremos (!que) -> quisiéramos
queremos que -> esperamos que
podemos (hablar|mover|cambiar|reunirnos|vernos) -> podríamos
(^) puedo -> podría
tiene que (@infinitive) -> tendría que
tienes que (@infinitive) -> tendrías que
tenemos que (@infinitive) -> tendríamos que
tienen que (@infinitive) -> tendrían que
(!que) hay que (!ver) -> habría que
es necesario -> sería necesario
necesito (!que) -> necesitaría
necesitamos (!que) -> necesitaríamos
no estoy de acuerdo -> no estoy del todo de acuerdo
no estamos de acuerdo -> no estamos del todo de acuerdo
no entiendo -> no acabo de entender
no me gusta -> no acaba de convencerme
no nos gusta -> no acaba de convencernos
no puedo -> lamentablemente no puedo
no podemos -> lamentablemente no podemos
me niego a -> preferiría no
está equivocado -> quizás no esté en lo cierto
es falso|falsa ($|,) -> quizás no sea del todo cierto|cierta
es incorrecto|incorrecta ($|,) -> quizás no sea del todo correcto|correcta
es inaceptable -> nos resulta difícil de aceptar
es una mala idea -> quizás no sea la mejor idea
no es una buena idea -> quizás no sea la mejor idea
es|está demasiado -> es|está quizás demasiado
era|fue|estaba demasiado -> era|fue|estaba quizás demasiado
es|era|fue|son muy (caro|cara|caros|lento|lenta|complicado|complicada|difícil|ruidoso|ruidosa|largo|larga) -> es|era|fue|son algo
es|era|fue aburrido|aburrida -> es|era|fue algo aburrido|aburrida
muy decepcionado|decepcionada|decepcionados -> algo decepcionado|decepcionada|decepcionados
enfadado|enfadada con -> descontento|descontenta con
no está listo|lista -> parece que todavía no está listo|lista
no está claro -> no está del todo claro
va a causar -> podría causar
causará -> podría causar
va a retrasar -> podría retrasar
ha olvidado -> parece que ha olvidado
olvidó -> parece que olvidó
hay un error -> parece que hay un error
hay un problema -> parece que hay un problema
hay errores -> parece que hay errores
recomiendo -> recomendaría
recomendamos -> recomendaríamos
propongo -> propondría
proponemos -> propondríamos
exijo -> solicito
exigimos -> solicitamos
obviamente ,? ->
evidentemente ,? ->
por supuesto ,? ->
(+debe|debería|por|puede|podría|necesito) de inmediato -> en cuanto le sea posible
(+debe|debería|por|puede|podría|necesito) inmediatamente -> en cuanto le sea posible
lo antes posible -> en cuanto le sea posible
cuanto antes -> en cuanto le sea posible
`;
