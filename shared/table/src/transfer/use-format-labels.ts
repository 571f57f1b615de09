import { useLingui } from '@lingui/react/macro';

/** Explains why a file that is neither csv nor xlsx cannot be imported: the detected format, and what to do. */
export function useFormatLabels(): (found: string) => string {
  const { t } = useLingui();
  return (found) => {
    switch (found) {
      case 'xlsx':
        return t({
          id: 'table.component.file.found-xlsx',
          message:
            'This is an xlsx workbook, but its name does not end in .xlsx. Rename it, then import it again.',
        });
      case 'text':
        return t({
          id: 'table.component.file.found-text',
          message:
            'This is a text file. If it contains a table, change its extension to .csv, then import it again.',
        });
      case 'xls':
        return t({
          id: 'table.component.file.found-xls',
          message:
            'This is a workbook of an older Excel version (.xls). Save it as .xlsx in Excel, then import it again.',
        });
      case 'xlsb':
        return t({
          id: 'table.component.file.found-xlsb',
          message:
            'This is an Excel binary workbook (.xlsb). Save it as .xlsx in Excel, then import it again.',
        });
      case 'openDocument':
        return t({
          id: 'table.component.file.found-ods',
          message: 'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx, then import it again.',
        });
      case 'numbers':
        return t({
          id: 'table.component.file.found-numbers',
          message:
            'This is a Numbers spreadsheet. Export it to Excel (.xlsx) in Numbers, then import it again.',
        });
      case 'html':
      case 'xml':
        return t({
          id: 'table.component.file.found-markup',
          message: 'This is a web page or an XML file. Save it as .xlsx in Excel, then import it again.',
        });
      default:
        return t({
          id: 'table.component.file.unsupported',
          message: 'Only xlsx and csv files are supported',
        });
    }
  };
}
