import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import { signInAddress } from '../../navigation/access/sign-in-address.ts';
import { fullPath } from '../../navigation/history/full-path.ts';
import type { NavigationState } from '../../navigation/history/navigation-state.ts';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { StandalonePage } from '../standalone-page.tsx';
import { mayBePageAtom } from './may-be-page-atom.ts';

const NOT_FOUND = <StandalonePage page={<NotFoundPage />} isBare />;

/**
 * Shown to a visitor without a session at an address that the host does not know: the sign-in page if a remote may
 * have a page there, otherwise 404.
 */
export function UnknownAddressPage() {
  const { location } = useNavigationState();
  if (!location.pathname.startsWith(`${ROUTES.admin}/`)) return NOT_FOUND;
  return <AddressOfRemotes location={location} />;
}

function AddressOfRemotes({ location }: Pick<NavigationState, 'location'>) {
  const mayBePage = useMayBePage(location.pathname);
  if (mayBePage === undefined) return <PageSpinner />;
  return mayBePage ? <Navigate replace to={signInAddress(fullPath(location))} /> : NOT_FOUND;
}

/** Returns whether a remote may have a page at the address. Undefined until that is known. */
function useMayBePage(pathname: string): boolean | undefined {
  const checkAddress = useSetAtom(mayBePageAtom);
  const [result, setResult] = useState<{ readonly pathname: string; readonly mayBePage: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    void checkAddress(pathname).then((mayBePage) => {
      if (isCurrent) setResult({ pathname, mayBePage });
    });
    return () => {
      isCurrent = false;
    };
  }, [checkAddress, pathname]);
  return result?.pathname === pathname ? result.mayBePage : undefined;
}
