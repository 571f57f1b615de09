/** One line of a dictionary while it is being written; its key may still be empty, or another line's. */
export interface DictionaryRow {
  readonly id: number;
  readonly key: string;
  readonly text: string;
}

export type Dictionary = Readonly<Record<string, string>>;

export function rowsOf(dictionary: Dictionary): readonly DictionaryRow[] {
  return Object.entries(dictionary).map(([key, text], id) => ({ id, key, text }));
}

/** What the rows come to: those without a key don't count, and the last one of a key does. */
export function dictionaryOf(rows: readonly DictionaryRow[]): Dictionary {
  const entries = rows.map(({ key, text }) => [key.trim(), text.trim()] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== ''));
}

/** Rows of pasted lines, as a spreadsheet or a csv file has them; undefined when it is no more than one word. */
export function pastedRows(text: string, firstId: number): readonly DictionaryRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cells = lines.map((line) => line.split(/\t|[,，;；]/));
  if (lines.length < 2 && (cells[0]?.length ?? 0) < 2) return undefined;
  return cells.map(([key = '', value = ''], index) => ({
    id: firstId + index,
    key: key.trim(),
    text: value.trim(),
  }));
}
