import { expect, it } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

it.each([
  ['zh-UG', 'zh-UG'],
  ['fr-CA,en;q=0.5', 'fr-FR'],
  ['xx, sv;q=0.8', 'sv-SE'],
  ['en-GB', 'en-US'],
  ['zh', 'zh-CN'],
  ['zh-Hant-HK, zh-HK', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['ug', 'zh-UG'],
  ['no', 'nb-NO'],
  ['xx-YY, *', 'zh-CN'],
  ['', 'zh-CN'],
  [undefined, 'zh-CN'],
])('chooses the locale for the languages %s', (header, locale) => {
  expect(chooseLocale(header, 'zh-CN')).toBe(locale);
});
