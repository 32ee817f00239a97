/** What each tone writes for what. */
export const enthusiasticWords = `
(~@not) excelente|excelentes -> absolutamente excelente|excelentes
(~@not) agradable|agradables -> verdaderamente agradable|agradables
(~@not) muy bueno|buena|buenos|buenas -> fantástico|fantástica|fantásticos|fantásticas
(~@not) muy bien -> de maravilla
(~@not) buen (trabajo|resultado|equipo|libro|servicio|comienzo) -> magnífico
(~@not) buenos (resultados|libros) -> magníficos
(~@not) buena (idea|noticia|experiencia|comida|película|oportunidad) -> fantástica
(~@not) buenas (noticias|ideas) -> fantásticas
(~@not) (!muy) bueno|buena|buenos|buenas ($|,) -> fantástico|fantástica|fantásticos|fantásticas
(~@not) muy bonito|bonita|bonitos|bonitas -> precioso|preciosa|preciosos|preciosas
(~@not) (!muy) bonito|bonita|bonitos|bonitas -> precioso|preciosa|preciosos|preciosas
(~@not) muy interesante|interesantes -> absolutamente fascinante|fascinantes
(~@not) (!muy) interesante|interesantes -> fascinante|fascinantes
(~@not) muy útil|útiles -> increíblemente útil|útiles
(~@not) (!muy) útil|útiles -> increíblemente útil|útiles
(~@not) muy fácil -> increíblemente fácil
(~@not) (!muy) fácil de -> increíblemente fácil de
(~@not) muy amable|amables -> increíblemente amable|amables
(~@not) (!muy) amable|amables ($|,|y) -> increíblemente amable|amables
(~@not) muy rápido|rápida -> increíblemente rápido|rápida
(~@not) mejor|mejores que -> muchísimo mejor|mejores que
(~@not) más rápido|rápida|fácil que -> muchísimo más rápido|rápida|fácil que
estamos muy contentos -> estamos absolutamente encantados
estamos contentos -> estamos encantados
estoy contento|contenta -> estoy encantado|encantada
estoy muy contento|contenta -> estoy absolutamente encantado|encantada
nos complace -> nos entusiasma
me alegra -> me alegra muchísimo
nos alegra -> nos alegra muchísimo
(!no) me gusta -> me encanta
(!no) me gustan -> me encantan
(!no) me gusta mucho -> me encanta
(!no) nos gusta -> nos encanta
(!no) me gustó -> me encantó
me gustó mucho -> me encantó
(!no) nos gustó -> nos encantó
(!no) me ha gustado -> me ha encantado
recomiendo -> recomiendo encarecidamente
recomendamos -> recomendamos encarecidamente
gracias por -> mil gracias por
muchas gracias -> muchísimas gracias
orgulloso|orgullosa|orgullosos de -> increíblemente orgulloso|orgullosa|orgullosos de
aprendí mucho -> aprendí muchísimo
hemos aprendido mucho -> hemos aprendido muchísimo
tengo ganas de -> tengo muchísimas ganas de
tenemos ganas de -> tenemos muchísimas ganas de
felicidades -> muchísimas felicidades
esperamos con interés -> esperamos con muchísima ilusión
ayud+ar mucho -> ayud+ar muchísimo
mucha ilusión -> muchísima ilusión
`;
export const friendlyWords = `
le informamos de que -> queremos contarle que
le informo de que -> quería contarle que
lamentamos informarle de que -> sentimos mucho tener que decirle que
lamentamos (el|la|los|las) -> sentimos mucho
lamento (el|la|los|las) -> siento mucho
siento (el|la) (!mucho) -> siento mucho
lo siento ($|,) -> lo siento mucho
gracias por -> mil gracias por
muchas gracias por -> mil gracias por
muchas gracias ($) -> mil gracias
le agradecemos su -> mil gracias por su
le agradezco su -> mil gracias por su
no dude en -> no dude ni un momento en
no dudes en -> no dudes ni un momento en
quiero (@infinitive) -> me gustaría
queremos (@infinitive) -> nos gustaría
debe (@infinitive) -> tendría que
debes (@infinitive) -> tendrías que
tiene que (@infinitive) -> tendría que
tienes que (@infinitive) -> tendrías que
puede (enviarme|decirme|ayudarme|confirmar|indicarme) -> podría
puedes (enviarme|decirme|ayudarme|confirmar|mover) -> podrías
espero su respuesta -> espero con ilusión su respuesta
esperamos su (respuesta|visita) -> esperamos con ilusión su
podemos ofrecerle -> nos encantaría ofrecerle
puedo ofrecerle -> me encantaría ofrecerle
nos complace -> nos alegra mucho
tengo el placer de -> me alegra mucho
si tiene preguntas -> si tiene cualquier pregunta
si tiene alguna pregunta -> si tiene cualquier pregunta
si tienes alguna pregunta -> si tienes cualquier pregunta
si necesita algo -> si necesita cualquier cosa
nuestros clientes -> nuestros queridos clientes
nuestro equipo -> todo nuestro equipo
de inmediato -> enseguida
inmediatamente -> enseguida
adquirir|adquirido -> comprar|comprado
utiliz+ar -> us+ar
sin embargo , -> pero
no obstante , -> pero
por lo tanto , -> así que
asimismo , -> además ,
a la mayor brevedad -> en cuanto pueda
lo antes posible -> en cuanto pueda
con el fin de -> para
`;
export const confidentWords = `
(^) creo que (@clause) ->
(^) pienso que (@clause) ->
(^) creemos que (@clause) ->
(^) pensamos que (@clause) ->
(^) me parece que (@clause) ->
(^) parece que (@clause) ->
(^) diría que (@clause) ->
(^) supongo que (@clause) ->
en mi opinión , ->
en mi humilde opinión , ->
a mi modo de ver , ->
si no me equivoco , ->
quizás ,? (deberíamos|debería|podríamos|podemos|podría|es|está|son|hay) ->
quizá ,? (deberíamos|debería|podríamos|podemos|podría|es|está|son|hay) ->
tal vez ,? (deberíamos|debería|podríamos|podemos|podría|es|está|son|hay) ->
a lo mejor ->
probablemente ->
posiblemente ->
seguramente ->
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
deberíamos -> debemos
debería -> debe
deberían -> deben
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
quiero -> quisiera
queremos -> quisiéramos
puede (enviarme|decirme|ayudarme|usted|confirmar|indicarme) -> podría
puedes (enviarme|decirme|ayudarme|confirmar|mover) -> podrías
podemos (hablar|mover|cambiar|reunirnos|vernos) -> podríamos
(^) puedo -> podría
debe (@infinitive) -> debería
debes (@infinitive) -> deberías
debemos (@infinitive) -> deberíamos
deben (@infinitive) -> deberían
tiene que (@infinitive) -> tendría que
tienes que (@infinitive) -> tendrías que
tenemos que (@infinitive) -> tendríamos que
tienen que (@infinitive) -> tendrían que
hay que (@infinitive) -> habría que
es necesario -> sería necesario
necesito -> necesitaría
necesitamos -> necesitaríamos
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
es imposible ($|,) -> parece difícil
es inaceptable -> nos resulta difícil de aceptar
es una mala idea -> quizás no sea la mejor idea
no es una buena idea -> quizás no sea la mejor idea
es|está demasiado -> es|está quizás demasiado
era|fue|estaba demasiado -> era|fue|estaba quizás demasiado
es|era|fue|son muy (caro|cara|caros|lento|lenta|complicado|complicada|difícil|ruidoso|ruidosa|largo|larga) -> es|era|fue|son algo
es|era|fue aburrido|aburrida -> es|era|fue algo aburrido|aburrida
es|son caro|cara|caros|caras -> es|son algo caro|cara|caros|caras
muy decepcionado|decepcionada|decepcionados -> algo decepcionado|decepcionada|decepcionados
enfadado|enfadada con -> descontento|descontenta con
no funciona -> parece que no funciona
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
