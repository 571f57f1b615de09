/** Sentences written for this project, segmented by hand. A bar separates words that have no space between them. */
export const CHINESE_SENTENCES: readonly string[] = [
  '我|来到|北京|清华大学|。',
  '研究|生命|的|起源|是|一|件|有趣|的|事|。',
  '今天|天气|很|好|，|我们|去|公园|散步|吧|。',
  '人工智能|正在|改变|医疗|行业|。',
  '请|把|窗户|关上|，|外面|下雨|了|。',
  '他|说|的|确实|在理|。',
  '这个|软件|可以|在|Linux|和|Windows|上|运行|。',
  '上海|是|中国|最大|的|城市|之一|。',
  '孩子|们|在|操场|上|踢|足球|。',
  '公司|计划|明年|在|深圳|开设|新|的|研发|中心|。',
];

export const ENGLISH_SENTENCES: readonly string[] = [
  "I did|n't say that|.",
  'The quick brown fox jumps over the lazy dog|.',
  'Dr. Smith paid $|20.50 for the book|.',
  "It|'s raining|, so we|'ll stay at home|.",
  'Send an e-mail to info@example.com today|!',
  'She moved to New York in 1998|.',
  'Can you open the door|, please|?',
  'The meeting starts at 9:30|.',
  '“|Never|,|” he said|, “|not in a million years|.|”',
];
