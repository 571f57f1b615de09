import { ROUTES } from '@atrium/contract';
import { Route, Routes } from '@atrium/ui/router';
import { Suspense } from 'react';
import { LoginPage } from '../features/login/login-page.tsx';
import { Waiting } from '../pieces/waiting/waiting.tsx';
import { Console } from './console-chunk.ts';
import { ConsoleGate } from './console-gate.tsx';
import { Entrance } from './entrance.tsx';
import { FrontDoor } from './front-door.tsx';
import { FrontPage } from './front-page.tsx';
import {
  ForbiddenPage,
  ForgotPage,
  NotFoundPage,
  RegisterPage,
  RegisterResultPage,
  ResetPage,
  ServerErrorPage,
} from './front-pages.ts';

const NOT_FOUND = <FrontPage page={<NotFoundPage />} isBare />;

/** Which page stands at which address. What the remotes own lies behind the gate, and is known there. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path={ROUTES.index} element={<FrontDoor />} />
        <Route path={ROUTES.login} element={<Entrance page={<LoginPage />} />} />
        <Route
          path={ROUTES.register}
          element={<Entrance page={<RegisterPage />} leadsTo={ROUTES.registerResult} />}
        />
        <Route
          path={ROUTES.registerResult}
          element={
            <ConsoleGate>
              <FrontPage page={<RegisterResultPage />} />
            </ConsoleGate>
          }
        />
        <Route path={ROUTES.forgotPassword} element={<FrontPage page={<ForgotPage />} />} />
        <Route path={ROUTES.resetPassword} element={<FrontPage page={<ResetPage />} />} />
        <Route path={ROUTES.forbidden} element={<FrontPage page={<ForbiddenPage />} isBare />} />
        <Route path={ROUTES.serverError} element={<FrontPage page={<ServerErrorPage />} isBare />} />
        <Route
          path="*"
          element={
            <ConsoleGate outside={NOT_FOUND}>
              <Console isArriving={false} />
            </ConsoleGate>
          }
        />
      </Routes>
    </Suspense>
  );
}
