import { join } from 'node:path';
import ts from 'typescript';
import { checkout } from './deploy-files.ts';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/**
 * Checks manifests against the types of the Kubernetes API, which are generated from its own description: each field must
 * be known and of the right type, and those that are required must be there. Answers what the compiler finds.
 */
export function checkManifestTypes(manifests: readonly Manifest[]): readonly string[] {
  const path = join(checkout, 'manifests.ts');
  const lines = manifests.map((manifest, index) => {
    const { apiVersion, kind } = manifest;
    const [group = '', version = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
    const module = `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`;
    return `import type { ${kind} as Type${index} } from '${module}';\nexport const manifest${index}: Type${index} = ${JSON.stringify(manifest, undefined, 2)};`;
  });
  const source = ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ES2022, true);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...others) => (name === path ? source : getSourceFile(name, ...others));
  host.fileExists = (name) => name === path || fileExists(name);
  const program = ts.createProgram([path], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start }) => {
    const line =
      start === undefined
        ? ''
        : (source.text.slice(0, start).split('\n').pop() ?? '') + source.text.slice(start).split('\n')[0];
    return `${line.trim()} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`.trim();
  });
}
