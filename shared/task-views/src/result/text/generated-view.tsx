import type { GenerateOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import styles from './marked-text.module.css';

/** The text that a model has written. */
export function GeneratedView({ output: { text, finish } }: { readonly output: GenerateOutput }) {
  const { t } = useLingui();
  return (
    <>
      {finish === 'length' ? (
        <p className={styles.note}>
          {t({
            id: 'tasks.component.text.generated-truncated',
            message: 'The model reached its maximum number of tokens, so the text may be incomplete.',
          })}
        </p>
      ) : null}
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </>
  );
}
