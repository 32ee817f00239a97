/** `Llegamos tarde y no vimos nada.` → two sentences; not `entra y sale`, which goes together. */
const splits = `(~@sub) (~,) (!@goes|,|no|se|lo) y @goes -> . @Goes
(~@sub) (~,) (@goes) y es|son|está|están|hace|hay|tiene|tienen|era|fue -> . Es|Son|Está|Están|Hace|Hay|Tiene|Tienen|Era|Fue`;

/** Words of offices → words of every day, and long sentences → short ones. */
export const plainWords = `
// Long sentences end before a clause of its own.
(~@mark) , pero (@clause) -> . Pero
(~@mark) , pero (@goes|algunos|algunas|otros|otras|muchos|muchas|cada|esto|eso|aquí|allí|siempre|hoy|ayer|nadie|todo|todos|nunca|siempre|todavía|aún|ahora|ya|también|luego|hay|me|te|le|les|se|nos|lo|en|si|cuando|a|creo) -> . Pero
(~@mark) , aunque (@article|no|@goes) -> . Pero
(~@sub) (+@goes) , y el|la|los|las * (@goes|no|se|me|nos|le|les|lo) -> . El|La|Los|Las *
(~¿) , así que -> . Por eso
(~¿) , por lo que -> . Por eso
(~¿) , por lo tanto ,? -> . Por eso
(~¿) , de modo que -> . Por eso
(~¿) , de manera que -> . Por eso
(~¿) ; sin embargo ,? -> . Pero
(~¿) , sin embargo ,? (@clause) -> . Pero
(~¿) ; por lo tanto ,? -> . Por eso
(~¿) , mientras que (@article) -> . En cambio ,
(~@sub) , y (yo|él|ella|ellos|ellas|nosotros|usted|ustedes) -> . Y
(~@sub) , y luego|después|además|también|entonces -> . Luego|Después|Además|También|Entonces
(~@sub) , y por eso -> . Por eso
(~@sub) (!,|no|ni) y no|nos|me|se|lo|le|les|luego|después|también|ahora|todavía|hay (!solo) -> . No|Nos|Me|Se|Lo|Le|Les|Luego|Después|También|Ahora|Todavía|Hay
(~@sub) (~,) (+@goes) y el|la|los|las|un|una * (@goes|no|se|me|nos|le|les|lo) -> . El|La|Los|Las|Un|Una *
(~@sub) (~,) (+@goes) y mi|tu|su|mis|sus|nuestro|nuestra * (@goes|no|se|me|nos|le|les|lo) -> . Mi|Tu|Su|Mis|Sus|Nuestro|Nuestra *
(~@sub) (~,) (+@goes) y este|esta|esto|eso|nadie|todo|todos -> . Este|Esta|Esto|Eso|Nadie|Todo|Todos
${splits}
(~@sub) (~,) y siempre|nunca|hoy|ayer|mañana|a (@goes|se|me|nos|no|lo|la|le|veces) -> . Siempre|Nunca|Hoy|Ayer|Mañana|A
(~si) y ábralo|ábrelo|guárdelo|envíelo|mándelo|ciérrelo|instálelo -> . Ábralo|Ábrelo|Guárdelo|Envíelo|Mándelo|Ciérrelo|Instálelo
(~¿) , lo que|cual (nos|me|les|le|permite|permitió|permitirá|hace|hizo|provocó|causó|significa|supone|demuestra|ayuda|afecta|facilita) -> . Eso|Eso
(~¿) ; el|la|los|las|no|en|es|hay -> . El|La|Los|Las|No|En|Es|Hay
(~@sub) (+@goes) y la|los|las (vamos|voy|he|hemos|ha|han|puedes|puede|podemos|tengo|tenemos|quiero|queremos|necesito) -> . La|Los|Las
(~si) y pulse|pulsa|haga|elija|elige|escriba|guarde|confirme|espere|reinicie|cierre|abra|abre|vaya (@det|en|a|clic|su|que|los|las) -> . Pulse|Pulsa|Haga|Elija|Elige|Escriba|Guarde|Confirme|Espere|Reinicie|Cierre|Abra|Abre|Vaya
(+¿) (!sabe|sabes) y cuándo|cómo|dónde|cuánto|quién|qué|cuál -> ? ¿Cuándo|¿Cómo|¿Dónde|¿Cuánto|¿Quién|¿Qué|¿Cuál
(~@mark) (!,|^) pero (@goes|no) -> . Pero
(~@sub) (~,) (+@goes) y mucha|muchos|muchas|algunos|algunas|otros|otras * (@goes) -> . Mucha|Muchos|Muchas|Algunos|Algunas|Otros|Otras *
(~@sub) (~,) y hoy|ahora|allí|aquí|luego (@goes) -> . Hoy|Ahora|Allí|Aquí|Luego
// Plain verbs.
(me|te|le|les|nos|os) {permitir} (@infinitive|que) -> {dejar}
(!@him) {eliminar} -> {quitar}
(!@him) {analizar} -> {estudiar}
(!@him) {inaugurar} -> {abrir}
(!@him) {aplazar} -> {retrasar}
(!@him|se) {construir} -> {hacer}
(!@him) {reducir} (@article) -> {bajar}
(^) adjunto|adjuntamos (@det) -> mando|mandamos
le|les recordamos que -> no_olvide|no_olviden que
solicitud|solicitudes -> petición|peticiones
salario|salarios -> sueldo|sueldos
empleo|empleos ($|,) -> trabajo|trabajos
(un|el|su) teléfono móvil -> móvil
fallecer|falleció|fallecieron|fallecido|fallecida -> morir|murió|murieron|muerto|muerta
localizar|localizó|localizaron|localizado -> encontrar|encontró|encontraron|encontrado
informó|informaron de que -> dijo|dijeron que
explicó|explicaron|afirmó|aseguró|señaló|declaró que -> dijo|dijeron|dijo|dijo|dijo|dijo que
le|te escribo para pedir|solicitar -> quiero|quiero
le|te escribo con el fin de pedir|solicitar -> quiero|quiero
me parece que -> creo que
considero|opino que -> creo|creo que
(!no) me gustaría (@infinitive) -> quiero
(!no) nos gustaría (@infinitive) -> queremos
desearía|quisiera (@infinitive|un|una|que) -> quiero|quiero
desearíamos|quisiéramos (@infinitive|un|una|que) -> queremos|queremos
deseo|deseamos|desea|desean (@infinitive) -> quiero|queremos|quiere|quieren
(¿) podría|podrías|podrían (@infinitive) -> puede|puedes|pueden
muchas personas piensan|creen|dicen|quieren|tienen|viven|van|opinan|consideran -> mucha gente piensa|cree|dice|quiere|tiene|vive|va|cree|cree
en unos días ($|,) -> pronto
dentro de poco -> pronto
no es suficiente ($|,) -> no basta
no son suficientes ($|,) -> no bastan
llámame|llámeme|llámanos|llámenos|llamar por teléfono -> llámame|llámeme|llámanos|llámenos|llamar
(!@him) {anunciar} ayer|hoy que -> {decir} ayer|hoy que
es posible (@infinitive) -> se puede
quedo a la espera de su respuesta -> espero su respuesta
quedamos a la espera de su respuesta -> esperamos su respuesta
le ruego|rogamos que -> le pido|pedimos que
lamento|lamentamos (el|la|los|las) -> siento|sentimos
en caso de duda -> si tiene dudas
no dude en (llamarnos|escribirnos|preguntar|contactarnos) -> puede
no dudes en (llamarnos|escribirnos|preguntar|contactarnos|llamarme|escribirme) -> puedes
a lo largo de -> durante
hacer uso de -> usar
llevar a cabo -> hacer
lleva|llevan|llevó|llevaron|llevamos|llevado a cabo -> hace|hacen|hizo|hicieron|hacemos|hecho
dar comienzo -> empezar
tiene|tendrá|tuvo lugar -> es|será|fue
(!^) {realizar} (!se) -> {hacer}
(!^) {efectuar} -> {hacer}
(!^) {elaborar} -> {hacer}
(!@him) {comenzar} -> {empezar}
(!@him) {iniciar} (@article) -> {empezar}
(!@him) {solicitar} -> {pedir}
(!@him) {modificar} -> {cambiar}
(!@him) {seleccionar} -> {elegir}
(!@him) {abonar} -> {pagar}
(!@him) {cumplimentar} -> {rellenar}
(!@him) {concluir} -> {terminar}
(!@him) {incrementar} (@article) -> {subir}
(!@him) {adquirir} -> {comprar}
(!@him) {lograr} -> {conseguir}
(!@him) {comprender} -> {entender}
(!@him) {proporcionar} -> {ofrecer}
(!@him) {facilitar} (información|datos|detalles|ayuda) -> {ofrecer}
(!@him|la|una) {mostrar} (@article) -> {enseñar}
(!^) {disponer} de -> {tener}
(!@him) {residir} -> {vivir}
(!@him) {anunciar} que -> {decir} que
(!@him) {indicar} que -> {decir} que
{señalar} que -> {decir} que
(!@him) {afirmar} que -> {decir} que
(!@him) {comunicar} que -> {decir} que
(!@him) {reducir} los (precios|gastos|impuestos|costes) -> {bajar} los
(!@him) {aumentar} los (precios|gastos|impuestos|costes) -> {subir} los
se encuentra|encuentran (en|cerca|lejos|disponible|disponibles|al|junto|abierto|abierta|cerrado|cerrada) -> está|están
existe|existen|existía|existían (un|una|muchos|muchas|varios|varias|problemas|dos|tres) -> hay|hay|había|había
asistir|asistió|asistieron|asistiremos a (la|las|los|una|un|clase) -> ir|fue|fueron|iremos a
acudir|acudió|acudieron a -> ir|fue|fueron a
tratar de (@infinitive) -> intentar
tratamos de (@infinitive) -> intentamos
// Plain nouns, adjectives and adverbs.
es posible que -> quizá
es fundamental|esencial -> es muy importante
ambos|ambas (!@article) -> los_dos|las_dos
elevado|elevada|elevados|elevadas -> alto|alta|altos|altas
inconveniente|inconvenientes -> problema|problemas
domicilio -> casa
vivienda|viviendas -> casa|casas
nuevamente -> otra vez
de nuevo -> otra vez
en repetidas ocasiones -> muchas veces
en ocasiones -> a veces
diariamente -> cada día
semanalmente -> cada semana
mensualmente -> cada mes
anualmente -> cada año
rápidamente -> rápido
recientemente -> hace poco
finalmente -> al final
especialmente -> sobre todo
(^) en primer lugar -> primero
(^) por otra parte -> además
(^) por otro lado -> además
(^) sin embargo , -> Pero
(^) no obstante , -> Pero
(^) asimismo , -> también
con motivo de -> por
a través de -> por
junto con -> con
respecto a -> sobre
en cuanto a -> sobre
(!estoy|está|están|estamos|estaba|estás) de acuerdo con (el|la|los|las) -> según
tras (el|la|los|las|un|una|varios|varias|dos|tres|@infinitive) -> después de
hasta el momento -> hasta ahora
a causa de -> por
con retraso -> tarde
el año próximo -> el año que viene
el próximo año|mes|lunes|martes|miércoles|jueves|viernes -> el año|mes|lunes|martes|miércoles|jueves|viernes que viene
la próxima semana -> la semana que viene
no tenga en cuenta esta carta -> no haga caso a esta carta
con el fin de -> para
con el objetivo de -> para
a fin de -> para
con objeto de -> para
debido al hecho de que -> porque
debido a que -> porque
(!^) dado que -> porque
(!^) puesto que -> porque
a pesar del hecho de que -> aunque
(!;|,) no obstante (!,) -> pero
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
(!@him) {utilizar} -> {usar}
(!@him) {finalizar} -> {terminar}
(!@him) {obtener} -> {conseguir}
requerir|requiere|requieren|requirió|requirieron -> necesitar|necesita|necesitan|necesitó|necesitaron
permanecer|permanece|permanecen -> seguir|sigue|siguen
es necesario -> hay que
es preciso -> hay que
estar en condiciones de -> poder
está en condiciones de -> puede
están en condiciones de -> pueden
poner en conocimiento -> decir
(^) le|les|te informo|informamos de que ->
(^) le|les|te comunico|comunicamos que ->
vehículo|vehículos -> coche|coches
`;
