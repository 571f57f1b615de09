import { ERROR_CODES } from '@atrium/contract';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BusinessError } from '../http/business-error.ts';
import { HttpStatusError } from '../http/http-status-error.ts';
import { requestErrorAtom } from '../http/request-error-atom.ts';
import { appStore } from '../store/app-store.ts';
import { type FormOptions, useForm } from './use-form.ts';

interface Values {
  readonly mail: string;
  readonly note: string;
}

interface Row extends Values {
  readonly revision: number;
}

const INITIAL: Values = { mail: '', note: '' };

const createRejection = (code: number, fields: { field: string; msg: string }[] = []) =>
  new BusinessError({ code, msg: `rejected ${code}`, url: '/api/x', fields });
const stale = createRejection(ERROR_CODES.revisionStale);

function renderForm(options: Partial<FormOptions<Values, unknown, Row>> = {}) {
  const send = vi.fn(options.send ?? (async () => 'stored'));
  const { result } = renderHook(() =>
    useForm<Values, unknown, Row>({
      initial: INITIAL,
      validate: ({ mail }) => ({ mail: mail ? undefined : 'Required' }),
      ...options,
      send,
    }),
  );
  return { result, send };
}

function MailForm() {
  const form = useForm({
    initial: INITIAL,
    validate: () => ({ note: 'Required' }),
    send: async () => undefined,
  });
  return (
    <form {...form.element}>
      <input aria-label="mail" aria-invalid={form.errors.mail !== undefined} />
      <input aria-label="note" aria-invalid={form.errors.note !== undefined} />
      <button type="submit">Save</button>
    </form>
  );
}

const submit = (result: ReturnType<typeof renderForm>['result']) =>
  act(async () => void (await result.current.submit()));

afterEach(cleanup);

describe('form errors', () => {
  it('are hidden until a field is left after a change', () => {
    const { result } = renderForm();
    act(() => result.current.leaveField('mail'));
    expect(result.current.errors.mail).toBeUndefined();
    act(() => result.current.change('mail', 'a'));
    act(() => result.current.leaveField('mail'));
    act(() => result.current.change('mail', ''));
    expect(result.current.errors.mail).toBe('Required');
  });

  it('all appear at a submission, which sends nothing while a field is invalid', async () => {
    const { result, send } = renderForm();
    await submit(result);
    expect(result.current.errors).toEqual({ mail: 'Required', note: undefined });
    expect(send).not.toHaveBeenCalled();
  });

  it('of the server appear at their fields until the fields change', async () => {
    const { result } = renderForm({
      initial: { mail: 'a', note: '' },
      send: () => Promise.reject(createRejection(2006, [{ field: 'mail', msg: 'Taken' }])),
    });
    await submit(result);
    expect([result.current.errors.mail, result.current.error]).toEqual(['Taken', undefined]);
    act(() => result.current.change('mail', 'b'));
    expect(result.current.errors.mail).toBeUndefined();
  });

  it('of the server appear at the form if they name no field of the form', async () => {
    const { result } = renderForm({
      initial: { mail: 'a', note: '' },
      send: () => Promise.reject(createRejection(2006, [{ field: 'captcha', msg: 'Used' }])),
    });
    await submit(result);
    expect(result.current.error).toBe('rejected 2006');
  });

  it('are described at the form or shown as a toast if they are not business errors', async () => {
    const failed = new HttpStatusError(503, '/api/x');
    const options = { initial: { mail: 'a', note: '' }, send: () => Promise.reject(failed) };
    const described = renderForm({ ...options, describe: () => 'Unavailable' });
    await submit(described.result);
    expect(described.result.current.error).toBe('Unavailable');
    const reported = renderForm(options);
    await submit(reported.result);
    expect(reported.result.current.error).toBeUndefined();
    expect(appStore.get(requestErrorAtom)?.error).toBe(failed);
  });

  it('move the focus to the first invalid control', async () => {
    render(<MailForm />);
    screen.getByRole('button', { name: 'Save' }).click();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('note')));
  });
});

describe('a form', () => {
  it('is dirty from a change until the value is restored or stored, and marks its pane', async () => {
    const onDirtyChange = vi.fn();
    const { result } = renderForm({ onDirtyChange });
    act(() => result.current.change('mail', 'a'));
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    act(() => result.current.change('mail', ''));
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    act(() => result.current.change('mail', 'b'));
    await submit(result);
    expect(result.current.isDirty).toBe(false);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('is clean before onSent runs, so that onSent can leave the page', async () => {
    const dirtyReports: boolean[] = [];
    let isDirtyAtSent: boolean | undefined;
    const { result } = renderForm({
      onDirtyChange: (isDirty) => dirtyReports.push(isDirty),
      onSent: () => {
        isDirtyAtSent = dirtyReports.at(-1);
      },
    });
    act(() => result.current.change('mail', 'a'));
    await submit(result);
    expect(isDirtyAtSent).toBe(false);
  });

  it('stays dirty if a value changes during a submission', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { result } = renderForm({ send: () => promise });
    act(() => result.current.change('mail', 'a'));
    let isStored: Promise<boolean> | undefined;
    act(() => {
      isStored = result.current.submit();
    });
    act(() => result.current.change('mail', 'b'));
    await act(async () => {
      resolve('stored');
      await isStored;
    });
    expect([result.current.isDirty, result.current.initial.mail]).toEqual([true, 'a']);
  });

  it('is sent once if it is submitted twice in one event', async () => {
    const { result, send } = renderForm({ initial: { mail: 'a', note: '' } });
    await act(async () => {
      await Promise.all([result.current.submit(), result.current.submit()]);
    });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('form of a row that another user changed', () => {
  const opened: Row = { mail: 'a', note: '', revision: 1 };
  const toValues = ({ mail, note }: Row): Values => ({ mail, note });

  function edit(stored: Row) {
    return renderForm({
      initial: toValues(opened),
      edited: { row: opened, toValues, read: async () => stored },
      send: async (values, base) => {
        if (base?.revision !== stored.revision) throw stale;
        return values;
      },
    });
  }

  it('is sent again over the new revision if the other user changed none of its fields', async () => {
    const { result, send } = edit({ ...opened, revision: 2 });
    act(() => result.current.change('mail', 'b'));
    await submit(result);
    expect(send).toHaveBeenLastCalledWith({ mail: 'b', note: '' }, { ...opened, revision: 2 });
    expect(result.current.isDirty).toBe(false);
  });

  it('lets the user choose field by field, then stores the choice over the new revision', async () => {
    const stored: Row = { mail: 'theirs', note: 'new', revision: 2 };
    const { result, send } = edit(stored);
    act(() => result.current.change('mail', 'mine'));
    await submit(result);
    expect(result.current.conflict?.fields.map(({ name, proposed }) => [name, proposed])).toEqual([
      ['mail', 'mine'],
      ['note', 'theirs'],
    ]);
    await act(() => result.current.resolve({ note: 'mine' }));
    expect(send).toHaveBeenLastCalledWith({ mail: 'mine', note: '' }, stored);
    expect([result.current.conflict, result.current.isDirty]).toEqual([undefined, false]);
  });

  it('shows the error if the new revision cannot be read', async () => {
    const { result } = renderForm({
      initial: toValues(opened),
      edited: { row: opened, toValues, read: () => Promise.reject(createRejection(2004)) },
      send: () => Promise.reject(stale),
    });
    act(() => result.current.change('mail', 'b'));
    await submit(result);
    expect(result.current.error).toBe('rejected 2004');
  });
});
