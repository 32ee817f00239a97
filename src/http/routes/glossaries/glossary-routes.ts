import type { Glossaries } from '../../../features/glossaries/glossaries.ts';
import type { GlossaryFiles } from '../../../features/glossaries/glossary-files.ts';
import type { RegionalRoutes } from '../../resource-owner.ts';

/** What the operations on glossaries need. */
export interface GlossaryRoutes extends RegionalRoutes {
  readonly glossaries: Glossaries;
  readonly files: GlossaryFiles;
}
