import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import { createSignInAddress } from '../../navigation/access/create-sign-in-address.ts';
import { getFullPath } from '../../navigation/history/get-full-path.ts';
import type { NavigationState } from '../../navigation/history/navigation-state.ts';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { StandalonePage } from '../standalone-page.tsx';
import { checkUnknownAddressAtom } from './check-unknown-address-atom.ts';

const NOT_FOUND = <StandalonePage page={<NotFoundPage />} isBare />;

/**
 * Shown to a visitor without a session at an address that the host does not know: the sign-in page if the address could
 * be a page that requires sign-in, otherwise 404.
 */
export function UnknownAddressPage() {
  const { location } = useNavigationState();
  if (!location.pathname.startsWith(`${ROUTES.admin}/`)) return NOT_FOUND;
  return <AddressOfRemotes location={location} />;
}

function AddressOfRemotes({ location }: Pick<NavigationState, 'location'>) {
  const couldBePage = useCouldBePage(location.pathname);
  if (couldBePage === undefined) return <PageSpinner />;
  return couldBePage ? <Navigate replace to={createSignInAddress(getFullPath(location))} /> : NOT_FOUND;
}

/** Returns whether the address could be a page that requires sign-in. Undefined until that is known. */
function useCouldBePage(pathname: string): boolean | undefined {
  const checkAddress = useSetAtom(checkUnknownAddressAtom);
  const [result, setResult] = useState<{ readonly pathname: string; readonly couldBePage: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    void checkAddress(pathname).then((couldBePage) => {
      if (isCurrent) setResult({ pathname, couldBePage });
    });
    return () => {
      isCurrent = false;
    };
  }, [checkAddress, pathname]);
  return result?.pathname === pathname ? result.couldBePage : undefined;
}
