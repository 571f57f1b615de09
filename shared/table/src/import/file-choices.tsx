import { ENCODINGS, type Encoding, type GridShape } from '@atrium/spreadsheet';
import { Checkbox } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { ChoiceField, useDelimiterLabels } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import type { ImportWizard } from './use-import.ts';

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'utf-32le': 'UTF-32 LE',
  'utf-32be': 'UTF-32 BE',
  gb18030: 'GB18030 / GBK',
  big5: 'Big5',
  shift_jis: 'Shift JIS',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  'windows-1252': 'Windows-1252 / ISO-8859-1',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO-8859-2',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  'iso-8859-5': 'ISO-8859-5',
  'windows-1253': 'Windows-1253',
  'iso-8859-7': 'ISO-8859-7',
  'windows-1254': 'Windows-1254 / ISO-8859-9',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  'windows-874': 'Windows-874',
} as const satisfies Record<Encoding, string>;

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
        <Checkbox checked={wizard.state.hasHeader} onChange={wizard.setHeader}>
          {t({ id: 'table.component.import.header', message: 'First row contains column names' })}
        </Checkbox>
      </div>
    </>
  );
}
