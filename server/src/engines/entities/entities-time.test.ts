import { NAMED_ENTITY_TYPES } from '@atrium/contract';
import { expect, test } from 'vitest';
import { findEntities } from './find-entities.ts';
import { findPersonalData } from './find-personal-data.ts';

const PARAMETERS = { types: [...NAMED_ENTITY_TYPES], dictionary: {}, patterns: {}, region: 'CN' };
/** The length of the shorter text, in characters. */
const LENGTH = 10_000;
/** Milliseconds. For shorter times, other work of the process outweighs the search. */
const MIN_DURATION = 10;
/** How many times as long the longer text is. */
const FACTOR = 10;
/** The largest ratio of the two times. It is twice that of a linear search, because measured times vary. */
const LIMIT = 2 * FACTOR;

async function measureMilliseconds(text: string): Promise<number> {
  const { user, system } = process.cpuUsage();
  await findEntities(text, PARAMETERS);
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1_000;
}

test.each([
  ['English names', 'Dr. John Smith of Acme Corporation met Angela Brown in Paris. '],
  ['Chinese names', '请联系王小明，地址是广东省深圳市南山区，阿里巴巴集团下周五开会。'],
  ['numbers', '020 7946 0958, $1,200.50, 12 March 2026, 6222 0212 3456 7890; '],
  ['one long word', '1'],
  ['one long run of Chinese characters', '路'],
  ['parts of Chinese addresses', '南山区科技路1'],
  ['parts of English addresses', '1 A B C '],
  ['colons and hexadecimal digits', 'a:'],
  ['words before numbers', '护照 微信 生日 passport born '],
])(
  `takes less than ${LIMIT} times as long for a text ${FACTOR} times as long: %s`,
  async (_, sentence) => {
    const text = sentence.repeat(Math.ceil(LENGTH / sentence.length));
    await measureMilliseconds(text);
    const short = Math.max(MIN_DURATION, await measureMilliseconds(text));
    expect((await measureMilliseconds(text.repeat(FACTOR))) / short).toBeLessThan(LIMIT);
  },
  60_000,
);

test.each(['路', '在', '在路1', '1 A B C ', 'a:', '1', '536-22-', '护照 微信 出生 passport born '])(
  `finds personal data in ${FACTOR} times the text in less than ${LIMIT} times the time: %s`,
  (part) => {
    const text = part.repeat(Math.ceil(LENGTH / part.length));
    const measure = (searchedText: string) => {
      const { user, system } = process.cpuUsage();
      findPersonalData(searchedText);
      const used = process.cpuUsage({ user, system });
      return (used.user + used.system) / 1_000;
    };
    measure(text);
    const short = Math.max(MIN_DURATION, measure(text));
    expect(measure(text.repeat(FACTOR)) / short).toBeLessThan(LIMIT);
  },
);
