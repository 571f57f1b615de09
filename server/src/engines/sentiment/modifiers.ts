interface Modifiers {
  /** Words that invert the words after them. */
  readonly negators: ReadonlySet<string>;
  /** Words that strengthen or weaken the words after them, and by which factor. */
  readonly emphasis: ReadonlyMap<string, number>;
  /** Words after which the text has more weight than before them. */
  readonly contrasts: ReadonlySet<string>;
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const createEmphasis = (stronger: string, weaker: string): ReadonlyMap<string, number> =>
  new Map([
    ...stronger.split(' ').map((word) => [word, 1.4] as const),
    ...weaker.split(' ').map((word) => [word, 0.6] as const),
  ]);

export const MODIFIERS: Readonly<Record<'zh' | 'en', Modifiers>> = {
  zh: {
    negators: toSet('不 没 没有 不是 别 未 无 并非 不够 不太 不怎么 毫无 不算'),
    emphasis: createEmphasis(
      '非常 很 太 特别 十分 极其 超级 超 最 真 真的 相当 极 实在',
      '有点 有些 稍微 略 比较 还算',
    ),
    contrasts: toSet('但 但是 不过 可是 然而 却 只是 可惜'),
  },
  en: {
    negators: toSet(
      "not no never don't doesn't didn't isn't wasn't aren't weren't won't can't cannot couldn't wouldn't hardly without",
    ),
    emphasis: createEmphasis(
      'very really extremely absolutely so too incredibly totally highly most',
      'slightly somewhat fairly bit little kinda',
    ),
    contrasts: toSet('but however yet although though'),
  },
};
