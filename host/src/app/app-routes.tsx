import { ROUTES } from '@atrium/contract';
import { type ReactNode, Suspense } from 'react';
import { PageSpinner } from '../components/page-spinner/page-spinner.tsx';
import { LoginPage } from '../features/login/login-page.tsx';
import { useNavigationState } from '../navigation/history/use-navigation-state.ts';
import {
  ForbiddenPage,
  ForgotPage,
  MainPage,
  ProviderSignInPage,
  RegisterPage,
  RegisterResultPage,
  ResetPage,
  ServerErrorPage,
  UnknownAddressPage,
} from './lazy-pages.ts';
import { RequireSession } from './require-session.tsx';
import { SignedInPages } from './signed-in-chunk.ts';
import { SignedOutPage } from './signed-out-page.tsx';
import { StandalonePage } from './standalone-page.tsx';

const REGISTER_RESULT = (
  <RequireSession key="register-result">
    <StandalonePage page={<RegisterResultPage />} />
  </RequireSession>
);

const SIGNED_IN_PAGES = (
  <RequireSession key="inside" unknownPage={<UnknownAddressPage />}>
    <SignedInPages isLanding={false} />
  </RequireSession>
);

/**
 * The pages of the host's own addresses. All other addresses belong to remotes and are matched after sign-in.
 * This is a map instead of router patterns, because no pattern matches an address with a line break, not even `*`: the
 * user would see an empty page.
 */
const PAGES: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [ROUTES.index, <StandalonePage key="index" page={<MainPage />} />],
  [ROUTES.login, <SignedOutPage key="login" page={<LoginPage />} />],
  [
    ROUTES.register,
    <SignedOutPage key="register" page={<RegisterPage />} nextPath={ROUTES.registerResult} />,
  ],
  [ROUTES.registerResult, REGISTER_RESULT],
  [ROUTES.forgotPassword, <StandalonePage key="forgot" page={<ForgotPage />} />],
  [ROUTES.resetPassword, <StandalonePage key="reset" page={<ResetPage />} />],
  [ROUTES.forbidden, <StandalonePage key="forbidden" page={<ForbiddenPage />} isBare />],
  [ROUTES.serverError, <StandalonePage key="server-error" page={<ServerErrorPage />} isBare />],
]);

const PROVIDER_SIGN_IN = <StandalonePage key="provider-sign-in" page={<ProviderSignInPage />} />;

/** Returns the page of an address of the host itself. Returns undefined for any other address. */
function findPage(pathname: string): ReactNode {
  const isSignIn = /^\/sign-in\/[a-z][a-z0-9-]*$/.test(pathname);
  return isSignIn ? PROVIDER_SIGN_IN : PAGES.get(pathname);
}

export function AppRoutes() {
  const { pathname } = useNavigationState().location;
  // The index page has the path `/`. All other paths are compared without a slash at the end.
  const page = findPage(pathname.replace(/(?<=.)\/$/, ''));
  return <Suspense fallback={<PageSpinner />}>{page ?? SIGNED_IN_PAGES}</Suspense>;
}
