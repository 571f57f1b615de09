import { describe, expect, test } from 'vitest';
import {
  countSelected,
  dropKeys,
  extendTo,
  isSelected,
  nothingSelected,
  type Selection,
  scopeOf,
  togglePage,
  toggleRow,
} from './selection.ts';

type Row = { readonly id: string };

const keyOf = ({ id }: Row) => id;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Row, Row, Row, Row];
const none = nothingSelected<Row>();
const all: Selection<Row> = {
  kind: 'matching',
  query: { page: 1, pageSize: 20, keyword: 'x' },
  total: 50,
  except: new Set(),
};

describe('a selection', () => {
  test('is stored by key across pages', () => {
    const onFirst = togglePage(none, [a, b], keyOf);
    const onSecond = toggleRow(onFirst, c, keyOf);
    expect(countSelected(onSecond)).toBe(3);
    expect(scopeOf(onSecond)).toEqual({ kind: 'rows', keys: ['a', 'b', 'c'], known: [a, b, c] });
    expect(isSelected(toggleRow(onSecond, { id: 'a' }, keyOf), 'a')).toBe(false);
  });

  test('adds a half-selected page, and clears a fully selected one', () => {
    const half = toggleRow(none, a, keyOf);
    const whole = togglePage(half, [a, b], keyOf);
    expect(countSelected(whole)).toBe(2);
    expect(countSelected(togglePage(whole, [a, b], keyOf))).toBe(0);
  });

  test('extends from the last toggled row, in either direction', () => {
    const down = extendTo(toggleRow(none, b, keyOf), d, [a, b, c, d], keyOf);
    expect(scopeOf(down)).toMatchObject({ keys: ['b', 'c', 'd'] });
    const up = extendTo(toggleRow(none, c, keyOf), a, [a, b, c, d], keyOf);
    expect(countSelected(up)).toBe(3);
    expect(scopeOf(extendTo(none, c, [a, b, c, d], keyOf))).toMatchObject({ keys: ['c'] });
  });

  test('of all matching rows leaves out rows that the user deselects', () => {
    const some = togglePage(toggleRow(all, a, keyOf), [b, c], keyOf);
    expect(countSelected(some)).toBe(47);
    expect(isSelected(some, 'a')).toBe(false);
    expect(isSelected(some, 'never seen')).toBe(true);
    expect(scopeOf(some)).toMatchObject({ kind: 'matching', total: 47, except: ['a', 'b', 'c'] });
    expect(countSelected(toggleRow(some, a, keyOf))).toBe(48);
  });

  test('of all matching rows ends when no row of it is left', () => {
    expect(toggleRow({ ...all, total: 1 }, a, keyOf)).toEqual(none);
  });

  test('drops removed rows', () => {
    expect(scopeOf(dropKeys(togglePage(none, [a, b], keyOf), ['a']))).toMatchObject({ keys: ['b'] });
    expect(dropKeys(all, ['a'])).toEqual(none);
  });
});
