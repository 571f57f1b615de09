import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open;

it('hides its content until the user opens it', () => {
  render(<Disclosure title="Parameters">Seed: 1</Disclosure>);
  expect(isOpen()).toBe(false);
  screen.getByText('Parameters').click();
  expect(isOpen()).toBe(true);
});

it('shows its content at first if the caller requests it', () => {
  render(
    <Disclosure title="Request" isOpenAtFirst>
      POST /v1
    </Disclosure>,
  );
  expect(isOpen()).toBe(true);
});
