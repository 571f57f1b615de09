import { isIPv6 } from 'node:net';
import type { NamedEntity } from '@atrium/contract';
import { isCreditCode } from './checksums.ts';

interface Pattern {
  readonly type: string;
  /** The entity is the group `value`. Without this group, the entity is the whole match. */
  readonly pattern: RegExp;
  readonly isValid?: (text: string) => boolean;
}

/** A US social security number with separators. No part is zero. The first part is not 666 and not above 899. */
const SSN = '(?!000|666|9)\\d{3}([- ])(?!00)\\d{2}\\1(?!0000)\\d{4}';
/** The same number without separators. */
const BARE_SSN = '(?!000|666|9)\\d{3}(?!00)\\d{2}(?!0000)\\d{4}';
/** The characters with which license plates of mainland China begin, one for each province. */
const PROVINCE = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const STREET =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Parkway|Pkwy|Way|Highway|Hwy';
const HAN = '[\\u4e00-\\u9fff]';
/** Text before an address. It ends with a word such as “at” or “is”, and is not part of the address. */
const LEAD = `(?:${HAN}{0,20}[址到在于是为往])?`;
const DATE =
  '(?:\\d{4}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日号])?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?[日号]|\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\s[A-Z][a-z]{2,8},?\\s\\d{4}|[A-Z][a-z]{2,8}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4})(?!\\d)';

// Each pattern begins with a rare word, or matches only where no character of the same kind precedes it. Each
// repetition has a limit. So the time of a search grows linearly with the text.
const PATTERNS: readonly Pattern[] = [
  // The unified social credit code of an organization in mainland China.
  { type: 'creditCode', pattern: /(?<![\dA-Za-z])[\dA-Z]{18}(?![\dA-Za-z])/g, isValid: isCreditCode },
  { type: 'ssn', pattern: new RegExp(`(?<![\\w-])${SSN}(?![\\w-])`, 'g') },
  {
    type: 'ssn',
    pattern: new RegExp(
      `(?:\\bSSN|social security (?:number|no\\.?))[:#：]?\\s?(?:is\\s)?(?<value>${BARE_SSN})(?![\\w-])`,
      'gi',
    ),
  },
  { type: 'passport', pattern: /(?<![\dA-Za-z-])(?:E[A-HJ-NP-Z]\d{7}|[EGDSPH]\d{8})(?![\dA-Za-z-])/g },
  {
    type: 'passport',
    pattern:
      /(?:\bpassport(?:\s(?:no\.?|number))?|护照(?:号码|号)?)\s?[:#：是为]?\s?(?:is\s)?(?<value>(?=[A-Z\d]{0,8}\d{2})[A-Z\d]{6,9})(?![\dA-Za-z-])/gi,
  },
  {
    type: 'licensePlate',
    pattern: new RegExp(
      `[${PROVINCE}][A-HJ-NP-Z][·• ]?(?:[DF][A-HJ-NP-Z\\d]\\d{4}|\\d{5}[DF]|[A-HJ-NP-Z\\d]{5}|[A-HJ-NP-Z\\d]{4}[学警港澳挂])(?![\\dA-Za-z])`,
      'g',
    ),
  },
  {
    type: 'address',
    pattern: new RegExp(
      `${LEAD}(?<value>${HAN}{3,25}?(?:路|街|道|巷|弄|胡同)(?:[一二三四五六七八九十]段)?\\d{1,5}号(?:\\d{1,4}(?:号楼|栋|幢|单元|层|楼|室)){0,4})`,
      'g',
    ),
    // An address must name an administrative area.
    isValid: (text) => /[省市州县区镇乡]/.test(text),
  },
  {
    type: 'address',
    pattern: new RegExp(
      `(?<![\\w.,-])\\d{1,6}(?: (?:[NSEW]\\.? )?[A-Z][A-Za-z'’]{0,20}){1,4}? (?:${STREET})\\b\\.?(?:,? (?:Apt|Suite|Unit|Ste)\\.? ?#?\\w{1,6})?(?:, [A-Z][A-Za-z]{1,20}(?: [A-Z][A-Za-z]{1,20}){0,2}(?:, [A-Z]{2}(?: \\d{5}(?:-\\d{4})?)?)?)?`,
      'g',
    ),
  },
  {
    type: 'birthDate',
    pattern: new RegExp(
      `(?:出生(?:日期|年月|于|在)?|生日|\\b[Bb]orn(?:\\son)?|\\b[Dd]ate of [Bb]irth|\\bDOB)\\s?[:：是为]?\\s?(?:is\\s|on\\s)?(?<value>${DATE})`,
      'g',
    ),
  },
  {
    type: 'wechat',
    pattern:
      /(?:微信(?:号码|号|ID)?\s?(?:[:：是为]\s?|\s)?|\b(?:WeChat|wx)(?:\sID)?(?:\s?[:：]\s?|\sis\s))(?<value>[A-Za-z][\w-]{5,19})(?![\w-])/gi,
    // Letters alone are probably a word and not an id.
    isValid: (text) => /[\d_-]/.test(text),
  },
  {
    type: 'ipAddress',
    pattern: /(?<![\w:.])(?=[\dA-Fa-f]{0,4}:)[\dA-Fa-f:]{2,39}(?:\.\d{1,3}){0,3}(?![\w:]|\.\d)/g,
    isValid: isIPv6,
  },
];

/** Finds personal numbers, addresses and birth dates by their format and by the words before them. */
export function findPersonalData(text: string): NamedEntity[] {
  return PATTERNS.flatMap(({ type, pattern, isValid }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = match.groups?.['value'] ?? match[0];
      if (isValid && !isValid(value)) return [];
      // The group `value` always ends where the match ends.
      const end = match.index + match[0].length;
      return [{ type, text: value, start: end - value.length, end }];
    }),
  );
}
