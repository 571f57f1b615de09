import type { TaskInput } from '@atrium/contract';
import { TaskInputView } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';

interface StoredInputProps {
  readonly input: TaskInput;
  readonly imageUrl: string | undefined;
}

/** An input as it was sent, read-only. */
export function StoredInput({ input, imageUrl }: StoredInputProps) {
  const { t } = useLingui();
  if (input.kind === 'image') {
    return imageUrl ? (
      <img
        className={styles.storedImage}
        src={imageUrl}
        alt={t({ id: 'assets.page.history.image', message: 'Input image' })}
      />
    ) : (
      <p className={styles.hint}>
        {t({ id: 'assets.page.history.no-image', message: 'The image was too large and was not stored.' })}
      </p>
    );
  }
  return <TaskInputView input={input} />;
}
