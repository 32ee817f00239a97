import { formOf, type Inflection } from '../../../inflection/inflection.ts';

/** Verbs of which forms with a subject may begin a sentence of their own. */
const verbs =
  'analizar aparcar bailar casar cobrar colaborar copiar cuidar curar decidir descargar desaparecer disfrutar durar echar eliminar existir explotar fallar firmar formar fumar guardar inaugurar insistir invitar lanzar limpiar luchar marcar montar nacer nadar notar olvidar opinar pasear pintar pisar protestar provocar quitar rechazar regalar renunciar reservar revisar saludar señalar superar suspender tirar tocar trasladar usar valorar vigilar abrir acabar aceptar anunciar aprender bajar beber buscar cambiar caminar cantar celebrar cenar cocinar comer comprar conseguir construir contestar continuar correr costar crecer creer cumplir dejar descansar descubrir empezar entender entrar entregar enviar escribir escuchar esperar estudiar explicar faltar funcionar ganar gastar hablar hacer incluir llamar llegar llevar llorar lograr mandar mejorar mirar mostrar necesitar obtener ofrecer organizar pagar parecer participar pasar pedir permitir preguntar preparar presentar prometer quedar recibir recoger recorrer reducir regresar responder robar romper sacar solicitar subir tardar tener terminar tomar trabajar utilizar vender viajar visitar vivir volver pensar encontrar cerrar perder recordar repetir seguir servir salir resolver mover morir dormir traer aprobar devolver conducir ser estar haber poder querer deber saber dar ir ver decir venir poner caer oler doler sonar soler conocer jugar'.split(
    ' ',
  );

/** Third persons and the first ones of several of the present; all of the past but `tú`; what will be. */
const slots =
  'pri.p3.sg pri.p1.pl pri.p3.pl ifi.p1.sg ifi.p3.sg ifi.p1.pl ifi.p3.pl pii.p3.sg pii.p1.pl pii.p3.pl fti.p1.sg fti.p3.sg fti.p1.pl fti.p3.pl'.split(
    ' ',
  );

/** First persons that hardly any other verb has in speech, and what there is. */
const others = 'estoy tengo puedo quiero sé voy salgo necesito espero creo pienso vivo hay'.split(' ');

/** Of today they are nouns as well: `la compra`, `los cambios`. */
const nouns =
  /^(?:anuncia|baja|busca|cambia|camina|canta|cena|cocina|compra|cuenta|empieza|entrada|entrega|escucha|espera|falta|firma|gana|habla|lleva|llama|llegada|llora|manda|marca|mejora|mira|muestra|necesita|organiza|paga|para|pasa|pregunta|prepara|presenta|prueba|queda|recomienda|robar|saca|sirve|solicita|toma|usa|utiliza|viaja|visita|corte|parte|corre|deja|celebra|acaba|termina|tarda|estudia|explica|dura|gasta|participa|regresa|contesta|traje)$/;
/** Of those, what hardly ever is a noun behind a subject or `y`. */
const certain = new Set(
  'empieza habla necesita lleva paga espera explica dura termina organiza estudia usa utiliza gana queda participa acaba deja toma prepara cocina canta llama presenta viaja busca tarda contesta trabaja'.split(
    ' ',
  ),
);

export function finiteVerbs(inflection: Inflection): readonly string[] {
  const forms = verbs.flatMap((verb) => slots.flatMap((slot) => formOf(inflection, verb, slot) ?? []));
  return [...new Set([...forms, ...others])].filter((form) => certain.has(form) || !nouns.test(form));
}
