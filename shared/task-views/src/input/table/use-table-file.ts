import { useFormat } from '@atrium/i18n';
import { useState } from 'react';
import { getLocaleDecimalSeparator } from '../file/decimal-separator.ts';
import type { OpenedFile } from '../file/opened-file.ts';
import { type SpreadsheetReader, useSpreadsheetReader } from '../file/use-spreadsheet-reader.ts';
import {
  countColumns,
  guessTableChoices,
  type LimitedTable,
  nameColumns,
  type TableChoices,
  toTable,
} from './edit-table.ts';

/** The file of a table, and the choices for reading it. */
interface TableSource {
  readonly rows: OpenedFile['rows'];
  readonly columnCount: number;
  readonly isSeparatorAmbiguous: boolean;
  readonly choices: TableChoices;
}

export interface TableFile {
  readonly reader: SpreadsheetReader;
  /** `undefined` while the table does not come from a file. */
  readonly choices: TableChoices | undefined;
  /** Whether the decimal separator of the file is unclear. */
  readonly isSeparatorAmbiguous: boolean;
  /** The names of all columns of the file. */
  readonly names: readonly string[];
  choose(choices: TableChoices): void;
}

/** Opens a file as a table, and creates the table again when the user changes the choices. */
export function useTableFile(onTable: (limitedTable: LimitedTable) => void): TableFile {
  const format = useFormat();
  const [source, setSource] = useState<TableSource>();
  const showSource = (next: TableSource) => {
    const limitedTable = toTable(next.rows, next.choices);
    setSource(limitedTable && next);
    if (limitedTable) onTable(limitedTable);
  };
  const reader = useSpreadsheetReader(({ rows }) => {
    const { isSeparatorAmbiguous, ...choices } = guessTableChoices(
      rows,
      getLocaleDecimalSeparator(format.number),
    );
    showSource({ rows, columnCount: countColumns(rows), isSeparatorAmbiguous, choices });
  });
  const shown = reader.state.kind === 'open' ? source : undefined;
  return {
    reader,
    choices: shown?.choices,
    isSeparatorAmbiguous: shown?.isSeparatorAmbiguous ?? false,
    names: shown ? nameColumns(shown.choices.hasHeader ? (shown.rows[0] ?? []) : [], shown.columnCount) : [],
    choose: (choices) => {
      if (shown) showSource({ ...shown, choices });
    },
  };
}
