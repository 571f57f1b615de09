import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Input } from './input.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

function Box({ isLong }: { readonly isLong: boolean }) {
  const [value, setValue] = useState('');
  const box = { 'aria-label': 'Name', value, maxLength: 10, onChange: setValue };
  return isLong ? <TextArea {...box} /> : <Input {...box} />;
}

test.each([
  ['one line', false],
  ['several lines', true],
])('a text box of %s does not truncate pasted text, and shows the count and an error', async (_, isLong) => {
  render(<Box isLong={isLong} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(box, 'nine char');
  expect(screen.getByRole('status').textContent).toBe('9 / 10');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(box);
  await userEvent.paste('acters, and more');
  expect(box.value).toBe('nine characters, and more');
  expect(screen.getByRole('status').textContent).toBe('25 / 10');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(box);
  expect(box.getAttribute('aria-invalid')).toBeNull();
});
