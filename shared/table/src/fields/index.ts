export { createInitialDraft, toBody, toDraft } from './draft.ts';
export { findSchemaErrors, type SchemaError } from './find-schema-errors.ts';
export { formatFieldValue } from './format-field-value.ts';
export { getRecordFields, type RecordField } from './record-field.ts';
export { type FormField, toFormField } from './to-form-field.ts';
