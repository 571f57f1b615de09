import { expect, test } from 'vitest';
import { escapeControls } from './escape-controls.ts';

test('any text is written as one line of a log', () => {
  expect(escapeControls('one\r\nERROR: forged\u001b[31m\u0085\u2028\u0000end')).toBe(
    'one\\x0d\\x0aERROR: forged\\x1b[31m\\x85\\x2028\\x00end',
  );
  expect(escapeControls('中文 and "quotes"')).toBe('中文 and "quotes"');
});
