import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadView } from './load-view.tsx';

afterEach(cleanup);

const LOADING = { data: undefined, error: undefined, isLoading: true, reload: async () => undefined };

function view(loaded: Partial<Parameters<typeof LoadView<string>>[0]['loaded']>) {
  return (
    <LoadView
      loaded={{ ...LOADING, ...loaded }}
      skeleton={<p>skeleton</p>}
      failure={{ title: 'The list could not be loaded', retry: 'Try again' }}
    >
      {(data) => <p>{data}</p>}
    </LoadView>
  );
}

test('shows a skeleton, then a failure with a retry button, then the data', async () => {
  const reload = vi.fn(async () => undefined);
  const { rerender } = render(view({}));
  expect(screen.getByText('skeleton')).toBeTruthy();
  rerender(view({ isLoading: false, error: new Error('down'), reload }));
  expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(view({ isLoading: false, data: 'rows' }));
  expect(screen.getByText('rows')).toBeTruthy();
});

test('shows data even if a reload fails', () => {
  render(view({ isLoading: false, data: 'rows', error: new Error('down') }));
  expect(screen.getByText('rows')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
