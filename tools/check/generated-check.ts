import { staleFiles } from '../generate/compare.ts';
import { generators } from '../generate/registry.ts';
import type { Check } from './check.ts';

export const generatedCheck: Check = {
  name: 'generated files',
  run: async ({ root }) => {
    const stale = await staleFiles(root, generators);
    return stale.map(({ generator }) => `${generator.output} is out of date: run "npm run generate"`);
  },
};
