import type { Cell } from '@atrium/spreadsheet';
import type { ColumnDefinition, ColumnOption, TableDefinition } from '../core/index.ts';
import { getRecordFields, type RecordField } from '../fields/index.ts';
import { createFieldCell, toExportCell } from './create-field-cell.ts';

export type ColumnChoice = 'all' | 'shown';

/** One column of the file. */
export interface ExportColumn<Row> {
  readonly title: string;
  cell(row: Row): Cell;
}

/** Whether the list can import rows of a file. */
export function isImportable<Row>({ form }: TableDefinition<Row>): boolean {
  return form?.source.importRows !== undefined;
}

/**
 * Returns the columns of a file: the shown ones in their order, and with `all` also the hidden ones and every field
 * that the import reads. Fields that the import reads are written so that the import gets the same value back.
 */
export function createExportColumns<Row>(
  definition: TableDefinition<Row>,
  shown: readonly ColumnDefinition<Row>[],
  columnChoice: ColumnChoice,
): readonly ExportColumn<Row>[] {
  const fields = isImportable(definition) ? getRecordFields(definition) : [];
  const hidden = definition.columns.filter(({ key }) => !shown.some((column) => column.key === key));
  const columns = columnChoice === 'all' ? [...shown, ...hidden] : shown;
  const fieldsWithoutColumn =
    columnChoice === 'all' ? fields.filter((field) => !isAmong(columns, field)) : [];
  return [
    ...columns.map((column) => {
      const field = fields.find(({ name }) => name === column.key);
      return field ? createFieldColumn(field, columnChoice, column) : createPlainColumn(column);
    }),
    ...fieldsWithoutColumn.map((field) => createFieldColumn(field, columnChoice)),
  ];
}

function isAmong<Row>(columns: readonly ColumnDefinition<Row>[], { name }: RecordField<Row>): boolean {
  return columns.some(({ key }) => key === name);
}

function createPlainColumn<Row>(column: ColumnDefinition<Row>): ExportColumn<Row> {
  return { title: column.title, cell: (row) => toExportCell(column, row) };
}

/**
 * Returns the labels that replace a field's values in the file. A file with all columns can be imported again. The
 * import maps a label back to its value only if the schema lists the values of the field. The labels of other fields
 * come from the server in the user's language, so such a file contains their values instead.
 */
function getLabels<Row>(
  { values, options }: RecordField<Row>,
  columnChoice: ColumnChoice,
  column?: ColumnDefinition<Row>,
): readonly ColumnOption[] {
  if (!values && columnChoice === 'all') return [];
  return column?.options ?? options;
}

function createFieldColumn<Row>(
  field: RecordField<Row>,
  columnChoice: ColumnChoice,
  column?: ColumnDefinition<Row>,
): ExportColumn<Row> {
  const labels = getLabels(field, columnChoice, column);
  return {
    title: column?.title ?? field.label,
    cell: (row) => createFieldCell(field, (row as Readonly<Record<string, unknown>>)[field.name], labels),
  };
}
