import { useFormat } from '@atrium/i18n';
import { type LiveData, type Load, useLoad } from '@atrium/runtime';
import { Button, Spin } from '@atrium/ui/base';
import { Choice, DialogActions } from '@atrium/ui/data';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useCallback, useId, useRef, useState } from 'react';
import { type RowPage, type RowScope, useSelection, useTable } from '../core/index.ts';
import { RecordDialog } from '../dialog/index.ts';
import { collectPrintRows } from './collect-print-rows.ts';
import { PrintFrame } from './print-frame.tsx';
import styles from './print-preview.module.css';
import { PrintSheet } from './print-sheet.tsx';

/**
 * The delay in milliseconds in which the button returns to its released state before the system's dialog blocks the
 * page.
 */
const PRINT_DELAY = 100;

/** The widths of A4 paper in pixels, with space beside it and for a scrollbar. */
const PAPER_WIDTHS = { portrait: 842, landscape: 957 } as const;

/** Shows a list as it will print, and prints it. */
export function PrintPreview() {
  const { t } = useLingui();
  const { definition, closeDialog } = useTable();
  const selection = useSelection();
  const [scope, setScope] = useState<RowScope>(selection.count > 0 ? 'selected' : 'page');
  const [isLandscape, setLandscape] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const printed = usePrintRows(scope);
  const print = () => setTimeout(() => frame.current?.contentWindow?.print(), PRINT_DELAY);
  return (
    <RecordDialog
      size="large"
      surface="modal"
      title={t({ id: 'table.component.print.title', message: 'Print preview' })}
      onClose={closeDialog}
    >
      <PrintOptions
        scope={scope}
        isLandscape={isLandscape}
        onScopeChange={setScope}
        onLandscapeChange={setLandscape}
      />
      <LoadView
        loaded={printed}
        skeleton={<Spin />}
        failure={{
          title: t({
            id: 'table.component.print.failed',
            message: 'Failed to load the rows to print. Try again.',
          }),
          retry: t({ id: 'table.component.states.retry', message: 'Try again' }),
        }}
      >
        {(rows) => <PrintNotice {...rows} />}
      </LoadView>
      <PrintFrame
        title={definition.title}
        frame={frame}
        paperWidth={PAPER_WIDTHS[isLandscape ? 'landscape' : 'portrait']}
      >
        {(body) =>
          printed.data ? <PrintSheet rows={printed.data} isLandscape={isLandscape} body={body} /> : null
        }
      </PrintFrame>
      <DialogActions>
        <Button onClick={closeDialog}>{t({ id: 'table.component.form.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" disabled={!printed.data} onClick={print}>
          {t({ id: 'table.component.print.print', message: 'Print' })}
        </Button>
      </DialogActions>
    </RecordDialog>
  );
}

/** Says that not all rows are printed. */
function PrintNotice({ list, total }: RowPage<unknown>) {
  const { t } = useLingui();
  const format = useFormat();
  const [shown, all] = [format.number(list.length), format.number(total)];
  return (
    <p role="status" className={styles.notice}>
      {list.length < total
        ? t({
            id: 'table.component.print.truncated',
            message: `Only the first ${shown} of ${all} rows are printed. Narrow the filters, or export the rows.`,
          })
        : ''}
    </p>
  );
}

/** Returns the rows of a scope, from the state of the table when the preview opened. */
function usePrintRows<Row>(scope: RowScope): LiveData<RowPage<Row>> {
  const { definition, query, page } = useTable<Row>();
  const selection = useSelection<Row>();
  const [snapshot] = useState({ definition, query, page, selected: selection.scope });
  const load: Load<RowScope, RowPage<Row>> = useCallback(
    (chosen, { signal }) => collectPrintRows(chosen, snapshot, signal),
    [snapshot],
  );
  return useLoad(load, scope);
}

interface PrintOptionsProps {
  readonly scope: RowScope;
  readonly isLandscape: boolean;
  onScopeChange(scope: RowScope): void;
  onLandscapeChange(isLandscape: boolean): void;
}

/** Chooses which rows are printed, and the paper's orientation. */
function PrintOptions({ scope, isLandscape, onScopeChange, onLandscapeChange }: PrintOptionsProps) {
  const { t } = useLingui();
  const selection = useSelection();
  const labels: Readonly<Record<RowScope, string>> = {
    page: t({ id: 'table.component.print.page', message: 'This page' }),
    selected: t({ id: 'table.component.print.selected', message: 'Selected rows' }),
    matching: t({ id: 'table.component.print.matching', message: 'All matching rows' }),
  };
  const scopes: readonly RowScope[] =
    selection.count > 0 ? ['page', 'selected', 'matching'] : ['page', 'matching'];
  return (
    <div className={styles.options}>
      <PrintOption
        label={t({ id: 'table.component.print.scope', message: 'Rows' })}
        value={scope}
        options={scopes.map((value) => ({ value, label: labels[value] }))}
        onChoose={(value) => onScopeChange(scopes.find((candidate) => candidate === value) ?? 'page')}
      />
      <PrintOption
        label={t({ id: 'table.component.print.paper', message: 'Orientation' })}
        value={isLandscape ? 'landscape' : 'portrait'}
        options={[
          { value: 'portrait', label: t({ id: 'table.component.print.tall', message: 'Portrait' }) },
          { value: 'landscape', label: t({ id: 'table.component.print.wide', message: 'Landscape' }) },
        ]}
        onChoose={(value) => onLandscapeChange(value === 'landscape')}
      />
    </div>
  );
}

type PrintOptionProps = { readonly label: string } & Pick<
  ComponentProps<typeof Choice>,
  'value' | 'options' | 'onChoose'
>;

function PrintOption({ label, ...choice }: PrintOptionProps) {
  const id = useId();
  return (
    <span className={styles.option}>
      <label htmlFor={id}>{label}</label>
      <Choice id={id} {...choice} />
    </span>
  );
}
