// @vitest-environment jsdom
import { renderWithAtrium } from '@atrium/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppHealth } from './app-health.tsx';
import { catalogs } from './catalogs.ts';

afterEach(cleanup);

test.each([
  [{ state: 'ok', reason: null }, ''],
  [{ state: 'broken', reason: 'bindingUnresolved' }, 'The app’s version is not ready'],
  [{ state: 'broken', reason: 'engineMissing' }, 'The engine is not installed'],
  [{ state: 'degraded', reason: 'overridesRejected' }, 'Some parameter overrides are no longer valid'],
  [{ state: 'degraded', reason: 'runsFailing' }, 'Most of the recent runs failed'],
  [{ state: 'degraded', reason: null }, 'Degraded'],
  [{ state: 'broken', reason: null }, 'Broken'],
] as const)('explains the health %o as “%s”', async (health, text) => {
  const { container } = await renderWithAtrium(<AppHealth health={health} />, {
    catalogs: { assets: catalogs },
  });
  expect(container.textContent).toBe(text);
});
