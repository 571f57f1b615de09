import type { TableDefinition } from '../../core/index.ts';

/** Throws an error that describes the first invalid part of a definition. */
export function assertDefinition<Row>({ name, columns }: TableDefinition<Row>): void {
  const seen = new Set<string>();
  for (const { key } of columns) {
    if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(key))
      throw new Error(
        `Table ${name}: the column key "${key}" must be a letter followed by letters and digits.`,
      );
    if (RESERVED_KEYS.some((reserved) => reserved === key))
      throw new Error(`Table ${name}: "${key}" is a query key of the table itself; rename the column.`);
    if (seen.has(key))
      throw new Error(`Table ${name}: two columns have the key "${key}"; rename one of them.`);
    seen.add(key);
  }
  if (columns.filter(({ isName }) => isName).length !== 1)
    throw new Error(`Table ${name}: exactly one column must have isName, because it names the row.`);
}

/** Query keys that belong to the table itself; no column may use one of these names. */
export const RESERVED_KEYS = ['keyword', 'page', 'size', 'sort', 'columns', 'density'] as const;
