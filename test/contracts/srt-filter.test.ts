import { srtFilter } from '../../src/formats/srt/srt-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { assertSameSkeleton, withoutBreaks } from './subtitle-readings.ts';

describeDocumentFilter(srtFilter, {
  folder: 'test/corpus/srt',
  canonical: withoutBreaks,
  independent: assertSameSkeleton,
});
