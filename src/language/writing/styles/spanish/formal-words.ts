import { conditions, future } from './future-words.ts';

export const formalWords = `
${conditions}
(~@mark) , pero (@goes|no|nadie|algunos|algunas|también|todavía|aún|hay) -> ; sin embargo ,
si no hay -> en caso de no haber
muy (!guapo|guapa|guapos|guapas|bien|mal|poco|poca|pocos|pocas|tarde|pronto|cerca|lejos|temprano|a|de|en|señor|señores|por|bueno|buena|buenos|buenas|al) -> sumamente
(!@him) {hacer} (un|una|el|la|copias|cambios|pagos|pruebas|compras|reformas|obras) (pago|prueba|reserva|compra|estudio|encuesta|viaje|llamada|pedido|cambio|copia|ejercicio|reforma|prueba|trabajo|informe|consulta) -> {realizar}
(!@him) {hacer} copias|cambios|pagos|pruebas|compras|reformas|obras|ejercicios|encuestas|llamadas|pedidos -> {realizar} copias|cambios|pagos|pruebas|compras|reformas|obras|ejercicios|encuestas|llamadas|pedidos
tiene|tienen|tengo|tenemos (@det|#|dos|tres|cuatro|cinco|seis|diez|mucha|muchos|muchas|varios|varias|más) (habitaciones|baños|experiencia|jardín|piscina|terraza|ascensor|aparcamiento|garaje|plazas|empleados|oficinas|sedes|tiendas|pistas|restaurante|biblioteca|gimnasio|socios|clientes|alumnos|trabajadores|páginas|capítulos|opciones|funciones|habitantes|luz) -> cuenta|cuentan|cuento|contamos con
tengo|tiene|tenemos (dos|tres|cuatro|cinco|seis|diez|#) (años) (de) (experiencia) -> cuento|cuenta|contamos con
tiene|tienen (pistas|piscina|jardín|terraza|ascensor|garaje|experiencia|habitaciones) -> cuenta|cuentan con
necesito|necesita|necesitan|necesitamos (!ayuda) -> preciso|precisa|precisan|precisamos
quiere|quieren (@det) -> desea|desean
quizá|quizás -> posiblemente|posiblemente
tal vez -> posiblemente
a lo mejor -> posiblemente
mejores|peores que (!el) -> superiores|inferiores a
siento|sentimos (@infinitive|que) -> lamento|lamentamos
una casa (!de|rural) -> una vivienda
(el|mi|su|tu|un|del|al) móvil ($|,|y|no|con|se) -> teléfono móvil
mail|email -> correo_electrónico|correo_electrónico
(trabajar|trabajamos|trabajaron|trabajado|trabajando|decidir|decidimos|revisar|colaborar|preparar|prepararlo|revisarlo|hacerlo|verlo|decidirlo) juntos|juntas ($|,|mañana|el|hoy) -> conjuntamente
harto|harta|hartos|hartas (de|del) -> cansado|cansada|cansados|cansadas
(^) gracias ($) -> muchas gracias
hoy (es|son|hay|se) -> en la actualidad
cuánto cuesta|costaría|costará (@infinitive) -> cuál es|sería|será el coste de
quitar|quitado|quitó (@article) -> retirar|retirado|retiró
(!@him) {tirar} (@article) (basura|comida|ropa|papeles|envases|cajas|residuos|envase|pilas|aceite) -> {desechar}
enfadado|enfadada|enfadados|enfadadas -> molesto|molesta|molestos|molestas
// Modal verbs.
tengo|tienes|tiene|tenemos|tienen que (!ver) -> debo|debes|debe|debemos|deben
tendré|tendrá|tendremos|tendrán que (!ver) -> deberé|deberá|deberemos|deberán
tener que (!ver) -> deber
hay que -> es necesario
me gustaría (@infinitive) -> desearía
nos gustaría (@infinitive) -> desearíamos
quiere|quieren (@infinitive) -> desea|desean
se puede (@infinitive) (~más) -> es posible
// Verbs.
(!@him) {empezar} (!por|de) -> {comenzar}
(!@him) {acabar} (@article) -> {finalizar}
(!@him) {terminar} (@article) -> {finalizar}
(!@det) {usar} (@article|para|en|menos|más|#) -> {utilizar}
(!@det|de) {comprar} (@article|#|dos|tres|cuatro|cinco) -> {adquirir}
(!@him) {cambiar} (@det|las|los) (fecha|fechas|cita|contraseña|horario|horarios|hora|plan|planes|texto|nombre|dirección|programa|reserva|pedido|reglas|normas|condiciones|ley|sistema|formato|orden|título|contrato|precio|precios|configuración|datos) -> {modificar}
(!@det) {entender} (!a|que) -> {comprender}
(!@him) {conseguir} (@infinitive) -> {lograr}
(!@him) {conseguir} (@article|más) -> {obtener}
(!@him) {intentar} (@infinitive) -> {tratar} de
(~error|errores|fallo|fallos|problema|problemas|primero|segundo) (!@him) {arreglar} -> {reparar}
(!@him) {arreglar} (@det) (problema|problemas|error|errores|fallo|fallos|asunto) -> {solucionar}
(!de|que|el|lo) {enseñar} (el|la|los|las|cómo) -> {mostrar}
(~quiere|quieren|quiero|es|se) (!que) dice|dicen|dijo|dijeron|dije que -> indica|indican|indicó|indicaron|indiqué que
(!mi|su|tu) piensa|piensan que -> considera|consideran que
(!no) cree|creen que -> considera|consideran que
digo|decimos -> comunico|comunicamos
pido|pide|pedimos|piden (@article|que|ayuda|información|permiso|a) -> solicito|solicita|solicitamos|solicitan
pedir (ayuda|información|permiso|cita|presupuesto|que) -> solicitar
sigo|sigue|siguen|seguimos (@gerund|sin|abierto|abierta|cerrado|cerrada|igual) -> continúo|continúa|continúan|continuamos
seguir (@gerund) -> continuar
estoy|está|están|estamos buscando -> busco|busca|buscan|buscamos
echar|echa|eche un vistazo a -> revisar|revisa|revise
hacen falta -> se precisan
hace falta -> se precisa
mire|mira en (la|el) -> consulte|consulta
subir|sube|suben|subió|subieron|subido|subirá (un|más) -> aumentar|aumenta|aumentan|aumentó|aumentaron|aumentado|aumentará
bajar|baja|bajan|bajó|bajaron|bajado|bajará (un|más|los) -> disminuir|disminuye|disminuyen|disminuyó|disminuyeron|disminuido|disminuirá
(!@him) {subir} los (precios|impuestos|costes|gastos) -> {aumentar} los
(!@him) {bajar} los (precios|impuestos|costes|gastos) -> {reducir} los
// Adjectives, adverbs, connectors.
(es|son|era|fue|demasiado|más|muy|tan) caro|cara|caros|caras -> costoso|costosa|costosos|costosas
(es|son|era|fue|demasiado|más|muy|tan) barato|barata|baratos|baratas -> económico|económica|económicos|económicas
(+informe|documento|texto|carta|lista|artículo|contrato|capítulo|discurso|procedimiento|cuestionario|plazo) (es|son|más|muy|tan|menos) largo|larga (!plazo) -> extenso|extensa
es fácil|difícil|importante|necesario|imposible|útil -> resulta fácil|difícil|importante|necesario|imposible|útil
es|son|fue (muy|demasiado|bastante|tan) (caro|cara|caros|caras|útil|útiles|difícil|difíciles|fácil|interesante|interesantes|complicado|complicada|lento|lenta) -> resulta|resultan|resultó
muy buenos|buenas|bueno|buena -> excelentes|excelentes|excelente|excelente
(!pasamos|pasé|pasaron|pasaste|pasó|pasado|está) muy bien ($|,) -> de forma satisfactoria
más o menos -> aproximadamente
a veces -> en ocasiones
otra vez -> de nuevo
(!^) al final (!de|del|y) -> finalmente
(^) al final ,? (!de|del) -> finalmente ,
(!está|estoy|vive|vivo|estaba|café|un|muy|tan|más) solo (#|para|por|una|el|la|los|las|tenemos|hay|queda|quedan|falta|faltan|necesito|quería|quiero|queremos|se|tiene|tengo) -> únicamente
(!desde|hasta|de) hace poco -> recientemente
hoy en día -> en la actualidad
cada día (!más|menos) -> diariamente
(!hasta|por|de|para|desde|y) ahora (!mismo|bien|que|,|debo|debes|debe|debemos|deben|tenemos|tengo|tienen|tiene|toca|hay|nos|me|te|ya|sí|no) -> en este momento
de todos modos -> en cualquier caso
o sea -> es decir
(^) bueno , ->
(^) pues ->
(^) mira , ->
(^) vale , -> de acuerdo ,
después de (comer|cenar|terminar|leer|hablar|firmar|ver|recibir|analizar|revisar) -> tras
un rato -> unos minutos
mucho trabajo -> una gran carga de trabajo
(mejorado|subido|bajado|aumentado|cambiado|crecido|mejora|ayudado) mucho -> considerablemente
(^) por cierto , -> asimismo ,
(^) luego -> posteriormente
sobre todo -> en especial
muchos|muchas (@many) (~cosas|regalos) -> numerosos|numerosas
el mes que viene -> el próximo mes
la semana que viene -> la próxima semana
el año que viene -> el próximo año
, aunque -> , si bien
ayudarme -> prestarme ayuda
dígame|dime -> indíqueme|indícame
de todas formas -> en cualquier caso
de todas maneras -> en cualquier caso
(plazo|curso|contrato|reunión|proyecto) termina|terminó|terminará|empieza -> finaliza|finalizó|finalizará|comienza
(^) pero -> sin embargo ,
(^) así que ,? -> por lo tanto ,
(^) entonces , -> por lo tanto ,
(^) además , -> asimismo ,
(^) también , -> asimismo ,
, así que -> , por lo que
, pero (@subject) -> ; sin embargo ,
por eso -> por ello
(!^|por|es|no|y|sino) porque -> ya que
para (@purpose) -> a fin de
ahora mismo -> en este momento
pronto ($|,) -> próximamente
cuanto antes -> a la mayor brevedad
enseguida -> de inmediato
en seguida -> de inmediato
a menudo -> con frecuencia
casi -> prácticamente
unos|unas (#) -> aproximadamente
un montón de (trabajo|dinero|tiempo|ruido|espacio) -> mucho
un montón de (gente|ropa|comida|información|suerte) -> mucha
un montón de (problemas|clientes|estudiantes|errores|usuarios|cambios|libros|mensajes|correos|documentos|amigos|datos) -> numerosos
un montón de (preguntas|personas|ideas|razones|cosas|veces|tareas|quejas|dudas|horas|fotos) -> numerosas
, porfa ($) -> , por favor
(!tan|demasiados|los|las) muchos|muchas (problemas|clientes|estudiantes|países|errores|usuarios|cambios|libros|trenes|preguntas|personas|empresas|ideas|razones|ciudades|calles) -> numerosos|numerosas
algunos|algunas (problemas|clientes|estudiantes|países|errores|usuarios|cambios|libros|trenes|preguntas|personas|empresas|ideas|razones|ciudades|calles) -> diversos|diversas
un poco (más|menos|tarde|caro|lento|largo) -> algo
super (fácil|rápido|útil|bueno|bien) -> muy
súper (fácil|rápido|útil|bueno|bien) -> muy
(!de) hablar de (el|la|los|las|este|esta) -> tratar
quiero (@infinitive) -> deseo
queremos (@infinitive) -> deseamos
pedir (un|una|el|la) -> solicitar
(!@him|la) mandar|mando|manda|mandado -> enviar|envío|envía|enviado
mándeme -> envíeme
mándame -> envíame
(está|están|estaba|estaban) roto|rota|rotos|rotas -> averiado|averiada|averiados|averiadas
(pasamos|pasé|pasaron|pasaste|pasó|pasado) genial -> muy bien
(!pasamos|pasé|pasaron|pasaste|pasó|pasado) genial|geniales -> excelente|excelentes
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
${future}`;
export const businessWords = `
siento|sentimos (el|la|los|las) (molestias|retraso|espera|error|inconveniente|inconvenientes|confusión|demora) -> lamento|lamentamos
(^) no puedo|podemos (@infinitive) -> lamento|lamentamos no poder
(cuesta|costará|cuestan|costarán) casi (#) -> aproximadamente
costará|cuesta|costarán|cuestan (#|dos|tres|cuatro|cinco|diez) -> tendrá_un_precio_de|tiene_un_precio_de|tendrán_un_precio_de|tienen_un_precio_de
trabajado mucho -> trabajado intensamente
mandadme|mandad -> enviadme|enviad
(^) adjunto|adjuntamos (el|la|los|las|un|una) -> adjunto_remito|adjunto_remitimos
(^) hola , -> buenos días ,
(^) gracias por (tu|tus) -> te agradezco
(^) gracias por (el|la|los|las|todo|todos) -> agradezco
(^) muchas gracias por (tu|tus) -> te agradezco sinceramente
(^) muchas gracias por (el|la|los|las|todo|todos) -> agradezco sinceramente
(^) perdona|perdone|perdón por -> lamento|lamento|lamento
(^) perdona|perdone el|la -> lamento|lamento el|la
lo siento mucho -> lamento las molestias
lo siento ($) -> lamento las molestias
avísame|avíseme|avísanos|avísenos -> infórmame|infórmeme|infórmanos|infórmenos
llámame|llámeme -> contacta_conmigo|contacte_conmigo
te|le llamo|llamamos -> te|le contacto|contactamos
te|le|les mando|mandamos -> te|le|les remito|remitimos
te|le|les envío|enviamos -> te|le|les remito|remitimos
(+reunión|oficina|sala|despacho|cliente|clientes) nos vemos (el|mañana|en|hoy) -> nos reunimos
nos vemos (el|mañana|en|hoy) (+reunión|oficina|sala|despacho|cliente|clientes) -> nos reunimos
quedamos (el|mañana|hoy) -> nos reunimos
mi|tu|su|el|la jefe|jefa -> mi|tu|su|el|la responsable|responsable
me parece que -> considero que
yo creo que -> considero que
espero que -> confío en que
espero tu respuesta -> quedo a la espera de tu respuesta
muy contento|contenta|contentos|contentas -> muy satisfecho|satisfecha|satisfechos|satisfechas
(!muy) contento|contenta|contentos|contentas -> satisfecho|satisfecha|satisfechos|satisfechas
muy importante|importantes -> de_gran_importancia|de_gran_importancia
muy útil|útiles -> de_gran_utilidad|de_gran_utilidad
hacer una pregunta -> plantear una consulta
pregunta|preguntas (sobre) -> consulta|consultas
duda|dudas ($|,) -> consulta|consultas
tienen hueco -> tienen disponibilidad
tienes hueco -> tienes disponibilidad
puedes|puede ayudarme -> podrías|podría prestarme ayuda
(+¿) puedes|puede|pueden|podéis (@infinitive) -> podrías|podría|podrían|podríais
con ganas de (@infinitive) -> con interés en
llegar tarde -> llegar con retraso
llegó tarde -> llegó con retraso
me devuelvan el dinero -> me reembolsen el importe
devolver el dinero -> reembolsar el importe
quiero (!que) -> quisiera
queremos (!que) -> quisiéramos
quiero|queremos que (me|nos|revisen|envíen|cambien|devuelvan|arreglen|reparen) -> solicito|solicitamos que
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
un problema con -> una incidencia con
problemas con -> incidencias con
`;
export const academicWords = `
(!@him) {explicar} (@article|su|sus) -> {detallar}
muy (!guapo|guapa|guapos|guapas|bien|mal|poco|poca|pocos|pocas|tarde|pronto|cerca|lejos|temprano|a|de|en|señor|señores|por|bueno|buena|buenos|buenas|al) -> sumamente
(^) creo que (!deberíamos|debería|deberían|debemos|podríamos|tenemos|tendríamos|hay|habría|conviene) -> cabe suponer que
yo creo que (!deberíamos|debería|deberían|debemos|podríamos|tenemos|tendríamos|hay|habría|conviene) -> cabe suponer que
(!no) me parece que (!deberíamos|debería|deberían|debemos|podríamos|tenemos|tendríamos|hay|habría|conviene) -> cabe suponer que
los autores indican|dicen que -> los autores sostienen que
(~no|nunca|sin) mucha gente -> un gran número de personas
ayuda|ayudan a (@infinitive) -> contribuye|contribuyen a
(!@him) {mirar} (@article) (datos|resultados|cifras|números|informe|documento|documentos|detalles|contrato|texto|gráfico|tabla) -> {examinar}
(!@him) {estudiar} (@article) -> {analizar}
(!@him) {encontrar} (@article|agua|vida|pruebas) -> {hallar}
es una historia (triste) -> se trata de una historia
nadie les|le|nos avisó -> nadie les|le|nos informó
quitar (el|la|los|las) -> suprimir
muestra que -> pone de manifiesto que
(!no) creo que (!deberíamos|debería|deberían|debemos|podríamos|tenemos|tendríamos|hay|habría|conviene) -> cabe suponer que
(!no) creemos que (!deberíamos|debería|deberían|debemos|podríamos|tenemos|tendríamos|hay|habría|conviene) -> cabe suponer que
(!no) pienso que (!deberíamos|debería|deberían|debemos|podríamos|tenemos|tendríamos|hay|habría|conviene) -> cabe suponer que
(!no) pensamos que (!deberíamos|debería|deberían|debemos|podríamos|tenemos|tendríamos|hay|habría|conviene) -> cabe suponer que
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
