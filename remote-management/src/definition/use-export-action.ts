import type { PortableKind } from '@atrium/contract';
import { exportDefinition } from '@atrium/definitions';
import type { RowAction } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';

interface ExportedRow {
  readonly id: string;
  readonly name: string;
  readonly slug?: string;
}

/** Returns the action that saves the definition of a row as a file. */
export function useExportAction<Row extends ExportedRow>(kind: PortableKind): RowAction<Row> {
  const { t } = useLingui();
  return {
    key: 'export-definition',
    label: t({ id: 'management.component.definition.export', message: 'Export definition' }),
    run: ({ id, name, slug }) => void exportDefinition(kind, { id, name: slug ?? name }),
  };
}
