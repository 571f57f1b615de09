export { cellText, cellValue, getAlignment } from './cell-value.ts';
export type { ColumnOption } from './column-option.ts';
export {
  type ArrangedColumn,
  arrangeColumns,
  COLUMN_WIDTH,
  type ColumnSetting,
  changeColumn,
  columnSettingsSchema,
  createDefaultSettings,
  getWidth,
  mergeSettings,
  moveColumn,
  resizeColumn,
  showAllColumns,
} from './column-settings.ts';
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
export { callSource, formCalls } from './form-calls.ts';
export type {
  Draft,
  FieldDefinition,
  FieldKind,
  FormDefinition,
  FormSource,
  ImportBatch,
  PartControlProps,
} from './form-definition.ts';
export {
  type ColumnStage,
  DENSITIES,
  type Density,
  SelectionProvider,
  type TableAddress,
  type TableDialog,
  type TableModel,
  TableProvider,
  type TableSelection,
  type TableViews,
  useSelection,
  useTable,
} from './model.ts';
export { countRows, type RowScope, readScopedRows, type ScopedTable } from './read-scoped-rows.ts';
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
export { spaceScripts } from './space-scripts.ts';
export { tonedOption } from './toned-option.tsx';
export { useDateControls } from './use-date-controls.ts';
export { useFilterTexts } from './use-filter-texts.ts';
export { useTableMessages } from './use-table-messages.ts';
