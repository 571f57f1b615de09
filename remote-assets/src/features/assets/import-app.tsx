import { ImportDefinition } from '@atrium/definitions';
import { usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { getAppLocation } from '../../addresses.ts';

/** Imports an app from a file and opens it. */
export function ImportApp() {
  const { t } = useLingui();
  const { navigator } = usePane();
  return (
    <ImportDefinition
      kind="app"
      label={t({ id: 'assets.page.assets.import', message: 'Import definition' })}
      // The server sends the kind of each imported app. The default only satisfies the type.
      onImported={({ id, appKind = 'nlp' }) => navigator.go(getAppLocation({ id, kind: appKind }))}
    />
  );
}
