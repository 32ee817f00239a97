const verbs =
  'abrir anunciar aumentar bajar cambiar celebrar confirmar conseguir construir contratar crear crecer dar empezar enviar explicar firmar ganar garantizar informar invertir lanzar mejorar ofrecer pagar perder presentar publicar recibir reducir resolver responder revisar ser subir terminar vender'.split(
    ' ',
  );

/** What is going to be → what will be: `vamos a abrir` → `abriremos`. None of them is what somebody walks somewhere for. */
export const future = Object.entries({ vamos: 'emos', va: 'á', van: 'án', voy: 'é' })
  .map(([going, ending]) => `(~¿) ${going} a ${verbs.join('|')} -> ${verbs.map((verb) => verb + ending).join('|')}\n`)
  .join('');

const announced =
  'abrir aceptar acabar aprender ayudar bajar buscar cambiar celebrar cenar comer comprar confirmar costar crecer dejar descubrir durar empezar encontrar entrar entregar enviar esperar estudiar explicar funcionar ganar hacer llamar llegar llevar mandar mejorar mirar necesitar ofrecer organizar pagar participar pasar perder preparar presentar probar publicar quedar recibir responder subir tardar tener terminar trabajar usar vender viajar visitar vivir volver estar'.split(
    ' ',
  );
const goings = [
  ['voy', 'é'],
  ['vas', 'ás'],
  ['va', 'á'],
  ['vamos', 'emos'],
  ['van', 'án'],
] as const;

/** What will be → what is going to be: `empezará` → `va a empezar`. */
export const going = goings
  .map(([form, ending]) => {
    const stems = announced.map((verb) => ({ hacer: 'har', tener: 'tendr' })[verb] ?? verb);
    return `(~¿) ${stems.map((stem) => stem + ending).join('|')} -> ${form} a ${announced.join('|')}\n`;
  })
  .join('');

/** `Si necesita` → `En caso de que necesite`, at the start of sentences, where nobody asks whether. */
export const conditions = [
  ['tiene tienen tienes tengo tenemos', 'tenga tengan tengas tenga tengamos'],
  ['quiere quieren quieres queremos', 'quiera quieran quieras queramos'],
  ['puede pueden puedes podemos', 'pueda puedan puedas podamos'],
  ['hay está están es son', 'haya esté estén sea sean'],
  [
    'necesita necesitan necesitas recibe reciben recibes sigue siguen sigues',
    'necesite necesiten necesites reciba reciban recibas siga sigan sigas',
  ],
  [
    'encuentra encuentras decide decides desea deseas llega llegas paga pagas',
    'encuentre encuentres decida decidas desee desees llegue llegues pague pagues',
  ],
]
  .flatMap(([found = '', written = '']) => {
    const [from, to] = [found.replaceAll(' ', '|'), written.replaceAll(' ', '|')];
    return [`(^) si ${from} -> en caso de que ${to}\n`, `(^) si no ${from} -> en caso de que no ${to}\n`];
  })
  .join('');
