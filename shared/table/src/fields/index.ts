export { bodyOf, draftOf, newDraft } from './draft.ts';
export { findSchemaErrors, type SchemaError } from './find-schema-errors.ts';
export { type FormField, formFieldOf } from './form-field.ts';
export { type RecordField, recordFieldsOf } from './record-field.ts';
export { valueText } from './value-text.ts';
