import type { TranslationFormat, TranslationImport } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the export and import of translations as files. */
export function useFileLabels() {
  const { t } = useLingui();
  const format = useFormat();
  const formats: Readonly<Record<TranslationFormat, string>> = {
    csv: 'CSV',
    xliff: 'XLIFF 2.1',
    po: 'PO (gettext)',
  };
  return {
    formats,
    exportFile: t({ id: 'management.page.translations.export', message: 'Export translations' }),
    importFile: t({ id: 'management.page.translations.import', message: 'Import translations' }),
    importTitle: t({ id: 'management.page.translations.import-title', message: 'Import translations' }),
    file: t({ id: 'management.page.translations.file', message: 'File' }),
    dropFile: t({
      id: 'management.page.translations.drop-file',
      message: 'Drop a file here, or click to choose one',
    }),
    fileHint: t({
      id: 'management.page.translations.file-hint',
      message:
        'A CSV, XLIFF 2 or PO file with the same IDs as an exported file. Entries without a text stay as they are.',
    }),
    tooLarge: (size: string) =>
      t({ id: 'management.page.translations.file-large', message: `The file is larger than ${size}` }),
    wrongFormat: t({
      id: 'management.page.translations.file-format',
      message: 'Choose a .csv, .xlf, .xliff or .po file',
    }),
    rejected: t({ id: 'management.page.translations.rejected', message: 'Rejected entries' }),
    id: t({ id: 'management.page.translations.id', message: 'Message ID' }),
    reason: t({ id: 'management.page.translations.reason', message: 'Reason' }),
    cancel: t({ id: 'management.page.translations.cancel', message: 'Cancel' }),
    import: t({ id: 'management.page.translations.import-submit', message: 'Import' }),
    close: t({ id: 'management.page.translations.close', message: 'Close' }),
    more: (count: number) => {
      const rest = format.number(count);
      return t({ id: 'management.page.translations.more-rejected', message: `And ${rest} more` });
    },
    describeResult: (counts: Pick<TranslationImport, 'changed' | 'unchanged' | 'empty'>) => {
      const changed = format.number(counts.changed);
      const unchanged = format.number(counts.unchanged);
      const empty = format.number(counts.empty);
      return t({
        id: 'management.page.translations.imported',
        message: `Saved: ${changed}. Unchanged: ${unchanged}. Without a text: ${empty}.`,
      });
    },
  };
}
