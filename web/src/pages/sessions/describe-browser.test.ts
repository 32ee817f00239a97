import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeBrowser } from './describe-browser.ts';

for (const [userAgent, described] of [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0',
    'Chrome, Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'iOS'],
  ['curl/8.5.0', 'curl/8.5.0'],
] as const)
  it(`${userAgent.slice(0, 40)}… is ${described}`, () => assert.equal(describeBrowser(userAgent), described));
