import { type ComponentType, lazy } from 'react';
import { loadLazyMessages } from '../components/lazy-messages.ts';

// Rarely opened pages before sign-in, and pages about errors. Each one loads when it is opened.

export const MainPage = lazyPageWithMessages(
  async () => (await import('../features/main/main-page.tsx')).MainPage,
);

export const RegisterPage = lazyPageWithMessages(
  async () => (await import('../features/register/register-page.tsx')).RegisterPage,
);

export const RegisterResultPage = lazyPageWithMessages(
  async () => (await import('../features/register-result/register-result-page.tsx')).RegisterResultPage,
);

export const ProviderSignInPage = lazyPageWithMessages(
  async () => (await import('../features/provider-sign-in/provider-sign-in-page.tsx')).ProviderSignInPage,
);

export const ForgotPage = lazyPageWithMessages(
  async () => (await import('../features/forgot/forgot-page.tsx')).ForgotPage,
);

export const ResetPage = lazyPageWithMessages(
  async () => (await import('../features/reset/reset-page.tsx')).ResetPage,
);

export const ForbiddenPage = lazyPage(
  async () => (await import('../features/forbidden/forbidden-page.tsx')).ForbiddenPage,
);

export const UnknownAddressPage = lazyPage(
  async () => (await import('./unknown-address/unknown-address-page.tsx')).UnknownAddressPage,
);

export const ServerErrorPage = lazyPage(
  async () => (await import('../features/server-error/server-error-page.tsx')).ServerErrorPage,
);

function lazyPage(fetchPage: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await fetchPage() }));
}

/** A page whose messages load with it. */
function lazyPageWithMessages(fetchPage: () => Promise<ComponentType>) {
  return lazyPage(async () => (await Promise.all([fetchPage(), loadLazyMessages()]))[0]);
}
