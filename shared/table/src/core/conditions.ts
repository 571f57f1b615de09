import type { RowQuery } from '../definition.ts';

/** What the search form holds; `ranges` and `filters` by the key of their column. */
export type Conditions = Pick<RowQuery, 'keyword' | 'filters' | 'ranges'>;
