// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFields } from './use-fields.ts';

const required = (value: string) => (value ? undefined : 'Required');

function fields() {
  const { result } = renderHook(() =>
    useFields({ mail: '', password: '' }, { mail: required, password: required }),
  );
  return result;
}

describe('a form', () => {
  it('says nothing before anybody has done anything', () => {
    expect(fields().current.errors).toEqual({ mail: undefined, password: undefined });
  });

  it('says nothing about a field that was only passed through', () => {
    const form = fields();
    act(() => form.current.leave('mail'));
    expect(form.current.errors.mail).toBeUndefined();
  });

  it('says what is wrong with a field once it was entered and left', () => {
    const form = fields();
    act(() => form.current.change('mail', 'a'));
    act(() => form.current.leave('mail'));
    act(() => form.current.change('mail', ''));
    expect(form.current.errors.mail).toBe('Required');
    expect(form.current.errors.password).toBeUndefined();
  });

  it('says all that is wrong when it is checked', () => {
    const form = fields();
    let isFine = true;
    act(() => {
      form.current.change('mail', 'a@b.c');
      isFine = form.current.check();
    });
    expect(isFine).toBe(false);
    expect(form.current.errors).toEqual({ mail: undefined, password: 'Required' });
  });

  it('shows the reasons of the server at their fields until these are edited, and hands back the others', () => {
    const form = fields();
    let rest: readonly unknown[] = [];
    act(() => {
      rest = form.current.refuse([
        { field: 'mail', msg: 'Taken' },
        { field: 'captcha', msg: 'Spent' },
      ]);
    });
    expect(form.current.errors.mail).toBe('Taken');
    expect(rest).toEqual([{ field: 'captcha', msg: 'Spent' }]);
    act(() => form.current.change('mail', 'b@b.c'));
    expect(form.current.errors.mail).toBeUndefined();
  });

  it('is dirty from the first change until its values are stored', () => {
    const form = fields();
    expect(form.current.isDirty).toBe(false);
    act(() => form.current.change('mail', 'a'));
    expect(form.current.isDirty).toBe(true);
    act(() => form.current.reset({ mail: 'a', password: '' }));
    expect(form.current.isDirty).toBe(false);
  });
});
