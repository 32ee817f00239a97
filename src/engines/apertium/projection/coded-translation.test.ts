import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { plainText } from '../../../language/segments.ts';
import { readMarked, writeMarked } from '../../shared/projection/marked-text.ts';
import { ApertiumTranslator } from '../apertium-translator.ts';

// One of the pipelines takes a gigabyte and needs its time to start while other tests keep the machine busy.
const translator = new ApertiumTranslator({ clock: new ManualClock() });
after(() => translator[Symbol.asyncDispose]());

const options = { formality: 'default' } as const;
const { signal } = new AbortController();

/** Source, target, source text and translation. */
const cases: readonly (readonly [string, string, string, string])[] = [
  ['en', 'es', 'a <b>red</b> car', 'un coche <b>rojo</b>'],
  ['en', 'es', '<p>The whole sentence.</p>', '<p>La frase entera.</p>'],
  [
    'en',
    'es',
    'The <b>red</b> <i>car</i> and the <b>blue</b> house.',
    'El <i>coche</i> <b>rojo</b> y la casa <b>azul</b>.',
  ],
  ['en', 'es', "<b>John's</b> car is new.", 'El coche de <b>John</b> es nuevo.'],
  ['en', 'es', "the <b>dog's</b> tail", 'la cola del <b>perro</b>'],
  ['en', 'es', 'because <b>of</b> the red car', '<b>debido</b> al coche rojo'],
  ['en', 'es', 'the car <b>of the</b> house', 'el coche <b>de la</b> casa'],
  ['en', 'es', "I <b>don't</b> know.", '<b>No</b> sé.'],
  [
    'en',
    'es',
    'Click <a>here</a> to see the <b>big <i>red</i> house</b>.',
    'Clic <a>aquí</a> para ver la <b>casa <i>roja</i> grande</b>.',
  ],
  ['en', 'es', 'Hello<b>,</b> world.', 'Hola<b>,</b> mundo.'],
  ['en', 'es', 'He said “<b>no</b>” (<i>maybe</i>).', 'Dijo “<b>ningún</b>” (<i>quizás</i>).'],
  ['en', 'es', 'The red car, the <b>red</b> car, the red car.', 'El coche rojo, el coche <b>rojo</b>, el coche rojo.'],
  ['en', 'es', 'Visit <a>https://example.com/a</a> now.', 'Visita <a>https://example.com/a</a> ahora.'],
  ['en', 'es', 'Press <b>{0}</b> to save <b>%s</b> files.', 'Prensa <b>{0}</b> para salvar <b>%s</b> limas.'],
  ['en', 'es', 'THE <b>RED</b> CAR', 'EL COCHE <b>ROJO</b>'],
  ['en', 'es', 'One.<br/>Two <x/>three.', 'Uno.<br/>Dos <x/>tres.'],
  ['en', 'es', 'The <b>xyzzy qwerty</b> car.', 'El <b>xyzzy qwerty</b> coche.'],
  ['es', 'en', 'la casa <b>del</b> perro', 'the house <b>of the</b> dog'],
  ['es', 'en', '<b>Dámelo</b> ahora.', '<b>Give it to me</b> now.'],
  ['es', 'pt', 'en <b>la casa</b>', 'na <b>casa</b>'],
  ['es', 'pt', 'el coche <b>rojo</b> del perro', 'o carro <b>vermelho</b> do cão'],
  ['en', 'ca', 'the <b>red</b> car', 'el carro <b>vermell</b>'],
  // What post-generation writes as one run, and what transfer leaves unbound.
  ['es', 'ca', 'El <i>coche rojo</i> es rápido.', 'El <i>cotxe vermell</i> és ràpid.'],
  ['es', 'ca', 'Está delante de la <i>casa blanca</i>.', 'Està davant de la <i>casa blanca</i>.'],
  ['es', 'ca', 'El <i>hombre</i> de la <b>isla azul</b>.', "L'<i>home</i> de l'<b>illa blava</b>."],
  ['fr', 'ca', 'La <i>voiture rouge</i> est rapide.', 'El <i>cotxe vermell</i> és ràpid.'],
  ['en', 'ca', 'The <i>red car</i> is fast.', 'El <i>carro vermell</i> és ràpid.'],
  ['es', 'it', 'La <i>casa roja</i> es grande.', 'La <i>casa rossa</i> è grande.'],
  ['it', 'ca', 'I <i>media locali</i> sono grandi.', 'Els <i>mitjans de comunicació locals</i> són grans.'],
  ['en', 'es', 'The cars of <i>richer countries</i>.', 'Los coches de <i>países más ricos</i>.'],
  ['gl', 'es', 'No seu <i>primeiro servizo</i>.', 'En su <i>primer servicio</i>.'],
  ['sv', 'da', 'den <b>röda</b> bilen', 'den <b>røde</b> bil'],
  ['nn', 'nb', '<i>Eg</i> veit ikkje <b>kva</b> det er.', '<i>Jeg</i> vet ikke <b>hva</b> det er.'],
  ['ru', 'uk', 'Я вижу <b>красную</b> машину в <i>доме</i>.', 'Я бачу <b>червону</b> машину у <i>домі</i>.'],
  ['oc', 'fr', 'la <b>veitura</b> roja', 'la <b>voiture</b> rouge'],
  ['is', 'en', 'Bíllinn <b>minn</b> er rauður', '<b>My</b> car is red'],
  ['sr', 'en', 'Куће су <b>велике</b>.', 'House are <b>large</b>.'],
];
for (const [source, target, marked, expected] of cases) {
  const installed = translator.pairs().some((pair) => pair.source === source && pair.target === target);
  test(`${source} ${marked} → ${target} ${expected}`, {
    skip: installed ? false : 'the pair is not installed',
  }, async () => {
    const segments = [readMarked(marked)];
    const outcome = await translator.translate({ source, target, options, segments }, signal);
    assert.deepEqual(outcome.segments.map(writeMarked), [expected]);
  });
}

test('a text with codes is translated in the same words as the text without them', async () => {
  const marked = cases.filter(([source, target, text]) => source === 'en' && target === 'es' && !text.includes('<br'));
  const coded = marked.map(([, , text]) => readMarked(text));
  const plain = coded.map((segment) => ({ inlines: [plainText(segment)] }));
  const batch = { source: 'en', target: 'es', options };
  const one = await translator.translate({ ...batch, segments: coded }, signal);
  const other = await translator.translate({ ...batch, segments: plain }, signal);
  assert.deepEqual(one.segments.map(plainText), other.segments.map(plainText));
});

test('a hundred codes in one sentence find their words', async () => {
  const words = Array.from({ length: 100 }, (_, index) => `<b>${index % 2 === 0 ? 'red' : 'house'}</b>`).join(' ');
  const outcome = await translator.translate(
    { source: 'en', target: 'es', options, segments: [readMarked(words)] },
    signal,
  );
  const codes = outcome.segments[0]?.inlines.filter((inline) => typeof inline !== 'string') ?? [];
  assert.equal(codes.length, 200);
  assert.ok(!writeMarked({ inlines: outcome.segments[0]?.inlines ?? [] }).includes('<b></b>'));
});
