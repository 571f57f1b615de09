import { useFormat } from '@atrium/i18n';
import { Button, Spin } from '@atrium/ui/base';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { RowPage } from '../definition.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { useSelection, useTable } from '../model.ts';
import { PrintFrame } from './print-frame.tsx';
import { PrintOptions } from './print-options.tsx';
import styles from './print-preview.module.css';
import type { PrintScope } from './print-rows.ts';
import { PrintSheet } from './print-sheet.tsx';
import { usePrintRows } from './use-print-rows.ts';

/** In milliseconds: shows the button's released state before the system's dialog blocks the page. */
const PRINT_DELAY = 100;

/** Shows a list as it will print, and prints it. */
export function PrintPreview() {
  const { t } = useLingui();
  const { definition, closeDialog } = useTable();
  const selection = useSelection();
  const [scope, setScope] = useState<PrintScope>(selection.count > 0 ? 'selected' : 'page');
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
      <PrintOptions scope={scope} isLandscape={isLandscape} onScope={setScope} onLandscape={setLandscape} />
      <LoadView
        loaded={printed}
        skeleton={<Spin />}
        failure={{
          title: t({
            id: 'table.component.print.failed',
            message: 'Failed to load the items to print. Try again.',
          }),
          retry: t({ id: 'table.component.states.retry', message: 'Try again' }),
        }}
      >
        {(rows) => <PrintNotice {...rows} />}
      </LoadView>
      <PrintFrame title={definition.title} frame={frame}>
        {(body) =>
          printed.data ? <PrintSheet rows={printed.data} isLandscape={isLandscape} body={body} /> : null
        }
      </PrintFrame>
      <div className={styles.actions}>
        <Button onClick={closeDialog}>{t({ id: 'table.component.form.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" disabled={!printed.data} onClick={print}>
          {t({ id: 'table.component.print.print', message: 'Print' })}
        </Button>
      </div>
    </RecordDialog>
  );
}

/** Says that not all rows are printed. */
function PrintNotice({ list, total }: RowPage<unknown>) {
  const { t } = useLingui();
  const format = useFormat();
  const [shown, all] = [format.number(list.length), format.number(total)];
  return (
    <p role="status" className={styles.cut}>
      {list.length < total
        ? t({
            id: 'table.component.print.cut',
            message: `Only the first ${shown} of ${all} items are printed. Narrow the filters, or export the items.`,
          })
        : ''}
    </p>
  );
}
