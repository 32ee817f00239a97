import type { paths } from '../../api/interface.generated.d.ts';

/** As the list has it. */
export type Memory =
  paths['/v3/translation_memories']['get']['responses'][200]['content']['application/json']['translation_memories'][number];
