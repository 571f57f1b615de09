import type { ItemKind } from '@atrium/contract';
import type { DemoTexts } from './demo-apps.ts';

interface DemoItem {
  readonly slug: string;
  /** The slug of the seeded item whose task, engine and sample the item has. */
  readonly seed: string;
  readonly texts: DemoTexts;
}

/** The items that a team has added. Every fourth stays a draft. */
export const DEMO_ITEMS: Readonly<Record<ItemKind, readonly DemoItem[]>> = {
  recognition: [
    {
      slug: 'receipt-reader',
      seed: 'text-reader',
      texts: {
        'en-US': { name: 'Receipt reader', description: 'Reads the text on photos of receipts.' },
        'zh-CN': { name: '小票识别', description: '识别小票照片上的文字。' },
      },
    },
    {
      slug: 'label-scanner',
      seed: 'code-reader',
      texts: {
        'en-US': { name: 'Label scanner', description: 'Reads the barcodes of parcel labels.' },
        'zh-CN': { name: '面单扫描', description: '读取快递面单上的条码。' },
      },
    },
    {
      slug: 'meter-reader',
      seed: 'text-reader',
      texts: {
        'en-US': { name: 'Meter reader', description: 'Reads the numbers on photos of meters.' },
        'zh-CN': { name: '电表识别', description: '识别电表照片上的数字。' },
      },
    },
    {
      slug: 'badge-reader',
      seed: 'english-reader',
      texts: {
        'en-US': { name: 'Badge reader', description: 'Reads the names on English badges.' },
        'zh-CN': { name: '证件识别', description: '识别英文证件上的姓名。' },
      },
    },
    {
      slug: 'price-tags',
      seed: 'english-reader',
      texts: {
        'en-US': { name: 'Price tags', description: 'Reads the prices on price tags.' },
        'zh-CN': { name: '价签', description: '识别货架标签上的价格。' },
      },
    },
  ],
  nlp: [
    {
      slug: 'contract-reader',
      seed: 'entity-finder',
      texts: {
        'en-US': {
          name: 'Contract reader',
          description: 'Finds the parties, dates and amounts in contracts.',
        },
        'zh-CN': { name: '合同阅读', description: '找出合同中的当事方、日期和金额。' },
      },
    },
    {
      slug: 'ticket-keywords',
      seed: 'keywords',
      texts: {
        'en-US': { name: 'Ticket keywords', description: 'Finds the key terms in tickets.' },
        'zh-CN': { name: '工单关键词', description: '提取工单中的关键词。' },
      },
    },
    {
      slug: 'mail-language',
      seed: 'language-detector',
      texts: {
        'en-US': { name: 'Mail language', description: 'Detects the language of mails.' },
        'zh-CN': { name: '邮件语种', description: '识别邮件所用的语言。' },
      },
    },
    {
      slug: 'review-mood',
      seed: 'sentiment',
      texts: {
        'en-US': { name: 'Review mood', description: 'Rates reviews as positive or negative.' },
        'zh-CN': { name: '评价情绪', description: '判断评价是正面还是负面。' },
      },
    },
    {
      slug: 'personal-data-remover',
      seed: 'redaction',
      texts: {
        'en-US': {
          name: 'Personal data remover',
          description: 'Removes names, addresses and numbers from texts.',
        },
        'zh-CN': { name: '个人信息脱敏', description: '去除文本中的姓名、地址和号码。' },
      },
    },
    {
      slug: 'search-terms',
      seed: 'tokenizer',
      texts: {
        'en-US': { name: 'Search terms', description: 'Splits search queries into words.' },
        'zh-CN': { name: '搜索词', description: '切分搜索查询。' },
      },
    },
    {
      slug: 'press-names',
      seed: 'entity-finder',
      texts: {
        'en-US': { name: 'Press names', description: 'Finds the companies and people in articles.' },
        'zh-CN': { name: '人名地名', description: '找出文章中的人名和地名。' },
      },
    },
    {
      slug: 'claim-tokens',
      seed: 'english-tokenizer',
      texts: {
        'en-US': { name: 'Claim tokens', description: 'Splits insurance claims into words.' },
        'zh-CN': { name: '理赔分词', description: '切分理赔文本。' },
      },
    },
  ],
};
