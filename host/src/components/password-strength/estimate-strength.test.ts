import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

describe('the strength of a password', () => {
  it('is none below the shortest that the server takes', () => {
    expect(estimateStrength('aB3$xY7')).toBe(0);
  });

  it.each(['aaaaaaaaaaaa', '12345678', 'abcdefgh', 'password1', 'qwertyuiop'])(
    'is the least for %s',
    (password) => {
      expect(estimateStrength(password)).toBe(1);
    },
  );

  it('grows with length alone, without any rule about kinds of characters', () => {
    expect(estimateStrength('correcthorse')).toBeGreaterThan(estimateStrength('correcth'));
    expect(estimateStrength('correct horse battery staple')).toBe(4);
  });

  it('grows with variety at the same length', () => {
    expect(estimateStrength('vK8$tR2!mQ')).toBeGreaterThan(estimateStrength('vkotrmmqab'));
  });

  it('takes scripts other than Latin for what they are worth', () => {
    expect(estimateStrength('山高月小水落石出')).toBeGreaterThanOrEqual(3);
  });
});
