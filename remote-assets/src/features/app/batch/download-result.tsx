import type { Batch } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { saveFile } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { DownloadMenu } from '../download-menu.tsx';

/** Downloads the rows of a batch with their results as a file. */
export function DownloadResult({ batch }: { readonly batch: Batch }) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const download = async (format: 'csv' | 'xlsx') => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning(true);
    try {
      const { writeResult } = await import('./write-result.ts');
      const file = await writeResult(batch, format, signal);
      // Removes the extension of a file that gave the batch its name, and replaces the characters
      // that file systems do not allow.
      const name = batch.name.replace(/\.(csv|tsv|xlsx?|zip)$/i, '').replace(/[\p{C}<>:"/\\|?*]+/gu, ' ');
      saveFile(file, `${name}-result.${format}`);
    } catch {
      // The requests are silent, so this is the only toast. A user who left the page needs none.
      if (!signal.aborted) {
        toasts.error(
          t({ id: 'assets.page.batch.download-failed', message: 'Failed to create the file. Try again.' }),
        );
      }
    } finally {
      setRunning(false);
    }
  };
  return (
    <DownloadMenu
      label={t({ id: 'assets.page.batch.download', message: 'Download result' })}
      formats={['csv', 'xlsx']}
      isPrimary
      isRunning={isRunning}
      onChoose={(format) => void download(format)}
    />
  );
}
