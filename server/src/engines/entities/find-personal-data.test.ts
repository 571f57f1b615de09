import { ENTITY_TYPES } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { findEntities } from './find-entities.ts';
import { redactText } from './redact-text.ts';

const NEW_TYPES = [
  'address',
  'birthDate',
  'passport',
  'licensePlate',
  'ssn',
  'creditCode',
  'wechat',
  'ipAddress',
];

async function find(text: string): Promise<string[]> {
  const { entities } = await findEntities(text, { types: [...ENTITY_TYPES], dictionary: {}, region: 'CN' });
  return entities
    .filter(({ type }) => NEW_TYPES.includes(type))
    .map((entity) => `${entity.type}:${entity.text}`);
}

test.each([
  ['His SSN is 123-45-6789.', 'ssn:123-45-6789'],
  ['护照号 E12345678 已过期。', 'passport:E12345678'],
  ['护照：EA1234567', 'passport:EA1234567'],
  ['Passport No. 533380006 was issued in 2019.', 'passport:533380006'],
  ['车牌号粤B12345停在门口。', 'licensePlate:粤B12345'],
  ['新能源车牌沪A·D12345。', 'licensePlate:沪A·D12345'],
  ['统一社会信用代码91350100M000100Y43', 'creditCode:91350100M000100Y43'],
  ['出生日期：1990年3月5日', 'birthDate:1990年3月5日'],
  ['She was born on 5 March 1990 in Leeds.', 'birthDate:5 March 1990'],
  ['DOB: 1990-03-05', 'birthDate:1990-03-05'],
  ['加我微信：li_lei2020，谢谢', 'wechat:li_lei2020'],
  ['my WeChat ID: zhangwei-88', 'wechat:zhangwei-88'],
  ['The host fe80::1ff:fe23:4567:890a answers.', 'ipAddress:fe80::1ff:fe23:4567:890a'],
  ['Listen on ::1, not elsewhere', 'ipAddress:::1'],
  ['from 2001:db8:0:0:0:0:0:1.', 'ipAddress:2001:db8:0:0:0:0:0:1'],
  ['mapped ::ffff:192.0.2.128 here', 'ipAddress:::ffff:192.0.2.128'],
  ['Send it to 123 Main Street, Springfield, IL 62704.', 'address:123 Main Street, Springfield, IL 62704'],
  ['He lives at 10 Downing Street, London SW1A 2AA now.', 'address:10 Downing Street, London SW1A 2AA'],
  ['寄到广东省深圳市南山区科技园路12号3栋501室。', 'address:广东省深圳市南山区科技园路12号3栋501室'],
  ['地址：上海市徐汇区淮海路100号', 'address:上海市徐汇区淮海路100号'],
])('finds personal data in %j', async (text, entity) => {
  expect(await find(text)).toEqual([entity]);
});

describe('does not find personal data', () => {
  test.each([
    ['order 900-45-6789 and part 000-12-3456'],
    ['ticket 123-45-67890, call 1-123-45-6789'],
    ['G1234567 is a train, E123456789 a part'],
    ['京东方A类股票，粤港澳大湾区'],
    ['代码91350100M000100Y44有误'],
    ['会议于1990年3月5日召开'],
    ['We accept WeChat payments and WeChat Pay.'],
    ['At 12:30:45 the host 01:23:45:67:89:ab sent std::vector.'],
    ['Read chapter 12 Main ideas, then Road 66.'],
    ['深圳市有12号线地铁。'],
  ])('in %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });
});

test('masks personal data of all types by default', async () => {
  const { redactParametersSchema } = await import('./entities-parameters.ts');
  const text = 'Born on 5 March 1990, SSN 123-45-6789, lives at 10 Downing Street, London SW1A 2AA.';
  const { text: masked } = await redactText(text, redactParametersSchema.parse({}));
  expect(masked).toBe('Born on [birthDate], SSN [ssn], lives at [address].');
});
