import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Waiting } from '../../components/waiting/waiting.tsx';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import { fullPath } from '../../navigation/full-path.ts';
import type { Place } from '../../navigation/place.ts';
import { signInAddress } from '../../navigation/sign-in-address.ts';
import { usePlace } from '../../navigation/use-place.ts';
import { FrontPage } from '../front-page.tsx';
import { mayBePageAtom } from './may-be-page-atom.ts';

const NOT_FOUND = <FrontPage page={<NotFoundPage />} isBare />;

/**
 * What a visitor without a session gets at an address that the host does not know: the sign-in page if a remote may
 * have a page there, otherwise 404.
 */
export function OutsidePage() {
  const { location } = usePlace();
  if (!location.pathname.startsWith(`${ROUTES.admin}/`)) return NOT_FOUND;
  return <AskedPage location={location} />;
}

function AskedPage({ location }: Pick<Place, 'location'>) {
  const mayBePage = useMayBePage(location.pathname);
  if (mayBePage === undefined) return <Waiting />;
  return mayBePage ? <Navigate replace to={signInAddress(fullPath(location))} /> : NOT_FOUND;
}

/** Undefined until the result is known. */
function useMayBePage(pathname: string): boolean | undefined {
  const ask = useSetAtom(mayBePageAtom);
  const [answer, setAnswer] = useState<{ readonly pathname: string; readonly mayBePage: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    void ask(pathname).then((mayBePage) => {
      if (isCurrent) setAnswer({ pathname, mayBePage });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, pathname]);
  return answer?.pathname === pathname ? answer.mayBePage : undefined;
}
