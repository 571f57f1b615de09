import { describe, expect, test } from 'vitest';
import { changeField, isChanged, leaveField, openForm, refuseFields, sendForm } from './form-state.ts';

const opened = openForm({ name: 'K', tags: ['a'] });

describe('a form', () => {
  test('is changed once a value differs, and not when it is put back', () => {
    const changed = changeField(opened, 'tags', ['a', 'b']);
    expect([isChanged(opened), isChanged(changed)]).toEqual([false, true]);
    expect(isChanged(changeField(changed, 'tags', ['a']))).toBe(false);
  });

  test('speaks of a field once it was entered and left, and of all once it was sent', () => {
    expect(leaveField(opened, 'name').spoken.size).toBe(0);
    expect([...leaveField(changeField(opened, 'name', ''), 'name').spoken]).toEqual(['name']);
    expect([...sendForm(opened).spoken]).toEqual(['name', 'tags']);
  });

  test('shows the server’s reasons at their fields, parts of a field included, and hands back the others', () => {
    const { state, elsewhere } = refuseFields(opened, [
      { field: 'tags.0', msg: 'too long' },
      { field: 'owner', msg: 'gone' },
    ]);
    expect(state.refused).toEqual({ tags: 'too long' });
    expect(elsewhere).toEqual([{ field: 'owner', msg: 'gone' }]);
  });

  test('drops a reason of the server’s when its field is edited or the form is sent again', () => {
    const { state } = refuseFields(opened, [{ field: 'name', msg: 'taken' }]);
    expect(changeField(state, 'tags', []).refused).toEqual({ name: 'taken' });
    expect(changeField(state, 'name', 'L').refused).toEqual({});
    expect(sendForm(state).refused).toEqual({});
  });
});
