import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-date-time.ts';

test('converts a date-time to the value of a date-time control and back, to the minute', () => {
  const moment = '2026-07-05T08:30:00.000Z';
  // The local time depends on the time zone of the computer.
  expect(toLocalInput(moment)).toMatch(/^2026-07-0[456]T\d\d:[034][05]$/);
  expect(fromLocalInput(toLocalInput(moment))).toBe(moment);
  expect([toLocalInput(''), toLocalInput('soon'), fromLocalInput('')]).toEqual(['', '', '']);
});
