// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type ConsoleHistory, createConsoleHistory } from './console-history.ts';

const browserWindow = window;
let history: ConsoleHistory;

beforeEach(() => {
  browserWindow.history.replaceState(null, '', '/first');
  const listen = vi.spyOn(browserWindow, 'addEventListener');
  history = createConsoleHistory(browserWindow);
  // The history of one test does not follow the navigations of the next.
  return () => {
    for (const [type, listener] of listen.mock.calls) browserWindow.removeEventListener(type, listener);
    listen.mockRestore();
  };
});

function waitForNavigation(): Promise<void> {
  return new Promise((resolve) =>
    browserWindow.addEventListener('popstate', () => resolve(), { once: true }),
  );
}

test('a push changes the address and notifies the listeners', () => {
  const paths: string[] = [];
  history.subscribe(() => paths.push(history.current().location.pathname));
  history.push({ pathname: '/second', search: '?a=1', hash: '' }, { pane: 3 });
  expect(paths).toEqual(['/second']);
  expect(browserWindow.location.pathname + browserWindow.location.search).toBe('/second?a=1');
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
  expect(browserWindow.location.pathname).toBe('/first');
  proceed();
  expect(history.current().location.pathname).toBe('/second');
  expect(browserWindow.location.pathname).toBe('/second');
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
  expect(browserWindow.location.pathname).toBe('/second');
  expect(history.current().location.pathname).toBe('/second');
  proceed();
  await waitForNavigation();
  expect(history.current().location.pathname).toBe('/first');
});

test('a page that changes its own query needs no confirmation and stays mounted', () => {
  const { pageKey } = history.current();
  history.guardNavigation(() => true);
  history.push('/first?page=2', { pane: pageKey });
  expect(history.current()).toMatchObject({ pageKey, location: { search: '?page=2' } });
});

test('a blocked Back over several entries returns to an entry that the browser added for a typed hash', async () => {
  history.push('/second');
  history.push('/third');
  const isAdded = waitForNavigation();
  browserWindow.location.hash = 'typed';
  await isAdded;
  let proceed = (): void => {};
  history.guardNavigation((go) => {
    proceed = go;
    return true;
  });
  history.go(-2);
  await waitForNavigation();
  await waitForNavigation();
  expect(browserWindow.location.pathname + browserWindow.location.hash).toBe('/third#typed');
  proceed();
  await waitForNavigation();
  expect(history.current().location.pathname).toBe('/second');
});
