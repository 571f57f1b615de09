import { DEFAULT_LAYOUT_SETTINGS } from '@atrium/runtime';
import { expect, test } from 'vitest';
import { type Layout, readLayout, writeLayout } from './layout-text.ts';

const present: Layout = { ...DEFAULT_LAYOUT_SETTINGS, theme: 'light' };

test('what was copied can be imported', () => {
  const copied: Layout = {
    ...present,
    siderTheme: 'light',
    primaryColor: 'teal',
    isGrey: true,
    theme: 'dark',
  };
  expect(readLayout(writeLayout(copied), present)).toEqual({ kind: 'read', layout: copied });
});

test('settings that the text does not name stay as they are', () => {
  const reading = readLayout('{"showsTabs":false}', { ...present, siderTheme: 'light' });
  expect(reading).toMatchObject({
    kind: 'read',
    layout: { showsTabs: false, siderTheme: 'light', theme: 'light' },
  });
});

test('what is no setting is passed over', () => {
  const reading = readLayout('{"showsTabs":false,"__proto__":{"isGrey":true},"other":1}', present);
  expect(reading).toEqual({ kind: 'read', layout: { ...present, showsTabs: false } });
});

test.each(['', 'no json', '[]', '"text"', 'null', '{}', '{"other":1}'])('%j holds no settings', (text) => {
  expect(readLayout(text, present)).toEqual({ kind: 'unreadable' });
});

test('values that settings cannot have are refused by name', () => {
  const text = '{"siderTheme":"pink","showsTabs":"yes","tabLimit":0,"theme":"dim"}';
  expect(readLayout(text, present)).toEqual({
    kind: 'refused',
    keys: ['siderTheme', 'showsTabs', 'tabLimit', 'theme'],
  });
});
