import { exportDefinition } from '@atrium/definitions';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useOpenApp } from '../open-app.ts';

/** Saves the definition of the open app as a file. */
export function ExportApp() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  return (
    <Button onClick={() => void exportDefinition('app', app)}>
      {t({ id: 'assets.page.settings.export', message: 'Export definition' })}
    </Button>
  );
}
