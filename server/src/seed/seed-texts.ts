import type { AppKind } from '@atrium/contract';
import type { Localized } from '../domain/message-locale.ts';

/** The texts of one seeded row in each language. */
export interface SeedTexts {
  readonly name: Localized;
  readonly description: Localized;
  readonly tags?: Localized<string[]>;
}

/** Rows that have seeds: what apps are made of, and apps. */
export type SeededKind = AppKind | 'app';

/**
 * The texts of all seeded rows. Algorithms, recognitions and NLP items are identified by their slugs, apps by their seed
 * keys.
 */
export const SEED_TEXTS: Readonly<Record<SeededKind, Readonly<Record<string, SeedTexts>>>> = {
  algorithm: {
    kmeans: {
      name: { 'zh-CN': 'K 均值聚类', 'en-US': 'K-means clustering' },
      description: {
        'zh-CN': '把表格中的行按距离分成 K 组，返回每行的组别、各组中心和轮廓系数。',
        'en-US':
          'Sorts the rows of a table into K groups by distance; gives the group of each row, the centres and the silhouette.',
      },
      tags: { 'zh-CN': ['聚类', '表格'], 'en-US': ['clustering', 'tables'] },
    },
    'isolation-forest': {
      name: { 'zh-CN': '孤立森林', 'en-US': 'Isolation forest' },
      description: {
        'zh-CN': '找出与众不同的行：越容易被随机切分孤立出来，异常分数越高。',
        'en-US': 'Finds the rows that stand out: the fewer random cuts set one apart, the higher its score.',
      },
      tags: { 'zh-CN': ['异常检测', '表格'], 'en-US': ['anomalies', 'tables'] },
    },
    'holt-winters': {
      name: { 'zh-CN': 'Holt-Winters 预测', 'en-US': 'Holt-Winters forecast' },
      description: {
        'zh-CN': '三次指数平滑，适合带趋势和季节性的时间序列，给出均值和上下界。',
        'en-US':
          'Triple exponential smoothing for series with a trend and seasons; gives the mean and its bounds.',
      },
      tags: { 'zh-CN': ['预测', '时间序列'], 'en-US': ['forecast', 'time series'] },
    },
  },
  recognition: {
    'text-reader': {
      name: { 'zh-CN': '文字识别', 'en-US': 'Text reader' },
      description: {
        'zh-CN': '读出图片中的中文和英文，给出每一行的文字、可信度和位置。',
        'en-US':
          'Reads Chinese and English in a picture; gives the text of each line, how sure it is, and where it stands.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    'english-reader': {
      name: { 'zh-CN': '英文识别', 'en-US': 'English reader' },
      description: {
        'zh-CN': '只读英文，比中英混读更快，适合小票、表单和屏幕截图。',
        'en-US': 'Reads English only and is faster for it: receipts, forms, screenshots.',
      },
      tags: { 'zh-CN': ['英文'], 'en-US': ['English'] },
    },
    'code-reader': {
      name: { 'zh-CN': '条码识别', 'en-US': 'Code reader' },
      description: {
        'zh-CN': '读出图片中的二维码和条形码：QR、Data Matrix、PDF417、EAN、Code 128 等。',
        'en-US': 'Reads the codes in a picture: QR, Data Matrix, PDF417, EAN, Code 128 and more.',
      },
      tags: { 'zh-CN': ['二维码', '条形码'], 'en-US': ['QR codes', 'barcodes'] },
    },
  },
  nlp: {
    tokenizer: {
      name: { 'zh-CN': '中文分词', 'en-US': 'Chinese tokenizer' },
      description: {
        'zh-CN': '把中文文本切成词并标注词性，也能识别夹杂其中的英文和数字。',
        'en-US':
          'Cuts Chinese text into words and names their parts of speech; English and figures among them are kept whole.',
      },
      tags: { 'zh-CN': ['中文'], 'en-US': ['Chinese'] },
    },
    'english-tokenizer': {
      name: { 'zh-CN': '英文分词', 'en-US': 'English tokenizer' },
      description: {
        'zh-CN': '把英文文本切成词并标注词性，缩写和标点也分开。',
        'en-US':
          'Cuts English text into words and names their parts of speech; contractions and punctuation come apart.',
      },
      tags: { 'zh-CN': ['英文'], 'en-US': ['English'] },
    },
    'entity-finder': {
      name: { 'zh-CN': '实体识别', 'en-US': 'Entity finder' },
      description: {
        'zh-CN': '找出文本中的人名、地名、机构、日期、金额、电话、邮箱等，也可以用词典补充自己的术语。',
        'en-US':
          'Finds people, places, organisations, dates, amounts, telephone numbers and mail addresses, and terms of your own by a dictionary.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    sentiment: {
      name: { 'zh-CN': '情感分析', 'en-US': 'Sentiment' },
      description: {
        'zh-CN': '判断一段评价是正面、负面还是中性，并给出分数。',
        'en-US': 'Tells whether a review is positive, negative or neutral, with a score.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    'language-detector': {
      name: { 'zh-CN': '语种识别', 'en-US': 'Language detector' },
      description: {
        'zh-CN': '判断文本是哪种语言，支持六十多种。',
        'en-US': 'Tells which of more than sixty languages a text is in.',
      },
      tags: { 'zh-CN': ['多语言'], 'en-US': ['many languages'] },
    },
    keywords: {
      name: { 'zh-CN': '关键词提取', 'en-US': 'Keywords' },
      description: {
        'zh-CN': '找出一篇文本在讲什么，按重要程度排列。',
        'en-US': 'Finds what a text is about, most important first.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    redaction: {
      name: { 'zh-CN': '隐私脱敏', 'en-US': 'Redaction' },
      description: {
        'zh-CN': '把文本中的姓名、电话、邮箱、身份证号、银行卡号等个人信息遮盖起来。',
        'en-US':
          'Masks personal data in a text: names, telephone numbers, mail addresses, identity and bank card numbers.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
  },
  app: {
    'forecast-app': {
      name: { 'zh-CN': '趋势预测示例', 'en-US': 'Forecast example' },
      description: {
        'zh-CN': '根据过去的数值预测接下来的走势，并给出上下界。',
        'en-US': 'Foretells where a series goes next, with bounds.',
      },
    },
    'ocr-app': {
      name: { 'zh-CN': '图片识字示例', 'en-US': 'Picture reading example' },
      description: {
        'zh-CN': '读出图片里的文字，并标出每一行的位置。',
        'en-US': 'Reads the text in a picture and marks each line.',
      },
    },
    'tokenize-app': {
      name: { 'zh-CN': '中文分词示例', 'en-US': 'Chinese tokenizer example' },
      description: {
        'zh-CN': '把一段中文切成词，并标出词性。',
        'en-US': 'Cuts Chinese text into words and names their parts of speech.',
      },
    },
  },
};
