export { findParameterErrors, type SchemaValue } from './find-parameter-errors.ts';
export { SchemaFields } from './schema-fields.tsx';
