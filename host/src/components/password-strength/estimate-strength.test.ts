import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

describe('the strength of a password', () => {
  it("is 0 for a password shorter than the server's minimum", () => {
    expect(estimateStrength('aB3$xY7')).toBe(0);
  });

  it.each(['aaaaaaaaaaaa', '12345678', 'abcdefgh', 'password1', 'qwertyuiop'])(
    'is 1, the lowest level of an allowed password, for %s',
    (password) => {
      expect(estimateStrength(password)).toBe(1);
    },
  );

  it('grows with the length alone', () => {
    expect(estimateStrength('correcthorse')).toBeGreaterThan(estimateStrength('correcth'));
    expect(estimateStrength('correct horse battery staple')).toBe(4);
  });

  it('grows with the variety of characters at the same length', () => {
    expect(estimateStrength('vK8$tR2!mQ')).toBeGreaterThan(estimateStrength('vkotrmmqab'));
  });

  it('is at least 3 for eight different Chinese characters', () => {
    expect(estimateStrength('山高月小水落石出')).toBeGreaterThanOrEqual(3);
  });
});
