/** Defaults that many columns share. */

/** The column that names a row; it stays visible while the others scroll. */
export const NAMING = { kind: 'text', isName: true, isSortable: true, fixed: 'start' } as const;

export const FINDABLE = { isSortable: true, isSearchable: true } as const;
