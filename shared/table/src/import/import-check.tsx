import { useFormat } from '@atrium/i18n';
import { Button, Checkbox } from '@atrium/ui/base';
import { DialogActions, Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { CheckTable } from './check-table.tsx';
import importStyles from './import.module.css';
import { countInvalid } from './import-state.ts';
import type { ImportWizard } from './use-import.ts';

const FIRST_PAGE_SIZE = 20;

/** A preview of the imported rows: invalid cells show their error and can be corrected in place. */
export function ImportCheck({ wizard }: { readonly wizard: ImportWizard }) {
  const { t } = useLingui();
  const format = useFormat();
  const { state, importInput } = wizard;
  const [showsOnlyInvalid, setShowsOnlyInvalid] = useState(state.errorsInFile.size > 0);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(FIRST_PAGE_SIZE);
  const invalidIndexes = useMemo(() => [...state.errorsInFile.keys()], [state.errorsInFile]);
  const total = showsOnlyInvalid ? invalidIndexes.length : importInput.rows.length;
  const first = (page - 1) * pageSize;
  const indexes = showsOnlyInvalid
    ? invalidIndexes.slice(first, first + pageSize)
    : Array.from(
        { length: Math.max(0, Math.min(pageSize, total - first)) },
        (_, position) => first + position,
      );
  const invalidCount = countInvalid(state);
  const validCount = importInput.rows.length - invalidCount;
  const [good, bad, all] = [validCount, invalidCount, total].map((count) => format.number(count));
  const [from, to] = [Math.min(first + 1, total), Math.min(first + pageSize, total)].map((position) =>
    format.number(position),
  );
  return (
    <>
      <p role="status" className={importStyles.about}>
        {invalidCount === 0
          ? t({
              id: 'table.component.import.all-good',
              message: `Rows ready to import: ${good}`,
            })
          : t({
              id: 'table.component.import.some-bad',
              message: `Valid rows: ${good}, rows with errors: ${bad}. Fix them below, or import only the valid rows.`,
            })}
      </p>
      {state.errorsInFile.size > 0 ? (
        <Checkbox
          checked={showsOnlyInvalid}
          onChange={(next) => {
            setShowsOnlyInvalid(next);
            setPage(1);
          }}
        >
          {t({ id: 'table.component.import.only-bad', message: 'Only show rows with errors' })}
        </Checkbox>
      ) : null}
      <CheckTable wizard={wizard} indexes={indexes} />
      <Pager
        page={page}
        pageSize={pageSize}
        total={total}
        labels={{
          label: t({ id: 'table.component.import.pages', message: 'Preview pages' }),
          range: t({ id: 'table.component.import.range', message: `${from}–${to} of ${all}` }),
          previous: t({ id: 'table.component.import.previous', message: 'Previous' }),
          next: t({ id: 'table.component.import.next', message: 'Next' }),
          pageSize: t({ id: 'table.component.import.page-size', message: 'Rows per page' }),
          perPage: (size) => format.number(size),
        }}
        onPageChange={setPage}
        onPageSizeChange={(size) => {
          setPageSize(size);
          setPage(1);
        }}
      />
      <DialogActions>
        <Button onClick={wizard.remap}>{t({ id: 'table.component.import.back', message: 'Back' })}</Button>
        <Button type="primary" disabled={validCount === 0} onClick={() => void wizard.send()}>
          {invalidCount === 0
            ? t({ id: 'table.component.import.send-all', message: `Import all rows (${good})` })
            : t({ id: 'table.component.import.send-good', message: `Import valid rows (${good})` })}
        </Button>
      </DialogActions>
    </>
  );
}
