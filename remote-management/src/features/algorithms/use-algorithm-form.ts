import {
  type Algorithm,
  algorithmCreateCall,
  algorithmDetailCall,
  algorithmUpdateCall,
  ERROR_CODES,
} from '@atrium/contract';
import { type BusinessError, request, usePane, useSubmission } from '@atrium/runtime';
import { useFields } from '@atrium/ui/base';
import { useEffect, useState } from 'react';
import { type AlgorithmValues, changedSince, draftOf, NEW_ALGORITHM, valuesOf } from './algorithm-values.ts';
import { useAlgorithmRules } from './use-algorithm-rules.ts';

/** Somebody else stored the algorithm while it was being edited here. */
export interface Conflict {
  readonly stored: Algorithm;
  readonly changed: readonly (keyof AlgorithmValues)[];
}

/** Adds an algorithm, or edits the one that is `opened`; `onSaved` hears of success. */
export function useAlgorithmForm(opened: Algorithm | undefined, onSaved: (saved: Algorithm) => void) {
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<Conflict>();
  const [refusal, setRefusal] = useState<string>();
  const fields = useFields<AlgorithmValues>(opened ? valuesOf(opened) : NEW_ALGORITHM, useAlgorithmRules());
  const { isRunning, submit } = useSubmission();
  useDirtyPane(fields.isDirty);

  const refuse = async (error: BusinessError) => {
    if (error.code === ERROR_CODES.revisionStale && base) {
      const stored = await request(algorithmDetailCall, { id: base.id }, { isSilent: true });
      setConflict({ stored, changed: changedSince(base, stored) });
      return;
    }
    const elsewhere = fields.refuse(error.fields);
    if (error.fields.length === 0 || elsewhere.length > 0) setRefusal(error.msg);
  };

  return {
    fields,
    conflict,
    refusal,
    isSaving: isRunning,
    isSlugFixed: base !== undefined && base.status !== 'draft',
    /** Takes what is stored now, and drops what was entered here. */
    takeStored() {
      if (!conflict) return;
      setBase(conflict.stored);
      fields.reset(valuesOf(conflict.stored));
      setConflict(undefined);
    },
    /** Keeps what was entered here; saving then goes over what is stored now. */
    keepEntered() {
      if (!conflict) return;
      setBase(conflict.stored);
      setConflict(undefined);
    },
    async save() {
      setRefusal(undefined);
      if (!fields.check()) return;
      const draft = draftOf(fields.values);
      const saved = await submit(
        () =>
          base
            ? request(
                algorithmUpdateCall,
                { ...draft, id: base.id, revision: base.revision },
                { isSilent: true },
              )
            : request(algorithmCreateCall, draft, { isSilent: true }),
        refuse,
      );
      if (saved) onSaved(saved);
    },
  };
}

function useDirtyPane(isDirty: boolean): void {
  const { setDirty } = usePane();
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
}
