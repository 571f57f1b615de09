import { expect, test } from 'vitest';
import { getAttentionAddress } from './get-attention-address.ts';

const id = '01890000-0000-7000-8000-00000000000a';
const period = { preset: 'week', from: '2026-01-01', to: '2026-01-07', days: 7 } as const;
const entry = { id, name: 'Letters' } as const;

test('an app with failing runs links to its failed runs of the period', () => {
  const url = new URL(
    getAttentionAddress({ ...entry, kind: 'app-failing', count: 3 }, period),
    'http://console',
  );
  expect(url.pathname).toBe('/admin/dashboard/runs');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    createdAt: '2026-01-01..2026-01-07',
    status: 'failed,timeout,rejected,lost',
    app: id,
  });
});

test('a failed version links to the versions of its algorithm', () => {
  expect(getAttentionAddress({ ...entry, kind: 'version-failed', count: 2 }, period)).toBe(
    `/admin/algorithm/algorithm/versions/${id}`,
  );
});

test('a broken app links to its page, or to the list of apps if its kind is unknown', () => {
  const broken = { ...entry, kind: 'app-broken' } as const;
  expect(getAttentionAddress({ ...broken, appKind: 'recognition' }, period)).toBe(
    `/admin/assets/recognitionApp/${id}`,
  );
  expect(getAttentionAddress(broken, period)).toBe('/admin/assets/assets');
});

test('an app near its limit links to its settings', () => {
  expect(getAttentionAddress({ ...entry, kind: 'app-near-limit', appKind: 'nlp' }, period)).toBe(
    `/admin/assets/nlpApp/${id}?tab=settings`,
  );
});
