import { DEFAULT_LAYOUT_SETTINGS } from '@atrium/runtime';
import { expect, test } from 'vitest';
import { type Layout, parseLayout, serializeLayout } from './layout-text.ts';

const current: Layout = { ...DEFAULT_LAYOUT_SETTINGS, theme: 'light' };

test('copied settings can be imported', () => {
  const copied: Layout = {
    ...current,
    siderTheme: 'light',
    primaryColor: 'teal',
    isGrayscale: true,
    theme: 'dark',
  };
  expect(parseLayout(serializeLayout(copied), current)).toEqual({ kind: 'read', layout: copied });
});

test('settings that the text does not name stay unchanged', () => {
  const reading = parseLayout('{"showsTabs":false}', { ...current, siderTheme: 'light' });
  expect(reading).toMatchObject({
    kind: 'read',
    layout: { showsTabs: false, siderTheme: 'light', theme: 'light' },
  });
});

test('unknown names are ignored', () => {
  const reading = parseLayout('{"showsTabs":false,"__proto__":{"isGrayscale":true},"other":1}', current);
  expect(reading).toEqual({ kind: 'read', layout: { ...current, showsTabs: false } });
});

test.each(['', 'no json', '[]', '"text"', 'null', '{}', '{"other":1}'])('%j contains no settings', (text) => {
  expect(parseLayout(text, current)).toEqual({ kind: 'unreadable' });
});

test('invalid values are rejected by name', () => {
  const text = '{"siderTheme":"pink","showsTabs":"yes","tabLimit":0,"theme":"dim"}';
  expect(parseLayout(text, current)).toEqual({
    kind: 'rejected',
    keys: ['siderTheme', 'showsTabs', 'tabLimit', 'theme'],
  });
});
