/** Limits of a spreadsheet file that is read or written. Sizes in bytes, times in milliseconds. */
export const SPREADSHEET_LIMITS = {
  fileSize: 10 * 1024 * 1024,
  /** Files inside an xlsx file, which is a ZIP archive. */
  entries: 2_000,
  unpackedSize: 64 * 1024 * 1024,
  /** Unpacked size divided by packed size. */
  ratio: 100,
  cells: 2_000_000,
  /** Characters of all cells together. */
  characters: 64 * 1024 * 1024,
  rows: 200_000,
  columns: 16_384,
  /** Characters in a cell of an xlsx file. */
  textLength: 32_767,
  sheets: 65_535,
  /** Bytes of rows that a reader sends before the page has processed them. */
  inFlight: 8 * 1024 * 1024,
  /** A reader that sends nothing for this time is terminated. */
  silence: 10_000,
  /** How many rows one call may import. */
  batch: 1_000,
} as const;
