/** Keys of the address that belong to the table itself; no column may bear one of these names. */
export const RESERVED_KEYS = ['keyword', 'page', 'size', 'sort', 'columns', 'density'] as const;
