import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Choice } from './choice.tsx';
import type { ChoiceSearch } from './option-list.tsx';

afterEach(cleanup);

const FRUITS = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const SEARCH = { label: 'Find a fruit', none: 'No fruit matches' };

interface PageProps {
  readonly search?: ChoiceSearch;
  onChoose?(value: string): void;
}

function Page({ search, onChoose }: PageProps) {
  const [value, setValue] = useState('apple');
  return (
    <>
      <label htmlFor="fruit">Fruit</label>
      <Choice
        id="fruit"
        value={value}
        options={FRUITS}
        {...(search && { search })}
        onChoose={(next) => {
          onChoose?.(next);
          setValue(next);
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

function setUp(props: PageProps = {}) {
  const chosen = vi.fn();
  render(<Page {...props} onChoose={chosen} />);
  return { chosen, user: userEvent.setup(), control: screen.getByLabelText<HTMLSelectElement>('Fruit') };
}

const list = () => screen.queryByRole('listbox', { name: 'Fruit' });
const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a click opens the list at the chosen option, and a second click chooses another option', async () => {
  const { user, control, chosen } = setUp();
  await user.click(control);
  await waitFor(() => expect(document.activeElement).toBe(list()));
  expect(active()).toBe('Apple');
  await user.click(screen.getAllByText('Banana').at(-1) as HTMLElement);
  expect(chosen.mock.calls).toEqual([['banana']]);
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(control);
  expect(control.value).toBe('banana');
});

test.each(['{ArrowDown}', '{ArrowUp}', ' ', '{Enter}', '{F4}'])('the key %j opens the list', async (key) => {
  const { user, control } = setUp();
  control.focus();
  await user.keyboard(key);
  expect(list()).not.toBeNull();
});

test('arrow keys, Home, End and letters change the active option, and Enter chooses it', async () => {
  const { user, control, chosen } = setUp();
  await user.click(control);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Apple');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Apricot');
  await user.keyboard('{End}');
  expect(active()).toBe('Cherry');
  await user.keyboard('{ArrowDown}{Home}');
  expect(active()).toBe('Apple');
  await user.keyboard('b');
  expect(active()).toBe('Banana');
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['banana']]);
});

test('Escape and Tab close the list without a choice', async () => {
  const { user, control, chosen } = setUp();
  await user.click(control);
  await user.keyboard('{ArrowDown}{Escape}');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(control);
  await user.click(control);
  await user.tab();
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  expect(chosen).not.toHaveBeenCalled();
});

test('a search finds text in any part of a label, whatever its case and accents, and reports if no option matches', async () => {
  const { user, control, chosen } = setUp({ search: SEARCH });
  await user.click(control);
  const field = screen.getByRole('combobox', { name: 'Find a fruit' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('x');
  expect(screen.getByRole('status').textContent).toBe('No fruit matches');
  await user.clear(field);
  await user.keyboard('CÓT');
  expect(list()?.textContent).toBe('Apricot');
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['apricot']]);
});

test('a touch opens the native picker of the browser', async () => {
  const { user, control } = setUp();
  await user.pointer([{ keys: '[TouchA]', target: control }]);
  expect(list()).toBeNull();
});

test('shows the short label of the chosen option in the closed control, and the full labels in the list', async () => {
  const zones = [
    { value: 'a', label: 'Shanghai · Asia/Shanghai', shortLabel: 'Shanghai' },
    { value: 'b', label: 'Paris · Europe/Paris', shortLabel: 'Paris' },
  ];
  render(<Choice aria-label="Zone" value="a" options={zones} onChoose={() => {}} />);
  const control = screen.getByLabelText<HTMLSelectElement>('Zone');
  expect(control.selectedOptions[0]?.textContent).toBe('Shanghai');
  await userEvent.click(control);
  const options = within(await screen.findByRole('listbox', { name: 'Zone' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(zones.map(({ label }) => label));
});
