export { addChineseLatinSpaces } from './add-chinese-latin-spaces.ts';
export type { ColumnOption } from './column-option.ts';
export {
  type ArrangedColumn,
  arrangeColumns,
  COLUMN_WIDTH,
  type ColumnSetting,
  changeColumn,
  columnSettingsSchema,
  createDefaultSettings,
  getDefaultWidth,
  mergeSettings,
  moveColumn,
  resizeColumn,
  setShownForAll,
} from './column-settings.ts';
export { createFormSource, createRowSource } from './create-form-source.ts';
export type {
  ColumnDefinition,
  Conditions,
  RowAction,
  RowPage,
  RowQuery,
  RowSource,
  SelectionAction,
  SelectionScope,
  TableDefinition,
} from './definition.ts';
export type {
  CustomControlProps,
  Draft,
  FieldDefinition,
  FieldKind,
  FormDefinition,
  FormSource,
  ImportBatch,
} from './form-definition.ts';
export { getAlignment, getCellText, getCellValue } from './get-cell-value.ts';
export {
  type ColumnEditor,
  DENSITIES,
  type Density,
  SelectionContext,
  type TableAddressActions,
  TableContext,
  type TableDialog,
  type TableModel,
  type TableSelection,
  type TableViews,
  useSelection,
  useTable,
} from './model.ts';
export { countRows, type RowScope, readScopedRows, type ScopedTable } from './read-scoped-rows.ts';
export { renderStatusOption } from './render-status-option.tsx';
export {
  findDefaultView,
  isShowing,
  NO_VIEWS,
  removeView,
  type SavedView,
  savedViewsSchema,
  saveView,
  toggleDefaultView,
  VIEW_NAME_LENGTH,
} from './saved-views.ts';
export { startTableMessages, useAreTableMessagesLoaded } from './table-messages.ts';
export { useDateControlProps } from './use-date-control-props.ts';
export { useFilterTexts } from './use-filter-texts.ts';
