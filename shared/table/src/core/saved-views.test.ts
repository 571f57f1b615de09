import { describe, expect, test } from 'vitest';
import {
  findDefaultView,
  isShowing,
  NO_VIEWS,
  removeView,
  saveView,
  toggleDefaultView,
} from './saved-views.ts';

const saved = saveView(NO_VIEWS, ' Mine ', { status: 'draft', density: 'small' });

describe('saved views', () => {
  test('are stored under a name, and replaced under the same name', () => {
    const again = saveView(saveView(saved, 'Other', {}), 'Mine', { status: 'published' });
    expect(again.views.map(({ id, name, query }) => [id, name, query])).toEqual([
      ['1', 'Mine', { status: 'published' }],
      ['2', 'Other', {}],
    ]);
  });

  test('have at most one default, which is removed with its view', () => {
    const chosen = toggleDefaultView(saved, '1');
    expect(findDefaultView(chosen)?.name).toBe('Mine');
    expect(findDefaultView(toggleDefaultView(chosen, '1'))).toBeUndefined();
    expect(removeView(chosen, '1')).toEqual(NO_VIEWS);
    expect(removeView(saveView(chosen, 'b', {}), '2').defaultId).toBe('1');
  });

  test('are recognized by their query, with or without empty keys', () => {
    const [view] = saved.views;
    if (!view) throw new Error('The view was not saved');
    expect(isShowing(view, { status: 'draft', density: 'small', keyword: '' })).toBe(true);
    expect(isShowing(view, { status: 'draft', density: 'small', keyword: 'x' })).toBe(false);
  });
});
