import type { Batch } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { Popover, saveFile } from '@atrium/ui/data';
import { IconDownload } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import batchStyles from './batch.module.css';

/** The names of file formats are the same in all languages. */
const FORMATS = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const;

/** Downloads the rows of a batch with their results as a file. */
export function DownloadResult({ batch }: { readonly batch: Batch }) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const download = async (format: keyof typeof FORMATS) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning(true);
    try {
      const { writeResult } = await import('./write-result.ts');
      const file = await writeResult(batch, format, signal);
      // Removes the extension, and replaces the characters that file systems do not allow.
      const name = batch.name.replace(/\.[^.]*$/, '').replace(/[\p{C}<>:"/\\|?*]+/gu, ' ');
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
  const label = t({ id: 'assets.page.batch.download', message: 'Download result' });
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <Button type="primary" icon={<IconDownload />} loading={isRunning} {...props}>
          {label}
        </Button>
      )}
    >
      {(close) => (
        <div className={batchStyles.menu}>
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              type="text"
              onClick={() => {
                close();
                void download(format);
              }}
            >
              {FORMATS[format]}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  );
}
