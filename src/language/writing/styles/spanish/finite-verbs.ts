import { verbForms } from './verb-forms.ts';

/** Verbs of which forms with a subject may begin a sentence of their own. */
const regular =
  'analizar aparcar bailar casar cobrar colaborar copiar cuidar curar decidir descargar desaparecer disfrutar durar echar eliminar existir explotar fallar firmar formar fumar guardar inaugurar insistir invitar lanzar limpiar luchar marcar montar nacer nadar notar olvidar opinar pasear pintar pisar protestar provocar quitar rechazar regalar renunciar reservar revisar saludar señalar superar suspender tirar tocar trasladar usar valorar vigilar abrir acabar aceptar anunciar aprender bajar beber buscar cambiar caminar cantar celebrar cenar cocinar comer comprar conseguir construir contestar continuar correr costar crecer creer cumplir dejar descansar descubrir durar empezar entender entrar entregar enviar escribir escuchar esperar estudiar explicar faltar firmar funcionar ganar gastar hablar hacer incluir llamar llegar llevar llorar lograr mandar mejorar mirar mostrar necesitar obtener ofrecer organizar pagar parecer participar pasar pedir permitir preguntar preparar presentar prometer quedar recibir recoger recorrer reducir regresar responder robar romper sacar solicitar subir tardar tener terminar tomar trabajar usar utilizar vender viajar visitar vivir volver'.split(
    ' ',
  );

/** Verbs that the forms above do not know how to write. */
const others =
  'piensa piensan pensamos pensó encuentra encuentran encontró encontraron encontramos cierra cierran cerró cerraron pierde pierden perdió perdieron perdimos perdí recuerda recuerdan repite repiten sigue siguen siguió siguieron seguimos sirve sirven sirvió sale salen salió salieron salimos saldrá resuelve resolvió mueve murió murieron duerme duermen durmió trae traen trajo aprobó aprobaron devuelve devolvió devolvieron conduce es son era eran fue fueron será serán está están estaba estaban estuvo estuvieron estoy estamos estaremos estará ha han he hemos había habían habrá hay hubo tengo tiene tienen puede pueden puedo podemos podía pudo pudimos podrá podrán quiere quieren quiero queremos quería quiso debe deben debemos sabe saben sabemos sé sabía da dan dio dieron dimos daba va van vamos voy fui fuimos iba iban irá ve ven vemos vio vimos vieron dice dicen dijo dijeron viene vienen vino vinieron pone ponen puso pusieron sale salgo cuesta cuestan costó falta faltan faltaba suele suelen conoce conozco necesito espero creo pienso vivo trabaja come duerme juega juegan muere cae cayó caen huele duele suena'.split(
    ' ',
  );

/** Of today they are nouns as well: `la compra`, `los cambios`. */
const nouns =
  /^(?:anuncia|baja|busca|cambia|camina|canta|cena|cocina|compra|cuenta|empieza|entrada|entrega|escucha|espera|falta|firma|gana|habla|lleva|llama|llegada|llora|manda|marca|mejora|mira|muestra|necesita|organiza|paga|para|pasa|pregunta|prepara|presenta|prueba|queda|recomienda|robar|saca|sirve|solicita|toma|usa|utiliza|viaja|visita|corte|parte|corre|deja|celebra|acaba|termina|tarda|estudia|explica|dura|gasta|participa|regresa|contesta)$/;
/** Of those, what hardly ever is a noun behind a subject or `y`. */
const certain = new Set(
  'empieza habla necesita lleva paga espera explica dura termina organiza estudia usa utiliza gana queda participa acaba deja toma prepara cocina canta llama presenta viaja busca tarda contesta trabaja'.split(
    ' ',
  ),
);

const finite = (verb: string): readonly string[] => {
  const forms = verbForms(verb);
  // Third persons and the first ones of several of the present; all of the past but `tú`; what will be.
  return [8, 9, 10, 11, 13, 14, 15, 16, 18, 19, 20, 22, 23, 24].flatMap((index) => forms[index] ?? []);
};

export const finiteVerbs: readonly string[] = [...new Set([...regular.flatMap(finite), ...others])].filter(
  (form) => certain.has(form) || !nouns.test(form),
);
