import type { Target } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import styles from './app-create.module.css';
import { TargetCard } from './target-card.tsx';

interface TargetChoiceProps {
  readonly targets: readonly Target[];
  readonly chosen: string;
  readonly error: string | undefined;
  onChoose(id: string): void;
}

/** The gallery of targets, of which one is chosen. */
export function TargetChoice({ targets, chosen, error, onChoose }: TargetChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.targets}>
      <legend>{t({ id: 'assets.page.app-create.target', message: '选择一项能力' })}</legend>
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
            <TargetCard target={target} />
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
