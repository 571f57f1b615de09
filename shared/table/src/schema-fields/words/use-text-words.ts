import { useLingui } from '@lingui/react/macro';
import type { ParameterWords } from './parameter-words.ts';
import { useEntityTypes } from './use-entity-types.ts';
import { useLanguageNames } from './use-language-names.ts';

/** Parameters of the engines that read text. */
export function useTextWords(): Readonly<Record<string, ParameterWords>> {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const types = useEntityTypes();
  return {
    findNewWords: {
      label: t({ id: 'table.component.parameter.find-new-words', message: 'Find new words' }),
      hint: t({
        id: 'table.component.parameter.find-new-words-hint',
        message: 'Guesses words that the dictionary does not hold, such as names.',
      }),
    },
    keepPunctuation: {
      label: t({ id: 'table.component.parameter.keep-punctuation', message: 'Keep punctuation' }),
      hint: t({
        id: 'table.component.parameter.keep-punctuation-hint',
        message: 'Marks are tokens of their own.',
      }),
    },
    count: {
      label: t({ id: 'table.component.parameter.count', message: 'Count' }),
      hint: t({ id: 'table.component.parameter.count-hint', message: 'How many there are at most.' }),
    },
    language: {
      label: t({ id: 'table.component.parameter.language', message: 'Language of the text' }),
      hint: t({
        id: 'table.component.parameter.language-hint',
        message: 'Which language to treat it as; automatic decides by the text.',
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
        message: 'Scores nearer to zero than this are neutral.',
      }),
    },
    dictionary: {
      label: t({ id: 'table.component.parameter.dictionary', message: 'Dictionary' }),
      hint: t({
        id: 'table.component.parameter.dictionary-hint',
        message:
          'Words of your own, each with its type (such as person or product) or its sentiment (−5 to 5); two columns of a spreadsheet can be pasted.',
      }),
    },
    types: {
      label: t({ id: 'table.component.parameter.types', message: 'Types' }),
      hint: t({
        id: 'table.component.parameter.types-hint',
        message: 'What to look for; words of the dictionary are always found.',
      }),
      choices: types,
    },
    region: {
      label: t({ id: 'table.component.parameter.region', message: 'Country of phone numbers' }),
      hint: t({
        id: 'table.component.parameter.region-hint',
        message: 'For numbers that do not say theirs (ISO 3166).',
      }),
    },
    mask: {
      label: t({ id: 'table.component.parameter.mask', message: 'Mask' }),
      hint: t({
        id: 'table.component.parameter.mask-hint',
        message: 'What stands in the place of the original.',
      }),
      choices: {
        label: t({ id: 'table.component.parameter.mask-label', message: 'Its type, such as [phone]' }),
        stars: t({ id: 'table.component.parameter.mask-stars', message: 'Stars ***' }),
      },
    },
    only: {
      label: t({ id: 'table.component.parameter.only', message: 'Candidate languages' }),
      hint: t({
        id: 'table.component.parameter.only-hint',
        message: 'Chooses among these (ISO 639-1) only; among all when empty.',
      }),
    },
  };
}
