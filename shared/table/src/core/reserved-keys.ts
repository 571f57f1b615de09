/** Query keys that belong to the table itself; no column may use one of these names. */
export const RESERVED_KEYS = ['keyword', 'page', 'size', 'sort', 'columns', 'density'] as const;
