import { type GridChoices, type Row, readGrid } from '@atrium/spreadsheet';
import { useEffect, useRef } from 'react';
import type { FormDefinition } from '../../forms/form-definition.ts';
import { recordFieldsOf } from '../../forms/record-field.ts';
import { useLiveState } from '../../forms/use-live-state.ts';
import { useTable } from '../../model.ts';
import { checkRows } from './check-rows.ts';
import { guessMapping } from './guess-mapping.ts';
import { faultsOfRow, type RowMaker } from './import-rows.ts';
import type { ImportState } from './import-state.ts';
import { bodyRows, type ImportedFile } from './imported-file.ts';
import { NOTHING_SENT, sendRows } from './send-rows.ts';

const BEGINNING: ImportState = {
  stage: { kind: 'pick' },
  imported: undefined,
  choices: {},
  hasHeader: true,
  mapping: {},
  bad: new Map(),
  edits: new Map(),
  sent: NOTHING_SENT,
};

/** The import wizard without its looks. Leaving it calls off whatever is under way. */
export function useImport<Row_>(form: FormDefinition<Row_>) {
  const { definition, reload } = useTable<Row_>();
  const fields = recordFieldsOf(definition) as RowMaker['fields'];
  const [state, update, latest] = useLiveState<ImportState>(() => BEGINNING);
  const work = useRef(new AbortController());
  const importId = useRef('');
  useEffect(() => () => work.current.abort(), []);

  const begin = (): AbortSignal => {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  };
  const change = (changed: Partial<ImportState>) => update((now) => ({ ...now, ...changed }));
  const makerOf = ({ imported, hasHeader, mapping }: ImportState): RowMaker => ({
    rows: imported ? bodyRows(imported, hasHeader) : [],
    fields,
    schema: form.schema,
    mapping,
  });

  const read = async (file: File, choices: GridChoices) => {
    const signal = begin();
    const rows: Row[] = [];
    change({ stage: { kind: 'reading', work: { done: 0, total: 0 } }, choices });
    try {
      const shape = await readGrid(file, choices, {
        signal,
        onRows: (more) => rows.push(...more),
        onProgress: ({ done, total }) => change({ stage: { kind: 'reading', work: { done, total } } }),
      });
      importId.current = newId();
      const imported: ImportedFile = { file, shape, rows };
      const mapping = guessMapping(rows[0] ?? [], fields);
      change({ ...BEGINNING, stage: { kind: 'map' }, choices, imported, mapping });
    } catch (error) {
      if (!signal.aborted) change({ ...BEGINNING, stage: { kind: 'pick', error } });
    }
  };

  const check = async () => {
    const signal = begin();
    const maker = makerOf(latest());
    const total = maker.rows.length;
    const show = (done: number) => change({ stage: { kind: 'checking', work: { done, total } } });
    show(0);
    try {
      const bad = await checkRows(maker, signal, show);
      change({ stage: { kind: 'check' }, bad, edits: new Map() });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const mend = (index: number, field: string, words: string) =>
    update((now) => {
      const edits = new Map(now.edits).set(index, { ...now.edits.get(index), [field]: words });
      const bad = new Map(now.bad).set(index, faultsOfRow(makerOf(now), edits, index));
      return { ...now, edits, bad };
    });

  const send = async () => {
    const signal = begin();
    const now = latest();
    const maker = makerOf(now);
    const indexes = maker.rows.map((_, index) => index).filter((index) => !isBad(now, index));
    const sending = { maker, edits: now.edits, indexes, importId: importId.current };
    const show = (done: number) =>
      change({ stage: { kind: 'sending', work: { done, total: indexes.length } } });
    const { importRows } = form.source;
    if (!importRows)
      throw new Error('Rows can be imported only where the form has a source with `importRows`');
    show(now.sent.done);
    try {
      const sent = await sendRows(sending, importRows, now.sent, signal, (so) => {
        change({ sent: so });
        show(so.done);
      });
      change({ stage: { kind: 'done', wasStopped: false }, sent });
    } catch (error) {
      if (!signal.aborted) change({ stage: { kind: 'interrupted', error } });
    }
    if (latest().stage.kind === 'done') await reload();
  };

  return {
    state,
    fields,
    maker: makerOf(state),
    pick: (file: File) => void read(file, {}),
    reread: (choices: GridChoices) => {
      const { imported, choices: before } = latest();
      if (imported) void read(imported.file, { ...before, ...choices });
    },
    /** Back to the choice of a file. */
    restart: () => {
      begin();
      change(BEGINNING);
    },
    setHeader: (hasHeader: boolean) => change({ hasHeader }),
    map: (field: string, column: number | undefined) =>
      update((now) => ({ ...now, mapping: { ...now.mapping, [field]: column } })),
    check,
    mend,
    /** Back to the columns. */
    remap: () => {
      begin();
      change({ stage: { kind: 'map' } });
    },
    send,
    /** Ends sending; what was sent stays stored. */
    stop: () => {
      begin();
      change({ stage: { kind: 'done', wasStopped: true } });
      void reload();
    },
  };
}

export type ImportWizard = ReturnType<typeof useImport>;

/** Whether a row can't be stored as it stands. */
export function isBad({ bad }: Pick<ImportState, 'bad'>, index: number): boolean {
  const faults = bad.get(index);
  return faults !== undefined && Object.keys(faults).length > 0;
}

/** On plain http there is no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
