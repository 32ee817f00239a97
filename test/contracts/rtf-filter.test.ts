import { rtfFilter } from '../../src/formats/rtf/rtf-filter.ts';
import { assertSameRtf } from '../support/read-rtf.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(rtfFilter, {
  folder: 'test/corpus/rtf',
  independent: assertSameRtf,
});
