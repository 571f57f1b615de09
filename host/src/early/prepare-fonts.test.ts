// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prepareFonts } from './prepare-fonts.ts';

test('lays out sample texts once, when the style sheet has arrived, and leaves nothing in the document', () => {
  prepareFonts();
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.documentElement, { childList: true });
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.head.append(link);
  expect(observer.takeRecords()).toEqual([]);
  link.dispatchEvent(new Event('load'));
  link.dispatchEvent(new Event('load'));
  const [added, removed, ...others] = observer.takeRecords();
  expect(added?.addedNodes[0]?.textContent).toMatch(/^(A中)+$/);
  expect(removed?.removedNodes[0]).toBe(added?.addedNodes[0]);
  expect(others).toEqual([]);
});
