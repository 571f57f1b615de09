import { Button } from '@atrium/ui/base';
import { useScrollFades } from '@atrium/ui/controls';
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
import { useRef } from 'react';
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
  const { definition, isLoading, reload, isSearchShown, toggleSearch, openDialog, columnEditor, isNarrow } =
    useTable<unknown>();
  const toolbar = useRef<HTMLDivElement>(null);
  useScrollFades(toolbar);
  const canSearch =
    definition.keyword !== undefined || definition.columns.some(({ isSearchable }) => isSearchable);
  const filters = canSearch ? (
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
  ) : null;
  // On a phone, the tools are on one line that scrolls, so those that users need most are first.
  return (
    <div ref={toolbar} className={`${styles.toolbar} print-hidden`}>
      {/* A control that the page provides. It decides what the list shows. */}
      {definition.scope}
      {isNarrow ? filters : <ViewsMenu />}
      <SortChoice />
      <fieldset
        className={styles.tools}
        aria-label={t({ id: 'table.component.toolbar.label', message: 'List tools' })}
      >
        {isNarrow ? <ViewsMenu /> : null}
        {definition.tools}
        <RemoveSelected />
        <ToolButton
          label={t({ id: 'table.component.toolbar.refresh', message: 'Refresh' })}
          icon={<IconRefresh spin={isLoading} />}
          onClick={() => void reload()}
        />
        <RefreshMenu />
        {isNarrow ? null : filters}
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
          onClick={columnEditor.open}
        />
        <div className={styles.add}>
          <AddButton />
        </div>
      </fieldset>
    </div>
  );
}

function AddButton() {
  const { t } = useLingui();
  const { definition, openDialog } = useTable<unknown>();
  if (!definition.form?.source.create) return definition.createAction;
  return (
    <Button type="primary" icon={<IconPlus />} onClick={() => openDialog({ kind: 'add' })}>
      {t({ id: 'table.component.toolbar.add', message: 'Add' })}
    </Button>
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
          label={t({ id: 'table.component.toolbar.import', message: 'Import rows' })}
          icon={<IconUpload />}
          onClick={() => openDialog({ kind: 'import' })}
        />
      ) : null}
      <ToolButton
        label={t({ id: 'table.component.toolbar.export', message: 'Export rows' })}
        icon={<IconExport />}
        onClick={() => openDialog({ kind: 'export' })}
      />
    </>
  );
}
