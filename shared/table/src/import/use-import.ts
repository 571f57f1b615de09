import { useLiveState } from '@atrium/runtime';
import type { GridChoices } from '@atrium/spreadsheet';
import { useEffect, useRef } from 'react';
import { type FormDefinition, useTable } from '../core/index.ts';
import { getRecordFields } from '../fields/index.ts';
import { findRowErrors, type ImportInput } from './import-rows.ts';
import { type ImportState, INITIAL_STATE } from './import-state.ts';
import { checkFile, createImportInput, type ImportContext, readFile, storeRows } from './import-steps.ts';

/** The state and actions of the import wizard. Closing it cancels the current work. */
export function useImport(form: FormDefinition<unknown>) {
  const { definition, reload } = useTable<unknown>();
  const [state, update, latest] = useLiveState<ImportState>(() => INITIAL_STATE);
  const begin = useBeginTask();
  const fields = getRecordFields(definition) as ImportInput['fields'];
  const change = (changed: Partial<ImportState>) => update((now) => ({ ...now, ...changed }));
  const context: ImportContext = { fields, form, getState: latest, change, begin };
  // Goes to another step, and cancels the current work.
  const goTo = (changed: Partial<ImportState>) => {
    begin();
    change(changed);
  };
  return {
    state,
    fields,
    importInput: createImportInput({ fields, form, getState: () => state }),
    pick: (file: File) => void readFile(context, file, {}),
    /** Reads the same file again with other choices. */
    reread: (changed: GridChoices) => {
      const { imported, gridChoices } = latest();
      if (imported) void readFile(context, imported.file, { ...gridChoices, ...changed });
    },
    /** Goes back to the choice of a file. */
    restart: () => goTo(INITIAL_STATE),
    setHasHeader: (hasHeader: boolean) => change({ hasHeader }),
    /** Skips rows with more or fewer cells than the first row, or includes them again. */
    setSkipsUneven: (skipsUneven: boolean) => change({ skipsUneven }),
    map: (field: string, column: number | undefined) =>
      change({ mapping: { ...latest().mapping, [field]: column } }),
    check: () => checkFile(context),
    /** Replaces the text of a cell. */
    correct: (index: number, field: string, text: string) => {
      const { edits: before, errorsAfterEdits } = latest();
      const edits = new Map(before).set(index, { ...before.get(index), [field]: text });
      change({
        edits,
        errorsAfterEdits: new Map(errorsAfterEdits).set(
          index,
          findRowErrors(createImportInput(context), edits, index),
        ),
      });
    },
    /** Goes back to the column mapping. */
    remap: () => goTo({ stage: { kind: 'map' } }),
    send: async () => {
      await storeRows(context);
      if (latest().stage.kind === 'done') await reload();
    },
    /** Stops the import; rows that were sent stay stored. */
    stop: () => {
      goTo({ stage: { kind: 'done', wasStopped: true } });
      void reload();
    },
  };
}

export type ImportWizard = ReturnType<typeof useImport>;

/** Returns a function that cancels the current task and returns the signal of the next one. */
function useBeginTask(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);
  return () => {
    controller.current.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  };
}
