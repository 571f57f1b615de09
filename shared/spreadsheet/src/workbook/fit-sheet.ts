import { cutText, SPREADSHEET_LIMITS } from '@atrium/contract';
import type { Row } from '../grid/cell.ts';
import type { BookSheet, BookType, BookWarning } from './book.ts';

interface Room {
  readonly rows: number;
  readonly columns: number;
  readonly text: number;
}

const OLDEST: Room = { rows: 16_384, columns: 256, text: 255 };
const NEW: Room = { rows: 1_048_576, columns: 16_384, text: SPREADSHEET_LIMITS.textLength };

/** What a sheet of each format with limits of its own can hold. */
const ROOMS: Partial<Record<BookType, Room>> = {
  biff2: OLDEST,
  biff5: OLDEST,
  biff8: { ...OLDEST, rows: 65_536 },
  xls: { ...OLDEST, rows: 65_536 },
  numbers: { rows: 50, columns: 10, text: Number.POSITIVE_INFINITY },
};

/** A sheet cut to what the format holds, and a warning for each thing that is lost by it. */
export function fitSheet(
  sheet: BookSheet,
  type: BookType,
): { rows: readonly Row[]; warnings: readonly BookWarning[] } {
  const room = ROOMS[type] ?? NEW;
  const warnings: BookWarning[] = [];
  const warn = (code: BookWarning['code'], max: number, found: number) => {
    if (found <= max) return;
    const isNumbers = type === 'numbers';
    warnings.push({ code: isNumbers ? 'numbersRange' : code, sheet: sheet.name, max, found });
  };
  const columns = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  warn('columnsCut', room.columns, columns);
  warn('rowsCut', room.rows, sheet.rows.length);
  let longest = 0;
  const rows = sheet.rows.slice(0, room.rows).map((row) =>
    row.slice(0, room.columns).map((cell) => {
      if (typeof cell !== 'string' || cell.length <= room.text) return cell;
      longest = Math.max(longest, cell.length);
      // xlsx and its kin refuse longer text; their writer says so.
      return room === NEW ? cell : cutText(cell, room.text);
    }),
  );
  if (room !== NEW) warn('textCut', room.text, longest);
  return { rows, warnings };
}
