import type { FormErrors } from '@atrium/runtime';
import type { ZodMiniType } from 'zod/mini';
import type { Draft } from '../core/index.ts';
import { findSchemaErrors, type RecordField, toBody } from '../fields/index.ts';
import { useDescribeSchemaError } from './use-describe-schema-error.ts';

/**
 * Returns a function that validates a draft by the schema. A field's `rule` replaces the message of the schema's error.
 */
export function useFindDraftErrors<Row>(
  schema: ZodMiniType,
  fields: readonly RecordField<Row>[],
): (draft: Draft) => FormErrors<Draft> {
  const describeError = useDescribeSchemaError();
  return (draft) => {
    const errors = findSchemaErrors(schema, toBody(draft, fields));
    const findRule = (name: string) => fields.find((field) => field.name === name)?.rule;
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, findRule(name) ?? describeError(error)]),
    );
  };
}
