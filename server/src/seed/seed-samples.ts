/** The sample of a seeded item: a text, or the name of an image. */
interface SeedSample {
  /** The stored sample. */
  readonly sample: string;
  /** The sample that users of every language except Chinese see instead of a Chinese sample. */
  readonly english?: string;
}

/** The sample of each seeded item, by its slug. */
export const SEED_SAMPLES = {
  'text-reader': { sample: 'notice-zh', english: 'receipt-en' },
  'english-reader': { sample: 'receipt-en' },
  'code-reader': { sample: 'parcel-label' },
  tokenizer: {
    sample: '我来到北京清华大学，研究自然语言处理。2026 年，人工智能让每个人的工作都变得更轻松。',
  },
  'english-tokenizer': {
    sample: "It's raining in New York, so we'll stay at home and read Dr. Smith's new book ($20.50).",
  },
  'entity-finder': {
    sample:
      '2026年5月3日，腾讯在深圳市南山区发布新产品，投资12亿元。联系人李娜，电话13800138000，邮箱 li.na@example.com。Tim Cook met Angela Merkel in Berlin.',
    english: 'Maria Lopez met the board of Northwind Traders in Berlin on 12 May 2026 and paid $4,500.',
  },
  sentiment: {
    sample: '客服态度非常好，物流也快，就是包装有点简单，总体很满意，强烈推荐！',
    english: 'The room was dirty, the staff was rude, and breakfast was a disappointment.',
  },
  'language-detector': { sample: 'Wir besprechen heute den Plan für das nächste Quartal.' },
  keywords: {
    sample:
      '人工智能正在改变医疗行业。医生用人工智能读片，医院用它安排床位，患者等候的时间缩短了。专家认为，医疗数据的隐私保护同样重要，医院需要为患者的数据负责。',
    english:
      'Tidal marshes store carbon faster than most forests. When marshes are drained, that carbon returns to the air. ' +
      'Restoring tidal marshes protects the coast from storms, gives fish a nursery, and keeps carbon in the ground.',
  },
  redaction: {
    sample:
      '我叫王小明，手机号是13912345678，身份证11010519491231002X。My mail is jane@example.com, and my card is 4111 1111 1111 1111.',
    english:
      'Please refund Jane Doe, jane.doe@example.com, +44 20 7946 0958, to IBAN GB82 WEST 1234 5698 7654 32.',
  },
} as const satisfies Readonly<Record<string, SeedSample>>;
