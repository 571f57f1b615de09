import { type ListBody, RUN_EXPORT_LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { usePane } from '@atrium/runtime';
import { saveFile } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { DownloadMenu } from '../download-menu.tsx';
import { useOpenApp } from '../open-app.ts';

interface ExportHistoryProps {
  /** The filters of the list. All runs that match them are exported, not only those of the page. */
  readonly filters: NonNullable<ListBody['filters']>;
  readonly isDisabled: boolean;
}

/** Downloads the runs of the open app that match the filters as a file. */
export function ExportHistory({ filters, isDisabled }: ExportHistoryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { app } = useOpenApp();
  const { toasts } = usePane();
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const download = async (extension: 'csv' | 'json') => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning(true);
    try {
      const { writeHistory } = await import('./write-history.ts');
      const appFilters = { ...filters, appId: [app.id] };
      const { file, total } = await writeHistory(appFilters, extension, signal);
      // Replaces the characters that file systems do not allow.
      saveFile(file, `${app.name.replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')}-history.${extension}`);
      if (total > RUN_EXPORT_LIMITS.runs) {
        const exported = format.number(RUN_EXPORT_LIMITS.runs);
        toasts.warning(
          t({
            id: 'assets.page.history.export-limit',
            message: `The file contains the newest ${exported} of ${plural(total, { one: '# run', other: '# runs' })}.`,
          }),
        );
      }
    } catch {
      // The requests are silent, so this is the only toast. A user who left the page needs none.
      if (!signal.aborted) {
        toasts.error(
          t({ id: 'assets.page.usage.download-failed', message: 'Failed to create the file. Try again.' }),
        );
      }
    } finally {
      setRunning(false);
    }
  };
  return (
    <DownloadMenu
      label={t({ id: 'assets.page.history.export', message: 'Download runs' })}
      formats={['csv', 'json']}
      isRunning={isRunning}
      isDisabled={isDisabled}
      onChoose={(extension) => void download(extension)}
    />
  );
}
