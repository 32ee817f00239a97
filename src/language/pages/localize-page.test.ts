import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileNameOf, localizePage } from './localize-page.ts';

const url = 'https://example.com/shop/index.html';

function local(html: string, names: Readonly<Record<string, string>> = {}): string {
  return localizePage({ bytes: Buffer.from(html), charset: 'utf-8', url, names }).html;
}

const head = '<meta charset="utf-8">';

describe('a page as a file', () => {
  it('has complete addresses of links and assets', () => {
    assert.equal(
      local(
        `${head}<link href="../a.css"><a href='/b?c=1&amp;d=2'>b</a><img src=i.png srcset="i.png 1x, /j.png 2x"><form action="?q"></form>`,
      ),
      `${head}<link href="https://example.com/a.css"><a href='https://example.com/b?c=1&amp;d=2'>b</a><img src="https://example.com/shop/i.png" srcset="https://example.com/shop/i.png 1x, https://example.com/j.png 2x"><form action="https://example.com/shop/index.html?q"></form>`,
    );
  });

  it('has complete addresses in lists, whose commas can end addresses and be in them', () => {
    assert.equal(
      local(`${head}<img srcset="a.png, b.png 2x,c,d.png 3x, data:image/png;base64,AA== 4x,"><img srcset=" , e.png">`),
      `${head}<img srcset="https://example.com/shop/a.png, https://example.com/shop/b.png 2x,https://example.com/shop/c,d.png 3x, data:image/png;base64,AA== 4x,"><img srcset=" , https://example.com/shop/e.png">`,
    );
  });

  it('is made whatever its tags and lists are like, and refused where its addresses are too long', () => {
    const commas = `<img srcset="a${','.repeat(300_000)}x">`;
    assert.equal(local(head + commas).length, head.length + commas.length + 'https://example.com/shop/'.length);
    const many = local(`${head}<img ${'src=a '.repeat(200_000)}>`);
    assert.equal(many.match(/https:/g)?.length, 200_000);
    const base = `<base href="/${'b'.repeat(1_900)}/">`;
    assert.throws(() => local(`${head}${base}${'<a href=a>'.repeat(20_000)}`), /addresses are too long together/);
    const longBase = `<base href="/${'b'.repeat(3_000)}/">`;
    assert.equal(local(`${head}${longBase}<a href=a>`), `${head}<a href="https://example.com/shop/a">`);
  });

  it('keeps addresses that are complete or are none of the web, and all other text', () => {
    const html = `${head}<a href="https://other.example/a">x</a><a href="mailto:a@b.example">y</a><a href="javascript:go()">z</a><img src="data:image/png;base64,AAAA"><p title="a.png">a.png</p><!-- <a href="b"> -->`;
    assert.equal(local(html), html);
  });

  it('keeps links within the page, and leads links to pages that are read too to their files', () => {
    const names = { 'https://example.com/shop/two': 'two.html' };
    assert.equal(
      local(
        `${head}<a href="#top"><a href="index.html#end"><a href="two"><a href="/shop/two#a"><a href="/three">`,
        names,
      ),
      `${head}<a href="#top"><a href="#end"><a href="two.html"><a href="two.html#a"><a href="https://example.com/three">`,
    );
  });

  it('completes addresses by the base of the page, which it loses', () => {
    assert.equal(local(`${head}<base href="/other/"><a href="a">`), `${head}<a href="https://example.com/other/a">`);
  });

  it('completes addresses in style sheets and refreshes', () => {
    assert.equal(
      local(
        `${head}<style>@import "a.css"; p { background: url( 'b.png' ) }</style><p style="background:url(/c.png)"><meta http-equiv="refresh" content="5; url=d">`,
      ),
      `${head}<style>@import "https://example.com/shop/a.css"; p { background: url('https://example.com/shop/b.png') }</style><p style="background:url(https://example.com/c.png)"><meta http-equiv="refresh" content="5; url=https://example.com/shop/d">`,
    );
  });

  it('is UTF-8 and says so, whatever it was', () => {
    const latin = Buffer.from('<html><head><meta charset="iso-8859-1"><title> Caf\xe9 </title>', 'latin1');
    assert.deepEqual(localizePage({ bytes: latin, url, names: {} }), {
      html: '<html><head><meta charset="utf-8"><title> Café </title>',
      title: 'Café',
    });
    const undeclared = localizePage({ bytes: Buffer.from('<p>caf\xe9', 'latin1'), url, names: {} });
    assert.equal(undeclared.html, '<meta charset="utf-8"><p>café');
    const ofServer = localizePage({ bytes: Buffer.from('<html><p>\xcf', 'latin1'), charset: 'koi8-r', url, names: {} });
    assert.equal(ofServer.html, '<html><meta charset="utf-8"><p>о');
  });
});

describe('the file name of a page', () => {
  it('is one that every system takes, another one for another address, and the same for its fragments', () => {
    const name = fileNameOf('https://example.com/a/b.html?c=../../d');
    assert.match(name, /^example\.com-a-b\.html-c-[\w.-]+\.html$/);
    assert.doesNotMatch(name, /[/\\]/);
    assert.notEqual(fileNameOf('https://example.com/a?b'), fileNameOf('https://example.com/a-b'));
    assert.equal(fileNameOf('https://example.com/a#b'), fileNameOf('https://example.com/a'));
    assert.equal(fileNameOf('HTTPS://Example.com:443'), fileNameOf('https://example.com/'));
  });
});
