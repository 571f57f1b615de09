import type { TaskInput } from '@atrium/contract';
import { TaskInputView } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';

interface KeptInputProps {
  readonly input: TaskInput;
  readonly imageUrl: string | undefined;
}

/** An input as it was sent, to be read only. */
export function KeptInput({ input, imageUrl }: KeptInputProps) {
  const { t } = useLingui();
  if (input.kind === 'image') {
    return imageUrl ? (
      <img
        className={styles.keptImage}
        src={imageUrl}
        alt={t({ id: 'assets.page.history.image', message: '运行所用的图片' })}
      />
    ) : (
      <p className={styles.hint}>
        {t({ id: 'assets.page.history.no-image', message: '图片太大，没有保存。' })}
      </p>
    );
  }
  return <TaskInputView input={input} />;
}
