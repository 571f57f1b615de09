import type { AppKind } from '@atrium/contract';
import type { Localized } from '../domain/message-locale.ts';

/** The texts of a seeded row in each language. */
export interface SeedTexts {
  readonly name: Localized;
  readonly description: Localized;
  readonly tags?: Localized<string[]>;
}

/** Kinds of rows that have seeds: targets and apps. */
export type SeededKind = AppKind | 'app';

/**
 * The texts of all seeded rows. Keys are the slugs of algorithms, recognitions and NLP items, and the seed keys of
 * apps.
 */
export const SEED_TEXTS: Readonly<Record<SeededKind, Readonly<Record<string, SeedTexts>>>> = {
  algorithm: {
    kmeans: {
      name: { 'zh-CN': 'K 均值聚类', 'en-US': 'K-means clustering' },
      description: {
        'zh-CN': '按距离将表格中的行分为 K 个簇，返回每行所属的簇、簇中心和轮廓系数。',
        'en-US':
          'Groups the rows of a table into K clusters by distance. Returns the cluster of each row, the centers and the silhouette.',
      },
      tags: { 'zh-CN': ['聚类', '表格'], 'en-US': ['clustering', 'tables'] },
    },
    'isolation-forest': {
      name: { 'zh-CN': '孤立森林', 'en-US': 'Isolation forest' },
      description: {
        'zh-CN': '找出异常行：越容易被随机切分孤立的行，异常分值越高。',
        'en-US': 'Finds anomalous rows. A row that random splits isolate sooner gets a higher score.',
      },
      tags: { 'zh-CN': ['异常检测', '表格'], 'en-US': ['anomalies', 'tables'] },
    },
    'holt-winters': {
      name: { 'zh-CN': 'Holt-Winters 预测', 'en-US': 'Holt-Winters forecast' },
      description: {
        'zh-CN': '三次指数平滑，适合带趋势和季节性的时间序列，返回均值和上下界。',
        'en-US':
          'Triple exponential smoothing for series with trend and seasonality. Returns the mean and its bounds.',
      },
      tags: { 'zh-CN': ['预测', '时间序列'], 'en-US': ['forecast', 'time series'] },
    },
  },
  recognition: {
    'text-reader': {
      name: { 'zh-CN': '文字识别', 'en-US': 'Text reader' },
      description: {
        'zh-CN': '识别图片中的中文和英文，返回每行的文字、置信度和位置。',
        'en-US':
          'Reads Chinese and English text in images. Returns the text, confidence and position of each line.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    'english-reader': {
      name: { 'zh-CN': '英文识别', 'en-US': 'English reader' },
      description: {
        'zh-CN': '仅识别英文，速度更快，适合小票、表单和屏幕截图。',
        'en-US': 'Reads only English, which is faster. For receipts, forms and screenshots.',
      },
      tags: { 'zh-CN': ['英文'], 'en-US': ['English'] },
    },
    'code-reader': {
      name: { 'zh-CN': '条码识别', 'en-US': 'Code reader' },
      description: {
        'zh-CN': '识别图片中的二维码和条形码：QR、Data Matrix、PDF417、EAN、Code 128 等。',
        'en-US': 'Reads codes in images: QR, Data Matrix, PDF417, EAN, Code 128 and more.',
      },
      tags: { 'zh-CN': ['二维码', '条形码'], 'en-US': ['QR codes', 'barcodes'] },
    },
  },
  nlp: {
    tokenizer: {
      name: { 'zh-CN': '中文分词', 'en-US': 'Chinese tokenizer' },
      description: {
        'zh-CN': '将中文文本切分为词并标注词性，也能识别其中的英文和数字。',
        'en-US': 'Splits Chinese text into words with parts of speech. English words and numbers stay whole.',
      },
      tags: { 'zh-CN': ['中文'], 'en-US': ['Chinese'] },
    },
    'english-tokenizer': {
      name: { 'zh-CN': '英文分词', 'en-US': 'English tokenizer' },
      description: {
        'zh-CN': '将英文文本切分为词并标注词性，缩写和标点也会分开。',
        'en-US':
          'Splits English text into words with parts of speech. Separates contractions and punctuation.',
      },
      tags: { 'zh-CN': ['英文'], 'en-US': ['English'] },
    },
    'entity-finder': {
      name: { 'zh-CN': '实体识别', 'en-US': 'Entity finder' },
      description: {
        'zh-CN': '识别文本中的人名、地名、机构、日期、金额、电话、邮箱等，可用词典补充自己的术语。',
        'en-US':
          'Finds people, locations, organizations, dates, amounts, phone numbers and email addresses. Add your own terms with a dictionary.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    sentiment: {
      name: { 'zh-CN': '情感分析', 'en-US': 'Sentiment' },
      description: {
        'zh-CN': '判断一段评价是积极、消极还是中性，并返回分值。准确率有限，发布前请用自己的文本测试。',
        'en-US':
          'Rates a review as positive, negative or neutral, with a score. Its accuracy is limited. Test it on your own texts before you publish it.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    'language-detector': {
      name: { 'zh-CN': '语种识别', 'en-US': 'Language detector' },
      description: {
        'zh-CN': '识别文本的语种，支持 60 多种语言。',
        'en-US': 'Detects the language of a text. Supports more than 60 languages.',
      },
      tags: { 'zh-CN': ['多语言'], 'en-US': ['many languages'] },
    },
    keywords: {
      name: { 'zh-CN': '关键词提取', 'en-US': 'Keywords' },
      description: {
        'zh-CN': '提取文本的关键词，按重要程度排列。',
        'en-US': 'Extracts the keywords of a text, most important first.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
    redaction: {
      name: { 'zh-CN': '隐私脱敏', 'en-US': 'Redaction' },
      description: {
        'zh-CN': '遮盖文本中的姓名、电话、邮箱、身份证号、银行卡号等个人信息。',
        'en-US':
          'Masks personal data in a text: names, phone numbers, email addresses, ID card and bank card numbers.',
      },
      tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    },
  },
  app: {
    'forecast-app': {
      name: { 'zh-CN': '趋势预测示例', 'en-US': 'Forecast example' },
      description: {
        'zh-CN': '根据历史数值预测后续走势，并返回上下界。',
        'en-US': 'Forecasts the next values of a series, with bounds.',
      },
    },
    'ocr-app': {
      name: { 'zh-CN': '文字识别示例', 'en-US': 'Text recognition example' },
      description: {
        'zh-CN': '识别图片中的文字，并标出每行的位置。',
        'en-US': 'Reads the text in an image and marks each line.',
      },
    },
    'tokenize-app': {
      name: { 'zh-CN': '中文分词示例', 'en-US': 'Chinese tokenizer example' },
      description: {
        'zh-CN': '将中文文本切分为词，并标注词性。',
        'en-US': 'Splits Chinese text into words with parts of speech.',
      },
    },
  },
};
