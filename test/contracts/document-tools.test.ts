import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { ProcessDocumentTools } from '../../src/formats/process/process-document-tools.ts';
import { documentFormats } from '../support/difficult-filters.ts';
import { describeDocumentTools, type ToolsScene } from './document-tools.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());

function sceneOf(
  parts: Pick<ToolsScene, 'document' | 'units' | 'broken'>,
  options: Partial<ConstructorParameters<typeof ProcessDocumentTools>[0]> = {},
): ToolsScene {
  const folder = join(temporary.path, randomUUID());
  const tools = new ProcessDocumentTools({ folder, processes: 1, ...options });
  return {
    ...parts,
    tools,
    // Where the system cannot keep a file without a name, it has one while it is in use.
    plainFiles: () => (process.platform === 'linux' && existsSync(folder) ? readdirSync(folder) : []),
    [Symbol.asyncDispose]: () => tools[Symbol.asyncDispose](),
  };
}

describeDocumentTools('in processes, with the formats of the server', async () =>
  sceneOf({
    document: {
      name: 'a.html',
      format: 'html',
      bytes: Buffer.from('<p>One sentence.</p>\n<p>Another sentence.</p>\n'),
    },
    units: ['One sentence.', 'Another sentence.'],
    broken: { name: 'a.docx', format: 'docx', bytes: Buffer.from('not a document of Word') },
  }),
);

describeDocumentTools('in processes, with formats of a test', async () =>
  sceneOf(
    {
      document: { name: 'a.lines', format: 'lines', bytes: Buffer.from('any') },
      units: Array.from({ length: 1234 }, (_, index) => `line ${index}`),
      broken: { name: 'a.refusing', format: 'refusing', bytes: Buffer.from('any') },
    },
    { formats: documentFormats, registry: new URL('../support/difficult-filters.ts', import.meta.url) },
  ),
);
