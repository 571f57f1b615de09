const DELIMITERS = ['\t', ',', ';'] as const;

/** Parses delimited text into rows. Supports tabs, commas and semicolons, and quotes, as in spreadsheets. */
export function parseDelimited(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = findDelimiter(source);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let position = 0; position <= source.length; ) {
    const { cell, end } = readCell(source, position, delimiter);
    row.push(cell);
    if (source[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    position = end + 1;
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** Reads the cell that begins at `start`. `end` is the position of the delimiter or line break after it. */
function readCell(source: string, start: number, delimiters: string): { cell: string; end: number } {
  let closingQuote = start;
  if (source[start] === '"') {
    closingQuote += 1;
    while (closingQuote < source.length && (source[closingQuote] !== '"' || source[closingQuote + 1] === '"'))
      closingQuote += source[closingQuote] === '"' ? 2 : 1;
  }
  let end = closingQuote;
  while (end < source.length && !delimiters.includes(source.charAt(end)) && source[end] !== '\n') end += 1;
  const isQuoted = source[start] === '"';
  return {
    cell: isQuoted ? source.slice(start + 1, closingQuote).replaceAll('""', '"') : source.slice(start, end),
    end,
  };
}

/**
 * Returns the most frequent delimiter in the first line, outside of quoted cells. A tab has priority, because users do
 * not type it.
 */
function findDelimiter(source: string): string {
  const found: string[] = [];
  for (let position = 0; position <= source.length; ) {
    const { end } = readCell(source, position, DELIMITERS.join(''));
    const character = source[end];
    if (character === undefined || character === '\n') break;
    found.push(character);
    position = end + 1;
  }
  if (found.includes('\t')) return '\t';
  const counts = DELIMITERS.map(
    (delimiter) => [delimiter, found.filter((one) => one === delimiter).length] as const,
  );
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
