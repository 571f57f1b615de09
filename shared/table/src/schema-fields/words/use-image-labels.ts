import { useLingui } from '@lingui/react/macro';
import type { ParameterLabels } from './parameter-words.ts';
import { useLanguageNames } from './use-language-names.ts';

/** The parameters of the engines that read images. */
export function useImageLabels(): Readonly<Record<string, ParameterLabels>> {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return {
    languages: {
      label: t({ id: 'table.component.parameter.languages', message: 'Languages' }),
      hint: t({
        id: 'table.component.parameter.languages-hint',
        message: 'Select only the languages in the image. Fewer languages are faster and more accurate.',
      }),
      choices: languages,
    },
    layout: {
      label: t({ id: 'table.component.parameter.layout', message: 'Layout' }),
      hint: t({
        id: 'table.component.parameter.layout-hint',
        message: 'The arrangement of the text in the image.',
      }),
      choices: {
        column: t({ id: 'table.component.parameter.layout-column', message: 'Single column' }),
        page: t({ id: 'table.component.parameter.layout-page', message: 'Page with several columns' }),
        block: t({ id: 'table.component.parameter.layout-block', message: 'Single block' }),
        sparse: t({ id: 'table.component.parameter.layout-sparse', message: 'Sparse text' }),
        line: t({ id: 'table.component.parameter.layout-line', message: 'Single line' }),
      },
    },
    minScore: {
      label: t({ id: 'table.component.parameter.min-score', message: 'Minimum confidence' }),
      hint: t({
        id: 'table.component.parameter.min-score-hint',
        message: 'From 0 to 1. Lines with a lower confidence are not returned.',
      }),
    },
    formats: {
      label: t({ id: 'table.component.parameter.formats', message: 'Symbologies' }),
      hint: t({
        id: 'table.component.parameter.formats-hint',
        message: 'Reads only the selected symbologies. Select none to read all.',
      }),
    },
    thorough: {
      label: t({ id: 'table.component.parameter.thorough', message: 'Thorough search' }),
      hint: t({
        id: 'table.component.parameter.thorough-hint',
        message: 'Also finds rotated, inverted, small and blurred codes. Takes longer.',
      }),
    },
    maxCodes: {
      label: t({ id: 'table.component.parameter.max-codes', message: 'Maximum codes' }),
      hint: t({
        id: 'table.component.parameter.max-codes-hint',
        message: 'The maximum number of codes to return per image.',
      }),
    },
  };
}
