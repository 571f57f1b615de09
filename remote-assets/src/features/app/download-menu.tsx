import { Button } from '@atrium/ui/base';
import { Popover } from '@atrium/ui/data';
import { IconDownload } from '@atrium/ui/shell';
import styles from './app.module.css';

/** The names of file formats are the same in all languages. */
const FORMATS = { csv: 'CSV', json: 'JSON', xlsx: 'Excel (XLSX)' } as const;

interface DownloadMenuProps<Format> {
  readonly label: string;
  readonly formats: readonly Format[];
  /** Whether a file is being created. */
  readonly isRunning: boolean;
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  onChoose(format: Format): void;
}

/** A button that opens a menu with the formats of a file. */
export function DownloadMenu<Format extends keyof typeof FORMATS>({
  label,
  formats,
  isRunning,
  isPrimary = false,
  isDisabled = false,
  onChoose,
}: DownloadMenuProps<Format>) {
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <Button
          type={isPrimary ? 'primary' : 'secondary'}
          icon={<IconDownload />}
          loading={isRunning}
          disabled={isDisabled}
          {...props}
        >
          {label}
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.menu}>
          {formats.map((format) => (
            <Button
              key={format}
              type="text"
              onClick={() => {
                close();
                onChoose(format);
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
