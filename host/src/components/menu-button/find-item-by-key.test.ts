// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { findItemByKey } from './find-item-by-key.ts';

beforeEach(() => {
  document.body.innerHTML = ['first', 'second', 'last']
    .map((text) => `<button role="menuitem">${text}</button>`)
    .join('');
});

test.each([
  ['ArrowDown', undefined, 'first'],
  ['ArrowUp', undefined, 'last'],
  ['ArrowUp', 'first', 'last'],
  ['ArrowUp', 'last', 'second'],
  ['ArrowDown', 'last', 'first'],
  ['Home', 'last', 'first'],
  ['End', undefined, 'last'],
  ['a', 'first', undefined],
])('%s with the focus on %s moves it to %s', (key, focused, expected) => {
  const buttons = [...document.body.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === focused)?.focus();
  expect(findItemByKey(key, document.body)?.textContent).toBe(expected);
});
