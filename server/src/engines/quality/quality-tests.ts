import { imageQualityTests } from './image-quality-tests.ts';
import type { QualityTest } from './quality-test.ts';
import { tableQualityTests } from './table-quality-tests.ts';
import { textQualityTests } from './text-quality-tests.ts';
import { trainedQualityTests } from './trained-quality-tests.ts';

/** The quality tests of every embedded engine. The unit tests run them, and the benchmark also measures their speed. */
export const QUALITY_TESTS: readonly QualityTest[] = [
  ...textQualityTests,
  ...imageQualityTests,
  ...tableQualityTests,
  ...trainedQualityTests,
];
