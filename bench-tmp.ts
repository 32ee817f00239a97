import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync, rmSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pdfFilter } from './src/formats/pdf/pdf-filter.ts';
import { filterContext, sourceOf } from './test/contracts/document-files.ts';
import { buildPdf, firstObject, pdfStream } from './test/support/build-pdf.ts';
const [, , out = '', ...paths] = process.argv;
mkdirSync(out, { recursive: true });
const read = { sourceLanguage: 'en', conversion: {} };
for (const given of paths) {
  let path = given;
  try {
    const name = basename(given).replace(/\.\w+$/, '');
    if (/\.(png|jpe?g)$/i.test(given)) {
      const image = await loadImage(readFileSync(given));
      const c = createCanvas(image.width, image.height); const x = c.getContext('2d'); x.fillStyle = '#fff'; x.fillRect(0, 0, c.width, c.height); x.drawImage(image, 0, 0);
      const s = 595 / image.width;
      const objects = [pdfStream(c.toBuffer('image/jpeg', 85).toString('latin1'), `/Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`)];
      path = join(out, `${name}.src.pdf`);
      writeFileSync(path, buildPdf({ pages: [{ width: 595, height: Math.round(image.height * s), content: `q 595 0 0 ${Math.round(image.height * s)} 0 0 cm /Scan Do Q\n`, resources: `/XObject << /Scan ${firstObject} 0 R >>` }], objects }));
    } else {
      execFileSync('pdfseparate', ['-f', '1', '-l', '1', given, join(out, `${name}.src.pdf`)], { stdio: 'ignore' });
      path = join(out, `${name}.src.pdf`);
    }
    const context = filterContext({ read });
    const cpu = process.cpuUsage(); const t = performance.now();
    const d = await pdfFilter.open(await sourceOf(path), read, context);
    const c = process.cpuUsage(cpu);
    const dest = join(out, `${name}.pdf`); rmSync(dest, { force: true });
    const cpu2 = process.cpuUsage();
    await d.write(d.units.map((u) => u.segment), dest, { targetLanguage: 'de', watermark: false });
    const c2 = process.cpuUsage(cpu2);
    console.log(name, d.units.length, 'open cpu', ((c.user + c.system) / 1e6).toFixed(2), 'write', ((c2.user + c2.system) / 1e6).toFixed(2), 'wall', ((performance.now() - t) / 1e3).toFixed(1), context.warnings.map((w) => w.code).join());
    for (const [p, q] of [[path, 'src'], [dest, 'new']]) execFileSync('pdftoppm', ['-r', '75', '-l', '1', '-singlefile', '-png', p as string, join(out, `${name}.${q}`)], { stdio: 'ignore' });
  } catch (e) { console.log(given, String(e).slice(0, 300)); }
}
