import type { RowQuery } from '../definition.ts';

/** The filters of the search form; `ranges` and `filters` by the key of their column. */
export type Conditions = Pick<RowQuery, 'keyword' | 'filters' | 'ranges'>;
