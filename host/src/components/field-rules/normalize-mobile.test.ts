import { mobileField } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { normalizeMobile } from './normalize-mobile.ts';

describe('a mobile number', () => {
  it.each([
    ['138 0013 8000', '+8613800138000'],
    ['+86 138-0013-8000', '+8613800138000'],
    ['0049 (151) 2345 6789', '+4915123456789'],
  ])('typed as %s is sent as %s', (typed, sent) => {
    expect(normalizeMobile(typed)).toBe(sent);
    expect(mobileField.safeParse(sent).success).toBe(true);
  });

  it.each(['', '12345', 'abc', '013800138000'])('typed as %j is left for the schema to reject', (typed) => {
    expect(mobileField.safeParse(normalizeMobile(typed)).success).toBe(false);
  });
});
