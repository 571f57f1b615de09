import type { Cell, Row } from '../grid/cell.ts';
import { type ReaderOptions, readGrid } from './read-grid.ts';

export interface TableColumn {
  readonly title: string;
  readonly key: string;
}

export interface Table {
  /** The rows as objects. The keys are those of the columns. */
  readonly data: readonly Readonly<Record<string, Cell>>[];
  readonly columns: readonly TableColumn[];
}

/**
 * Reads a csv or xlsx file as objects, keyed by the titles in its first row. Missing and repeated titles get unique
 * keys. For a CSV file with misplaced quotes, `columns` is empty and the keys are positions from 1.
 */
export async function readTable(file: File, options: ReaderOptions = {}): Promise<Table> {
  const rows: Row[] = [];
  const shape = await readGrid(file, {}, { ...options, onRows: (more) => rows.push(...more) });
  if (shape.format === 'csv' && shape.errors.length > 0) {
    const keys = Array.from({ length: shape.columnCount }, (_, index) => String(index + 1));
    return { data: rows.map((row) => createRecord(keys, row)), columns: [] };
  }
  const [header = [], ...body] = rows;
  const columns = nameColumns(header, shape.columnCount);
  const keys = columns.map(({ key }) => key);
  return { data: body.map((row) => createRecord(keys, row)), columns };
}

function nameColumns(header: Row, count: number): readonly TableColumn[] {
  const usedKeys = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const title = String(header[index] ?? '').trim();
    const name = title || String(index + 1);
    let key = name;
    for (let suffix = 2; usedKeys.has(key); suffix += 1) key = `${name} ${suffix}`;
    usedKeys.add(key);
    return { title, key };
  });
}

/** Creates own properties, because the keys come from the file and one can be `__proto__`. */
function createRecord(keys: readonly string[], row: Row): Readonly<Record<string, Cell>> {
  return Object.fromEntries(keys.map((key, index) => [key, row[index] ?? null]));
}
