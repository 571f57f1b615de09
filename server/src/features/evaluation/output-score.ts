import type { EvaluatedRow } from '../../database/schema/data-sets.ts';

/** The comparison of the output for one text or image with the expected result. */
export type OutputScore = Omit<EvaluatedRow, 'row' | 'input' | 'imageId' | 'runMs' | 'tokens' | 'rejection'>;
