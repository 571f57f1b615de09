import { describe, expect, it } from 'vitest';
import { negotiate } from './negotiate.ts';

describe('locale for a browser', () => {
  it.each([
    [['en'], ['zh-CN', 'en-US'], 'en-US'],
    [['en-GB', 'zh-CN'], ['zh-CN', 'en-US'], 'en-US'],
    [['zh'], ['en-US', 'zh-TW', 'zh-CN'], 'zh-CN'],
    [['zh-Hant'], ['zh-CN', 'zh-TW'], 'zh-TW'],
    [['zh-HK'], ['zh-CN', 'zh-TW'], 'zh-TW'],
    [['pt'], ['pt-PT', 'pt-BR'], 'pt-PT'],
    [['pt-BR'], ['pt-PT', 'pt-BR'], 'pt-BR'],
    [['ug'], ['zh-CN', 'zh-UG'], 'zh-UG'],
    [['mn'], ['en-US', 'mn-TR'], 'mn-TR'],
    [['no_such*tag', 'de-AT'], ['en-US', 'de-DE'], 'de-DE'],
  ] as const)('%j among %j is %s', (requested, offered, expected) => {
    expect(negotiate(requested, offered)).toBe(expected);
  });

  it('is undefined if no language fits', () => {
    expect(negotiate(['fr', 'ja-JP'], ['zh-CN', 'en-US'])).toBeUndefined();
  });

  it('does not give simplified characters to readers of traditional ones', () => {
    expect(negotiate(['zh-TW', 'en'], ['zh-CN', 'en-US'])).toBe('en-US');
  });
});
