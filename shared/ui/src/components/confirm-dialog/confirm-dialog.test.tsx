import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

function Page(props: Partial<ComponentProps<typeof ConfirmDialog>>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <ConfirmDialog
        title="Remove it?"
        confirm="Yes, remove"
        cancel="Cancel"
        onConfirm={() => setOpen(false)}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  );
}

test('a dialog runs its action, and returns the focus when it closes', async () => {
  const confirm = vi.fn();
  render(<Page onConfirm={confirm} />);
  const opener = screen.getByRole('button', { name: 'Remove' });
  await userEvent.click(opener);
  expect(await screen.findByText('It cannot be undone.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the button is disabled while the user cannot confirm', async () => {
  render(<Page canConfirm={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const confirm = await screen.findByRole('button', { name: 'Yes, remove' });
  expect((confirm as HTMLButtonElement).disabled).toBe(true);
});
