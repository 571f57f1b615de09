import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

function renderMenu() {
  const onChoose = vi.fn();
  render(
    <>
      <MenuButton
        name="User"
        choices={[
          { key: 'home', label: 'My home', choose: () => onChoose('home') },
          { key: 'setting', label: 'Setting', choose: () => onChoose('setting') },
          { key: 'out', label: 'Sign out', choose: () => onChoose('out') },
        ]}
      >
        Ada
      </MenuButton>
      <button type="button">elsewhere</button>
    </>,
  );
  return { onChoose, user: userEvent.setup(), button: screen.getByRole('button', { name: 'User' }) };
}

test('the down arrow opens the menu at its first entry, and the arrow keys wrap around', async () => {
  const { user, button } = renderMenu();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'My home' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
  await user.keyboard('{ArrowDown}{End}{Home}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'My home' }));
});

test('Enter selects, closes and returns the focus', async () => {
  const { user, button, onChoose } = renderMenu();
  button.focus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['setting']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Escape and a click outside close without selecting', async () => {
  const { user, button, onChoose } = renderMenu();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test('hovering opens the menu without taking the focus, and leaving closes it unless a click opened it', async () => {
  const user = userEvent.setup();
  render(
    <MenuButton name="Language" opensOnHover choices={[{ key: 'en', label: 'English', choose: () => {} }]}>
      A
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  await user.hover(button);
  expect(screen.getByRole('menu')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await user.unhover(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  await user.unhover(button);
  expect(screen.getByRole('menu')).toBeTruthy();
});
