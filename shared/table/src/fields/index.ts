export { newDraft, toBody, toDraft } from './draft.ts';
export { findSchemaErrors, type SchemaError } from './find-schema-errors.ts';
export { getRecordFields, type RecordField } from './record-field.ts';
export { type FormField, toFormField } from './to-form-field.ts';
export { valueText } from './value-text.ts';
