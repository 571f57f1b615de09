import type { ImportedRecord, PortableKind } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { IconFile } from '@atrium/ui/shell';
import { lazy, Suspense, useState } from 'react';

interface ImportDefinitionProps {
  readonly kind: PortableKind;
  /** The text of the button. */
  readonly label: string;
  onImported(record: ImportedRecord): void;
}

const ImportDrawer = lazy(async () => ({ default: (await import('./import-drawer.tsx')).ImportDrawer }));

/** The button that imports a record from a file. Its drawer loads with the first click. */
export function ImportDefinition({ kind, label, onImported }: ImportDefinitionProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const close = () => setState('closed');
  return (
    <>
      <Button icon={<IconFile />} onClick={() => setState('open')}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {state === 'never' ? null : (
          <ImportDrawer
            kind={kind}
            isOpen={state === 'open'}
            onClose={close}
            onImported={(record) => {
              close();
              onImported(record);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
