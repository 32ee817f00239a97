/** None of them is what somebody walks somewhere for. */
export const planned =
  'abrir anunciar aumentar bajar cambiar celebrar confirmar conseguir construir contratar crear crecer dar empezar enviar explicar firmar ganar garantizar informar invertir lanzar mejorar ofrecer pagar perder presentar publicar recibir reducir resolver responder revisar ser subir terminar vender';

/** What is going to be → what will be: `vamos a abrir` → `abriremos`. */
export const future = `
(~¿) vamos a {@planned:inf} -> {@planned:fti.p1.pl}
(~¿) va a {@planned:inf} -> {@planned:fti.p3.sg}
(~¿) van a {@planned:inf} -> {@planned:fti.p3.pl}
(~¿) voy a {@planned:inf} -> {@planned:fti.p1.sg}
`;

export const announced =
  'abrir aceptar acabar aprender ayudar bajar buscar cambiar celebrar cenar comer comprar confirmar costar crecer dejar descubrir durar empezar encontrar entrar entregar enviar esperar estudiar explicar funcionar ganar hacer llamar llegar llevar mandar mejorar mirar necesitar ofrecer organizar pagar participar pasar perder preparar presentar probar publicar quedar recibir responder subir tardar tener terminar trabajar usar vender viajar visitar vivir volver estar';

/** What will be → what is going to be: `empezará` → `va a empezar`. */
export const going = `
(~¿) {@announced:fti.p1.sg} -> voy a {@announced:inf}
(~¿) {@announced:fti.p2.sg} -> vas a {@announced:inf}
(~¿) {@announced:fti.p3.sg} -> va a {@announced:inf}
(~¿) {@announced:fti.p1.pl} -> vamos a {@announced:inf}
(~¿) {@announced:fti.p3.pl} -> van a {@announced:inf}
`;

const conditional = [
  [
    'pri.p3.sg',
    'prs.p3.sg',
    'tener/querer/poder/estar/ser/necesitar/recibir/seguir/encontrar/decidir/desear/llegar/pagar',
  ],
  ['pri.p2.sg', 'prs.p2.sg', 'tener/querer/poder/necesitar/recibir/seguir/encontrar/decidir/desear/llegar/pagar'],
  ['pri.p3.pl', 'prs.p3.pl', 'tener/querer/poder/estar/ser/necesitar/recibir/seguir'],
  ['pri.p1.pl', 'prs.p1.pl', 'tener/querer'],
] as const;

/** `Si necesita` → `En caso de que necesite`, at the start of sentences, where nobody asks whether. */
export const conditions = [
  ...conditional.map(([from, to, verbs]) => [`{${verbs}:${from}}`, `{${verbs}:${to}}`] as const),
  ['hay|tengo', 'haya|tenga'],
]
  .flatMap(([from, to]) => [`(^) si ${from} -> en caso de que ${to}`, `(^) si no ${from} -> en caso de que no ${to}`])
  .join('\n');
