// @vitest-environment node
import { expect, test } from 'vitest';
import { changedSettings, type Settings } from './settings.ts';

const settings: Settings = {
  name: 'a',
  description: '',
  icon: '',
  binding: 'alias:production',
  overrides: { minScore: 0.5 },
  logPolicy: 'metadata',
  retentionDays: '30',
};

test('settings differ by what they say, not by which objects say it', () => {
  expect(changedSettings(settings, { ...settings, overrides: { minScore: 0.5 } })).toEqual([]);
  expect(changedSettings(settings, { ...settings, name: 'b', overrides: {} })).toEqual(['name', 'overrides']);
});
