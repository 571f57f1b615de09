/** What is said of many columns at once. */

/** The column that names a row, in sight however far the others scroll. */
export const NAMING = { kind: 'text', isName: true, isSortable: true, fixed: 'start' } as const;

export const FINDABLE = { isSortable: true, isSearchable: true } as const;
