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
import { createFileName, useDescribeBookWarning } from '../files/index.ts';
import { getBookFormat } from './book-formats.ts';
import { createExportColumns } from './create-export-columns.ts';
import { type ExportOptions, toWriteOptions } from './export-options.ts';

export type ExportState =
  | { readonly kind: 'idle' }
  /** `isPacking`: all rows are collected, and the file is being created. */
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly isPacking: boolean }
  /** The format cannot store all of the data: nothing is written until the user decides. */
  | { readonly kind: 'awaitingConfirmation'; readonly warnings: readonly string[]; continueExport(): void }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Writes rows of the table to a file. Closing the dialog cancels the export. */
export function useExport<Row>(labels: { readonly scope: Readonly<Record<RowScope, string>> }) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { definition, query, page, columns, closeDialog } = useTable<Row>();
  const describeWarning = useDescribeBookWarning();
  const writeLog = useSetAppAtom(writeLogAtom);
  const selection = useSelection<Row>();
  const [snapshot] = useState<ScopedTable<Row>>({ definition, query, page, selected: selection.scope });
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const activeExport = useRef<AbortController>(undefined);
  useEffect(() => () => activeExport.current?.abort(), []);

  const start = async (options: ExportOptions) => {
    const controller = new AbortController();
    activeExport.current = controller;
    const exportedColumns = createExportColumns(definition, columns, options.columns);
    const total = countRows(options.scope, snapshot);
    let done = 0;
    const showProgress = (progress: {
      readonly done: number;
      readonly total: number;
      readonly isPacking: boolean;
    }) => {
      if (!controller.signal.aborted) setState({ kind: 'running', ...progress });
    };
    const getLoadingProgress = () => ({ done, total: Math.max(total, done), isPacking: false });
    // The writer reports bytes; the user sees rows.
    const getPackingProgress = (ratio: number) => ({
      done: Math.round(done * ratio),
      total: done,
      isPacking: true,
    });
    async function* readRows(): AsyncGenerator<readonly CellRow[]> {
      for await (const { rows } of readScopedRows(options.scope, snapshot, {
        signal: controller.signal,
        isSilent: true,
      })) {
        yield rows.map((row) => exportedColumns.map(({ cell }) => cell(row)));
        done += rows.length;
        showProgress(getLoadingProgress());
      }
      showProgress(getPackingProgress(0));
    }
    const extension = options.format === 'book' ? getBookFormat(options.bookType).extension : options.format;
    /** Logs and shows the warnings, and waits until the user continues the export. */
    const confirmWarnings = (found: readonly BookWarning[]) => {
      const warnings = found.map(describeWarning);
      const list = warnings.join('; ');
      const message = t({
        id: 'table.component.export.log',
        message: `Exporting to ${extension} may lose data: ${list}`,
      });
      writeLog({ message, extra: { format: options.bookType, warnings: found } });
      return new Promise<void>((resolve) => {
        const continueExport = () => {
          showProgress(getPackingProgress(0));
          resolve();
        };
        setState({ kind: 'awaitingConfirmation', warnings, continueExport });
      });
    };
    showProgress(getLoadingProgress());
    try {
      const writeOptions = toWriteOptions(options, definition.title, document.documentElement.dir === 'rtl');
      const titles = exportedColumns.map(({ title }) => title);
      const file = await writeTable(writeOptions, titles, readRows(), {
        signal: controller.signal,
        onWarnings: confirmWarnings,
        onProgress: ({ phase, ...bytes }) => {
          if (phase === 'packing') showProgress(getPackingProgress(bytes.done / bytes.total));
        },
      });
      const name = createFileName([definition.title, labels.scope[options.scope]], new Date(), extension);
      saveFile(file, name);
      toasts.success(t({ id: 'table.component.export.done', message: `${name} exported` }));
      closeDialog();
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: 'failed', error });
    }
  };
  const cancel = () => {
    activeExport.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, start, cancel, count: (scope: RowScope) => countRows(scope, snapshot) };
}
