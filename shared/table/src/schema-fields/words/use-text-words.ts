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
      label: t({ id: 'table.component.parameter.find-new-words', message: '发现新词' }),
      hint: t({
        id: 'table.component.parameter.find-new-words-hint',
        message: '猜出词典里没有的词，例如人名。',
      }),
    },
    keepPunctuation: {
      label: t({ id: 'table.component.parameter.keep-punctuation', message: '保留标点' }),
      hint: t({
        id: 'table.component.parameter.keep-punctuation-hint',
        message: '标点也作为单独的词给出。',
      }),
    },
    count: {
      label: t({ id: 'table.component.parameter.count', message: '数量' }),
      hint: t({ id: 'table.component.parameter.count-hint', message: '最多给出多少项。' }),
    },
    language: {
      label: t({ id: 'table.component.parameter.language', message: '文本语言' }),
      hint: t({
        id: 'table.component.parameter.language-hint',
        message: '按哪种语言处理；自动则由文本判断。',
      }),
      choices: {
        auto: t({ id: 'table.component.parameter.language-auto', message: '自动' }),
        ...languages,
      },
    },
    neutral: {
      label: t({ id: 'table.component.parameter.neutral', message: '中性范围' }),
      hint: t({
        id: 'table.component.parameter.neutral-hint',
        message: '分值离零比它更近时，判为中性。',
      }),
    },
    dictionary: {
      label: t({ id: 'table.component.parameter.dictionary', message: '词典' }),
      hint: t({
        id: 'table.component.parameter.dictionary-hint',
        message:
          '自己的词，以及每个词的类型（例如 person、product）或情感分（−5 到 5）；可以粘贴表格中的两列。',
      }),
    },
    types: {
      label: t({ id: 'table.component.parameter.types', message: '类型' }),
      hint: t({ id: 'table.component.parameter.types-hint', message: '找哪些内容；词典里的词总会找。' }),
      choices: types,
    },
    region: {
      label: t({ id: 'table.component.parameter.region', message: '电话所属国家' }),
      hint: t({
        id: 'table.component.parameter.region-hint',
        message: '没有写明国家的电话号码，按这个国家（ISO 3166）理解。',
      }),
    },
    mask: {
      label: t({ id: 'table.component.parameter.mask', message: '遮盖方式' }),
      hint: t({ id: 'table.component.parameter.mask-hint', message: '原文的位置换成什么。' }),
      choices: {
        label: t({ id: 'table.component.parameter.mask-label', message: '类型名，例如 [phone]' }),
        stars: t({ id: 'table.component.parameter.mask-stars', message: '星号 ***' }),
      },
    },
    only: {
      label: t({ id: 'table.component.parameter.only', message: '候选语种' }),
      hint: t({
        id: 'table.component.parameter.only-hint',
        message: '只在这些语种（ISO 639-1）中选择；留空则全部。',
      }),
    },
  };
}
