import { SPREADSHEET_LIMITS } from '@atrium/contract';
import type { ZipPart } from '../zip/zip-entry.ts';

/** The range of a sheet precedes its rows. */
const HEAD = 4_096;

/**
 * Returns the declared number of rows of a workbook's only sheet, to measure progress. 0 when no sheet or several
 * sheets declare it.
 */
export function claimedRows(parts: readonly ZipPart[]): number {
  const [sheet, ...others] = parts.filter(({ name }) => /worksheets\/[^/]+\.xml$/i.test(name));
  if (!sheet || others.length > 0) return 0;
  const head = new TextDecoder('latin1').decode(sheet.bytes.subarray(0, HEAD));
  const last = /<(?:\w+:)?dimension ref="[A-Z]+\d+:[A-Z]+(\d+)"/.exec(head)?.[1];
  return Math.min(Number(last ?? 0), SPREADSHEET_LIMITS.rows);
}
