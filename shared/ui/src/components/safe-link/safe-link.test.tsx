import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MemoryRouter, useLocation } from '../../facades/router.ts';
import { SafeLink } from './safe-link.tsx';

function Location() {
  return <output>{useLocation().pathname}</output>;
}

function show(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/login']}>
      {link}
      <Location />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('a link', () => {
  it('opens a page of the console without reloading the document', async () => {
    const user = show(<SafeLink to="/register">Sign up</SafeLink>);
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(screen.getByRole('status')).toHaveProperty('textContent', '/register');
  });

  it('ignores clicks and Enter while it is disabled, and is marked as disabled', async () => {
    const user = show(
      <SafeLink to="/register" isDisabled>
        Sign up
      </SafeLink>,
    );
    const link = screen.getByRole('link', { name: 'Sign up' });
    await user.click(link);
    await user.keyboard('{Enter}');
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status')).toHaveProperty('textContent', '/login');
  });

  it('opens other sites in a new window without an opener', () => {
    show(<SafeLink to="https://example.org/">Docs</SafeLink>);
    const link = screen.getByRole('link', { name: 'Docs' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('is plain text if its address would run code', () => {
    show(<SafeLink to="javascript:alert(1)">Docs</SafeLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Docs')).toBeTruthy();
  });
});
