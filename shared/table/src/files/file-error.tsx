import { useLingui } from '@lingui/react/macro';
import { useAreTableMessagesLoaded } from '../core/index.ts';
import styles from './transfer.module.css';
import { useDescribeFileError } from './use-describe-file-error.ts';

interface FileErrorProps {
  readonly error: unknown;
}

/** Explains why a file could not be read. */
export function FileError({ error }: FileErrorProps) {
  return useAreTableMessagesLoaded() ? <FileErrorContent error={error} /> : null;
}

function FileErrorContent({ error }: FileErrorProps) {
  const { t } = useLingui();
  const describeError = useDescribeFileError();
  return (
    <p role="alert" className={styles.problem}>
      {describeError(error) ??
        t({
          id: 'table.component.import.unreadable',
          message: 'Failed to read the file. Try again.',
        })}
    </p>
  );
}
