import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// The test files that one process of Vitest runs share its window and the libraries. Each file loads the modules of the
// console again, so no atom contains a value of an earlier file. Each file finds an empty page.
vi.resetModules();

// The Testing Library registers hooks like the next two only for the first file.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: The tests use the cookies of jsdom.
    document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
});
