import type { FieldConflict, Side } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './conflict-form.module.css';

/** The label and values of a field with a conflict. */
export interface ConflictField {
  readonly name: string;
  /** Already translated. */
  readonly label: ReactNode;
  /** Returns a value as the form shows it. Returns an empty text if there is no value. */
  show(value: unknown): ReactNode;
}

export interface ConflictFormProps {
  readonly fields: readonly ConflictField[];
  readonly conflicts: readonly FieldConflict[];
  readonly isSaving: boolean;
  /** Receives the chosen sides. For a field without a chosen side, the proposed side applies. */
  onResolve(sides: Readonly<Record<string, Side>>): void;
  onCancel(): void;
}

/** The two sides of each field with a conflict, one of them proposed. */
export function ConflictForm({ fields, conflicts, isSaving, onResolve, onCancel }: ConflictFormProps) {
  const { t } = useLingui();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const labels: Readonly<Record<Side, string>> = {
    mine: t({ id: 'table.component.conflict.mine', message: 'Your value' }),
    theirs: t({ id: 'table.component.conflict.theirs', message: 'Saved value' }),
  };
  const element = useRef<HTMLFormElement>(null);
  // The Save button, which had the focus, no longer exists.
  useEffect(() => element.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        onResolve(sides);
      }}
    >
      <p role="alert">
        {t({
          id: 'table.component.conflict.description',
          message: 'Another user saved changes while you were editing. Choose which values to keep.',
        })}
      </p>
      {conflicts.map((conflict) => {
        const field = fields.find(({ name }) => name === conflict.name);
        if (!field) return null;
        return (
          <fieldset key={conflict.name} className={styles.conflict} disabled={isSaving}>
            <legend>{field.label}</legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={conflict.name}
                  checked={(sides[conflict.name] ?? conflict.proposed) === side}
                  onChange={() => setSides({ ...sides, [conflict.name]: side })}
                />
                <span className={styles.owner}>{labels[side]}</span>{' '}
                <span className={styles.value}>{field.show(conflict[side]) || '–'}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <DialogActions>
        <Button onClick={onCancel}>{t({ id: 'table.component.form.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t({ id: 'table.component.conflict.save', message: 'Save selected values' })}
        </Button>
      </DialogActions>
    </form>
  );
}
