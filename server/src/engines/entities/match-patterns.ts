import type { NamedEntity } from '@atrium/contract';
import { isBankCard, isIban, isIdCard } from './checksums.ts';

interface Pattern {
  readonly type: string;
  readonly pattern: RegExp;
  readonly hasValidChecksum?: (text: string) => boolean;
}

const MAGNITUDE = '(?:\\s?(?:万亿|千万|百万|亿|万|千|trillion|billion|million|bn|[kKmM]\\b))?';
const AMOUNT = `\\d[\\d,]*(?:\\.\\d+)?${MAGNITUDE}`;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';

// A pattern that begins with any digits or letters matches only where no such character precedes it. Otherwise, the
// time of a search could grow with the square of the length of a sequence of digits.
const PATTERNS: readonly Pattern[] = [
  { type: 'idCard', pattern: /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g, hasValidChecksum: isIdCard },
  { type: 'bankCard', pattern: /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g, hasValidChecksum: isBankCard },
  {
    type: 'iban',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g,
    hasValidChecksum: isIban,
  },
  {
    type: 'mail',
    pattern: /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}/g,
  },
  {
    type: 'url',
    pattern:
      /(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/[\w\-./?%&=+#~:@!$'()*,;]*)?(?<![.,;:!?)'])/g,
  },
  {
    type: 'ipAddress',
    pattern: new RegExp(`(?<![\\d.]|version\\s|\\bv|版本\\s?)${OCTET}(?:\\.${OCTET}){3}(?![\\d.]*\\d)`, 'gi'),
  },
  { type: 'phone', pattern: /(?<![\d-])(?:0\d{2,3}[- ]\d{7,8}|[48]00-\d{3}-?\d{4})(?![\d-])/g },
  { type: 'date', pattern: /(?<!\d)\d{4}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?[日号])?)?/g },
  { type: 'date', pattern: /(?<!\d)\d{4}[-/.](?:0?[1-9]|1[0-2])[-/.](?:[12]\d|3[01]|0?[1-9])(?!\d)/g },
  {
    type: 'money',
    pattern: new RegExp(
      `(?:[¥￥$€£]|US\\$|RMB\\s?|USD\\s?|EUR\\s?|GBP\\s?)\\s?${AMOUNT}|(?<![\\d,.])${AMOUNT}\\s?(?:元|块钱|美元|欧元|英镑|日元|人民币|US dollars|dollars|euros|pounds|USD|EUR|RMB|CNY)`,
      'g',
    ),
  },
  {
    type: 'percent',
    pattern: /(?<![\d.])\d+(?:\.\d+)?\s?(?:%|％|percent\b)|百分之[\d零一二三四五六七八九十百点]+/g,
  },
];

/** Finds entities by their format, and verifies the checksum of those that have one. */
export function matchPatterns(text: string): NamedEntity[] {
  return PATTERNS.flatMap(({ type, pattern, hasValidChecksum }) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => hasValidChecksum?.(match) ?? true)
      .map((match) => ({
        type,
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
}
