import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID as id } from '../../../app.fixture.ts';
import { showApp } from '../shown-app.fixture.tsx';
import { listUsageColumns, listUsageRows } from './list-usage-rows.ts';

const tally = { runs: 4, succeeded: 2, errors: 1, p50Ms: 12, p95Ms: 340, bytesIn: 1500, bytesOut: 20 };
const noRuns = { runs: 0, succeeded: 0, errors: 0, p50Ms: null, p95Ms: null, bytesIn: 0, bytesOut: 0 };
const usage = {
  step: 'day' as const,
  total: tally,
  points: [
    { at: '2026-01-01T00:00:00.000Z', ...noRuns },
    { at: '2026-01-02T00:00:00.000Z', ...tally },
  ],
  apps: [{ id, name: 'Words', kind: 'nlp' as const, ...tally }],
  keys: [
    { id, name: 'CI', appName: 'Words', ...tally },
    { id: null, name: null, appName: 'Words', ...noRuns },
  ],
  versions: [{ version: '2', appName: 'Words', ...tally }],
  nearAppLimits: [
    { appId: id.replace(/.$/, '3'), appName: 'Words', used: 9, perDay: 10 },
    { appId: id.replace(/.$/, '4'), appName: 'Cells', used: 5, perDay: 5 },
  ],
  nearLimits: [
    { keyId: id, name: 'CI', appName: 'Words', used: 80, perDay: 100 },
    { keyId: id.replace(/.$/, '2'), name: 'Full', appName: 'Words', used: 50, perDay: 50 },
  ],
};

const respond = (data: object) => ({ '/api/app/usage': () => ({ code: 0, data }) });

test('shows the metrics of the period, by key and by version', async () => {
  const { lastBody } = await showApp({ tab: 'usage', responses: respond(usage) });
  expect((await screen.findByText('Received')).nextElementSibling?.textContent).toMatch(/1\.5.kB/);
  expect(screen.getByText('Returned').nextElementSibling?.textContent).toMatch(/^20.B$/);
  expect(screen.getAllByText('P95 latency')[0]?.nextElementSibling?.textContent).toMatch(/340.ms/);
  const keys = screen.getByRole('region', { name: 'By API key' });
  expect(within(keys).getByRole('row', { name: /CI 4 1/ })).toBeTruthy();
  expect(within(keys).getByRole('row', { name: /Console \(no API key\) 0 0 –/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'By version' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'By app' })).toBeNull();
  await expect.poll(() => lastBody('/api/app/usage')).toMatchObject({ appId: id });
});

test('says which apps and keys are near their limit or have reached it', async () => {
  await showApp({ tab: 'usage', responses: respond(usage) });
  expect(await screen.findByText('The key “CI” has used 80 of its 100 daily runs.')).toBeTruthy();
  expect(screen.getByText(/The key “Full” has used all of its 50 daily runs/)).toBeTruthy();
  expect(screen.getByText('The app “Words” has used 9 of its 10 daily runs.')).toBeTruthy();
  expect(screen.getByText(/The app “Cells” has used all of its 5 daily runs/)).toBeTruthy();
});

test('adds up all apps of the owner for the chosen period', async () => {
  const { lastBody } = await showApp({ tab: 'usage', responses: respond(usage) });
  await userEvent.selectOptions(await screen.findByLabelText('Apps'), 'All my apps');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Today');
  expect(await screen.findByRole('region', { name: 'By app' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Words · 2/ })).toBeTruthy();
  const readBody = () => lastBody('/api/app/usage') as { from: string; to: string; appId?: string };
  await expect.poll(() => readBody().from === readBody().to).toBe(true);
  expect(readBody().appId).toBeUndefined();
});

test('says that there were no runs', async () => {
  const empty = { ...usage, total: noRuns, keys: [], versions: [], apps: [], nearLimits: [] };
  await showApp({ tab: 'usage', responses: respond(empty) });
  expect(await screen.findByText('No runs in this period')).toBeTruthy();
});

test('is hidden from users who may only run the app', async () => {
  await showApp({ app: { level: 'use' }, responses: respond(usage) });
  expect(await screen.findByRole('tab', { name: 'History' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Usage' })).toBeNull();
});

test('writes each step, app, key and version as a row of the CSV file', () => {
  const rows = listUsageRows(usage);
  expect(rows.map(([group]) => group)).toEqual(['day', 'day', 'app', 'key', 'key', 'version']);
  expect(rows.at(-1)).toEqual(['version', '2', 'Words', 4, 2, 1, 12, 340, 1500, 20, '', '']);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([listUsageColumns(usage).length]));
});

const costs = [
  { currency: 'EUR', amount: 2 },
  { currency: 'USD', amount: 0.00125 },
];
const charged = { ...tally, inputTokens: 3000, outputTokens: 40, costs };
const chargedUsage = {
  ...usage,
  total: charged,
  points: [{ at: '2026-01-02T00:00:00.000Z', ...charged }],
  keys: [{ id, name: 'CI', appName: 'Words', ...charged }],
};

test('shows tokens and costs by currency if they are known', async () => {
  await showApp({ tab: 'usage', responses: respond(chargedUsage) });
  expect(await screen.findByRole('region', { name: 'Cost' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Tokens' })).toBeTruthy();
  const [tile] = screen.getAllByText('Input tokens');
  expect(tile?.nextElementSibling?.textContent).toBe('3,000');
  const keys = within(screen.getByRole('region', { name: 'By API key' }));
  expect(keys.getByRole('row', { name: /CI .* 3,000 \/ 40 €2.00, \$0.00125/ })).toBeTruthy();
  const versions = within(screen.getByRole('region', { name: 'By version' }));
  expect(versions.queryByRole('columnheader', { name: 'Cost' })).toBeNull();
});

test('writes a column of the CSV file for each currency', () => {
  expect(listUsageColumns(chargedUsage).slice(-3)).toEqual(['outputTokens', 'cost EUR', 'cost USD']);
  expect(listUsageRows(chargedUsage)[0]?.slice(-4)).toEqual([3000, 40, 2, 0.00125]);
});

test('shows the values of a chart as a table, latest first', async () => {
  await showApp({ tab: 'usage', responses: respond(usage) });
  const panel = await screen.findByRole('region', { name: 'Latency (ms)' });
  await userEvent.click(within(panel).getByRole('button', { name: 'View as table' }));
  const rows = within(panel).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TimeP50P95',
    expect.stringMatching(/12340$/),
    expect.stringMatching(/––$/),
  ]);
  expect(within(panel).getByRole('button', { name: 'View as chart' })).toBeTruthy();
});
