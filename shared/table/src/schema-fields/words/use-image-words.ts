import { useLingui } from '@lingui/react/macro';
import type { ParameterWords } from './parameter-words.ts';
import { useLanguageNames } from './use-language-names.ts';

/** Parameters of the engines that look at images. */
export function useImageWords(): Readonly<Record<string, ParameterWords>> {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return {
    languages: {
      label: t({ id: 'table.component.parameter.languages', message: 'Languages of the writing' }),
      hint: t({
        id: 'table.component.parameter.languages-hint',
        message: 'Choose only those in the picture: faster, and with fewer errors.',
      }),
      choices: languages,
    },
    layout: {
      label: t({ id: 'table.component.parameter.layout', message: 'Layout' }),
      hint: t({
        id: 'table.component.parameter.layout-hint',
        message: 'How the text stands in the picture.',
      }),
      choices: {
        column: t({ id: 'table.component.parameter.layout-column', message: 'One column' }),
        page: t({ id: 'table.component.parameter.layout-page', message: 'A page of several columns' }),
        block: t({ id: 'table.component.parameter.layout-block', message: 'One block' }),
        sparse: t({ id: 'table.component.parameter.layout-sparse', message: 'Scattered text' }),
        line: t({ id: 'table.component.parameter.layout-line', message: 'A single line' }),
      },
    },
    minScore: {
      label: t({ id: 'table.component.parameter.min-score', message: 'Lowest score' }),
      hint: t({
        id: 'table.component.parameter.min-score-hint',
        message: 'From 0 to 1; lines that score lower are left out.',
      }),
    },
    formats: {
      label: t({ id: 'table.component.parameter.formats', message: 'Symbologies' }),
      hint: t({
        id: 'table.component.parameter.formats-hint',
        message: 'Looks for these only; for all when none is chosen.',
      }),
    },
    thorough: {
      label: t({ id: 'table.component.parameter.thorough', message: 'Search thoroughly' }),
      hint: t({
        id: 'table.component.parameter.thorough-hint',
        message: 'Also finds turned, inverted, small and blurred codes, and takes longer.',
      }),
    },
    maxCodes: {
      label: t({ id: 'table.component.parameter.max-codes', message: 'Most codes' }),
      hint: t({
        id: 'table.component.parameter.max-codes-hint',
        message: 'How many codes of one picture are given at most.',
      }),
    },
  };
}
