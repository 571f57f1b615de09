// Defaults that many columns share.

/** The column that names a row; it stays visible while the others scroll. */
export const NAME_COLUMN = { kind: 'text', isName: true, isSortable: true, fixed: 'start' } as const;

/** A column by which users can both search and sort the list. */
export const SEARCHABLE_COLUMN = { isSortable: true, isSearchable: true } as const;
