import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import { signInAddress } from '../../navigation/access/sign-in-address.ts';
import { fullPath } from '../../navigation/history/full-path.ts';
import { useVisit } from '../../navigation/history/use-visit.ts';
import type { Visit } from '../../navigation/history/visit.ts';
import { FrontPage } from '../front-page.tsx';
import { mayBePageAtom } from './may-be-page-atom.ts';

const NOT_FOUND = <FrontPage page={<NotFoundPage />} isBare />;

/**
 * What a visitor without a session gets at an address that the host does not know: the sign-in page if a remote may
 * have a page there, otherwise 404.
 */
export function OutsidePage() {
  const { location } = useVisit();
  if (!location.pathname.startsWith(`${ROUTES.admin}/`)) return NOT_FOUND;
  return <UnknownAddress location={location} />;
}

function UnknownAddress({ location }: Pick<Visit, 'location'>) {
  const mayBePage = useMayBePage(location.pathname);
  if (mayBePage === undefined) return <PageSpinner />;
  return mayBePage ? <Navigate replace to={signInAddress(fullPath(location))} /> : NOT_FOUND;
}

/** Undefined until the result is known. */
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
