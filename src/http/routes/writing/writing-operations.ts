import type { AccountWriting } from '../../../features/writing/account-writing.ts';
import type { Operation } from '../../operation.ts';
import type { WritingSettings } from './answer-improvements.ts';
import { correctOperation } from './correct.ts';
import { rephraseOperation } from './rephrase.ts';

export function writingOperations(writing: AccountWriting, settings: WritingSettings): readonly Operation[] {
  return [rephraseOperation(writing, settings), correctOperation(writing, settings)];
}
