import { useLingui } from '@lingui/react/macro';
import type { ParameterWords } from './parameter-words.ts';
import { useLanguageNames } from './use-language-names.ts';

/** Parameters of the engines that look at images. */
export function useImageWords(): Readonly<Record<string, ParameterWords>> {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return {
    languages: {
      label: t({ id: 'table.component.parameter.languages', message: '文字的语言' }),
      hint: t({
        id: 'table.component.parameter.languages-hint',
        message: '只选图片里有的语言，更快也更准。',
      }),
      choices: languages,
    },
    layout: {
      label: t({ id: 'table.component.parameter.layout', message: '版面' }),
      hint: t({
        id: 'table.component.parameter.layout-hint',
        message: '文字在图片上怎样排列。',
      }),
      choices: {
        column: t({ id: 'table.component.parameter.layout-column', message: '单栏' }),
        page: t({ id: 'table.component.parameter.layout-page', message: '多栏页面' }),
        block: t({ id: 'table.component.parameter.layout-block', message: '一块文字' }),
        sparse: t({ id: 'table.component.parameter.layout-sparse', message: '零散文字' }),
        line: t({ id: 'table.component.parameter.layout-line', message: '单行' }),
      },
    },
    minScore: {
      label: t({ id: 'table.component.parameter.min-score', message: '最低可信度' }),
      hint: t({ id: 'table.component.parameter.min-score-hint', message: '0 到 1；低于它的行不给出。' }),
    },
    formats: {
      label: t({ id: 'table.component.parameter.formats', message: '码制' }),
      hint: t({ id: 'table.component.parameter.formats-hint', message: '只找这些码；都不选则全部。' }),
    },
    thorough: {
      label: t({ id: 'table.component.parameter.thorough', message: '仔细查找' }),
      hint: t({
        id: 'table.component.parameter.thorough-hint',
        message: '也找旋转、反色、很小和模糊的码，耗时更长。',
      }),
    },
    maxCodes: {
      label: t({ id: 'table.component.parameter.max-codes', message: '最多几个码' }),
      hint: t({ id: 'table.component.parameter.max-codes-hint', message: '一张图片里最多给出多少个码。' }),
    },
  };
}
