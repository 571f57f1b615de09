import type { NlpItem } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import styles from './nlp-app-create.module.css';

interface TargetChoiceProps {
  readonly targets: readonly NlpItem[];
  readonly chosen: string;
  readonly error: string | undefined;
  onChoose(id: string): void;
}

/** The gallery of targets: what each does, and a text to see it on. */
export function TargetChoice({ targets, chosen, error, onChoose }: TargetChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.targets}>
      <legend>{t({ id: 'assets.page.nlp-app-create.target', message: '选择一项能力' })}</legend>
      <div className={styles.gallery}>
        {targets.map((target) => (
          <label key={target.id} className={styles.target}>
            <input
              type="radio"
              name="target"
              value={target.id}
              checked={target.id === chosen}
              onChange={() => onChoose(target.id)}
            />
            <span>
              <span className={styles.targetName}>{target.name}</span>
              <span className={styles.targetLine}>{target.description}</span>
              {target.sample ? <q className={styles.sample}>{target.sample}</q> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
