import type { Usage } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { saveFile } from '@atrium/ui/data';
import { IconDownload } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listUsageColumns, listUsageRows } from './list-usage-rows.ts';

interface DownloadUsageProps {
  readonly usage: Usage;
  /** The beginning of the file's name. */
  readonly name: string;
}

/** Downloads the usage as a CSV file. */
export function DownloadUsage({ usage, name }: DownloadUsageProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const { writeTable } = await import('@atrium/spreadsheet');
      const options = {
        format: 'csv',
        delimiter: ',',
        isQuoted: false,
        hasByteOrderMark: true,
        isFormulaSafe: true,
      } as const;
      const file = await writeTable(options, listUsageColumns(usage), listPages(usage), {});
      // Replaces the characters that file systems do not allow.
      saveFile(file, `${name.replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')}-usage.csv`);
    } catch {
      toasts.error(
        t({ id: 'assets.page.usage.download-failed', message: 'Failed to create the file. Try again.' }),
      );
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      icon={<IconDownload />}
      disabled={usage.total.runs === 0}
      loading={isRunning}
      onClick={() => void download()}
    >
      {t({ id: 'assets.page.usage.download', message: 'Download CSV' })}
    </Button>
  );
}

/** Yields all rows as one page, in the form that `writeTable` reads. */
async function* listPages(usage: Usage) {
  yield listUsageRows(usage);
}
