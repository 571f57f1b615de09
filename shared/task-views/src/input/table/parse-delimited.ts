const DELIMITERS = ['\t', ',', ';'] as const;

/** Rows of delimited text, as spreadsheets copy and save it: tabs, commas or semicolons, with quotes where needed. */
export function parseDelimited(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= source.length; ) {
    const { cell, end } = readCell(source, at, delimiter);
    row.push(cell);
    if (source[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

function readCell(source: string, start: number, delimiter: string): { cell: string; end: number } {
  if (source[start] !== '"') {
    const end = endOf(source, start, delimiter);
    return { cell: source.slice(start, end), end };
  }
  let close = start + 1;
  while (close < source.length && (source[close] !== '"' || source[close + 1] === '"')) {
    close += source[close] === '"' ? 2 : 1;
  }
  const cell = source.slice(start + 1, close).replaceAll('""', '"');
  return { cell, end: endOf(source, close, delimiter) };
}

function endOf(source: string, start: number, delimiter: string): number {
  let end = start;
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n') end += 1;
  return end;
}

/** The one that the first line has most of; a tab wins, since nobody types it. */
function delimiterOf(source: string): string {
  const [line = ''] = source.split('\n', 1);
  const counts = DELIMITERS.map((mark) => [mark, line.split(mark).length] as const);
  if (line.includes('\t')) return '\t';
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
