export {
  addChineseLatinSpaces,
  type ColumnDefinition,
  type ColumnOption,
  type CustomControlProps,
  createFormSource,
  createRowSource,
  type Draft,
  type FieldDefinition,
  type FormDefinition,
  type FormSource,
  type RowAction,
  type RowQuery,
  type RowSource,
  type SelectionAction,
  startTableMessages,
  type TableDefinition,
  useSelection,
  useTable,
} from './core/index.ts';
export { FileError } from './files/index.ts';
export { ConflictChoice, type ConflictField, RecordDrawer } from './forms/index.ts';
export { TableScreen } from './list/index.ts';
export { findParameterErrors, SchemaFields, type SchemaValue } from './schema-fields/index.ts';
