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
