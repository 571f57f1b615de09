import { useFormat } from '@atrium/i18n';
import { SpreadsheetError, type SpreadsheetFault } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';
import { useFormatWords } from './use-format-words.ts';

const MB = 1024 * 1024;

/** Says in words why a file could not be read or written; none for what is no fault of a file. */
export function useFileFaults(): (error: unknown) => string | undefined {
  const format = useFormat();
  const kinds = useKindWords();
  const formats = useFormatWords();
  const limits = useLimitWords();
  return (error) => {
    if (!(error instanceof SpreadsheetError)) return undefined;
    const { code, data } = error;
    const max = typeof data.max === 'number' ? data.max : 0;
    const shown = { max: format.number(max), megabytes: format.number(Math.round(max / MB)) };
    if (code === 'unsupportedFormat') return formats(String(data.found ?? ''));
    return kinds(code) ?? limits(code, shown, data);
  };
}

/** The messages that the product's specification names. Their English wording is the specification's. */
function useKindWords() {
  const { t } = useLingui();
  return (code: SpreadsheetFault): string | undefined => {
    switch (code) {
      case 'invalidHtml':
        return t({ id: 'table.component.file.invalid-html', message: '这是网页，其中没有 <table> 表格' });
      case 'odsEncryption':
        return t({ id: 'table.component.file.ods-encryption', message: '不支持加密的 ODS 文件' });
      case 'notSpreadsheetDocument':
        return t({ id: 'table.component.file.not-spreadsheet', message: '此 OpenDocument 文件不是电子表格' });
      case 'missingContent':
        return t({
          id: 'table.component.file.missing-content',
          message: 'ODS 或 UOF 文件中缺少 content.xml',
        });
      case 'passwordProtected':
        return t({ id: 'table.component.file.password', message: '文件有密码保护，请去掉密码后再试' });
      case 'unsupportedZip':
        return t({ id: 'table.component.file.unsupported-zip', message: '此压缩包不是电子表格' });
      case 'tiffImage':
        return t({ id: 'table.component.file.tiff', message: '这是 TIFF 图片，不是电子表格' });
      case 'pngImage':
        return t({ id: 'table.component.file.png', message: '这是 PNG 图片，不是电子表格' });
      case 'sheetNotFound':
        return t({ id: 'table.component.file.sheet-not-found', message: '找不到工作表' });
      case 'sheetExists':
        return t({ id: 'table.component.file.sheet-exists', message: '已有同名的工作表' });
      case 'tooManySheets':
        return t({ id: 'table.component.file.too-many-sheets', message: '工作表太多' });
      case 'unknownBookType':
        return t({ id: 'table.component.file.unknown-type', message: '不认识的文件格式' });
      case 'numbersOption':
        return t({ id: 'table.component.file.numbers-option', message: '写 Numbers 文件需要 numbers 选项' });
      case 'emptyNumbers':
        return t({ id: 'table.component.file.empty-numbers', message: 'Numbers 文件是空的' });
      case 'badVisibility':
        return t({ id: 'table.component.file.bad-visibility', message: '工作表的可见性设置不对' });
      default:
        return undefined;
    }
  };
}

/** Which of our own limits and guards a file met. */
function useLimitWords() {
  const { t } = useLingui();
  return (
    code: SpreadsheetFault,
    { max, megabytes }: { readonly max: string; readonly megabytes: string },
    { row = '', column = '' }: Readonly<Record<string, string | number>>,
  ): string => {
    switch (code) {
      case 'fileTooLarge':
        return t({ id: 'table.component.file.too-large', message: `文件超过 ${megabytes} MB` });
      case 'tooManyEntries':
      case 'tooMuchUnpacked':
      case 'tooCompressed':
        return t({
          id: 'table.component.file.bomb',
          message: '文件解压后过大，为安全起见没有读取',
        });
      case 'forbiddenXml':
        return t({
          id: 'table.component.file.entities',
          message: '文件内含自定义的 XML 实体，为安全起见没有读取',
        });
      case 'emptyFile':
        return t({ id: 'table.component.file.empty', message: '文件中没有数据' });
      case 'tooManyCells':
        return t({ id: 'table.component.file.cells', message: `表格超过 ${max} 个单元格，请分成几个文件` });
      case 'tooMuchText':
        return t({
          id: 'table.component.file.characters',
          message: `表格的文字总共超过 ${max} 个字符，请分成几个文件`,
        });
      case 'tooManyRows':
        return t({ id: 'table.component.file.rows', message: `表格超过 ${max} 行，请分成几个文件` });
      case 'tooManyColumns':
        return t({ id: 'table.component.file.columns', message: `表格超过 ${max} 列` });
      case 'textTooLong':
        return t({
          id: 'table.component.file.text',
          message: `第 ${row} 行第 ${column} 列的文字超过 xlsx 单元格的 ${max} 个字符，请改用 csv`,
        });
      case 'tooSlow':
        return t({ id: 'table.component.file.slow', message: '文件太久没有读完，已停止' });
      case 'notStarted':
        return t({ id: 'table.component.file.not-started', message: '读写组件没能启动，请稍后重试' });
      case 'unwritable':
        return t({ id: 'table.component.file.unwritable', message: '文件没能写成' });
      default:
        return t({ id: 'table.component.file.unreadable', message: '文件已损坏，无法读取' });
    }
  };
}
