// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { showFullText } from './show-full-text.ts';

afterEach(() => document.body.replaceChildren());

/** A cell with this content; elements with `data-truncated` are wider than their space. */
function createCell(inside: string): (selector: string) => HTMLElement {
  document.body.innerHTML = `<table><tbody><tr><td>${inside}</td></tr></tbody></table>`;
  for (const cut of document.querySelectorAll('[data-truncated]'))
    Object.defineProperty(cut, 'scrollWidth', { configurable: true, value: 900 });
  return (selector) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`No element matches ${selector}.`);
    return found;
  };
}

test('shows the full text of the element that truncates it, also from elements inside it', () => {
  const find = createCell('<div data-truncated><a>A very long name</a></div>');
  showFullText({ target: find('a') });
  expect(find('[data-truncated]').title).toBe('A very long name');
  expect(find('td').title).toBe('');
});

test('removes the tooltip of a text that fits again', () => {
  const find = createCell('<span data-truncated>A very long name</span>');
  const text = find('[data-truncated]');
  showFullText({ target: text });
  Object.defineProperty(text, 'scrollWidth', { value: 0 });
  showFullText({ target: text });
  expect(text.hasAttribute('title')).toBe(false);
});

test('leaves elements with their own tooltip unchanged', () => {
  const find = createCell('<div data-truncated><time title="Thursday, 1 January">1 Jan</time></div>');
  showFullText({ target: find('time') });
  expect(find('time').title).toBe('Thursday, 1 January');
  expect(find('[data-truncated]').title).toBe('');
});
