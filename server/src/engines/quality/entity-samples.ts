export interface MarkedText {
  readonly text: string;
  /** Entities as `type:text`, in text order. */
  readonly entities: readonly string[];
}

/**
 * Texts written for this project, with the entities that a reader finds. Card and identity numbers are invented and
 * have valid checksums.
 */
export const ENTITY_SAMPLES: readonly MarkedText[] = [
  {
    text: '请联系张三丰先生，电话13800138000，邮箱 zhang@example.com。',
    entities: ['person:张三丰', 'phone:13800138000', 'mail:zhang@example.com'],
  },
  {
    text: '2026年5月3日，马云和张伟在杭州会见了法国客人。',
    entities: ['date:2026年5月3日', 'person:马云', 'person:张伟', 'place:杭州', 'place:法国'],
  },
  {
    text: '腾讯在深圳市南山区发布新产品，投资12亿元，同比增长8.5%。',
    entities: ['place:深圳市南山区', 'money:12亿元', 'percent:8.5%'],
  },
  {
    text: '华为技术有限公司与北京大学第一医院签署了合作协议。',
    entities: ['organization:华为技术有限公司', 'organization:北京大学第一医院'],
  },
  {
    text: '李娜教授来自复旦大学，住在上海市徐汇区淮海路。',
    entities: ['person:李娜', 'organization:复旦大学', 'place:上海市徐汇区淮海路'],
  },
  {
    text: '身份证号11010519491231002X，银行卡6222 0212 3456 7890 128已登记。',
    entities: ['idCard:11010519491231002X', 'bankCard:6222 0212 3456 7890 128'],
  },
  {
    text: '阿里巴巴集团的总部在杭州，客服电话是0571-85022088。',
    entities: ['organization:阿里巴巴集团', 'place:杭州', 'phone:0571-85022088'],
  },
  {
    text: 'Tim Cook met Angela Merkel in Berlin on 3 May 2026.',
    entities: ['person:Tim Cook', 'person:Angela Merkel', 'place:Berlin', 'date:3 May 2026'],
  },
  {
    text: 'Microsoft and the World Health Organization opened an office in New York City.',
    entities: ['organization:Microsoft', 'organization:World Health Organization', 'place:New York City'],
  },
  {
    text: 'Write to anna.berg@example.org or call +1 213 373 4253 before next Friday.',
    entities: ['mail:anna.berg@example.org', 'phone:+1 213 373 4253', 'date:next Friday'],
  },
  {
    text: 'The invoice of $1,250.50 goes to GB82 WEST 1234 5698 7654 32; see https://example.com/pay.',
    entities: ['money:$1,250.50', 'iban:GB82 WEST 1234 5698 7654 32', 'url:https://example.com/pay'],
  },
  {
    text: 'The server at 192.168.10.24 was down for 3 hours, and 12% of requests failed.',
    entities: ['ipAddress:192.168.10.24', 'percent:12%'],
  },
  {
    text: 'Dr. Jane Smith left Siemens and moved from Paris to Canada in March 2024.',
    entities: ['person:Jane Smith', 'organization:Siemens', 'place:Paris', 'place:Canada', 'date:March 2024'],
  },
  {
    text: '央视记者陈晓峰昨天从成都报道：四川省教育厅发布了新规定。',
    entities: ['person:陈晓峰', 'date:昨天', 'place:成都', 'organization:四川省教育厅'],
  },
  {
    text: '周杰伦将于8月15日在广州举办演唱会，门票最低380元。',
    entities: ['person:周杰伦', 'date:8月15日', 'place:广州', 'money:380元'],
  },
  {
    text: '中国工商银行武汉分行的赵丽华女士回复了邮件，抄送给 support@icbc.example.cn。',
    entities: ['organization:中国工商银行', 'place:武汉', 'person:赵丽华', 'mail:support@icbc.example.cn'],
  },
  {
    text: '诺基亚公司在芬兰赫尔辛基宣布裁员10%，股价下跌2.3欧元。',
    entities: ['organization:诺基亚公司', 'place:芬兰赫尔辛基', 'percent:10%', 'money:2.3欧元'],
  },
  {
    text: 'Prime Minister Justin Trudeau visited Toronto on Monday with Emmanuel Macron.',
    entities: ['person:Justin Trudeau', 'place:Toronto', 'date:Monday', 'person:Emmanuel Macron'],
  },
  {
    text: 'Barack Obama was born in Hawaii and studied at Harvard University.',
    entities: ['person:Barack Obama', 'place:Hawaii', 'organization:Harvard University'],
  },
  {
    text: 'Toyota sold 2.4 million cars in Japan last year, and profits rose to $18 billion.',
    entities: ['organization:Toyota', 'place:Japan', 'date:last year', 'money:$18 billion'],
  },
  {
    text: 'Reach Maria Gonzalez at (415) 555-2671 or visit www.example.net for details.',
    entities: ['person:Maria Gonzalez', 'phone:(415) 555-2671', 'url:www.example.net'],
  },
];
