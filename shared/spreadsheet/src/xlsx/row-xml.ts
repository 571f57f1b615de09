import type { Cell, Row } from '../grid/cell.ts';
import { formatSheetDate, toSerial } from '../grid/serial-date.ts';
import { toColumnName } from './to-column-name.ts';
import type { CellStyles } from './workbook-parts.ts';

/** Writes the rows of a worksheet: numbers, dates and booleans with their types, everything else as text. */
export function createRowXml(
  columnCount: number,
  styles: CellStyles,
  getTextIndex: (text: string) => number,
) {
  const names = Array.from({ length: columnCount }, (_, column) => toColumnName(column + 1));
  const rowXml = (row: Row, rowNumber: number, cellXml: (at: string, cell: Cell) => string) => {
    let cells = '';
    names.forEach((name, column) => {
      cells += cellXml(`${name}${rowNumber}`, row[column] ?? null);
    });
    return `<row r="${rowNumber}">${cells}</row>`;
  };
  const textXml = (at: string, content: string) => `<c r="${at}" t="s"><v>${getTextIndex(content)}</v></c>`;
  const valueXml = (at: string, cell: Cell): string => {
    if (typeof cell === 'string') return textXml(at, cell);
    if (cell === null) return '';
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (!(cell instanceof Date)) {
      return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : textXml(at, String(cell));
    }
    const serial = toSerial(cell);
    if (serial === undefined) return textXml(at, formatSheetDate(cell));
    const style = Number.isInteger(serial) ? styles.day : styles.dateTime;
    return `<c r="${at}" s="${style}"><v>${serial}</v></c>`;
  };
  return {
    header: (titles: readonly string[]) =>
      rowXml(
        titles,
        1,
        (at, title) => `<c r="${at}" s="${styles.header}" t="s"><v>${getTextIndex(String(title))}</v></c>`,
      ),
    /** `rowNumber` counts from 1. */
    row: (row: Row, rowNumber: number) => rowXml(row, rowNumber, valueXml),
  };
}
