import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Side } from './conflict.ts';
import type { ConflictChoiceProps } from './conflict-choice-props.ts';
import styles from './conflict-form.module.css';

/** Two sides for each disputed field, one of them proposed. */
export function ConflictForm({ fields, disputes, isSaving, onSettle, onCancel }: ConflictChoiceProps) {
  const { t } = useLingui();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const words: Readonly<Record<Side, string>> = {
    mine: t({ id: 'table.component.conflict.mine', message: 'My entry' }),
    theirs: t({ id: 'table.component.conflict.theirs', message: 'What is stored' }),
  };
  const element = useRef<HTMLFormElement>(null);
  // Whoever pressed Save goes on where the question is.
  useEffect(() => element.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        onSettle(sides);
      }}
    >
      <p role="alert">
        {t({
          id: 'table.component.conflict.line',
          message:
            'Somebody else saved changes while you were editing. Your entries are still here; choose for each which one to keep.',
        })}
      </p>
      {disputes.map((dispute) => {
        const field = fields.find(({ name }) => name === dispute.name);
        if (!field) return null;
        return (
          <fieldset key={dispute.name} className={styles.dispute} disabled={isSaving}>
            <legend>{field.label}</legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={dispute.name}
                  checked={(sides[dispute.name] ?? dispute.proposed) === side}
                  onChange={() => setSides({ ...sides, [dispute.name]: side })}
                />
                <span className={styles.whose}>{words[side]}</span>{' '}
                <span className={styles.value}>{field.show(dispute[side]) || '–'}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t({ id: 'table.component.form.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t({ id: 'table.component.conflict.save', message: 'Save this choice' })}
        </Button>
      </div>
    </form>
  );
}
