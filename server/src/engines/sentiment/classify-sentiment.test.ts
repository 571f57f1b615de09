import { expect, test } from 'vitest';
import { classifySentiment } from './classify-sentiment.ts';

const PLAIN = { language: 'auto' as const, neutral: 0.1, dictionary: {} };

test('inverts negated words, weakens a word after “有点”, and gives more weight to the words after “but”', async () => {
  const getScore = async (text: string) => (await classifySentiment(text, PLAIN)).score;
  expect(await getScore('I am not happy')).toBeLessThan(0);
  expect(await getScore('很开心')).toBeGreaterThan(await getScore('有点开心'));
  expect(await getScore('good but terrible')).toBeLessThan(await getScore('terrible but good'));
});

test('recognizes whole custom words, however a segmenter would split them', async () => {
  const text = '这款手机真是绝绝子';
  expect((await classifySentiment(text, PLAIN)).label).toBe('neutral');
  const dictionary = { 绝绝子: '4' };
  expect((await classifySentiment(text, { ...PLAIN, dictionary })).label).toBe('positive');
});

test('recognizes custom words with either kind of apostrophe', async () => {
  for (const word of ["rock'n'roll", 'rock’n’roll', "Rock'n’Roll"]) {
    const parameters = { ...PLAIN, language: 'en' as const, dictionary: { [word]: '4' } };
    for (const text of ["It was rock'n'roll", 'It was rock’n’roll']) {
      expect((await classifySentiment(text, parameters)).label, `${word} in ${text}`).toBe('positive');
    }
  }
});

test('returns neutral for a text without a known word', async () => {
  expect(await classifySentiment('12:30', PLAIN)).toEqual({ label: 'neutral', score: 0 });
});
