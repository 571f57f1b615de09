import { copyText, notify } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { layoutAtom } from './layout-atoms.ts';
import { writeLayout } from './layout-text.ts';

/** Puts the settings into the clipboard, and says whether that went well. */
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
