import { describe, expect, test } from 'vitest';
import {
  countSelected,
  createEmptySelection,
  dropKeys,
  extendTo,
  isSelected,
  type Selection,
  togglePage,
  toggleRow,
  toScope,
} from './selection.ts';

type Row = { readonly id: string };

const getKey = ({ id }: Row) => id;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Row, Row, Row, Row];
const none = createEmptySelection<Row>();
const all: Selection<Row> = {
  kind: 'matching',
  query: { page: 1, pageSize: 20, keyword: 'x' },
  total: 50,
  except: new Set(),
};

describe('a selection', () => {
  test('is stored by key across pages', () => {
    const onFirst = togglePage(none, [a, b], getKey);
    const onSecond = toggleRow(onFirst, c, getKey);
    expect(countSelected(onSecond)).toBe(3);
    expect(toScope(onSecond)).toEqual({ kind: 'rows', keys: ['a', 'b', 'c'], loadedRows: [a, b, c] });
    expect(isSelected(toggleRow(onSecond, { id: 'a' }, getKey), 'a')).toBe(false);
  });

  test('selects the other rows of a half-selected page, and deselects all rows of a fully selected page', () => {
    const half = toggleRow(none, a, getKey);
    const whole = togglePage(half, [a, b], getKey);
    expect(countSelected(whole)).toBe(2);
    expect(countSelected(togglePage(whole, [a, b], getKey))).toBe(0);
  });

  test('extends from the last toggled row, in either direction', () => {
    const down = extendTo(toggleRow(none, b, getKey), d, [a, b, c, d], getKey);
    expect(toScope(down)).toMatchObject({ keys: ['b', 'c', 'd'] });
    const up = extendTo(toggleRow(none, c, getKey), a, [a, b, c, d], getKey);
    expect(countSelected(up)).toBe(3);
    expect(toScope(extendTo(none, c, [a, b, c, d], getKey))).toMatchObject({ keys: ['c'] });
  });

  test('extends again from the same row, in either direction', () => {
    const page = [a, b, c, d];
    const down = extendTo(toggleRow(none, c, getKey), d, page, getKey);
    const withoutLast = toggleRow(extendTo(down, b, page, getKey), d, getKey);
    expect(down).toMatchObject({ anchor: 'c' });
    expect(extendTo(down, a, page, getKey)).toMatchObject({ anchor: 'c' });
    expect(withoutLast).toMatchObject({ anchor: 'd' });
    expect(countSelected(extendTo(withoutLast, c, page, getKey))).toBe(3);
  });

  test('of all matching rows leaves out rows that the user deselects', () => {
    const some = togglePage(toggleRow(all, a, getKey), [b, c], getKey);
    expect(countSelected(some)).toBe(47);
    expect(isSelected(some, 'a')).toBe(false);
    expect(isSelected(some, 'never seen')).toBe(true);
    expect(toScope(some)).toMatchObject({ kind: 'matching', total: 47, except: ['a', 'b', 'c'] });
    expect(countSelected(toggleRow(some, a, getKey))).toBe(48);
  });

  test('of all matching rows ends when the user has deselected all of them', () => {
    expect(toggleRow({ ...all, total: 1 }, a, getKey)).toEqual(none);
  });

  test('drops removed rows', () => {
    expect(toScope(dropKeys(togglePage(none, [a, b], getKey), ['a']))).toMatchObject({ keys: ['b'] });
    expect(dropKeys(all, ['a'])).toEqual(none);
  });
});
