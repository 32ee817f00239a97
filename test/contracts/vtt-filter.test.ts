import { vttFilter } from '../../src/formats/vtt/vtt-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { assertSameSkeleton, withoutBreaks } from './subtitle-readings.ts';

describeDocumentFilter(vttFilter, {
  folder: 'test/corpus/vtt',
  canonical: withoutBreaks,
  independent: assertSameSkeleton,
});
