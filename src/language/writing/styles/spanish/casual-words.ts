import { going } from './future-words.ts';

/** Words of offices → words among friends. */
export const casualWords = `
(estaba|está|estaban|están) rica|rico|ricas|ricos -> riquísima|riquísimo|riquísimas|riquísimos
te|le escribo para preguntarte|preguntarle -> quería preguntarte|preguntarle
${going}(^) no lo|la recomiendo -> yo no lo|la recomiendo
(^) el|la|los|las|mi|su|este|esta * (es|son|era|fue|estaba|estaban|está|están) (@judged|demasiado|fatal|genial) -> la verdad es que el|la|los|las|mi|su|este|esta *
(^) estoy|estamos (harto|harta|hartos|hartas|cansado|cansada|preocupado|preocupada|encantado|encantada|enfadado|enfadada) -> la verdad es que estoy|estamos
tal vez (podríamos|podemos|deberíamos|puedo|podría|es|está|hay) -> a lo mejor
quizá|quizás (podríamos|podemos|deberíamos|puedo|podría|es|está|hay) -> a_lo_mejor|a_lo_mejor
(^) seguramente|probablemente (@goes) -> seguro_que|seguro_que
por correo electrónico -> por email
(^) gracias ($) -> mil gracias
(+¿) podríais|podrían (@infinitive) -> podéis|pueden
(disfrutaron|disfrutamos|disfruté|reímos|divertimos) mucho -> un montón
muy (!bien|mal|poco|poca|pocos|pocas|tarde|pronto|cerca|lejos|temprano|a|de|en|señor|señores|por|bueno|buena|buenos|buenas|al|malo|mala|malos|malas|grande|grandes|largo|larga|limpio|limpia|bonito|bonita|bonitos|bonitas|limpios|limpias) -> súper
(explica|cocina|canta|habla|escribe|juega|trabaja|conduce|toca|dibuja) (va|van|está|están|come|duerme) muy bien -> súper bien
(!las|de|tus|sus|mis) gracias por -> mil gracias por
(^) adjunto|adjuntamos (el|la|un|una) -> aquí_va|aquí_va
(^) adjunto|adjuntamos (los|las|unos|unas) -> aquí_van|aquí_van
enviarme|enviarnos|enviarle|enviarte|enviarles -> mandarme|mandarnos|mandarle|mandarte|mandarles
un gran esfuerzo -> un esfuerzo enorme
organiza|organizan|organizamos (un|una|el|la) -> monta|montan|montamos
varios|varias (errores|amigos|libros|días|años|meses|veces|personas|cosas|clientes|problemas|niños|sitios|ideas|fotos|opciones|preguntas|tiendas|países|correos|mensajes) -> unos_cuantos|unas_cuantas
(!los|las|y|años|meses|días|semanas|horas|minutos|poco|mucho) después (!de|del|$|,|que) -> luego
para niños -> para peques
necesito|necesita|necesitamos|necesitan ayuda (con|para|$) -> necesito_que_me_echen_una_mano|necesita_que_le_echen_una_mano|necesitamos_que_nos_echen_una_mano|necesitan_que_les_echen_una_mano
(^) creo que -> yo creo que
(^) pienso que -> yo creo que
(^) considero que -> yo creo que
(^) buenos días -> hola
(^) buenas tardes -> hola
(^) además , -> y además ,
(^) además (!de|,) -> y además
(^) por eso -> así que
, por eso -> , así que
, por lo que -> , así que
(^) no sé -> pues no sé
(^) no entiendo -> es que no entiendo
(^) no estoy de acuerdo -> pues no estoy de acuerdo
(^) me parece que -> yo creo que
(^) me gustó|gusta|encanta|encantó -> la verdad es que me gustó|gusta|encanta|encantó
(^) me ha gustado|encantado -> la verdad es que me ha gustado|encantado
(^) quiero (saber|pedir|preguntar|reservar|cambiar|cancelar|confirmar|proponer) -> quería
(!lo|la|los|las|se|me|le|no) tuve|tuvimos que (@infinitive) -> me_tocó|nos_tocó
los niños -> los peques
todavía no sé nada -> sigo sin saber nada
cuánto cuesta|cuestan -> cuánto vale|valen
llámame|llámanos por teléfono -> llámame|llámanos
(^) lo siento ($) -> lo siento mucho , de verdad
(^) lo siento mucho ($) -> lo siento mucho , de verdad
(^) perdona por -> oye , perdona por
(^) recuerda que -> oye , acuérdate de que
(^) recuerde que -> acuérdese de que
por favor (!,) -> porfa
, por favor -> , porfa
(^) por favor , -> porfa ,
debo|debes|debe|debemos|deben (@infinitive) -> tengo_que|tienes_que|tiene_que|tenemos_que|tienen_que
(¿) podrías|podría|podríamos -> puedes|puede|podemos
me gustaría (saber|pedir|preguntar|reservar|cambiar|cancelar|confirmar|hablar|proponer|invitar) -> quería
nos gustaría (saber|pedir|preguntar|reservar|cambiar|cancelar|confirmar|hablar|proponer|invitar) -> queríamos
quisiera|quisiéramos -> quería|queríamos
le|les informo|informamos de que -> le|les cuento|contamos que
muy bueno|buena|buenos|buenas -> buenísimo|buenísima|buenísimos|buenísimas
muy malo|mala|malos|malas -> malísimo|malísima|malísimos|malísimas
muy grande|grandes -> enorme|enormes
muy largo|larga|largos|largas -> larguísimo|larguísima|larguísimos|larguísimas
muy limpio|limpia|limpios|limpias -> limpísimo|limpísima|limpísimos|limpísimas
muy bonito|bonita|bonitos|bonitas -> precioso|preciosa|preciosos|preciosas
muy bien ($|,) -> genial
está|están|estuvo|fue|salió|funciona|funcionan bien ($|,) -> está|están|estuvo|fue|salió|funciona|funcionan súper bien
película|películas -> peli|pelis
profesor|profesora|profesores|profesoras (!de|del|#) -> profe|profe|profes|profes
fin de semana -> finde
universidad (!de|#|del) -> uni
(gusta|gustó|gustan|ayudó|ayuda) mucho -> un montón
(mejorado|aprendido|trabajado|cambiado|ayudado|gustado|crecido) mucho -> un montón
(~no|nunca|sin) muchos|muchas (@many) -> un_montón_de|un_montón_de
mucho (más|mejor|peor|menos) -> muchísimo
(!@him) {comenzar} -> {empezar}
(!@him) {solicitar} -> {pedir}
(!^) {realizar} -> {hacer}
(!@him) {obtener} -> {conseguir}
(!@him) {finalizar} -> {acabar}
(!@him) {terminar} (@article|mañana|hoy|#) -> {acabar}
(!@him) {comprender} -> {entender}
(!@him) {regresar} -> {volver}
(!@him) {modificar} -> {cambiar}
(!@him) {anunciar} que -> {decir} que
(!@him) {indicar} que -> {decir} que
rápidamente -> rápido
recientemente -> hace poco
finalmente -> al final
únicamente -> solo
especialmente -> sobre todo
lugar|lugares (donde|para|con|muy|tranquilo|bonito) -> sitio|sitios
ayudarme|ayudarte|ayudarnos|ayudarle a -> echarme_una_mano_para|echarte_una_mano_para|echarnos_una_mano_para|echarle_una_mano_para
ayudarme|ayudarte|ayudarnos|ayudarle (!a) -> echarme_una_mano|echarte_una_mano|echarnos_una_mano|echarle_una_mano
dígame|dime (qué|si|cuándo|cómo) -> cuénteme|cuéntame
nos reunimos -> quedamos
(^) nos vemos -> pues nos vemos
mucho ruido -> un montón de ruido
(~no|nunca|sin) mucha luz|gente|prisa|hambre|suerte -> un montón de luz|gente|prisa|hambre|suerte
(^) estamos|estoy|fue|era|está|estuvo|es (muy|bien|genial|contento|contenta|contentos|encantado|encantada|fácil|difícil) -> la_verdad_es_que_estamos|la_verdad_es_que_estoy|la_verdad_es_que_fue|la_verdad_es_que_era|la_verdad_es_que_está|la_verdad_es_que_estuvo|la_verdad_es_que_es
sin embargo , -> pero
no obstante , -> pero
(^) por lo tanto , -> así que
(^) por consiguiente , -> así que
(^) en consecuencia , -> así que
por lo tanto -> así que
asimismo -> también
(!@him) {utilizar} -> {usar}
(!@him) {adquirir} -> {comprar}
(!@him) enviar|envío|envía|enviado -> mandar|mando|manda|mandado
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
(~no|nunca|sin) mucha gente -> un montón de gente
(~no|nunca|sin) mucho (trabajo|dinero|tiempo|ruido) -> un montón de
(va|van|está|están|come|duerme) muy bien -> súper bien
excelente|excelentes -> genial|geniales
extraordinario|extraordinaria -> genial|genial
televisión -> tele
fotografía|fotografías -> foto|fotos
bicicleta|bicicletas -> bici|bicis
vehículo|vehículos -> coche|coches
algo (caro|cara|tarde|lento|lenta|difícil|aburrido|pequeño) -> un poco
posiblemente -> a lo mejor
(!@him|le|te|les|os|nos|me|que) desea|deseo|deseamos (@infinitive|@det) -> quiere|quiero|queremos
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
