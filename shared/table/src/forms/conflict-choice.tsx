import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Side } from './conflict.ts';
import styles from './conflict-choice.module.css';
import type { Conflict, RecordForm } from './use-record-form.ts';
import { valueText } from './value-text.ts';

interface ConflictChoiceProps<Row> {
  readonly form: RecordForm<Row>;
  readonly conflict: Conflict<Row>;
  onCancel(): void;
}

/** Shows what somebody else stored meanwhile against what was entered here, and lets the person choose field by field. */
export function ConflictChoice<Row>({ form, conflict, onCancel }: ConflictChoiceProps<Row>) {
  const { t } = useLingui();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const words: Readonly<Record<Side, string>> = {
    mine: t({ id: 'table.component.conflict.mine', message: '我的输入' }),
    theirs: t({ id: 'table.component.conflict.theirs', message: '已保存的内容' }),
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.settle(sides);
      }}
    >
      <p role="alert">
        {t({
          id: 'table.component.conflict.line',
          message: '在您编辑期间，其他人保存了修改。您的输入仍在；请逐项选择要保留哪一个。',
        })}
      </p>
      {conflict.disputes.map((dispute) => {
        const field = form.fields.find(({ name }) => name === dispute.name);
        if (!field) return null;
        return (
          <fieldset key={dispute.name} className={styles.dispute}>
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
                <span className={styles.value}>{valueText(field, dispute[side]) || '–'}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t({ id: 'table.component.form.cancel', message: '取消' })}</Button>
        <Button type="primary" htmlType="submit" loading={form.isSaving}>
          {t({ id: 'table.component.conflict.save', message: '按所选保存' })}
        </Button>
      </div>
    </form>
  );
}
