import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseDocumentCommand } from './parse-document-command.ts';

describe('parseDocumentCommand', () => {
  it('says what would be right', () => {
    const five = Array.from({ length: 5 }, () => ['--glossary', 'id']).flat();
    for (const [args, words] of [
      [[], /Name a document/],
      [['', '--to', 'es'], /Name a document/],
      [['a.txt'], /--to LANGUAGE is missing/],
      [['a.txt', '--to', 'e'], /--to: "e" is not a valid language code/],
      [['a.txt', '--to', 'es', '--from', '?'], /--from: /],
      [['a.txt', '--to', 'es', '--out', ''], /--out needs a path/],
      [['a.txt', '--to', 'es', '--formality', 'polite'], /default, more, less, prefer_more, prefer_less, not "polite"/],
      [['a.txt', '--to', 'es', '--glossary', 'id'], /--glossary needs --from/],
      [['a.txt', '--to', 'es', '--from', 'en', '--glossary', 'id', ...five], /5 times/],
      [['a.txt', '--to', 'es', '--parallel', '0'], /1 to 20, not "0"/],
      [['a.txt', '--to', 'es', '--parallel', '21'], /1 to 20/],
      [['a.txt', '--to', 'es', '--parallel', 'x'], /1 to 20/],
      [['a.txt', '--to', 'es', '--output-format', '../x'], /takes a file extension/],
      [['a.txt', '--to', 'es', '--memory-threshold', '60'], /--memory-threshold needs --memory/],
      [['a.txt', '--to', 'es', '--memory', 'id', '--memory-threshold', '101'], /from 0 to 100, not "101"/],
      [['a.txt', '--to', 'es', '--memory', 'id', '--memory-threshold', 'x'], /from 0 to 100/],
      [['a.txt', '--to', 'es', '--conversion', 'json-placeholders'], /KEY:VALUE.*not "json-placeholders"/],
      [['a.txt', '--to', 'es', '--conversion', 'a:b,c:d'], /KEY:VALUE/],
      [['a.pdf', '--to', 'es', '--pages', '1-3;7'], /--pages takes numbers and ranges.*not "1-3;7"/],
      [['a.txt', '--to', 'es', '--filename', 'report'], /--filename takes a name with its extension/],
      [['a.txt', '--to', 'es', '--filename', '../report.txt'], /--filename takes a name/],
      [['a.txt', '--to', 'es', '--filename', '.txt'], /--filename takes a name/],
      [['a.txt', '--too', 'es'], /no option --too\. Did you mean --to\?/],
    ] as const)
      assert.throws(
        () => parseDocumentCommand(args),
        (error) => error instanceof MisuseError && words.test(error.message),
        args.join(' '),
      );
  });

  it('takes both ends of what it bounds, and formats however they are written', () => {
    const five = Array.from({ length: 5 }, () => ['--glossary', 'id']).flat();
    for (const parallel of ['1', '20']) {
      const command = parseDocumentCommand(['a', '--to', 'es', '--parallel', parallel, '--from', 'en', ...five]);
      assert.equal(command.parallel, Number(parallel));
    }
    const command = parseDocumentCommand(['a', '-t', 'es', '--output-format', '.PDF']);
    assert.deepEqual([command.outputFormat, command.parallel], ['pdf', 2]);
    assert.deepEqual(command.fields, { target_lang: 'es', output_format: 'pdf' });
    const { fields } = parseDocumentCommand(['a', '-t', 'es', '--pages', '1-3,7,12-', '--bilingual']);
    assert.deepEqual(fields, { target_lang: 'es', pages: '1-3,7,12-', bilingual: 'side_by_side' });
  });
});
