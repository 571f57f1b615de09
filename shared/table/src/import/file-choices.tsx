import { ENCODING_NAMES, ENCODINGS, type GridShape } from '@atrium/spreadsheet';
import { Checkbox } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { ChoiceField, useDelimiterLabels } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import type { ImportWizard } from './use-import.ts';

interface FileChoicesProps {
  readonly wizard: ImportWizard;
  readonly shape: GridShape;
}

/** The detected properties of the file, which the user can correct. */
export function FileChoices({ wizard, shape }: FileChoicesProps) {
  const { t } = useLingui();
  const delimiters = useDelimiterLabels();
  return (
    <>
      <div className={styles.fields}>
        {shape.format === 'csv' ? (
          <>
            <ChoiceField
              label={t({ id: 'table.component.import.encoding', message: 'Encoding' })}
              value={shape.encoding}
              options={ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
              onChoose={(encoding) => wizard.reread({ encoding })}
            />
            <ChoiceField
              label={t({ id: 'table.component.export.delimiter', message: 'Separator' })}
              value={shape.delimiter}
              options={delimiters}
              onChoose={(delimiter) => wizard.reread({ delimiter })}
            />
          </>
        ) : (
          <ChoiceField
            label={t({ id: 'table.component.import.sheet', message: 'Worksheet' })}
            value={shape.sheet}
            options={shape.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChoose={(sheet) => wizard.reread({ sheet })}
          />
        )}
      </div>
      <div className={styles.switches}>
        <Checkbox checked={wizard.state.hasHeader} onChange={wizard.setHasHeader}>
          {t({ id: 'table.component.import.header', message: 'First row contains column names' })}
        </Checkbox>
      </div>
    </>
  );
}
