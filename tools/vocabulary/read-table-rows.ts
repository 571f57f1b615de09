/** Returns the rows of all tables in a Markdown document, each as an object of its cells by column title. */
export function readTableRows(markdown: string): readonly Readonly<Record<string, string>>[] {
  const rows: Record<string, string>[] = [];
  let columns: readonly string[] | undefined;
  for (const line of markdown.split('\n')) {
    const cells = readCells(line);
    if (!cells) columns = undefined;
    else if (!columns) columns = cells;
    else if (!cells.every((cell) => /^-+$/.test(cell))) {
      rows.push(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
    }
  }
  return rows;
}

const readCells = (line: string): readonly string[] | undefined =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : undefined;
