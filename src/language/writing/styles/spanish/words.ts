/** Words of offices → words of every day. */
export const plainWords = `
con el fin de -> para
con el objetivo de -> para
a fin de -> para
con objeto de -> para
debido al hecho de que -> porque
debido a que -> porque
(!^) dado que -> porque
(!^) puesto que -> porque
a pesar del hecho de que -> aunque
no obstante -> sin embargo
en la actualidad -> ahora
actualmente -> ahora
en este momento -> ahora
en un futuro próximo -> pronto
a la mayor brevedad posible -> cuanto antes
a la mayor brevedad -> cuanto antes
con anterioridad a -> antes de
con posterioridad a -> después de
posteriormente -> después
previamente -> antes
en lo que respecta a -> sobre
con respecto a -> sobre
en relación con -> sobre
acerca de -> sobre
por medio de -> con
mediante -> con
en consecuencia -> por eso
por consiguiente -> por eso
por lo tanto -> por eso
por ende -> por eso
asimismo -> también
adicionalmente -> además
numerosos|numerosas -> muchos|muchas
diversos|diversas -> varios|varias
aproximadamente -> más o menos
únicamente -> solo
exclusivamente -> solo
inmediatamente -> enseguida
de forma inmediata -> enseguida
frecuentemente -> a menudo
con frecuencia -> a menudo
de manera regular -> a menudo
principalmente -> sobre todo
extremadamente -> muy
sumamente -> muy
utiliz+ar -> us+ar
finaliz+ar -> termin+ar
obtener|obtiene|obtienen|obtuvo|obtuvieron|obtenido -> conseguir|consigue|consiguen|consiguió|consiguieron|conseguido
adquirir|adquiere|adquieren|adquirió|adquirieron|adquirido -> comprar|compra|compran|compró|compraron|comprado
requerir|requiere|requieren|requirió|requirieron -> necesitar|necesita|necesitan|necesitó|necesitaron
permanecer|permanece|permanecen -> seguir|sigue|siguen
es necesario -> hay que
es preciso -> hay que
estar en condiciones de -> poder
está en condiciones de -> puede
están en condiciones de -> pueden
poner en conocimiento -> decir
le informamos de que -> le decimos que
les informamos de que -> les decimos que
vehículo|vehículos -> coche|coches
`;

