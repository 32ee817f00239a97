import type { Work } from '../cost-operation.ts';

/** The work, which may refuse the text: what a refusal costs counts as well. */
export function refusing(work: Work): Work {
  return () => {
    try {
      return work();
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return error;
    }
  };
}
