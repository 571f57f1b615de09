import { copyText, notify } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { layoutAtom } from './layout-atoms.ts';
import { writeLayout } from './layout-text.ts';

/** Returns a function that copies the settings to the clipboard and shows whether it succeeded. */
export function useCopyLayout(): () => Promise<void> {
  const { t } = useLingui();
  const layout = useAtomValue(layoutAtom);
  return async () => {
    if (await copyText(writeLayout(layout))) {
      notify.success(t({ id: 'host.component.layout-settings.copied', message: 'Layout settings copied' }));
    } else {
      notify.error(
        t({
          id: 'host.component.layout-settings.not-copied',
          message: 'Failed to copy. Allow clipboard access in the browser and try again.',
        }),
      );
    }
  };
}
