import { useLingui } from '@lingui/react/macro';
import { useLanguageName } from '../messages/use-language-name.ts';
import type { ParameterLabels } from './use-text-labels.ts';

/**
 * Returns a function that returns the labels of the parameters that engines for images have. Call it only after the
 * messages are loaded.
 */
export function useImageLabels(): () => Readonly<Record<string, ParameterLabels>> {
  const { t } = useLingui();
  const getLanguageName = useLanguageName();
  return () => ({
    languages: {
      label: t({ id: 'tasks.component.parameter.languages', message: 'Languages' }),
      hint: t({
        id: 'tasks.component.parameter.languages-hint',
        message: 'Select only the languages in the image. Fewer languages are faster and more accurate.',
      }),
      optionLabels: { zh: getLanguageName('zh'), en: getLanguageName('en') },
    },
    layout: {
      label: t({ id: 'tasks.component.parameter.layout', message: 'Layout' }),
      hint: t({
        id: 'tasks.component.parameter.layout-hint',
        message: 'The arrangement of the text in the image.',
      }),
      optionLabels: {
        column: t({ id: 'tasks.component.parameter.layout-column', message: 'Single column' }),
        page: t({ id: 'tasks.component.parameter.layout-page', message: 'Page with several columns' }),
        block: t({ id: 'tasks.component.parameter.layout-block', message: 'Single block' }),
        sparse: t({ id: 'tasks.component.parameter.layout-sparse', message: 'Sparse text' }),
        line: t({ id: 'tasks.component.parameter.layout-line', message: 'Single line' }),
      },
    },
    minScore: {
      label: t({ id: 'tasks.component.parameter.min-score', message: 'Minimum confidence' }),
      hint: t({
        id: 'tasks.component.parameter.min-score-hint',
        message: 'From 0 to 1. Lines with a lower confidence are not returned.',
      }),
    },
    formats: {
      label: t({ id: 'tasks.component.parameter.formats', message: 'Barcode formats' }),
      hint: t({
        id: 'tasks.component.parameter.formats-hint',
        message: 'Reads only the selected formats. Select none to read all.',
      }),
      emptyList: t({ id: 'tasks.component.parameter.all', message: 'All' }),
    },
    thorough: {
      label: t({ id: 'tasks.component.parameter.thorough', message: 'Thorough search' }),
      hint: t({
        id: 'tasks.component.parameter.thorough-hint',
        message: 'Also finds rotated, inverted, small and blurred codes. Takes longer.',
      }),
    },
    maxCodes: {
      label: t({ id: 'tasks.component.parameter.max-codes', message: 'Maximum barcodes' }),
      hint: t({
        id: 'tasks.component.parameter.max-codes-hint',
        message: 'The maximum number of barcodes to return per image.',
      }),
    },
  });
}
