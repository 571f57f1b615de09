import type { ErrorsOf } from '@atrium/runtime';
import type { ZodMiniType } from 'zod/mini';
import { bodyOf } from './draft.ts';
import { findFaults } from './find-faults.ts';
import type { Draft } from './form-definition.ts';
import type { RecordField } from './record-field.ts';
import { useFaultWords } from './use-fault-words.ts';

/** Validates drafts by the schema of their form. A field's own rule replaces the message of the schema's error. */
export function useDraftErrors<Row>(
  schema: ZodMiniType,
  fields: readonly RecordField<Row>[],
): (draft: Draft) => ErrorsOf<Draft> {
  const word = useFaultWords();
  return (draft) => {
    const faults = findFaults(schema, bodyOf(draft, fields));
    const ruleOf = (name: string) => fields.find((field) => field.name === name)?.rule;
    return Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [name, ruleOf(name) ?? word(fault)]),
    );
  };
}
