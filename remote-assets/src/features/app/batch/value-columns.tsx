import { useFormat } from '@atrium/i18n';
import { Button, Checkbox, Field } from '@atrium/ui/base';
import { Popover } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';

interface ValueColumnsProps {
  readonly columns: readonly string[];
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  onChange(value: readonly string[]): void;
}

/** Chooses the columns with the values of a series. Their order is that of the file. */
export function ValueColumns({ columns, value, error, isDisabled, onChange }: ValueColumnsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const used = format.number(value.length);
  const total = format.number(columns.length);
  const label = t({ id: 'assets.page.batch.value-columns', message: 'Columns with values' });
  return (
    <Field
      label={label}
      isRequired
      error={error}
      hint={t({
        id: 'assets.page.batch.value-columns-hint',
        message: 'Each row is a series, with one column for each step.',
      })}
    >
      {({ id }) => (
        <Popover
          label={label}
          trigger={(props) => (
            <Button id={id} disabled={isDisabled} {...props}>
              {t({ id: 'assets.page.batch.columns-used', message: `Columns: ${used} of ${total}` })}
            </Button>
          )}
        >
          {() => (
            <div className={styles.menu}>
              {columns.map((name) => (
                <Checkbox
                  key={name}
                  checked={value.includes(name)}
                  onChange={(isUsed) =>
                    onChange(columns.filter((one) => (one === name ? isUsed : value.includes(one))))
                  }
                >
                  {name}
                </Checkbox>
              ))}
            </div>
          )}
        </Popover>
      )}
    </Field>
  );
}
