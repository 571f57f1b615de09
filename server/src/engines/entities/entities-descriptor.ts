import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { entitiesParametersSchema, redactParametersSchema } from './entities-parameters.ts';

const KNOWN_WEAKNESSES = [
  {
    'zh-CN': '人名靠词典和姓氏推测：少见的会漏掉，也会把个别词误认成人名。',
    'en-US':
      'Names of people are guessed from dictionaries and surnames: rare ones are missed, and some words are taken for names.',
  },
  {
    'zh-CN': '只找地名，不找完整的邮寄地址。',
    'en-US': 'Finds no postal addresses beyond the names of places.',
  },
];

/** Patterns with checksums, dates, telephone numbers; names by compromise (English) and jieba (Chinese). */
export const entitiesDescriptor: EngineDescriptor = {
  id: 'entities',
  name: {
    'zh-CN': '实体查找（规则、chrono、libphonenumber、compromise、jieba）',
    'en-US': 'Entity finder (patterns, chrono, libphonenumber, compromise, jieba)',
  },
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['entities'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(entitiesParametersSchema),
  weaknesses: KNOWN_WEAKNESSES,
};

/** Finds personal data as the entity finder does, and masks it. */
export const redactDescriptor: EngineDescriptor = {
  id: 'redact',
  name: {
    'zh-CN': '隐私遮盖（带校验的规则；人名由 compromise 和 jieba 查找）',
    'en-US': 'Redaction (patterns with checksums, names by compromise and jieba)',
  },
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['redact'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(redactParametersSchema),
  weaknesses: [
    ...KNOWN_WEAKNESSES,
    {
      'zh-CN': '不能保证万无一失：公开文本之前请人工检查。',
      'en-US': 'No guarantee: have a person look before a text is published.',
    },
  ],
};
