import { type Messages, setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { createPseudoMessages } from './create-pseudo-messages.ts';

function formatPseudo(locale: 'en-XA' | 'en-XB', text: string, values?: Record<string, unknown>): string {
  const messages: Messages = { id: compileMessageOrThrow(text) };
  const i18n = setupI18n({
    locale,
    locales: 'en-US',
    messages: { [locale]: createPseudoMessages(locale, messages) },
  });
  return i18n._('id', values);
}

describe('pseudo-locale', () => {
  it('leaves no plain letter and lengthens the text by 40 percent', () => {
    const text = 'The quick brown fox jumps over the lazy dog';
    const formatted = formatPseudo('en-XA', text);
    expect(formatted).not.toMatch(/[a-z]/i);
    expect(formatted.length).toBeGreaterThanOrEqual(text.length * 1.4);
  });

  it('preserves tags and placeholders', () => {
    expect(formatPseudo('en-XA', 'Hi <0>{name}</0>', { name: 'Ann' })).toMatch(/^\[Ĥï <0>Ann<\/0> ẋ+ ?ẋ*\]$/);
  });

  it('preserves plurals', () => {
    const text = '{count, plural, one {# item} other {# items}}';
    expect(formatPseudo('en-XA', text, { count: 1 })).toContain('1 ïţéɱ ');
    expect(formatPseudo('en-XA', text, { count: 3 })).toContain('3 ïţéɱš');
  });

  it('marks mirrored text', () => {
    expect(formatPseudo('en-XB', 'Hi')).toMatch(/^\u200f⟦Ĥï ẋ⟧\u200f$/);
  });
});
