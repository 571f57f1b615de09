import { Segmented } from '@atrium/ui/controls';
import { useLingui } from '@lingui/react/macro';
import type { CommaMeaning } from './parse-series.ts';
import styles from './series-input.module.css';

interface CommaChoiceProps {
  readonly value: CommaMeaning;
  onChoose(value: CommaMeaning): void;
}

/** Asks what the commas in numbers such as `12,345` mean. */
export function CommaChoice({ value, onChoose }: CommaChoiceProps) {
  const { t } = useLingui();
  const label = t({ id: 'tasks.component.series.commas', message: 'Meaning of the comma in 12,345' });
  return (
    <div className={styles.commas}>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        value={value}
        options={[
          {
            value: 'group',
            name: t({ id: 'tasks.component.series.comma-group', message: 'One number, 12345' }),
          },
          {
            value: 'separator',
            name: t({ id: 'tasks.component.series.comma-separator', message: 'Two numbers, 12 and 345' }),
          },
        ]}
        onChoose={onChoose}
      />
    </div>
  );
}
