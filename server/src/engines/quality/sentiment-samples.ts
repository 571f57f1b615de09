import type { SentimentOutput } from '@atrium/contract';

/** Opinions of ours, as customers write them. */
export const SENTIMENT_SAMPLES: readonly (readonly [text: string, label: SentimentOutput['label']])[] = [
  ['客服态度非常好，物流也快，强烈推荐！', 'positive'],
  ['这家酒店服务很差，房间又脏又吵，再也不来了。', 'negative'],
  ['电影太好看了，演员演技一流。', 'positive'],
  ['质量不好，用了两天就坏了。', 'negative'],
  ['会议于周三下午三点在二号楼举行。', 'neutral'],
  ['我对结果不太满意。', 'negative'],
  ['味道不错，环境也干净，下次还会来。', 'positive'],
  ['虽然有点贵，但是音质完美，很值得。', 'positive'],
  ['屏幕漂亮，但是系统经常卡顿、闪退，很失望。', 'negative'],
  ['包裹共三件，重量为五公斤。', 'neutral'],
  ['上菜太慢，菜也难吃，服务员还很冷漠。', 'negative'],
  ['老师讲得很清晰，也很耐心，孩子特别喜欢。', 'positive'],
  ['I love this phone, the camera is amazing.', 'positive'],
  ['The room was dirty and the staff were rude.', 'negative'],
  ["It isn't good, and it stopped working after a week.", 'negative'],
  ['The train leaves from platform four at nine.', 'neutral'],
  ['The food was bland, but the service was excellent and friendly.', 'positive'],
  ['The app looks nice, however it crashes and support is useless.', 'negative'],
  ['Not bad at all, I would recommend it.', 'positive'],
  ['Terrible experience, a complete waste of money.', 'negative'],
  ['The report has twelve pages and two tables.', 'neutral'],
  ['Delivery was fast and the packaging was perfect.', 'positive'],
  ['I am very disappointed with the quality.', 'negative'],
  ['Everything works fine, great value.', 'positive'],
];
