// @vitest-environment jsdom
import type { DashboardSummary } from '@atrium/contract';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../../catalogs.ts';
import { RecentRuns } from './recent-runs.tsx';

afterEach(cleanup);

type Run = DashboardSummary['recent'][number];

const run: Run = {
  id: '01890000-0000-7000-8000-000000000001',
  appId: '01890000-0000-7000-8000-00000000000a',
  appName: 'Letters',
  kind: 'recognition',
  status: 'succeeded',
  runMs: 12.345,
  at: '2026-01-01T00:00:00.000Z',
};

test('links each run to its app, and shows no duration of a run that has not ended', async () => {
  const running: Run = { ...run, id: run.id.replace(/.$/, '2'), status: 'running', runMs: null };
  await renderWithAtrium(<RecentRuns runs={[run, running]} />, { catalogs: { dashboard: catalogs } });
  const [, first, second] = within(screen.getByRole('table', { name: 'Recent runs' })).getAllByRole('row');
  if (!first || !second) throw new Error('A run is not listed.');
  expect(within(first).getByRole('link').getAttribute('href')).toBe(
    `/admin/assets/recognitionApp/${run.appId}`,
  );
  expect(first.textContent).toContain('LettersSucceeded12 ms');
  expect(second.textContent).toContain('LettersRunning–');
});

test('explains how to get runs if there are none', async () => {
  await renderWithAtrium(<RecentRuns runs={[]} />, { catalogs: { dashboard: catalogs } });
  expect(screen.getByText('Open an app and run it to see metrics here.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
