import { expect, test } from 'vitest';
import { localizeSeedSample } from './localize-seed-sample.ts';
import { SHIPPED_SAMPLES } from './samples/shipped-samples.ts';
import { SEED_SAMPLES } from './seed-samples.ts';

const { sample, english } = SEED_SAMPLES.keywords;

test('shows an English sample to readers of other languages than Chinese', () => {
  expect(localizeSeedSample(sample, 'de-DE')).toBe(english);
  expect(localizeSeedSample(sample, 'zh-CN')).toBe(sample);
});

test('does not change the sample of a user', () => {
  expect(localizeSeedSample('本周的会议改到周五。', 'en-US')).toBe('本周的会议改到周五。');
});

test('shows an English image instead of a Chinese one', () => {
  const name = localizeSeedSample(SEED_SAMPLES['text-reader'].sample, 'en-US');
  expect(SHIPPED_SAMPLES.find((shipped) => shipped.name === name)?.language).toBe('en');
});
