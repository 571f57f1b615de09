/** What a file of a table may be, to be read or written. Sizes in bytes, times in milliseconds. */
export const SPREADSHEET_LIMITS = {
  fileSize: 10 * 1024 * 1024,
  entries: 2_000,
  unpackedSize: 64 * 1024 * 1024,
  /** Unpacked to packed. */
  ratio: 100,
  cells: 2_000_000,
  /** Characters of all cells together. */
  characters: 64 * 1024 * 1024,
  rows: 200_000,
  columns: 16_384,
  /** Characters in a cell of an xlsx file. */
  textLength: 32_767,
  sheets: 65_535,
  /** Bytes of rows that a reader sends before the page has taken them. */
  inFlight: 8 * 1024 * 1024,
  /** A reader that says nothing for so long is ended. */
  silence: 10_000,
  /** How many rows one call may bring in. */
  batch: 1_000,
} as const;
