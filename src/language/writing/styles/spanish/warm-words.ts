import { going } from './future-words.ts';

const praises =
  'rápido rápida rápidos rápidas cómodo cómoda cómodos cómodas silencioso silenciosa práctico práctica sencillo sencilla seguro segura agradable agradables emocionante emocionantes eficaz eficaces divertido divertida original elegante acogedor acogedora tranquilo tranquila'.replaceAll(
    ' ',
    '|',
  );
const praised = `(~@not) (es|son|era|eran|fue|fueron|está|resulta) ${praises} -> increíblemente ${praises}\n`;

/** Joy and kindness: what each of the two tones writes for what. */
export const enthusiasticWords = `
(estaba|está|estaban|están) rica|rico|ricas|ricos -> riquísima|riquísimo|riquísimas|riquísimos
(!no) agradezco|agradecemos (el|la|los|las|su|tu|sus|tus) -> agradezco|agradecemos de todo corazón
espero|esperamos (verte|veros|verle|vernos|conocerte|conocerle|volver) -> tengo|tenemos muchísimas ganas de
${praised}(!no|ni) me|nos interesa|interesan -> me|nos interesa_muchísimo|interesan_muchísimo
(^) gracias ($) -> muchísimas gracias
(disfrutaron|disfrutamos|disfruté|disfrutó|reímos) mucho -> muchísimo
(~@not) quiero|queremos (ponerme|ver|leer|probar|enseñarte|invitarte|invitaros|contaros|contarte) -> tengo|tenemos muchísimas ganas de
(explica|cocina|canta|habla|escribe|juega|trabaja|toca|dibuja) muy bien -> de maravilla
(trabajado|aprendido|ayudado|disfrutado) mucho -> muchísimo
un gran esfuerzo -> un esfuerzo extraordinario
dio|da|ofrece|obtuvo mejores resultados -> dio|da|ofrece|obtuvo resultados muchísimo mejores
muchos|muchas (turistas|lectores|seguidores|alumnos|estudiantes|espectadores|aficionados|voluntarios|visitantes) -> muchísimos|muchísimas
un gran (éxito|día|equipo|trabajo|profesional) -> un magnífico
una gran (noticia|idea|oportunidad|persona|experiencia|noche) -> una fantástica
muy (divertidos|divertidas|cómodos|cómodas|tranquilos|tranquilas|completos|completas|prácticos|prácticas|modernos|modernas|acogedores|atentas|ricos|ricas|sabrosos|sabrosas|original|originales|creativo|creativa|emocionante|emocionantes|especial|especiales|generoso|generosa) -> increíblemente
(~@not) valora|valoran (el|la|los|las|nuestro|nuestra|su) -> valora|valoran muchísimo
queremos mejorar -> tenemos muchísimas ganas de mejorar
(ventas|beneficios|ingresos|visitas|exportaciones) ha|han subido|crecido|aumentado (un) (#) -> ha|han subido|crecido|aumentado nada menos que
ha|han|hemos vendido|crecido|mejorado (un) (#) -> ha|han|hemos vendido|crecido|mejorado nada menos que
(un|una|nuestro|nuestra|su) nuevo|nueva (tienda|web|página|modelo|versión|servicio|producto|equipo|curso|libro|sede|colección|película|temporada|aplicación|restaurante|programa|centro) -> flamante
ya está (disponible|listo|lista|abierto|abierta) -> por fin está
(~@not) (es|son) gratis -> totalmente gratis
(te|le|os|les) espero|esperamos ($|,|en|a) -> espero|esperamos con los brazos abiertos
(~@not) me alegro ($|,|de) -> me alegro muchísimo
(~@not) muy simpático|simpática|simpáticos|simpáticas -> encantador|encantadora|encantadores|encantadoras
(~@not) muy (divertido|divertida|cómodo|cómoda|tranquilo|tranquila|completo|completa|práctico|práctica|profesional|profesionales|moderno|moderna|elegante|acogedor|acogedora|atento|atenta|atentos|claro|clara|rico|rica|sabroso|sabrosa) -> increíblemente
(~@not) (!muy) contento|contenta|contentos|contentas -> encantado|encantada|encantados|encantadas
(~@not) muy orgulloso|orgullosa|orgullosos de -> increíblemente orgulloso|orgullosa|orgullosos de
(~@not) muy contento|contenta|contentos|contentas -> absolutamente encantado|encantada|encantados|encantadas
(~@not) muy limpio|limpia|limpios|limpias -> impecable|impecable|impecables|impecables
(~@not) buen (!tiempo|rato|provecho|grado|número|puñado|día) -> magnífico
(~@not) (!de|muy) buena (!parte|fe|suerte|vez|gana|hora|voluntad|persona) -> fantástica
un buen día -> un día maravilloso
(~@not) (estuvo|salió|fue|funciona|funcionan|va) muy? bien ($|,|y) -> de maravilla
(~@not) descubrimiento|paso|avance|proyecto|acuerdo|logro importante -> descubrimiento|paso|avance|proyecto|acuerdo|logro importantísimo
(~@not) (es|era|fue) muy importante -> de lo más importante
(~@not) muchos|muchas (ejercicios|ideas|opciones|amigos|regalos|actividades|ventajas|ejemplos|clientes|visitantes|ganas|novedades) -> muchísimos|muchísimas
(~@not) mucho|mucha (luz|ilusión|suerte|alegría|interés|éxito|cariño) -> muchísimo|muchísima
(~@not) (gusta|gustó|gustado|aprendido|ayudado|disfrutado|mejorado|disfrutamos|ayudó|ayuda) mucho -> muchísimo
(~@not) les|le|te|os gustó|gusta mucho -> les|le|te|os encantó|encanta
(~@not) me|nos|les|le|te ha gustado mucho -> me|nos|les|le|te ha encantado
(~@not) (está|queda|estamos|están) cerca del|de -> a un paso del|de
(~@not) con ganas de -> con muchísimas ganas de
espero|esperamos que (tengas|tenga|tengáis|disfrutes|disfrute|te|vaya|estés|esté|os|les|todo) -> espero|esperamos de corazón que
(le|te|les) escribo para (pedir|preguntar|solicitar|presentarme|ofrecer|proponer) -> escribo con muchísimo interés para
(^) estamos buscando -> estamos deseando encontrar
(^) buscamos -> estamos deseando encontrar
(~@not) quiero|queremos (aprender|colaborar|conocer|crecer|participar|visitar|empezar|compartir|celebrar|viajar|presentar|seguir) -> tengo|tenemos muchísimas ganas de
(~@not) quiere|quieren (seguir|colaborar|participar|aprender|crecer|volver) -> tiene|tienen muchísimas ganas de
(~@not) me gustaría|gustarían (!devolver|devolverlo|cancelar|cambiar|quejarme|reclamar|pedir|saber|tener|poner) -> me encantaría|encantarían
nos gustaría -> nos encantaría
(~@not) excelente|excelentes -> absolutamente excelente|excelentes
(~@not) agradable|agradables -> verdaderamente agradable|agradables
(~@not) muy bueno|buena|buenos|buenas -> fantástico|fantástica|fantásticos|fantásticas
(~@not) buenos (resultados|libros) -> magníficos
(~@not) buenas (noticias|ideas) -> fantásticas
(~@not) (!muy|^) bueno|buena|buenos|buenas ($|,) -> fantástico|fantástica|fantásticos|fantásticas
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
(~@not) recomiendo -> recomiendo encarecidamente
(~@not) recomendamos -> recomendamos encarecidamente
(!las|de|tus|sus|mis|dar|darte|darle|muchas|muchísimas|mil) gracias por -> mil gracias por
(!las|de|tus|sus|mis|dar|darte|darle) muchas gracias -> muchísimas gracias
(!muy) orgulloso|orgullosa|orgullosos de -> increíblemente orgulloso|orgullosa|orgullosos de
aprendí mucho -> aprendí muchísimo
hemos aprendido mucho -> hemos aprendido muchísimo
tengo ganas de -> tengo muchísimas ganas de
tenemos ganas de -> tenemos muchísimas ganas de
felicidades -> muchísimas felicidades
esperamos con interés -> esperamos con muchísima ilusión
(!no) {ayudar} mucho -> {ayudar} muchísimo
mucha ilusión -> muchísima ilusión
`;
export const friendlyWords = `
(estaba|está|estaban|están) rica|rico|ricas|ricos -> riquísima|riquísimo|riquísimas|riquísimos
quiero|queremos que (vengas|vengáis|venga|vengan) -> espero|esperamos de corazón que
(!no) agradezco|agradecemos (el|la|los|las|su|tu|sus|tus) -> agradezco|agradecemos de corazón
espero|esperamos (verte|veros|verle|vernos|conocerte|conocerle|volver) -> tengo|tenemos muchas ganas de
te|le escribo para preguntarte|preguntarle -> quería preguntarte|preguntarle
le comunico que -> quería comunicarle que
${going}(^) gracias ($) -> mil gracias
(disfrutaron|disfrutamos|disfruté|disfrutó|reímos) mucho -> muchísimo
cuando quieras|quiera|queráis|quieran -> cuando te_apetezca|le_apetezca|os_apetezca|les_apetezca
siento|sentimos (@infinitive|que) -> siento_mucho|sentimos_mucho
no cumple|cumplen -> lamentablemente no cumple|cumplen
le|les|te recordamos que -> queríamos_recordarle|queríamos_recordarles|queríamos_recordarte que
si necesita|necesitas|necesitáis ayuda -> si necesita|necesitas|necesitáis cualquier cosa
(+¿) puedes|puede|pueden|podéis (@infinitive) -> podrías|podría|podrían|podríais
(!no|ni) me|nos interesa|interesan (el|la|los|las|su|tu) -> me|nos interesa_mucho|interesan_mucho
(^) el|la|los|las|este|esta * (es|son|era|fue|estaba|estaban) (@good) -> la verdad es que el|la|los|las|este|esta *
sentimos|siento (el|la|los|las) (molestias|retraso|espera|error|inconveniente|inconvenientes|confusión|demora) -> sentimos|siento mucho
les informo|informamos de que -> quería|queríamos contarles que
si quieres|queréis (venir|quedar|salir|ir|cenar|comer|tomar|probar|probarlo|pasear|participar|hablar|charlar|ver|verlo|conocer|conocernos|visitar|visitarnos|acompañarnos|colaborar|compartir|celebrar|jugar|viajar|aprender) -> si te_apetece|os_apetece
(^) adjunto|adjuntamos (el|la|un|una) -> aquí_va|aquí_va
(^) adjunto|adjuntamos (los|las|unos|unas) -> aquí_van|aquí_van
(trabajado|aprendido|ayudado|disfrutado|mejorado) mucho -> muchísimo
(explica|cocina|canta|habla|escribe|juega|trabaja|toca|dibuja) muy bien -> de maravilla
(!no) la|lo|los|las recomiendo ($) -> la|lo|los|las recomiendo de corazón
para niños -> para los más pequeños
muy simpático|simpática|simpáticos|simpáticas -> encantador|encantadora|encantadores|encantadoras
muy bueno|buena|buenos|buenas -> buenísimo|buenísima|buenísimos|buenísimas
(está|queda|estamos|están) cerca del|de -> a un paso del|de
(^) perdona|perdone|disculpa|disculpe , (!de|por) -> perdona|perdone|disculpa|disculpe la molestia ,
(^) buenos días : -> muy buenos días :
(^) buenos días , -> muy buenos días ,
siento (el|la) (!mucho) -> siento mucho
estamos|estoy contentos|contentas|contento|contenta -> estamos|estoy muy contentos|contentas|contento|contenta
(~@not) recomiendo (este|esta|el|la) -> recomiendo de corazón
(^) volveremos ($) -> volveremos con mucho gusto
(¿) podemos -> podríamos
(¿) puedes|puede|pueden|podéis (!ser|haber) -> podrías|podría|podrían|podríais
(¿) tienes|tiene|tienen|tenéis (hueco|tiempo|algo|sitio|mesa|un|una) -> tendrías|tendría|tendrían|tendríais
te|le|les mando|envío|enviamos|mandamos (@det) -> aquí te|le|les dejo|dejo|dejamos|dejamos
(!no|que|si) necesito (@infinitive|que|el|la|un|una|tu|su|ayuda) -> me vendría muy bien
(!no|que|si) necesito (los|las|unos|unas|dos|tres|tus|sus) -> me vendrían muy bien
(!no|que|si) necesitamos (@infinitive|que|el|la|un|una|tu|su|ayuda) -> nos vendría muy bien
(!no|que|si) necesitamos (los|las|unos|unas|dos|tres|cuatro|cinco|tus|sus) -> nos vendrían muy bien
quiero (una|un) (explicación|respuesta|copia|factura|cita|presupuesto) -> me gustaría recibir
(¿) quedamos -> te apetece que quedemos
perdona|perdone|perdonad por -> perdona|perdone|perdonad , de verdad , por
lo siento mucho -> lo siento muchísimo
(~¿) (!que|si|porque|yo|cuando|aunque) no puedo|podemos (@infinitive) -> me temo que no puedo|podemos
no estoy|estamos de acuerdo -> no estoy|estamos del todo de acuerdo
dime|dígame (qué|si|cuándo|cómo|dónde|cuánto) -> cuéntame|cuénteme
(^) recuerda|recuerde|recordad que -> no olvides|olvide|olvidéis que
feliz cumpleaños -> muy feliz cumpleaños
espero|esperamos que (tengas|tenga|tengáis|disfrutes|disfrute|te|vaya|estés|esté|os|les|todo) -> espero|esperamos de corazón que
un buen día -> un día estupendo
(estuvo|está|estaba|salió) bien ($|,) -> muy bien
(creo que) puedes|puede mejorar -> podrías|podría mejorar
llamaremos|contestaremos|responderemos|ayudaremos|atenderemos|avisaremos (!con) -> llamaremos_con_mucho_gusto|contestaremos_con_mucho_gusto|responderemos_con_mucho_gusto|ayudaremos_con_mucho_gusto|atenderemos_con_mucho_gusto|avisaremos_con_mucho_gusto
(^) hemos recibido su (solicitud|mensaje|correo|carta|candidatura|pedido) -> nos ha alegrado recibir su
(^) estamos buscando -> nos encantaría encontrar
(^) buscamos -> nos encantaría encontrar
(^) creo que (!sí|no|si) -> yo diría que
(^) me parece que -> a mí me parece que
(!que) tengo|tenemos que (@infinitive) -> me_toca|nos_toca
a los niños -> a los más pequeños
ayudarme|ayudarnos ($|con) -> echarme_una_mano|echarnos_una_mano
, escríbeme|llámame|avísame|escríbenos|llámanos ($) -> , no_dudes_en_escribirme|no_dudes_en_llamarme|no_dudes_en_avisarme|no_dudes_en_escribirnos|no_dudes_en_llamarnos
, escríbeme o llámame -> , no dudes en escribirme o llamarme
, llámame o escríbeme -> , no dudes en llamarme o escribirme
, escríbame|llámeme|avíseme|escríbanos|llámenos ($) -> , no_dude_en_escribirme|no_dude_en_llamarme|no_dude_en_avisarme|no_dude_en_escribirnos|no_dude_en_llamarnos
si tienes|tiene|tenéis dudas -> si tienes|tiene|tenéis cualquier duda
si tienes|tiene|tenéis alguna duda -> si tienes|tiene|tenéis cualquier duda
espero tu respuesta -> espero con muchas ganas tu respuesta
vamos a (abrir|lanzar|presentar|celebrar|inaugurar) -> nos hace mucha ilusión
no lleguéis|llegues|llegue tarde -> intentad|intenta|intente llegar a tiempo
(!no) me alegro ($|,|de) -> me alegro muchísimo
(~@not) (les|le|nos|me) gustó mucho -> encantó
(~@not) me|nos ha gustado mucho -> me|nos ha encantado
(!^) {realizar} (un|una|la|el|los|las) -> {hacer}
(!@him) {comenzar} -> {empezar}
(!@him) {solicitar} -> {pedir}
(!@him) {obtener} -> {conseguir}
(!@him) {finalizar} -> {terminar}
(!@him) {comprender} -> {entender}
(!@him) {modificar} -> {cambiar}
numerosos|numerosas -> muchos|muchas
actualmente -> ahora
posteriormente -> después
aproximadamente -> más o menos
le informamos de que (!no|lamentablemente) -> queremos contarle que
le informo de que (!no|lamentablemente) -> quería contarle que
lamentamos informarle de que -> sentimos mucho tener que decirle que
lamentamos (el|la|los|las) -> sentimos mucho
lamento (el|la|los|las) -> siento mucho
lo siento ($|,) -> lo siento mucho
(!las|de|tus|sus|mis|dar|darte|darle|muchas|muchísimas|mil) gracias por -> mil gracias por
(!las|de|tus|sus|mis|dar|darte|darle) muchas gracias por -> mil gracias por
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
 espero su respuesta -> espero con mucho interés su respuesta
esperamos su (respuesta|visita) -> esperamos con ilusión su
(!no) podemos ofrecerle -> nos encantaría ofrecerle
(!no) puedo ofrecerle -> me encantaría ofrecerle
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
sin embargo , -> pero
no obstante , -> pero
por lo tanto , -> así que
asimismo , -> además ,
a la mayor brevedad -> en cuanto pueda
lo antes posible -> en cuanto pueda
con el fin de -> para
`;
