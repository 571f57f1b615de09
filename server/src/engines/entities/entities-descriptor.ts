import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { entitiesParametersSchema, redactParametersSchema } from './entities-parameters.ts';

const KNOWN_LIMITATIONS = [
  {
    'zh-CN': '根据词典和姓氏识别人名：会漏掉少见的人名，也会误认个别词。',
    'en-US': 'Detects names by dictionaries and surnames. Misses rare names and takes some words for names.',
  },
  {
    'zh-CN': '只识别格式常见、带门牌号的地址。除中国护照外，护照号须在“护照”等词之后。',
    'en-US':
      'Finds only addresses of common forms with a house number. Passport numbers that are not Chinese must follow a word such as “passport”.',
  },
];

/**
 * Finds entities by patterns with checksums, dates and telephone numbers. Names are found by compromise (English) and
 * jieba (Chinese).
 */
export const entitiesDescriptor: EngineDescriptor = {
  id: 'entities',
  name: {
    'zh-CN': '实体查找（规则、chrono、libphonenumber、compromise、jieba）',
    'en-US': 'Entity finder (patterns, chrono, libphonenumber, compromise, jieba)',
  },
  version: '1.1.0',
  license: 'MIT',
  tasks: ['entities'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(entitiesParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': 'F1', 'en-US': 'F1' },
    set: {
      'zh-CN':
        '中英文句子：为本项目编写；21 句开发引擎时用过，64 句在实现新类型之前编写，之后修正过地址规则，因此结果偏高',
      'en-US':
        'Chinese and English sentences written for this project: 21 used during development, and 64 written before the newer types, after which the address rule was corrected, so the result is optimistic',
    },
    size: 85,
    uncovered: {
      'zh-CN': '长文、少见姓名和其他国家的地址',
      'en-US': 'Long texts, rare names and addresses of other countries',
    },
  },
  limitations: KNOWN_LIMITATIONS,
};

/** Finds personal data like the entity finder, and masks it. */
export const redactDescriptor: EngineDescriptor = {
  id: 'redact',
  name: {
    'zh-CN': '隐私脱敏（带校验的规则；人名由 compromise 和 jieba 识别）',
    'en-US': 'Redaction (patterns with checksums, names by compromise and jieba)',
  },
  version: '1.1.0',
  license: 'MIT',
  tasks: ['redact'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(redactParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '完全正确的文本占比', 'en-US': 'Share of texts that are exactly right' },
    set: {
      'zh-CN': '虚构个人信息的消息：为本项目编写，开发引擎时用过，因此结果偏高',
      'en-US':
        'Messages with invented personal data, written for this project and used during development, so the result is optimistic',
    },
    size: 14,
    uncovered: {
      'zh-CN': '长文、少见姓名和其他国家的地址',
      'en-US': 'Long texts, rare names and addresses of other countries',
    },
  },
  limitations: [
    ...KNOWN_LIMITATIONS,
    {
      'zh-CN': '可能有遗漏，公开文本前请人工检查。',
      'en-US': 'May miss personal data. Review texts before you publish them.',
    },
  ],
};
