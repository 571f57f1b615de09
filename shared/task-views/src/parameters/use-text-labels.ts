import type { NamedEntityType } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useLanguageName } from '../messages/use-language-name.ts';

/**
 * Returns a function that returns the labels of the parameters that chat models and engines for text have. Call it only
 * after the messages are loaded.
 */
export function useTextLabels(): () => Readonly<Record<string, ParameterLabels>> {
  const { t } = useLingui();
  const getLanguageName = useLanguageName();
  const getTypes = (): Readonly<Record<NamedEntityType, string>> => ({
    person: t({ id: 'tasks.component.parameter.type-person', message: 'People' }),
    place: t({ id: 'tasks.component.parameter.type-place', message: 'Locations' }),
    organization: t({ id: 'tasks.component.parameter.type-organization', message: 'Organizations' }),
    date: t({ id: 'tasks.component.parameter.type-date', message: 'Dates' }),
    mail: t({ id: 'tasks.component.parameter.type-mail', message: 'Email addresses' }),
    phone: t({ id: 'tasks.component.parameter.type-phone', message: 'Phone numbers' }),
    url: t({ id: 'tasks.component.parameter.type-url', message: 'URLs' }),
    ipAddress: t({ id: 'tasks.component.parameter.type-ip-address', message: 'IP addresses' }),
    money: t({ id: 'tasks.component.parameter.type-money', message: 'Amounts of money' }),
    percent: t({ id: 'tasks.component.parameter.type-percent', message: 'Percentages' }),
    idCard: t({ id: 'tasks.component.parameter.type-id-card', message: 'ID card numbers' }),
    bankCard: t({ id: 'tasks.component.parameter.type-bank-card', message: 'Bank card numbers' }),
    iban: t({ id: 'tasks.component.parameter.type-iban', message: 'IBANs' }),
    ssn: t({ id: 'tasks.component.parameter.type-ssn', message: 'US social security numbers' }),
    passport: t({ id: 'tasks.component.parameter.type-passport', message: 'Passport numbers' }),
    licensePlate: t({ id: 'tasks.component.parameter.type-license-plate', message: 'License plates' }),
    creditCode: t({
      id: 'tasks.component.parameter.type-credit-code',
      message: 'Unified social credit codes',
    }),
    address: t({ id: 'tasks.component.parameter.type-address', message: 'Postal addresses' }),
    birthDate: t({ id: 'tasks.component.parameter.type-birth-date', message: 'Birth dates' }),
    wechat: t({ id: 'tasks.component.parameter.type-wechat', message: 'WeChat IDs' }),
  });
  return () => ({
    findNewWords: {
      label: t({ id: 'tasks.component.parameter.find-new-words', message: 'Detect new words' }),
      hint: t({
        id: 'tasks.component.parameter.find-new-words-hint',
        message: 'Detects words that are not in the dictionary, such as names.',
      }),
    },
    keepPunctuation: {
      label: t({ id: 'tasks.component.parameter.keep-punctuation', message: 'Keep punctuation' }),
      hint: t({
        id: 'tasks.component.parameter.keep-punctuation-hint',
        message: 'Returns punctuation marks as separate tokens.',
      }),
    },
    count: {
      label: t({ id: 'tasks.component.parameter.count', message: 'Maximum results' }),
      hint: t({ id: 'tasks.component.parameter.count-hint', message: 'The maximum number of results.' }),
    },
    language: {
      label: t({ id: 'tasks.component.parameter.language', message: 'Text language' }),
      hint: t({
        id: 'tasks.component.parameter.language-hint',
        message: 'The language of the text. Automatic detects it.',
      }),
      optionLabels: {
        auto: t({ id: 'tasks.component.parameter.language-auto', message: 'Automatic' }),
        zh: getLanguageName('zh'),
        en: getLanguageName('en'),
      },
    },
    neutral: {
      label: t({ id: 'tasks.component.parameter.neutral', message: 'Neutral range (±)' }),
      hint: t({
        id: 'tasks.component.parameter.neutral-hint',
        message: 'A score closer to 0 than this value is neutral.',
      }),
    },
    dictionary: {
      label: t({ id: 'tasks.component.parameter.dictionary', message: 'Dictionary' }),
      hint: t({
        id: 'tasks.component.parameter.dictionary-hint',
        message:
          'Custom words with a type (such as person or product) or a sentiment score (−5 to 5). You can paste two columns from a spreadsheet.',
      }),
    },
    patterns: {
      label: t({ id: 'tasks.component.parameter.patterns', message: 'Regular expressions' }),
      hint: t({
        id: 'tasks.component.parameter.patterns-hint',
        message:
          'Custom regular expressions and the type of each, at most 50. You can paste two columns from a spreadsheet.',
      }),
    },
    types: {
      label: t({ id: 'tasks.component.parameter.types', message: 'Types' }),
      hint: t({
        id: 'tasks.component.parameter.types-hint',
        message: 'The types to find. Words in the dictionary are always found.',
      }),
      optionLabels: getTypes(),
    },
    region: {
      label: t({ id: 'tasks.component.parameter.region', message: 'Default country for phone numbers' }),
      hint: t({
        id: 'tasks.component.parameter.region-hint',
        message: 'The country of phone numbers without a country code (ISO 3166).',
      }),
    },
    mask: {
      label: t({ id: 'tasks.component.parameter.mask', message: 'Mask' }),
      hint: t({
        id: 'tasks.component.parameter.mask-hint',
        message: 'The text that replaces personal data.',
      }),
      optionLabels: {
        label: t({ id: 'tasks.component.parameter.mask-label', message: 'Type, such as [phone]' }),
        stars: t({ id: 'tasks.component.parameter.mask-stars', message: 'Asterisks ***' }),
      },
    },
    prompt: {
      label: t({ id: 'tasks.component.parameter.prompt', message: 'Prompt' }),
      hint: t({
        id: 'tasks.component.parameter.prompt-hint',
        message: 'The instructions that the model receives before the text.',
      }),
    },
    schema: {
      label: t({ id: 'tasks.component.parameter.schema', message: 'JSON Schema of the result' }),
      hint: t({
        id: 'tasks.component.parameter.schema-hint',
        message: 'Describes an object. Regular expressions are not supported.',
      }),
    },
    temperature: {
      label: t({ id: 'tasks.component.parameter.temperature', message: 'Temperature' }),
      hint: t({
        id: 'tasks.component.parameter.temperature-hint',
        message: 'With 0, the results vary least. Higher values make them more varied.',
      }),
    },
    maxTokens: {
      label: t({ id: 'tasks.component.parameter.max-tokens', message: 'Maximum output tokens' }),
      hint: t({
        id: 'tasks.component.parameter.max-tokens-hint',
        message: 'The model stops when its reply has this number of tokens.',
      }),
    },
    only: {
      label: t({ id: 'tasks.component.parameter.only', message: 'Candidate languages' }),
      hint: t({
        id: 'tasks.component.parameter.only-hint',
        message: 'Detects only these languages (ISO 639-1). Leave empty to detect all.',
      }),
      emptyList: t({ id: 'tasks.component.parameter.all', message: 'All' }),
    },
  });
}

/** The texts of an engine's parameter. */
export interface ParameterLabels {
  readonly label: string;
  readonly hint?: string;
  /** The labels of its options, by option. An option without a label is shown as it is. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  /** Shown for an empty list; by default, a dash. */
  readonly emptyList?: string;
}
