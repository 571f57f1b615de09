export { ConflictChoice } from './conflict-choice.tsx';
export type { ConflictField } from './conflict-form.tsx';
export { FieldControl } from './field-control.tsx';
export { isQuickEdited } from './is-quick-edited.ts';
export { QuickCell } from './quick-cell.tsx';
export { useSchemaErrorLabels } from './use-schema-error-labels.ts';
