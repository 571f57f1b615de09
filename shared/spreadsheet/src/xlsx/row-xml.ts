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
  const rowXml = (row: Row, rowNumber: number, cellXml: (reference: string, cell: Cell) => string) => {
    let cells = '';
    names.forEach((name, column) => {
      cells += cellXml(`${name}${rowNumber}`, row[column] ?? null);
    });
    return `<row r="${rowNumber}">${cells}</row>`;
  };
  const textXml = (reference: string, content: string) =>
    `<c r="${reference}" t="s"><v>${getTextIndex(content)}</v></c>`;
  const valueXml = (reference: string, cell: Cell): string => {
    if (typeof cell === 'string') return textXml(reference, cell);
    if (cell === null) return '';
    if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (!(cell instanceof Date)) {
      return Number.isFinite(cell)
        ? `<c r="${reference}"><v>${cell}</v></c>`
        : textXml(reference, String(cell));
    }
    const serial = toSerial(cell);
    if (serial === undefined) return textXml(reference, formatSheetDate(cell));
    const style = Number.isInteger(serial) ? styles.day : styles.dateTime;
    return `<c r="${reference}" s="${style}"><v>${serial}</v></c>`;
  };
  return {
    header: (titles: readonly string[]) =>
      rowXml(
        titles,
        1,
        (reference, title) =>
          `<c r="${reference}" s="${styles.header}" t="s"><v>${getTextIndex(String(title))}</v></c>`,
      ),
    /** `rowNumber` counts from 1. */
    row: (row: Row, rowNumber: number) => rowXml(row, rowNumber, valueXml),
  };
}
