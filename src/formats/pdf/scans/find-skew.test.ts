import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSkew } from './find-skew.ts';

/** Rows of strokes on a sheet that lay askew. */
function sheet(angle: number): Parameters<typeof findSkew>[0] {
  const [width, height] = [900, 700];
  const pixels = new Uint8Array(width * height).fill(245);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = x * cosine + y * sine;
      const down = -x * sine + y * cosine;
      const isStroke = down % 24 >= 0 && down % 24 < 11 && Math.floor(along / 4) % 3 === 0 && along > 80 && along < 800;
      if (isStroke) pixels[y * width + x] = 30;
    }
  return { width, height, pixels };
}

describe('the skew of scans', () => {
  it('is found to a fifth of a degree', () => {
    for (const degrees of [-4, -1.3, -0.6, 0.5, 2, 5.5]) {
      const found = (findSkew(sheet((degrees * Math.PI) / 180)) * 180) / Math.PI;
      assert.ok(Math.abs(found - degrees) < 0.2, `${found} of ${degrees}`);
    }
  });

  it('is none for straight lines and for a picture without lines', () => {
    assert.equal(findSkew(sheet(0)), 0);
    assert.equal(findSkew({ width: 300, height: 300, pixels: new Uint8Array(90_000).fill(200) }), 0);
  });
});
