import { usePane, useSetAppAtom, writeLogAtom } from '@atrium/runtime';
import { type BookWarning, type Row as CellRow, writeTable } from '@atrium/spreadsheet';
import { saveFile } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  countRows,
  type RowScope,
  readScopedRows,
  type ScopedTable,
  useSelection,
  useTable,
} from '../core/index.ts';
import { fileName, useDescribeBookWarning } from '../files/index.ts';
import { findBookFormat } from './book-formats.ts';
import { exportColumns } from './export-columns.ts';
import { type ExportOptions, writeOptions } from './export-options.ts';

export type ExportState =
  | { readonly kind: 'idle' }
  /** `isPacking`: all rows are collected, and the file is being created. */
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly isPacking: boolean }
  /** The format cannot store all of the data: nothing is written until the user decides. */
  | { readonly kind: 'warned'; readonly warnings: readonly string[]; continueExport(): void }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Writes rows of the table to a file. Closing the dialog cancels it. */
export function useExport<Row>(labels: { readonly scope: Readonly<Record<RowScope, string>> }) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { definition, query, page, columns, closeDialog } = useTable<Row>();
  const describeWarning = useDescribeBookWarning();
  const writeLog = useSetAppAtom(writeLogAtom);
  const selection = useSelection<Row>();
  const [from] = useState<ScopedTable<Row>>({ definition, query, page, selected: selection.scope });
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const start = async (options: ExportOptions) => {
    const ended = new AbortController();
    work.current = ended;
    const written = exportColumns(definition, columns, options.columns);
    const total = countRows(options.scope, from);
    let done = 0;
    const show = (now: { readonly done: number; readonly total: number; readonly isPacking: boolean }) => {
      if (!ended.signal.aborted) setState({ kind: 'running', ...now });
    };
    const fetched = () => ({ done, total: Math.max(total, done), isPacking: false });
    // The writer reports bytes; the user sees rows.
    const packed = (share: number) => ({ done: Math.round(done * share), total: done, isPacking: true });
    async function* cells(): AsyncGenerator<readonly CellRow[]> {
      for await (const { rows } of readScopedRows(options.scope, from, {
        signal: ended.signal,
        isSilent: true,
      })) {
        yield rows.map((row) => written.map(({ cell }) => cell(row)));
        done += rows.length;
        show(fetched());
      }
      show(packed(0));
    }
    const extension = options.format === 'book' ? findBookFormat(options.bookType).extension : options.format;
    const warn = (found: readonly BookWarning[]) => {
      const warnings = found.map(describeWarning);
      const list = warnings.join('; ');
      const message = t({
        id: 'table.component.export.log',
        message: `Exporting to ${extension} may lose data: ${list}`,
      });
      writeLog({ message, extra: { format: options.bookType, warnings: found } });
      return new Promise<void>((resolve) => {
        const continueExport = () => {
          show(packed(0));
          resolve();
        };
        setState({ kind: 'warned', warnings, continueExport });
      });
    };
    show(fetched());
    try {
      const how = writeOptions(options, definition.title, document.documentElement.dir === 'rtl');
      const titles = written.map(({ title }) => title);
      const file = await writeTable(how, titles, cells(), {
        signal: ended.signal,
        onWarnings: warn,
        onProgress: ({ phase, ...bytes }) => {
          if (phase === 'packing') show(packed(bytes.done / bytes.total));
        },
      });
      const name = fileName([definition.title, labels.scope[options.scope]], new Date(), extension);
      saveFile(file, name);
      toasts.success(t({ id: 'table.component.export.done', message: `${name} exported` }));
      closeDialog();
    } catch (error) {
      if (!ended.signal.aborted) setState({ kind: 'failed', error });
    }
  };
  const cancel = () => {
    work.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, start, cancel, count: (scope: RowScope) => countRows(scope, from) };
}
