import type { Entity } from '@atrium/contract';
import { isBankCard, isCreditCode, isIban, isIdCard } from './checksums.ts';

interface Pattern {
  readonly type: string;
  readonly pattern: RegExp;
  readonly isRight?: (text: string) => boolean;
}

const UNIT = '(?:\\s?(?:万亿|千万|百万|亿|万|千|trillion|billion|million|bn|[kKmM]\\b))?';
const AMOUNT = `\\d[\\d,]*(?:\\.\\d+)?${UNIT}`;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';

const PLATE_CHARACTER = '[A-HJ-NP-Z\\d]';
const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领';
const ID_WORDS = '(?:微信号?|[Ww]e[Cc]hat(?:\\s?ID)?|[Vv][Xx]|[Ww][Xx])';
const PASSPORT_WORDS = '(?:护照(?:号码|号)?|[Pp]assport(?:\\s(?:[Nn]o\\.?|[Nn]umber))?)';
const STREET =
  '(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Square|Sq|Place|Pl|Way|Terrace)';
const UNIT_IN_HOUSE = '(?:,?\\s(?:Apt|Suite|Ste|Unit|Floor|Room)\\.?\\s?[\\w-]{1,6})?';
const TOWN = "(?:,\\s[A-Z][a-z][A-Za-z.'-]{0,19}(?:\\s[A-Z][a-z][A-Za-z.'-]{0,19}){0,2})?";
const POSTAL_CODE = '(?:,?\\s(?:[A-Z]{2}\\s\\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}))?';

// Each pattern starts only where no character of its own kind precedes it. Otherwise a long run of digits would take
// very long.
const PATTERNS: readonly Pattern[] = [
  { type: 'idCard', pattern: /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g, isRight: isIdCard },
  { type: 'bankCard', pattern: /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g, isRight: isBankCard },
  { type: 'iban', pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g, isRight: isIban },
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
  {
    // The address of an IPv6 host, as URLs contain it. Times and hardware addresses have too few groups.
    type: 'ipAddress',
    pattern:
      /(?<![\w:.])(?:[\dA-Fa-f]{0,4}:){2,7}(?:\d{1,3}(?:\.\d{1,3}){3}|[\dA-Fa-f]{1,4})?(?![\w:]|\.\d)/g,
    isRight: (text) => text.length > 2 && URL.canParse(`http://[${text}]`),
  },
  {
    type: 'ssn',
    pattern: /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
  },
  {
    type: 'creditCode',
    pattern: /(?<![\dA-Za-z])[\dA-HJ-NPQRTUWXY]{2}\d{6}[\dA-HJ-NPQRTUWXY]{10}(?![\dA-Za-z])/g,
    isRight: isCreditCode,
  },
  {
    type: 'licensePlate',
    pattern: new RegExp(
      `[${PROVINCES}][A-HJ-NP-Z][·•\\s]?(?=${PLATE_CHARACTER}{0,5}\\d)${PLATE_CHARACTER}{4,5}[A-HJ-NP-Z\\d挂学警港澳](?![\\dA-Za-z])`,
      'g',
    ),
  },
  { type: 'passport', pattern: /(?<![\dA-Za-z])(?:[EG]\d{8}|E[A-HJ-NP-Z]\d{7})(?![\dA-Za-z])/g },
  {
    type: 'passport',
    pattern: new RegExp(
      `(?<=${PASSPORT_WORDS}\\s?(?:[:：#是为]|is)?\\s?)[A-Z]{0,2}\\d{6,9}(?![\\dA-Za-z])`,
      'g',
    ),
  },
  {
    type: 'wechat',
    pattern: new RegExp(`(?<=${ID_WORDS}\\s?[:：是为]\\s?)[A-Za-z][\\w-]{5,19}(?![\\w-])`, 'g'),
  },
  {
    // Without a colon, a word such as “payments” may follow.
    type: 'wechat',
    pattern: new RegExp(`(?<=${ID_WORDS}\\s?)(?=[A-Za-z-]{1,19}[\\d_])[A-Za-z][\\w-]{5,19}(?![\\w-])`, 'g'),
  },
  {
    type: 'address',
    pattern: new RegExp(
      `(?<![\\w.-])\\d{1,5}[A-Z]?\\s(?:[A-Z][A-Za-z'.-]{0,20}\\s){1,4}${STREET}\\b\\.?${UNIT_IN_HOUSE}${TOWN}${POSTAL_CODE}`,
      'g',
    ),
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
export function findPatterns(text: string): Entity[] {
  return PATTERNS.flatMap(({ type, pattern, isRight }) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => isRight?.(match) ?? true)
      .map((match) => ({
        type,
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
}
