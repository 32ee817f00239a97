import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

describe('POST /v2/translate with markup', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  async function translate(text: string, options: Record<string, unknown>): Promise<string> {
    const response = await server.translate({ text: [text], source_lang: 'EN', target_lang: 'ES', ...options });
    const answer = (await response.json()) as { translations?: { text: string }[] };
    assert.equal(response.status, 200, JSON.stringify(answer));
    return answer.translations?.[0]?.text ?? '';
  }

  const both: readonly (readonly [string, string, string])[] = [
    ['moves a tag with its word', 'a <b>red</b> car', 'un coche <b>rojo</b>'],
    ['keeps a tag around everything', '<b>the red car</b>', '<b>el coche rojo</b>'],
    ['keeps nested tags', 'a <i><b>red</b></i> car', 'un coche <i><b>rojo</b></i>'],
    [
      'keeps attributes as they are',
      'a <a href="red" title="">red</a> car',
      'un coche <a href="red" title="">rojo</a>',
    ],
    ['keeps empty tags between the words they stand between', 'the house<br/> and the car', 'la casa<br/> y el coche'],
    ['keeps what is not translated', 'the <x translate="no">red car</x>', 'el <x translate="no">red car</x>'],
    ['keeps entities that mark text', 'the cat &amp; the dog &lt;3', 'el gato &amp; el perro &lt;3'],
    ['keeps comments', 'the <!-- red --> house', 'la <!-- red --> casa'],
  ];
  for (const format of ['html', 'xml'])
    for (const version of ['v1', 'v2'])
      for (const [name, source, target] of both)
        it(`${format} ${version} ${name}`, async () => {
          assert.equal(await translate(source, { tag_handling: format, tag_handling_version: version }), target);
        });

  it('says which version was applied', async () => {
    const response = await server.translate({ text: ['a'], source_lang: 'EN', target_lang: 'ES', tag_handling: 'xml' });
    const { translations } = (await response.json()) as { translations: { tag_handling_version: string }[] };
    assert.equal(translations[0]?.tag_handling_version, 'v2');
  });

  it('projects markup through a third language', async () => {
    const text = await translate('a <b>red</b> car', { target_lang: 'PT', tag_handling: 'xml' });
    assert.match(text, /^um carro <b>vermelho<\/b>$/);
  });

  it('translates a whole HTML page and nothing that is not text', async () => {
    const page = `<!DOCTYPE html>
<html lang="en"><head><title>The red car</title><style>p { color: red }</style>
<script>var house = "the house";</script></head>
<body class="the house">
  <!-- the house -->
  <h1>The house</h1>
  <p>The <a href="/red">red</a> car is <em>very</em> big.<br>The dog is small.</p>
  <ul><li>the cat<li>the dog</ul>
  <img src="red.png" alt="the red house"> <code>the house</code>
  <p class="notranslate">the house</p>
</body></html>
`;
    const answer = await translate(page, { tag_handling: 'html' });
    for (const kept of [
      '<!DOCTYPE html>',
      '<style>p { color: red }</style>',
      '<script>var house = "the house";</script>',
      '<body class="the house">',
      '<!-- the house -->',
      '<code>the house</code>',
      '<p class="notranslate">the house</p>',
    ])
      assert.ok(answer.includes(kept), `${kept} in\n${answer}`);
    assert.match(answer, /<title>El coche rojo<\/title>/);
    assert.match(answer, /<h1>La casa<\/h1>/);
    assert.match(answer, /coche <a href="\/red">rojo<\/a>/);
    assert.match(answer, /alt="la casa roja"/);
    assert.match(answer, /<li>el gato<li>el perro<\/ul>/);
    assert.deepEqual(answer.match(/<[^>]+>/g)?.length, page.match(/<[^>]+>/g)?.length);
  });

  it('translates a whole XML file', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<doc id="1"><title>The red car</title>
  <par>The <b>red</b> car. <note/>The house.</par>
  <keep>the house</keep>
</doc>`;
    const answer = await translate(xml, { tag_handling: 'xml', ignore_tags: ['keep'] });
    assert.equal(
      answer,
      `<?xml version="1.0" encoding="UTF-8"?>
<doc id="1"><title>El coche rojo</title>
  <par>El coche <b>rojo</b>. <note/>La casa.</par>
  <keep>the house</keep>
</doc>`,
    );
  });

  it('takes elements that hold the words of a sentence together for inline ones', async () => {
    const text = '<b>The</b> <b>white</b> <b>house</b>';
    for (const tag_handling of ['xml', 'html'])
      assert.equal(await translate(text, { tag_handling }), '<b>La</b> <b>casa</b> <b>blanca</b>');
  });

  it('follows splitting, non-splitting and ignored tags, as lists and separated by commas', async () => {
    const options = { tag_handling: 'xml', outline_detection: false };
    assert.equal(
      await translate('<t>the red</t><t>house</t>', { ...options, splitting_tags: 't' }),
      '<t>el rojo</t><t>casa</t>',
    );
    assert.equal(
      await translate('<doc><item>Red</item><item>Green</item></doc>', options),
      '<doc><item>Rojo</item><item>Verde</item></doc>',
    );
    const ignored = await translate('the house <a>the house</a> <b>the car</b>', { ...options, ignore_tags: 'a,b' });
    assert.match(ignored, /<a>the house<\/a> <b>the car<\/b>/);
    assert.match(ignored, /^la casa /);
  });
});
