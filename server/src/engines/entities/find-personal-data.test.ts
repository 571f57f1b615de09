import { expect, test } from 'vitest';
import { findPersonalData } from './find-personal-data.ts';
import { matchCustomPatterns } from './match-custom-patterns.ts';

const find = (text: string) => findPersonalData(text).map((entity) => `${entity.type}:${entity.text}`);

test.each([
  'order 457555462',
  'version 1.2.3',
  'at 12:30:45',
  'MAC 00:1a:2b:3c:4d:5e',
  '000-12-3456, 666-12-3456, 900-12-3456',
  '536-00-8714 and 536-22-0000',
  '流水号914403001922038217',
  '乘坐10号线',
])('finds nothing in a look-alike: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  '::',
  '::1',
  '1::',
  '2001:db8::8:800:200c:417a',
  '1:2:3:4:5:6:7:8',
  '::ffff:129.144.52.38',
  '0:0:0:0:0:0:13.1.68.3',
])('finds the IPv6 address %s', (address) => {
  expect(find(`host ${address}, port 80`)).toEqual([`ipAddress:${address}`]);
});

test('returns the value without the word before it, and the position of the value in the text', () => {
  const text = '我的微信号是lucky_88';
  expect(findPersonalData(text)).toEqual([{ type: 'wechat', text: 'lucky_88', start: 6, end: 14 }]);
});

test('finds matches of custom expressions, and no empty ones', () => {
  expect(matchCustomPatterns('EMP-1234 x', { 'EMP-\\d{4}': 'employee', 'y*': 'nothing' })).toEqual([
    { type: 'employee', text: 'EMP-1234', start: 0, end: 8 },
  ]);
});
