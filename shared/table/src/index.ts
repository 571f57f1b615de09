export { callSource } from './call-source.ts';
export type { ColumnOption } from './column-option.ts';
export type {
  CellValue,
  ColumnDefinition,
  ColumnKind,
  ColumnSide,
  RowAction,
  RowPage,
  RowQuery,
  RowSource,
  SelectionAction,
  SelectionScope,
  TableDefinition,
} from './definition.ts';
export { ConflictChoice } from './forms/conflict-choice.tsx';
export type { ConflictField } from './forms/conflict-choice-props.ts';
export { formCalls } from './forms/form-calls.ts';
export type {
  Draft,
  FieldDefinition,
  FormDefinition,
  FormSource,
  PartControlProps,
} from './forms/form-definition.ts';
export { type TableModel, useTable } from './model.ts';
export type { JsonSchema } from './schema-fields/json-schema.ts';
export { parameterErrors, type SchemaValue } from './schema-fields/parameter-errors.ts';
export { ParameterName, ParameterValue } from './schema-fields/parameter-text.tsx';
export { SchemaFields } from './schema-fields/schema-fields.tsx';
export { useBookWarnings } from './transfer/use-book-warnings.ts';
export { useFileFaults } from './transfer/use-file-faults.ts';
export { TableScreen } from './view/table-screen.tsx';
