import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as xlsx from '@e965/xlsx';
import papa from 'papaparse';
import { CommandError } from './command-error.mjs';
import { readBytes } from './input.mjs';

/** @typedef {{ readonly columns: readonly string[], readonly rows: readonly (readonly string[])[] }} Table */

/**
 * Matches a text that a spreadsheet program could run as a formula. It begins with `=`, `+`, `-` or `@`, also in their
 * full-width forms, and apostrophes, white space or invisible characters may precede this character. Also matches any
 * text that begins with a tab or a line break. A number with a plus or minus sign is not a formula.
 */
const FORMULA =
  /^(?![+-](?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$)(?:'*[\s\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠]|[\t\r\n])/iu;

/**
 * Returns the rows of a file: CSV, TSV, or the first sheet of an Excel file. The first row names the columns.
 *
 * @param {string} file
 * @returns {Promise<Table>}
 */
export async function readTable(file) {
  const bytes = await readBytes(file);
  const [columns = [], ...rows] = isExcel(file) ? readSheetRows(bytes, file) : readTextRows(bytes, file);
  if (columns.length === 0 || rows.length === 0) {
    throw new CommandError('usage', `${file} needs a row with the names of the columns, and rows below it.`);
  }
  return { columns, rows: rows.map((row) => columns.map((_, index) => row[index] ?? '')) };
}

/**
 * @param {Buffer} bytes
 * @param {string} file
 */
function readTextRows(bytes, file) {
  const text = decodeText(bytes, file);
  return papa.parse(/** @type {string} */ (text), { skipEmptyLines: true }).data.map(toTexts);
}

/**
 * Returns the text of a file in UTF-8, or in UTF-16 if it begins with a byte order mark.
 *
 * @param {Buffer} bytes
 * @param {string} file
 */
function decodeText(bytes, file) {
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.toString('hex', 0, 2)] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError('usage', `${file} is not encoded in UTF-8. Save it as “CSV UTF-8” first.`);
  }
}

/**
 * @param {Buffer} bytes
 * @param {string} file
 */
function readSheetRows(bytes, file) {
  try {
    const book = xlsx.read(bytes, { dense: true, cellFormula: false, cellHTML: false });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (!sheet) return [];
    return xlsx.utils
      .sheet_to_json(sheet, { header: 1, raw: false, blankrows: false, defval: '' })
      .map(toTexts);
  } catch {
    throw new CommandError('usage', `${file} is not an Excel file.`);
  }
}

/** @param {unknown} row */
function toTexts(row) {
  return Array.isArray(row) ? row.map((cell) => String(cell ?? '')) : [];
}

/**
 * Writes a CSV, TSV or Excel file. Puts an apostrophe before each text that would be a formula.
 *
 * @param {string} file
 * @param {Table} table
 */
export async function writeTable(file, { columns, rows }) {
  const cells = [columns, ...rows].map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  if (!isExcel(file)) {
    const delimiter = path.extname(file).toLowerCase() === '.tsv' ? '\t' : ',';
    await writeFile(file, `${papa.unparse(cells, { delimiter, newline: '\n' })}\n`);
    return;
  }
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), 'Results');
  await writeFile(file, xlsx.write(book, { type: 'buffer', bookType: isOldExcel(file) ? 'biff8' : 'xlsx' }));
}

/** @param {string} file */
function isExcel(file) {
  return isOldExcel(file) || path.extname(file).toLowerCase() === '.xlsx';
}

/** @param {string} file */
function isOldExcel(file) {
  return path.extname(file).toLowerCase() === '.xls';
}
