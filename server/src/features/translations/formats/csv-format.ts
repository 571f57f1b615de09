import { SOURCE_LOCALE } from '@atrium/contract/messages';
import Papa from 'papaparse';
import type { FileFormat } from './translation-file.ts';

/**
 * Matches a text that a spreadsheet program would run as a formula. The file contains an apostrophe before such a text.
 * If apostrophes already precede the formula, the file contains one more, so that reading the file restores every text.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
/** Matches the apostrophe that the file contains before a formula. */
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r])/;

const SOURCE_COLUMN = `source (${SOURCE_LOCALE})`;
const STATE_COLUMN = 'state';
const TEXT_COLUMN = /^text \((.+)\)$/;
const DRAFT = 'draft';

const getState = (text: string, isDraft: boolean) => (isDraft ? DRAFT : text === '' ? '' : 'approved');

/** Excel reads a CSV file as UTF-8 only if it begins with a byte order mark. papaparse ignores it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * CSV with the columns `id`, `source (en-US)`, `text (fr-FR)` and `state`, which is `draft`, `approved` or empty. In a
 * file without the last column, all texts are approved.
 */
export const csvFormat: FileFormat = {
  extension: 'csv',
  async write(locale, entries) {
    const rows = entries.map(({ id, source, text, isDraft }) => [id, source, text, getState(text, isDraft)]);
    const fields = ['id', SOURCE_COLUMN, `text (${locale})`, STATE_COLUMN];
    return BYTE_ORDER_MARK + Papa.unparse({ fields, data: rows }, { escapeFormulae: FORMULA });
  },
  async read(content) {
    const { data, errors } = Papa.parse<readonly string[]>(content, { skipEmptyLines: 'greedy' });
    const [header = [], ...rows] = data;
    const textColumn = header.findIndex((name) => TEXT_COLUMN.test(name));
    const [idColumn = -1, sourceColumn = -1, stateColumn = -1] = ['id', SOURCE_COLUMN, STATE_COLUMN].map(
      (name) => header.indexOf(name),
    );
    if (errors.some(({ type }) => type === 'Quotes') || textColumn < 0 || idColumn < 0) {
      throw new Error('The file has invalid quotes, or no column with ids or texts.');
    }
    const read = (row: readonly string[], column: number) => (row[column] ?? '').replace(ESCAPED_FORMULA, '');
    return {
      locale: TEXT_COLUMN.exec(header[textColumn] ?? '')?.[1],
      entries: rows.map((row) => ({
        id: read(row, idColumn),
        source: read(row, sourceColumn),
        text: read(row, textColumn),
        isDraft: read(row, stateColumn).trim().toLowerCase() === DRAFT,
      })),
    };
  },
};
