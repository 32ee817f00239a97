const verbs =
  'abrir anunciar aumentar bajar cambiar celebrar confirmar conseguir construir contratar crear crecer dar empezar enviar explicar firmar ganar garantizar informar invertir lanzar mejorar ofrecer pagar perder presentar publicar recibir reducir resolver responder revisar ser subir terminar vender'.split(
    ' ',
  );

/** What is going to be → what will be: `vamos a abrir` → `abriremos`. None of them is what somebody walks somewhere for. */
export const future = Object.entries({ vamos: 'emos', va: 'á', van: 'án', voy: 'é' })
  .map(([going, ending]) => `(~¿) ${going} a ${verbs.join('|')} -> ${verbs.map((verb) => verb + ending).join('|')}\n`)
  .join('');
