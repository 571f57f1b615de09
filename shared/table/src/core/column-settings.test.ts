import { describe, expect, test } from 'vitest';
import { readSettings, writeSettings } from '../list/state/settings-text.ts';
import {
  arrangeColumns,
  changeColumn,
  columnSettingsSchema,
  createDefaultSettings,
  mergeSettings,
  moveColumn,
  resizeColumn,
  setShownForAll,
} from './column-settings.ts';
import type { ColumnDefinition } from './definition.ts';

const columns: readonly ColumnDefinition<unknown>[] = [
  { key: 'name', title: 'Name', kind: 'text', isName: true, fixed: 'start' },
  { key: 'status', title: 'State', kind: 'select' },
  { key: 'note', title: 'Note', kind: 'text', isHidden: true },
  { key: 'calls', title: 'Calls', kind: 'number' },
];
const defaults = createDefaultSettings(columns);
const listKeys = (settings: readonly { readonly key: string }[]) => settings.map(({ key }) => key);

describe('the columns of a table', () => {
  test('start as defined, with their hidden and pinned columns', () => {
    expect(arrangeColumns(columns, defaults).map(({ key, side }) => [key, side])).toEqual([
      ['name', 'start'],
      ['status', undefined],
      ['calls', undefined],
    ]);
  });

  test('stay at their side in any order, and never hide the column that names the row', () => {
    const pinned = changeColumn(changeColumn(defaults, 'calls', { side: 'start' }), 'status', {
      side: 'end',
    });
    const settings = changeColumn(moveColumn(pinned, 'calls', 0), 'name', { isShown: false });
    expect(listKeys(arrangeColumns(columns, settings))).toEqual(['calls', 'name', 'status']);
  });

  test('keep a user’s settings when columns are added or removed, and position a new one after its neighbor', () => {
    const stored = moveColumn(resizeColumn(defaults, 'calls', 300), 'calls', 0).filter(
      ({ key }) => key !== 'status',
    );
    const gone = { key: 'gone', isShown: true, side: 'none' as const };
    const merged = mergeSettings(columns, [...stored, gone]);
    expect(listKeys(merged)).toEqual(['calls', 'name', 'status', 'note']);
    expect(merged[0]?.width).toBe(300);
    expect(listKeys(mergeSettings(columns, []))).toEqual(['name', 'status', 'note', 'calls']);
  });

  test('move to a position, but not beyond the ends', () => {
    expect(listKeys(moveColumn(defaults, 'name', 2))).toEqual(['status', 'note', 'name', 'calls']);
    expect(listKeys(moveColumn(defaults, 'name', 99))).toEqual(['status', 'note', 'calls', 'name']);
    expect(listKeys(moveColumn(defaults, 'calls', -1))).toEqual(['calls', 'name', 'status', 'note']);
    expect(moveColumn(defaults, 'unknown', 0)).toBe(defaults);
  });

  test('have a width within the limits of a table, or the width of their definition', () => {
    expect(resizeColumn(defaults, 'note', 5)[2]?.width).toBe(64);
    expect(resizeColumn(defaults, 'note', 9_000)[2]?.width).toBe(800);
    expect(resizeColumn(resizeColumn(defaults, 'note', 90), 'note', undefined)).toEqual(defaults);
  });

  test('are all shown, or all hidden except the name', () => {
    expect(setShownForAll(defaults, true, 'name').every(({ isShown }) => isShown)).toBe(true);
    expect(listKeys(setShownForAll(defaults, false, 'name').filter(({ isShown }) => isShown))).toEqual([
      'name',
    ]);
  });

  test('are written to a query and read back', () => {
    const settings = resizeColumn(changeColumn(defaults, 'calls', { side: 'end' }), 'name', 240);
    expect(writeSettings(settings)).toBe('name_s_240,status,-note,calls_e');
    expect(readSettings(writeSettings(settings))).toEqual(settings);
    expect(readSettings('name,"><,status_x')).toEqual([{ key: 'name', isShown: true, side: 'none' }]);
    expect(readSettings('')).toBeUndefined();
  });

  test('are invalid if another version stored them', () => {
    expect(columnSettingsSchema.safeParse({ version: 1, columns: [...defaults] }).success).toBe(true);
    expect(columnSettingsSchema.safeParse({ version: 2, columns: [...defaults] }).success).toBe(false);
  });
});
