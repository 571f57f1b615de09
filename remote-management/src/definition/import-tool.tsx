import type { PortableKind } from '@atrium/contract';
import { ImportDefinition } from '@atrium/definitions';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';

/** Imports a record of the listed kind from a file. */
export function ImportTool({ kind }: { readonly kind: PortableKind }) {
  const { t } = useLingui();
  const { reload } = useTable<unknown>();
  return (
    <ImportDefinition
      kind={kind}
      label={t({ id: 'management.component.definition.import', message: 'Import definition' })}
      onImported={() => void reload()}
    />
  );
}
