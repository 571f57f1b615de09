interface MarkedText {
  readonly text: string;
  /** As `type:text`, in the order of the text. */
  readonly entities: readonly string[];
}

/** Texts of ours with what a reader finds in them. Numbers of cards and people are made up, with right checksums. */
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
    entities: ['organisation:华为技术有限公司', 'organisation:北京大学第一医院'],
  },
  {
    text: '李娜教授来自复旦大学，住在上海市徐汇区淮海路。',
    entities: ['person:李娜', 'organisation:复旦大学', 'place:上海市徐汇区淮海路'],
  },
  {
    text: '身份证号11010519491231002X，银行卡6222 0212 3456 7890 128已登记。',
    entities: ['idCard:11010519491231002X', 'bankCard:6222 0212 3456 7890 128'],
  },
  {
    text: '阿里巴巴集团的总部在杭州，客服电话是0571-85022088。',
    entities: ['organisation:阿里巴巴集团', 'place:杭州', 'phone:0571-85022088'],
  },
  {
    text: 'Tim Cook met Angela Merkel in Berlin on 3 May 2026.',
    entities: ['person:Tim Cook', 'person:Angela Merkel', 'place:Berlin', 'date:3 May 2026'],
  },
  {
    text: 'Microsoft and the World Health Organization opened an office in New York City.',
    entities: ['organisation:Microsoft', 'organisation:World Health Organization', 'place:New York City'],
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
    entities: ['person:Jane Smith', 'organisation:Siemens', 'place:Paris', 'place:Canada', 'date:March 2024'],
  },
];
