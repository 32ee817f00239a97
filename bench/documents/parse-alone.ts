/** Anchor of Markdown: its parser in a process of its own, as anybody would call it. Writes its processor time in seconds. */
import { readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const [, , path = ''] = process.argv;
fromMarkdown(readFileSync(path, 'utf8'), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
const { user, system } = process.cpuUsage();
console.log((user + system) / 1_000_000);
