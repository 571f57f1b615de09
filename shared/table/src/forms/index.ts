export { ConflictChoice } from './conflict-choice.tsx';
export type { ConflictField } from './conflict-form.tsx';
export { FieldControl } from './field-control.tsx';
export { InlineEditCell } from './inline-edit-cell.tsx';
export { isInlineEditable } from './is-inline-editable.ts';
export { RecordDrawer } from './lazy-record-drawer.tsx';
export { useDescribeSchemaError } from './use-describe-schema-error.ts';
