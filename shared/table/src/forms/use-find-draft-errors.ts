import type { FormErrors } from '@atrium/runtime';
import type { ZodMiniType } from 'zod/mini';
import type { Draft } from '../core/index.ts';
import { findSchemaErrors, type RecordField, toBody } from '../fields/index.ts';
import { useDescribeSchemaError } from './use-describe-schema-error.ts';

/** Validates drafts by the schema of their form. A field's own rule replaces the message of the schema's error. */
export function useFindDraftErrors<Row>(
  schema: ZodMiniType,
  fields: readonly RecordField<Row>[],
): (draft: Draft) => FormErrors<Draft> {
  const getLabel = useDescribeSchemaError();
  return (draft) => {
    const errors = findSchemaErrors(schema, toBody(draft, fields));
    const findRule = (name: string) => fields.find((field) => field.name === name)?.rule;
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, findRule(name) ?? getLabel(error)]),
    );
  };
}
