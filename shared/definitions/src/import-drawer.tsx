import type { ImportedRecord, PortableKind } from '@atrium/contract';
import { createCatalogLoaders, useCatalog } from '@atrium/i18n';
import { SideDrawer } from '@atrium/ui/data';
import { ImportForm } from './import-form.tsx';
import { useImportLabels } from './use-import-labels.ts';

// These messages have the same chunk name as the lazy messages of the remote, so that both are in one chunk. The entry
// file of a remote lists all its chunks, so each additional chunk makes it larger.
const CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "lazy-[request]" */ `../locales/${locale}.po?lazy`),
);

interface ImportDrawerProps {
  readonly kind: PortableKind;
  readonly isOpen: boolean;
  onClose(): void;
  onImported(record: ImportedRecord): void;
}

/** The drawer that imports a definition. It waits for its messages. */
export function ImportDrawer(props: ImportDrawerProps) {
  return useCatalog('definitions', CATALOGS) ? <LoadedDrawer {...props} /> : null;
}

function LoadedDrawer({ kind, isOpen, onClose, onImported }: ImportDrawerProps) {
  const labels = useImportLabels();
  return (
    <SideDrawer isOpen={isOpen} title={labels.title} closeLabel={labels.cancel} onClose={onClose}>
      {isOpen ? <ImportForm kind={kind} onCancel={onClose} onImported={onImported} /> : null}
    </SideDrawer>
  );
}
