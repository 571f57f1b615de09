import { describe, expect, it } from 'vitest';
import {
  beginSubmission,
  changeField,
  failSubmission,
  getPartErrors,
  getShownErrors,
  isChanged,
  leaveField,
  openForm,
} from './form-state.ts';

const opened = openForm({ name: 'K', tags: ['a'] });

describe('form state', () => {
  it('is dirty while a value differs from the stored one', () => {
    const changed = changeField(opened, 'tags', ['a', 'b']);
    expect([isChanged(opened), isChanged(changed)]).toEqual([false, true]);
    expect(isChanged(changeField(changed, 'tags', ['a']))).toBe(false);
  });

  it('touches a field that is left after a change, and all fields at a submission', () => {
    expect(leaveField(opened, 'name').touched.size).toBe(0);
    expect([...leaveField(changeField(opened, 'name', ''), 'name').touched]).toEqual(['name']);
    expect([...beginSubmission(opened).touched]).toEqual(['name', 'tags']);
  });

  it('shows field errors of the server at their fields, including those of nested values', () => {
    const state = failSubmission(opened, 'rejected', [{ field: 'tags.0', msg: 'too long' }]);
    expect(getShownErrors(state, {})).toEqual({ name: undefined, tags: 'too long' });
    expect(getPartErrors('tags', state.fieldErrors)).toEqual({ 0: 'too long' });
    expect(state.failure).toBeUndefined();
  });

  it('shows the error at the form if the form has no field for a field error', () => {
    const fieldErrors = [
      { field: 'name', msg: 'taken' },
      { field: 'owner', msg: 'gone' },
    ];
    expect(failSubmission(opened, 'rejected', fieldErrors).failure).toBe('rejected');
    expect(failSubmission(opened, 'rejected', []).failure).toBe('rejected');
  });

  it('drops a field error of the server when its field changes or the form is submitted again', () => {
    const state = failSubmission(opened, 'rejected', [{ field: 'name', msg: 'taken' }]);
    expect(getShownErrors(changeField(state, 'tags', []), {}).name).toBe('taken');
    expect(getShownErrors(changeField(state, 'name', 'L'), {}).name).toBeUndefined();
    expect(getShownErrors(beginSubmission(state), {}).name).toBeUndefined();
  });
});
