const DELIMITERS = ['\t', ',', ';'] as const;

/** Returns the rows of delimited text as spreadsheets copy and save it: tabs, commas or semicolons, with quotes. */
export function parseDelimited(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = findDelimiter(source);
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
  let close = start;
  if (source[start] === '"') {
    close += 1;
    while (close < source.length && (source[close] !== '"' || source[close + 1] === '"'))
      close += source[close] === '"' ? 2 : 1;
  }
  let end = close;
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n') end += 1;
  const isQuoted = source[start] === '"';
  return {
    cell: isQuoted ? source.slice(start + 1, close).replaceAll('""', '"') : source.slice(start, end),
    end,
  };
}

/** Returns the most frequent delimiter of the first line. A tab has priority, because users do not type it. */
function findDelimiter(source: string): string {
  const [line = ''] = source.split('\n', 1);
  if (line.includes('\t')) return '\t';
  const counts = DELIMITERS.map((mark) => [mark, line.split(mark).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
