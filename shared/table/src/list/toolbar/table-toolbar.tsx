import { Button } from '@atrium/ui/base';
import {
  IconExport,
  IconFilter,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconSettings,
  IconUpload,
} from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../core/index.ts';
import { RemoveSelected } from './remove-selected.tsx';
import { SortChoice } from './sort-choice.tsx';
import { ToolButton } from './tool-button.tsx';
import { DensityMenu, RefreshMenu } from './tool-menus.tsx';
import styles from './toolbar.module.css';
import { ViewsMenu } from './views-menu.tsx';

/** The actions on the list as a whole. */
export function TableToolbar() {
  const { t } = useLingui();
  const { definition, isLoading, reload, isSearchShown, toggleSearch, openDialog, stage } =
    useTable<unknown>();
  const canSearch =
    definition.keyword !== undefined || definition.columns.some(({ isSearchable }) => isSearchable);
  return (
    <div className={`${styles.toolbar} print-hidden`}>
      <ViewsMenu />
      <SortChoice />
      <fieldset
        className={styles.tools}
        aria-label={t({ id: 'table.component.toolbar.label', message: 'List tools' })}
      >
        {definition.tools}
        <RemoveSelected />
        <ToolButton
          label={t({ id: 'table.component.toolbar.refresh', message: 'Refresh' })}
          icon={<IconRefresh spin={isLoading} />}
          onClick={() => void reload()}
        />
        <RefreshMenu />
        {canSearch ? (
          <ToolButton
            label={
              isSearchShown
                ? t({ id: 'table.component.toolbar.hide-search', message: 'Hide filters' })
                : t({ id: 'table.component.toolbar.show-search', message: 'Show filters' })
            }
            aria-expanded={isSearchShown}
            icon={<IconFilter />}
            onClick={toggleSearch}
          />
        ) : null}
        <DensityMenu />
        <TransferTools />
        <ToolButton
          label={t({ id: 'table.component.toolbar.print', message: 'Print' })}
          icon={<IconPrinter />}
          onClick={() => openDialog({ kind: 'print' })}
        />
        <ToolButton
          label={t({ id: 'table.component.toolbar.columns', message: 'Column settings' })}
          icon={<IconSettings />}
          onClick={stage.open}
        />
        {definition.form?.source.create ? (
          <Button
            className={styles.add ?? ''}
            type="primary"
            icon={<IconPlus />}
            onClick={() => openDialog({ kind: 'add' })}
          >
            {t({ id: 'table.component.toolbar.add', message: 'Add' })}
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
}

/** Imports files, if the list supports it, and exports the list. */
function TransferTools() {
  const { t } = useLingui();
  const { definition, openDialog } = useTable<unknown>();
  return (
    <>
      {definition.form?.source.importRows ? (
        <ToolButton
          label={t({ id: 'table.component.toolbar.import', message: 'Import' })}
          icon={<IconUpload />}
          onClick={() => openDialog({ kind: 'import' })}
        />
      ) : null}
      <ToolButton
        label={t({ id: 'table.component.toolbar.export', message: 'Export' })}
        icon={<IconExport />}
        onClick={() => openDialog({ kind: 'export' })}
      />
    </>
  );
}
