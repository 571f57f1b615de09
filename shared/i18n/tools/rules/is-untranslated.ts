/** Names, formats and abbreviations that languages without Latin letters also write in English. */
const NAMES: ReadonlySet<string> = new Set([
  'API',
  'CSV',
  'Copyright © {year} {name}',
  'Email',
  'Excel (xlsx)',
  'IBAN',
  'NLP',
  'Open Inference Protocol v2',
  'OpenAI API',
  'PNG',
  'PP-OCRv4 (WebAssembly)',
  'SHA-256',
  'Silhouette',
  'Slug',
  'Tesseract (WebAssembly)',
  'TinyLD',
  'URL',
  'WeChat ID',
  'Webhook',
  'ZXing-C++ (WebAssembly)',
  'jieba (node-rs)',
  'k-means',
  'k-means++ (ml-kmeans)',
  'winkNLP (English, lite)',
]);

/**
 * The maximum number of words of a translation that equals the English text, in a language with Latin letters. Short
 * texts are often the same there, such as `Status` or `Local outlier factor`.
 */
const MAX_SHARED_WORDS = 3;

/** Returns whether a translation is still the English text, and not a text that is the same in both languages. */
export function isUntranslated(locale: string, text: string, english: string | undefined): boolean {
  if (text !== english || locale.startsWith('en') || NAMES.has(text)) return false;
  // Placeholders, and the names of arguments and forms of plurals, are no words.
  const words = text.replaceAll(/\{\w+(?:, plural,)?|\b\w+ \{/g, ' ').match(/[A-Za-z]{3,}/g) ?? [];
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  return words.length > (isLatin ? MAX_SHARED_WORDS : 0);
}
