/** One line of a dictionary while the user edits it; its key may still be empty or a duplicate. */
export interface DictionaryRow {
  readonly id: number;
  readonly key: string;
  readonly text: string;
}

export type Dictionary = Readonly<Record<string, string>>;

export function toRows(dictionary: Dictionary): readonly DictionaryRow[] {
  return Object.entries(dictionary).map(([key, text], id) => ({ id, key, text }));
}

/** Builds the dictionary: rows without a key are ignored, and the last row of a key wins. */
export function toDictionary(rows: readonly DictionaryRow[]): Dictionary {
  const entries = rows.map(({ key, text }) => [key.trim(), text.trim()] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== ''));
}

/** Parses pasted lines of a spreadsheet or CSV file; undefined if the text is a single cell. */
export function parsePastedRows(text: string, firstId: number): readonly DictionaryRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cells = lines.map((line) => line.split(/\t|[,，;；]/));
  if (lines.length < 2 && (cells[0]?.length ?? 0) < 2) return undefined;
  return cells.map(([key = '', value = ''], index) => ({
    id: firstId + index,
    key: key.trim(),
    text: value.trim(),
  }));
}
