import { ROUTES } from '@atrium/contract';
import { type ReactNode, Suspense } from 'react';
import { PageSpinner } from '../components/page-spinner/page-spinner.tsx';
import { LoginPage } from '../features/login/login-page.tsx';
import { useVisit } from '../navigation/history/use-visit.ts';
import { Console } from './console-chunk.ts';
import { ConsoleGate } from './console-gate.tsx';
import { FrontPage } from './front-page.tsx';
import {
  ForbiddenPage,
  ForgotPage,
  MainPage,
  OutsidePage,
  ProviderSignInPage,
  RegisterPage,
  RegisterResultPage,
  ResetPage,
  ServerErrorPage,
} from './front-pages.ts';
import { SignedOutPage } from './signed-out-page.tsx';

const REGISTER_RESULT = (
  <ConsoleGate key="register-result">
    <FrontPage page={<RegisterResultPage />} />
  </ConsoleGate>
);

const CONSOLE = (
  <ConsoleGate key="inside" outside={<OutsidePage />}>
    <Console isArriving={false} />
  </ConsoleGate>
);

/**
 * The pages of the host's own addresses. Addresses of remotes are matched behind the gate. The host's addresses are
 * compared as strings, because the router's patterns do not match an address that contains a line break.
 */
const PAGES: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [ROUTES.index, <FrontPage key="index" page={<MainPage />} />],
  [ROUTES.login, <SignedOutPage key="login" page={<LoginPage />} />],
  [ROUTES.register, <SignedOutPage key="register" page={<RegisterPage />} leadsTo={ROUTES.registerResult} />],
  [ROUTES.registerResult, REGISTER_RESULT],
  [ROUTES.forgotPassword, <FrontPage key="forgot" page={<ForgotPage />} />],
  [ROUTES.resetPassword, <FrontPage key="reset" page={<ResetPage />} />],
  [ROUTES.forbidden, <FrontPage key="forbidden" page={<ForbiddenPage />} isBare />],
  [ROUTES.serverError, <FrontPage key="server-error" page={<ServerErrorPage />} isBare />],
]);

const PROVIDER_SIGN_IN = <FrontPage key="provider-sign-in" page={<ProviderSignInPage />} />;

/** Returns the page of an address of the host itself. */
function findPage(pathname: string): ReactNode {
  const isSignIn = /^\/sign-in\/[a-z][a-z0-9-]*$/.test(pathname);
  return isSignIn ? PROVIDER_SIGN_IN : PAGES.get(pathname);
}

export function AppRoutes() {
  const { pathname } = useVisit().location;
  const page = findPage(pathname.replace(/(?<=.)\/$/, ''));
  return <Suspense fallback={<PageSpinner />}>{page ?? CONSOLE}</Suspense>;
}
