import { LOCALE_IDS } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { toIntlTag } from '../locale/to-intl-tag.ts';
import { getFormats } from './formats.ts';

const noon = '2026-03-09T12:30:05';

describe('formats', () => {
  it('write dates and numbers in the style of the language', () => {
    expect(getFormats('en-US').dateTime(noon)).toMatch(/^Mar 9, 2026, 12:30:05\sPM$/);
    expect(getFormats('zh-CN').date(noon)).toBe('2026年3月9日');
    expect(getFormats('de-DE').number(1234.5)).toBe('1.234,5');
    expect(getFormats('en-US').percent(0.1234)).toBe('12.3%');
  });

  it('write a share with a decimal digit if another share beside it needs one', () => {
    const { percent } = getFormats('en-US');
    expect([percent(0.97), percent(0.97, [0.978]), percent(0.97, [1, null, undefined])]).toEqual([
      '97%',
      '97.0%',
      '97%',
    ]);
  });

  it('write a minus sign, not a hyphen, before a negative number', () => {
    const { number, percent } = getFormats('en-US');
    expect([number(-3), percent(-0.254)]).toEqual(['−3', '−25.4%']);
  });

  it('write the numbers of a column with as many decimal digits as one of them needs, up to a limit', () => {
    const formatAll = (values: readonly number[]) => values.map(getFormats('en-US').aligned(values, 3));
    expect(formatAll([0, 0.522, -0.1])).toEqual(['0.000', '0.522', '−0.100']);
    expect(formatAll([0.4, 0.44])).toEqual(['0.40', '0.44']);
    expect(formatAll([1, 2_000])).toEqual(['1', '2,000']);
  });

  it.each(LOCALE_IDS)('write small numbers in %s as `Intl` does, apart from the hyphen', (locale) => {
    const tag = toIntlTag(locale);
    const { number } = getFormats(tag);
    const numbers = [0, -0, 7, 42, 999, 1_000, -3, 1.5];
    expect(numbers.map((value) => number(value))).toEqual(
      numbers.map((value) => new Intl.NumberFormat(tag).format(value).replace('-', '−')),
    );
  });

  it.each([
    [null, '–', '–'],
    [0, '0 ms', '0 毫秒'],
    [0.04, '0 ms', '0 毫秒'],
    [3, '3.0 ms', '3.0 毫秒'],
    [3.26, '3.3 ms', '3.3 毫秒'],
    [9.96, '10 ms', '10 毫秒'],
    [41.25, '41 ms', '41 毫秒'],
    [999.4, '999 ms', '999 毫秒'],
    [999.9, '1.0 s', '1.0 秒'],
    [2_449, '2.4 s', '2.4 秒'],
    [312_000, '312.0 s', '312.0 秒'],
  ])('express the duration %s with its unit', (time, english, chinese) => {
    expect(getFormats('en-US').duration(time)).toBe(english);
    expect(getFormats('zh-CN').duration(time)).toBe(chinese);
  });

  it.each([
    [0, '0 B', '0 B', '0 o'],
    [24, '24 B', '24 B', '24 o'],
    [999, '999 B', '999 B', '999 o'],
    [1_000, '1 kB', '1 kB', '1 ko'],
    [10_854, '10.6 kB', '10.6 kB', '10,6 ko'],
    [10 * 1024 ** 2, '10 MB', '10 MB', '10 Mo'],
    [1_023.99 * 1024, '1 MB', '1 MB', '1 Mo'],
    [2_048 * 1024 ** 3, '2,048 GB', '2,048 GB', '2 048 Go'],
  ])('express the size %s with its unit', (size, english, chinese, french) => {
    const format = (tag: string) => getFormats(tag).bytes(size).replace(/\s/gu, ' ');
    expect([format('en-US'), format('zh-CN'), format('fr-FR')]).toEqual([english, chinese, french]);
  });

  it('join lists with the separator of the language', () => {
    const texts = ['Draft', 'Published', 'Archived'];
    expect(getFormats('en-US').list(texts)).toBe('Draft, Published, Archived');
    expect(getFormats('zh-CN').list(texts)).toBe('Draft、Published、Archived');
    expect(getFormats('de-DE').list(texts.slice(0, 2))).toBe('Draft, Published');
    expect(getFormats('zh-CN').list(['Draft'])).toBe('Draft');
    expect(getFormats('zh-CN').list([])).toBe('');
  });

  it.each(LOCALE_IDS)('separate the texts of a list in %s as `Intl` does', (locale) => {
    const tag = toIntlTag(locale);
    const parts = new Intl.ListFormat(tag, { style: 'narrow' }).formatToParts(['1', '2', '3', '4']);
    expect(getFormats(tag).list(['1', '2'])).toBe(`1${parts[1]?.value}2`);
  });

  it('join a name and its value with the colon of the language', () => {
    const join = (tag: string) => getFormats(tag).pair('label', '1').replace('\u00a0', '_');
    expect(['en-US', 'zh-CN', 'zh-TW', 'fr-FR', 'ug'].map(join)).toEqual([
      'label: 1',
      'label：1',
      'label：1',
      'label_: 1',
      'label: 1',
    ]);
  });

  it('express relative time in the largest unit that fits', () => {
    const { relative } = getFormats('en-US');
    const formatPast = (seconds: number) => relative(0, seconds * 1000);
    expect([30, 90, 7_200, 86_400, 86_400 * 45].map(formatPast)).toEqual([
      '30 seconds ago',
      '1 minute ago',
      '2 hours ago',
      'yesterday',
      'last month',
    ]);
    expect(relative(3 * 86_400_000, 0)).toBe('in 3 days');
    expect(getFormats('zh-CN').relative(0, 7_200_000)).toBe('2 小时前');
  });

  it('sort texts as the language does, and numbers by their value', () => {
    const sort = (tag: string, ...texts: string[]) => texts.toSorted(getFormats(tag).compare).join(' ');
    expect(sort('de-DE', 'Zoo', 'Äpfel', 'Apfel')).toBe('Apfel Äpfel Zoo');
    expect(sort('sv-SE', 'Zoo', 'Äpple', 'Apa')).toBe('Apa Zoo Äpple');
    expect(sort('tr-TR', 'ılık', 'ip', 'hat')).toBe('hat ılık ip');
    expect(sort('en-US', 'file 10', 'file 2')).toBe('file 2 file 10');
  });

  it('return the same objects each time, so that a row that uses them does not render again', () => {
    expect(getFormats('fr-FR')).toBe(getFormats('fr-FR'));
    expect(getFormats('fr-FR')).not.toBe(getFormats('fr-CA'));
  });

  it('do not use Chinese for Uyghur or Turkish for Mongolian', () => {
    expect(getFormats(toIntlTag('zh-UG')).date(noon)).not.toBe(getFormats('zh-CN').date(noon));
    expect(getFormats(toIntlTag('mn-TR')).date(noon)).toBe(getFormats('mn-MN').date(noon));
  });
});
