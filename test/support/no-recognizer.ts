import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

const reason = 'nothing recognizes text here';

/** An installation without recognition: pages that do not say their text stay as they are. */
export const noRecognizer: TextRecognizer = {
  id: 'none',
  health: () => Promise.resolve({ state: 'unavailable', reason }),
  languages: () => Promise.resolve([]),
  recognize: () => Promise.reject(new ServiceError('invalid_document', { reason })),
};
