import { IconExport, IconUpload } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../model.ts';
import { ToolButton } from './tool-button.tsx';

/** Imports files, if the list supports it, and exports the list. */
export function TransferTools() {
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
