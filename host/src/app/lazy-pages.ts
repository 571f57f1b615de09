import { type ComponentType, lazy } from 'react';
import { loadLazyMessages } from '../components/lazy-messages.ts';

/** Rarely opened pages before sign-in. Each one loads when it is opened. */
export const MainPage = lazyPage(async () => (await import('../features/main/main-page.tsx')).MainPage);

export const RegisterPage = lazyPage(
  async () => (await import('../features/register/register-page.tsx')).RegisterPage,
);

export const RegisterResultPage = lazyPage(
  async () => (await import('../features/register-result/register-result-page.tsx')).RegisterResultPage,
);

export const ProviderSignInPage = lazyPage(
  async () => (await import('../features/provider-sign-in/provider-sign-in-page.tsx')).ProviderSignInPage,
);

export const ForgotPage = lazyPage(
  async () => (await import('../features/forgot/forgot-page.tsx')).ForgotPage,
);

export const ResetPage = lazyPage(async () => (await import('../features/reset/reset-page.tsx')).ResetPage);

export const ForbiddenPage = page(
  async () => (await import('../features/forbidden/forbidden-page.tsx')).ForbiddenPage,
);

export const UnknownAddressPage = page(
  async () => (await import('./unknown-address/unknown-address-page.tsx')).UnknownAddressPage,
);

export const ServerErrorPage = page(
  async () => (await import('../features/server-error/server-error-page.tsx')).ServerErrorPage,
);

function page(fetchPage: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await fetchPage() }));
}

/** A page whose messages load with it. */
function lazyPage(fetchPage: () => Promise<ComponentType>) {
  return page(async () => (await Promise.all([fetchPage(), loadLazyMessages()]))[0]);
}
