// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type ConsoleHistory, createConsoleHistory } from './console-history.ts';

const view = window;
let history: ConsoleHistory;

beforeEach(() => {
  view.history.replaceState(null, '', '/first');
  history = createConsoleHistory(view);
});

function waitForNavigation(): Promise<void> {
  return new Promise((resolve) => view.addEventListener('popstate', () => resolve(), { once: true }));
}

test('a push changes the address and notifies its listeners', () => {
  const seen: string[] = [];
  history.subscribe(() => seen.push(history.current().location.pathname));
  history.push({ pathname: '/second', search: '?a=1', hash: '' }, { pane: 3 });
  expect(seen).toEqual(['/second']);
  expect(view.location.pathname + view.location.search).toBe('/second?a=1');
  expect(history.current()).toMatchObject({
    navigationType: 'push',
    location: { search: '?a=1', state: { pane: 3 } },
  });
});

test('Back goes to the previous entry', async () => {
  history.push('/second');
  history.go(-1);
  await waitForNavigation();
  expect(history.current()).toMatchObject({ navigationType: 'pop', location: { pathname: '/first' } });
});

test('a blocked push has no effect until the user agrees', () => {
  let proceed = (): void => {};
  history.guardNavigation((go) => {
    proceed = go;
    return true;
  });
  history.push('/second');
  expect(view.location.pathname).toBe('/first');
  proceed();
  expect(history.current().location.pathname).toBe('/second');
  expect(view.location.pathname).toBe('/second');
});

test('a blocked Back is reverted, and carried out once the user agrees', async () => {
  history.push('/second');
  let proceed = (): void => {};
  history.guardNavigation((go) => {
    proceed = go;
    return true;
  });
  history.go(-1);
  await waitForNavigation();
  await waitForNavigation();
  expect(view.location.pathname).toBe('/second');
  expect(history.current().location.pathname).toBe('/second');
  proceed();
  await waitForNavigation();
  expect(history.current().location.pathname).toBe('/first');
});

test('a page that changes its own query is not asked to confirm and stays the same visit', () => {
  const { visitId } = history.current();
  history.guardNavigation(() => true);
  history.push('/first?page=2', { pane: visitId });
  expect(history.current()).toMatchObject({ visitId, location: { search: '?page=2' } });
});
