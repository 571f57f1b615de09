import type { AppKind } from '@atrium/contract';

/** The English texts of a seeded row. The catalogs contain their translations. */
export interface SeedTexts {
  readonly name: string;
  readonly description: string;
  readonly tags?: readonly string[];
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
      name: 'K-means clustering',
      description:
        'Groups the rows of a table into K clusters by distance. Returns the cluster of each row, the centers and the silhouette.',
      tags: ['clustering', 'tables'],
    },
    'isolation-forest': {
      name: 'Isolation forest',
      description: 'Finds anomalous rows. The fewer random splits isolate a row, the higher its score.',
      tags: ['anomalies', 'tables'],
    },
    'holt-winters': {
      name: 'Holt-Winters forecast',
      description:
        'Combines exponential smoothing with two simpler methods, for series with trend and seasonality. Returns the mean and its bounds.',
      tags: ['forecast', 'time series'],
    },
  },
  recognition: {
    'text-reader': {
      name: 'Text reader',
      description:
        'Reads Chinese and English text in images. Returns the text, confidence and position of each line.',
      tags: ['Chinese', 'English'],
    },
    'english-reader': {
      name: 'English reader',
      description: 'Reads only English, which is faster. For receipts, forms and screenshots.',
      tags: ['English'],
    },
    'code-reader': {
      name: 'Barcode reader',
      description: 'Reads barcodes and QR codes in images: QR, Data Matrix, PDF417, EAN, Code 128 and more.',
      tags: ['QR codes', 'barcodes'],
    },
  },
  nlp: {
    tokenizer: {
      name: 'Chinese tokenizer',
      description:
        'Splits Chinese text into words with parts of speech. English words and numbers stay whole.',
      tags: ['Chinese'],
    },
    'english-tokenizer': {
      name: 'English tokenizer',
      description:
        'Splits English text into words with parts of speech. Separates contractions and punctuation.',
      tags: ['English'],
    },
    'entity-finder': {
      name: 'Entity finder',
      description:
        'Finds people, locations, organizations, dates, amounts, phone numbers and email addresses. Add your own terms with a dictionary.',
      tags: ['Chinese', 'English'],
    },
    sentiment: {
      name: 'Sentiment',
      description:
        'Rates a review as positive, negative or neutral, with a score. Its accuracy is limited. Test it on your own texts before you publish it.',
      tags: ['Chinese', 'English'],
    },
    'language-detector': {
      name: 'Language detector',
      description: 'Detects the language of a text. Supports more than 60 languages.',
      tags: ['many languages'],
    },
    keywords: {
      name: 'Keywords',
      description: 'Extracts the keywords of a text, most important first.',
      tags: ['Chinese', 'English'],
    },
    redaction: {
      name: 'Redaction',
      description:
        'Masks personal data in a text: names, phone numbers, email addresses, ID card and bank card numbers.',
      tags: ['Chinese', 'English'],
    },
  },
  app: {
    'forecast-app': {
      name: 'Forecast example',
      description: 'Forecasts the next values of a series, with bounds.',
    },
    'ocr-app': {
      name: 'Text recognition example',
      description: 'Reads the text in an image and marks each line.',
    },
    'tokenize-app': {
      name: 'Chinese tokenizer example',
      description: 'Splits Chinese text into words with parts of speech.',
    },
  },
};
