import { useLingui } from '@lingui/react/macro';
import type { ParameterLabels } from './parameter-words.ts';
import { useEntityTypes } from './use-entity-types.ts';
import { useLanguageNames } from './use-language-names.ts';

/** The parameters of the engines that read text. */
export function useTextLabels(): Readonly<Record<string, ParameterLabels>> {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const types = useEntityTypes();
  return {
    findNewWords: {
      label: t({ id: 'table.component.parameter.find-new-words', message: 'Detect new words' }),
      hint: t({
        id: 'table.component.parameter.find-new-words-hint',
        message: 'Detects words that are not in the dictionary, such as names.',
      }),
    },
    keepPunctuation: {
      label: t({ id: 'table.component.parameter.keep-punctuation', message: 'Keep punctuation' }),
      hint: t({
        id: 'table.component.parameter.keep-punctuation-hint',
        message: 'Returns punctuation marks as separate tokens.',
      }),
    },
    count: {
      label: t({ id: 'table.component.parameter.count', message: 'Maximum results' }),
      hint: t({ id: 'table.component.parameter.count-hint', message: 'The maximum number of results.' }),
    },
    language: {
      label: t({ id: 'table.component.parameter.language', message: 'Text language' }),
      hint: t({
        id: 'table.component.parameter.language-hint',
        message: 'The language of the text. Automatic detects it.',
      }),
      choices: {
        auto: t({ id: 'table.component.parameter.language-auto', message: 'Automatic' }),
        ...languages,
      },
    },
    neutral: {
      label: t({ id: 'table.component.parameter.neutral', message: 'Neutral range' }),
      hint: t({
        id: 'table.component.parameter.neutral-hint',
        message: 'A score closer to 0 than this value is neutral.',
      }),
    },
    dictionary: {
      label: t({ id: 'table.component.parameter.dictionary', message: 'Dictionary' }),
      hint: t({
        id: 'table.component.parameter.dictionary-hint',
        message:
          'Custom words with a type (such as person or product) or a sentiment score (−5 to 5). You can paste two columns from a spreadsheet.',
      }),
    },
    types: {
      label: t({ id: 'table.component.parameter.types', message: 'Types' }),
      hint: t({
        id: 'table.component.parameter.types-hint',
        message: 'The types to find. Words in the dictionary are always found.',
      }),
      choices: types,
    },
    region: {
      label: t({ id: 'table.component.parameter.region', message: 'Default phone country' }),
      hint: t({
        id: 'table.component.parameter.region-hint',
        message: 'The country of phone numbers without a country code (ISO 3166).',
      }),
    },
    mask: {
      label: t({ id: 'table.component.parameter.mask', message: 'Mask' }),
      hint: t({
        id: 'table.component.parameter.mask-hint',
        message: 'The text that replaces personal data.',
      }),
      choices: {
        label: t({ id: 'table.component.parameter.mask-label', message: 'Type, such as [phone]' }),
        stars: t({ id: 'table.component.parameter.mask-stars', message: 'Asterisks ***' }),
      },
    },
    only: {
      label: t({ id: 'table.component.parameter.only', message: 'Candidate languages' }),
      hint: t({
        id: 'table.component.parameter.only-hint',
        message: 'Detects only these languages (ISO 639-1). Leave empty to detect all.',
      }),
    },
  };
}
