import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

function open() {
  const chosen = vi.fn();
  render(
    <>
      <MenuButton
        name="User"
        choices={[
          { key: 'home', label: 'My home', choose: () => chosen('home') },
          { key: 'setting', label: 'Setting', choose: () => chosen('setting') },
          { key: 'out', label: 'Sign out', choose: () => chosen('out') },
        ]}
      >
        Ada
      </MenuButton>
      <button type="button">elsewhere</button>
    </>,
  );
  return { chosen, person: userEvent.setup(), button: screen.getByRole('button', { name: 'User' }) };
}

test('the down arrow opens the menu at its first entry, and the arrow keys wrap around', async () => {
  const { person, button } = open();
  button.focus();
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'My home' }));
  await person.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
  await person.keyboard('{ArrowDown}{End}{Home}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'My home' }));
});

test('Enter selects, closes and returns the focus', async () => {
  const { person, button, chosen } = open();
  button.focus();
  await person.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['setting']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Escape and a click outside close without selecting', async () => {
  const { person, button, chosen } = open();
  await person.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await person.click(button);
  await person.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});

test('hovering opens the menu without taking the focus, and leaving closes it', async () => {
  const person = userEvent.setup();
  render(
    <MenuButton name="Language" opensOnHover choices={[{ key: 'en', label: 'English', choose: () => {} }]}>
      A
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  await person.hover(button);
  expect(screen.getByRole('menu')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await person.unhover(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await person.click(button);
  await person.unhover(button);
  expect(screen.getByRole('menu')).toBeTruthy();
});