export const formalWords = `
(^) pero -> sin embargo ,
(^) así que ,? -> por lo tanto ,
(^) entonces , -> por lo tanto ,
(^) además , -> asimismo ,
(^) también , -> asimismo ,
, así que -> , por lo que
, pero (@subject) -> ; sin embargo ,
por eso -> por ello
(!^|por|es|no|y|sino) porque -> ya que
para (@infinitive) -> a fin de
ahora mismo -> en este momento
pronto ($|,) -> próximamente
cuanto antes -> a la mayor brevedad
enseguida -> de inmediato
en seguida -> de inmediato
a menudo -> con frecuencia
casi -> prácticamente
unos|unas (#) -> aproximadamente
un montón de -> numerosos
(!tan|demasiados|los|las) muchos|muchas (problemas|clientes|estudiantes|países|errores|usuarios|cambios|libros|trenes|preguntas|personas|empresas|ideas|razones|ciudades|calles) -> numerosos|numerosas
algunos|algunas (problemas|clientes|estudiantes|países|errores|usuarios|cambios|libros|trenes|preguntas|personas|empresas|ideas|razones|ciudades|calles) -> diversos|diversas
un poco (más|menos|tarde|caro|lento|largo) -> algo
super (fácil|rápido|útil|bueno|bien) -> muy
súper (fácil|rápido|útil|bueno|bien) -> muy
us+ar (@article) -> utiliz+ar
termin+ar (el|la|los|las|un|una) -> finaliz+ar
hablar de -> tratar
quiero (@infinitive) -> deseo
queremos (@infinitive) -> deseamos
pedir (un|una|más|el|la) -> solicitar
mandar|mando|manda|mandado -> enviar|envío|envía|enviado
mándeme -> envíeme
mándame -> envíame
arreglar|arreglado -> reparar|reparado
(está|están|estaba|estaban) roto|rota|rotos|rotas -> averiado|averiada|averiados|averiadas
genial|geniales -> excelente|excelentes
estupendo|estupenda -> excelente|excelente
guay -> excelente
enorme|enormes -> considerable|considerables
tele -> televisión
foto|fotos -> fotografía|fotografías
coche|coches -> vehículo|vehículos
curro -> trabajo
cole -> colegio
(^) gracias por (su|sus) -> le agradecemos
(^) muchas gracias por (su|sus) -> le agradecemos sinceramente
lo siento por -> lamento
`;
export const businessWords = `
quiero -> quisiera
queremos -> quisiéramos
puede (enviarme|decirme|ayudarme|usted|confirmar|indicarme) -> podría
puedes (enviarme|decirme|ayudarme|confirmar) -> podrías
adjunto le envío -> le adjunto
espero su respuesta -> quedo a la espera de su respuesta
esperamos su respuesta -> quedamos a la espera de su respuesta
por favor , (envíe|complete|confirme|lea|firme) -> le rogamos que
creo que -> considero que
creemos que -> consideramos que
pienso que -> considero que
pensamos que -> consideramos que
problema|problemas con -> incidencia|incidencias con
`;
export const academicWords = `
creo que -> cabe suponer que
creemos que -> cabe suponer que
pienso que -> cabe suponer que
pensamos que -> cabe suponer que
en mi opinión , -> cabe argumentar que
se ve que -> se observa que
vemos que -> se observa que
todo el mundo sabe que -> es sabido que
por ejemplo -> a modo de ejemplo
muestra|muestran que -> demuestra|demuestran que
sobre todo -> principalmente
a causa de -> como consecuencia de
cada vez más (gente|personas) -> un número creciente de personas
importante|importantes ($|,) -> relevante|relevantes
`;
export const casualWords = `
sin embargo , -> pero
no obstante , -> pero
(^) por lo tanto , -> así que
(^) por consiguiente , -> así que
(^) en consecuencia , -> así que
por lo tanto -> así que
asimismo -> también
utiliz+ar -> us+ar
adquirir|adquirido|adquirió -> comprar|comprado|compró
finaliz+ar -> termin+ar
enviar|envío|envía|enviado -> mandar|mando|manda|mandado
envíeme -> mándeme
envíame -> mándame
de inmediato -> enseguida
inmediatamente -> enseguida
a la mayor brevedad -> cuanto antes
lo antes posible -> cuanto antes
con frecuencia -> a menudo
próximamente -> pronto
actualmente -> ahora
en la actualidad -> ahora
aproximadamente -> más o menos
numerosos|numerosas -> un_montón_de|un_montón_de
(!tan|demasiados|los|las) muchos|muchas (problemas|clientes|estudiantes|errores|usuarios|cambios|libros|preguntas|personas|ideas|razones|cosas|amigos) -> un_montón_de|un_montón_de
mucha gente -> un montón de gente
mucho (trabajo|dinero|tiempo|ruido) -> un montón de
muy (bien|bueno|buena|buenos|buenas|fácil|rápido|rápida|útil|simpático|simpática|amable|amables|caro|cara|difícil|cansado|cansada|bonito|bonita|interesante|lento|lenta|contento|contenta|decepcionado|decepcionada) -> súper
excelente|excelentes -> genial|geniales
extraordinario|extraordinaria -> genial|genial
televisión -> tele
fotografía|fotografías -> foto|fotos
bicicleta|bicicletas -> bici|bicis
vehículo|vehículos -> coche|coches
algo (caro|cara|tarde|lento|lenta|difícil|aburrido|pequeño) -> un poco
posiblemente -> a lo mejor
desea|deseo|deseamos -> quiere|quiero|queremos
le agradecemos su -> gracias por su
le agradezco su -> gracias por su
muchas gracias por -> mil gracias por
muchas gracias ($) -> mil gracias
lamentamos (el|la|los|las) -> sentimos
lamento (el|la|los|las) -> siento
es necesario -> hay que
a fin de -> para
con el fin de -> para
(!^) debido a que -> porque
(!^) ya que -> porque
buenos días , -> hola ,
`;
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
