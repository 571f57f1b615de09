import { useLingui } from '@lingui/react/macro';

/** Explains why a file that is neither csv nor xlsx can't be imported, by what the reader found it to be, and what to do. */
export function useFormatWords(): (found: string) => string {
  const { t } = useLingui();
  return (found) => {
    switch (found) {
      case 'xlsx':
        return t({
          id: 'table.component.file.found-xlsx',
          message: '这是 xlsx 工作簿，但扩展名不是 .xlsx。请把文件另存为 .xlsx 后再导入',
        });
      case 'text':
        return t({
          id: 'table.component.file.found-text',
          message: '这是文本文件。如果它是表格，请把扩展名改为 .csv 后再导入',
        });
      case 'xls':
        return t({
          id: 'table.component.file.found-xls',
          message: '这是旧版 Excel 工作簿（.xls）。请在 Excel 或 WPS 中另存为 .xlsx 后再导入',
        });
      case 'xlsb':
        return t({
          id: 'table.component.file.found-xlsb',
          message: '这是 Excel 二进制工作簿（.xlsb）。请在 Excel 中另存为 .xlsx 后再导入',
        });
      case 'openDocument':
        return t({
          id: 'table.component.file.found-ods',
          message: '这是 OpenDocument 电子表格（.ods）。请另存为 .xlsx 后再导入',
        });
      case 'numbers':
        return t({
          id: 'table.component.file.found-numbers',
          message: '这是 Numbers 表格。请在 Numbers 中导出为 Excel（.xlsx）后再导入',
        });
      case 'html':
      case 'xml':
        return t({
          id: 'table.component.file.found-markup',
          message: '这是网页或 XML 文件。请在 Excel 或 WPS 中打开并另存为 .xlsx 后再导入',
        });
      default:
        return t({ id: 'table.component.file.unsupported', message: '只支持 xlsx 和 csv 文件' });
    }
  };
}
