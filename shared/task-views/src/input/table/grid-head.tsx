import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { FieldControl } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { RemoveButton } from './remove-button.tsx';
import styles from './table-input.module.css';
import { HEAD_ROW } from './use-grid-keys.ts';

interface GridHeadProps {
  /** For the field of the first column. */
  readonly control: FieldControl;
  readonly columns: readonly string[];
  readonly isDisabled: boolean;
  onName(column: number, name: string): void;
  onRemove(column: number): void;
  onKeyDown(event: KeyboardEvent, column: number): void;
}

/** The names of the columns. */
export function GridHead({ control, columns, isDisabled, onName, onRemove, onKeyDown }: GridHeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <thead>
      <tr>
        <td className={styles.number} />
        {columns.map((name, column) => {
          const number = format.number(column + 1);
          return (
            <th key={number} scope="col">
              <div className={styles.column}>
                <input
                  {...(column === 0 ? control : {})}
                  className={styles.cell}
                  data-cell={`${HEAD_ROW}-${column}`}
                  aria-label={t({
                    id: 'tasks.component.table.column-name',
                    message: `Name of column ${number}`,
                  })}
                  aria-invalid={
                    name === '' ||
                    name.length > LIMITS.nameLength ||
                    (column === 0 && control['aria-invalid'])
                  }
                  disabled={isDisabled}
                  value={name}
                  onChange={({ target }) => onName(column, target.value)}
                  onKeyDown={(event) => onKeyDown(event, column)}
                />
                <RemoveButton
                  label={t({ id: 'tasks.component.table.remove-column', message: `Remove column ${name}` })}
                  isDisabled={isDisabled || columns.length === 1}
                  onRemove={() => onRemove(column)}
                />
              </div>
            </th>
          );
        })}
        <td />
      </tr>
    </thead>
  );
}
