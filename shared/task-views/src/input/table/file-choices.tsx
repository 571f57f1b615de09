import { useFormat } from '@atrium/i18n';
import { Button, Checkbox } from '@atrium/ui/base';
import { Popover } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { DecimalChoice } from '../file/decimal-choice.tsx';
import styles from '../file/file.module.css';
import type { TableChoices } from './edit-table.ts';
import type { TableFile } from './use-table-file.ts';

interface FileChoicesProps {
  readonly tableFile: TableFile;
  readonly isDisabled: boolean;
}

/** The choices for the opened file: column names, decimal separator and columns. */
export function FileChoices({ tableFile, isDisabled }: FileChoicesProps) {
  const { t } = useLingui();
  const { choices, isSeparatorAmbiguous, names, choose } = tableFile;
  if (!choices) return null;
  return (
    <>
      {isSeparatorAmbiguous ? (
        <DecimalChoice
          value={choices.decimalSeparator}
          isDisabled={isDisabled}
          onChoose={(decimalSeparator) => choose({ ...choices, decimalSeparator })}
        />
      ) : null}
      <div className={styles.wide}>
        <Checkbox
          checked={choices.hasHeader}
          disabled={isDisabled}
          onChange={(hasHeader) => choose({ ...choices, hasHeader })}
        >
          {t({ id: 'tasks.component.file.header', message: 'First row contains column names' })}
        </Checkbox>
        <ColumnChoice names={names} choices={choices} isDisabled={isDisabled} onChoose={choose} />
      </div>
    </>
  );
}

interface ColumnChoiceProps {
  readonly names: readonly string[];
  readonly choices: TableChoices;
  readonly isDisabled: boolean;
  onChoose(choices: TableChoices): void;
}

/** Chooses the columns to use, at least one. */
function ColumnChoice({ names, choices, isDisabled, onChoose }: ColumnChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { omittedColumns } = choices;
  const used = format.number(names.length - omittedColumns.size);
  const total = format.number(names.length);
  const toggle = (column: number, isUsed: boolean) => {
    const next = new Set(omittedColumns);
    if (isUsed) next.delete(column);
    else next.add(column);
    onChoose({ ...choices, omittedColumns: next });
  };
  return (
    <Popover
      label={t({ id: 'tasks.component.file.columns', message: 'Columns' })}
      trigger={(props) => (
        <Button size="small" disabled={isDisabled} {...props}>
          {t({ id: 'tasks.component.file.columns-used', message: `Columns: ${used} of ${total}` })}
        </Button>
      )}
    >
      {() => (
        <div className={styles.columns}>
          {Array.from(names.entries(), ([column, name]) => (
            <Checkbox
              key={column}
              checked={!omittedColumns.has(column)}
              disabled={!omittedColumns.has(column) && names.length - omittedColumns.size === 1}
              onChange={(isUsed) => toggle(column, isUsed)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      )}
    </Popover>
  );
}
