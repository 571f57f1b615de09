import type { CellObject } from 'sheetjs-style';
import { quoteFormula } from '../csv/safe-text.ts';
import type { Cell } from '../grid/cell.ts';
import { serialOf, writeDate } from '../grid/serial-date.ts';

const HEADER_STYLE = {
  font: { bold: true },
  fill: { patternType: 'solid', fgColor: { rgb: 'FFF2F3F5' } },
  alignment: { vertical: 'center' },
};
const DAY_FORMAT = 'yyyy-mm-dd';
const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm:ss';
const EMPTY: CellObject = { t: 'z' };

export function headerCell(title: string): CellObject {
  return { t: 's', v: escapeText(title), s: HEADER_STYLE } as CellObject;
}

/** A cell as the library writes it: numbers, days and yes or no as such, all else as text that no program runs. */
export function writeCell(cell: Cell, isFormulaSafe: boolean): CellObject {
  if (cell === null) return EMPTY;
  if (typeof cell === 'boolean') return { t: 'b', v: cell };
  if (typeof cell === 'number' && Number.isFinite(cell)) return { t: 'n', v: cell };
  if (cell instanceof Date) {
    const serial = serialOf(cell);
    if (serial === undefined) return { t: 's', v: writeDate(cell) };
    return { t: 'n', v: serial, z: Number.isInteger(serial) ? DAY_FORMAT : MOMENT_FORMAT };
  }
  const text = String(cell);
  return { t: 's', v: escapeText(isFormulaSafe ? quoteFormula(text) : text) };
}

/** Text that looks like an escape keeps its letters, and what XML can't hold becomes one. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[\uFFFE\uFFFF]/g, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase()}_`);
}
