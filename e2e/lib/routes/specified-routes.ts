import { ROUTES } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';

type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

/** An address that the specification names. */
export interface Route {
  readonly path: string;
  /** `public` for everyone, `signed-in` for any signed-in user, `admin` for admins. */
  readonly access: 'public' | 'signed-in' | 'admin';
  /** The window's title there. */
  title(t: Translate): string;
  /** An element that appears only if the page works; by default its heading. */
  sign?(main: Locator, t: Translate): Locator;
  /** Where it redirects. */
  readonly leadsTo?: string;
}

/** Resources that addresses name, by their addresses. */
export interface Named {
  readonly path: string;
  readonly name: string;
}

const rows = (main: Locator): Locator => main.getByRole('row').nth(1);
const choices = (main: Locator): Locator => main.getByRole('radio').first();
const runButton = (main: Locator, t: Translate): Locator =>
  main.getByRole('button', { name: t('assets.page.app.run'), exact: true });

function of(
  path: string,
  access: Route['access'],
  titleId: string,
  rest: Pick<Route, 'sign' | 'leadsTo'> = {},
): Route {
  return { path, access, title: (t) => t(titleId), ...rest };
}

/** Addresses outside the console's shell. */
export const OUTER_ROUTES: readonly Route[] = [
  of(ROUTES.index, 'public', 'host.page.title.main'),
  of(ROUTES.forbidden, 'public', 'host.page.title.forbidden'),
  of(ROUTES.serverError, 'public', 'host.page.title.server-error'),
  of('/any/other/address', 'public', 'host.page.title.not-found'),
  of(ROUTES.registerResult, 'signed-in', 'host.page.title.register-result'),
];

/** Addresses within the shell. `versions` belong to an algorithm; `apps` are those of the current user. */
export function listConsoleRoutes(versions: Named, apps: readonly Named[]): readonly Route[] {
  return [
    of(ROUTES.assets, 'signed-in', 'assets.menu.assets', {
      sign: (main) => main.getByText(apps.at(-1)?.name ?? '', { exact: true }).first(),
    }),
    of(ROUTES.admin, 'signed-in', 'assets.menu.assets', { leadsTo: ROUTES.assets }),
    of('/admin/assets/algorithmApp/create', 'signed-in', 'assets.menu.algorithm-app-create', {
      sign: choices,
    }),
    of('/admin/assets/recognitionApp/create', 'signed-in', 'assets.menu.recognition-app-create', {
      sign: choices,
    }),
    of('/admin/assets/nlpApp/create', 'signed-in', 'assets.menu.nlp-app-create', { sign: choices }),
    ...apps.map(
      ({ path, name }): Route => ({ path, access: 'signed-in', title: () => name, sign: runButton }),
    ),
    of(ROUTES.log, 'signed-in', 'dashboard.menu.log'),
    of(`${ROUTES.redirect}${ROUTES.log}`, 'signed-in', 'dashboard.menu.log', { leadsTo: ROUTES.log }),
    of(ROUTES.refresh, 'signed-in', 'dashboard.menu.log', { leadsTo: ROUTES.log }),
    of(ROUTES.userSetting, 'signed-in', 'host.page.title.user-setting'),
    of(ROUTES.accountSetting, 'signed-in', 'host.page.title.account-setting'),
    of(ROUTES.console, 'admin', 'dashboard.menu.console', { sign: (main) => main.getByRole('img').first() }),
    of(ROUTES.dashboard, 'admin', 'dashboard.menu.console', { leadsTo: ROUTES.console }),
    of('/admin/algorithm/algorithms', 'admin', 'management.menu.algorithms', { sign: rows }),
    {
      path: versions.path,
      access: 'admin',
      title: (t) => t('management.page.versions.title', { name: versions.name }),
      sign: rows,
    },
    of('/admin/recognition/recognitions', 'admin', 'management.menu.recognitions', { sign: rows }),
    of('/admin/nlp/nlps', 'admin', 'management.menu.nlp-items', { sign: rows }),
    of('/admin/system/users', 'admin', 'management.menu.users', { sign: rows }),
    of('/admin/system/audit', 'admin', 'dashboard.menu.audit', { sign: rows }),
  ];
}

/** The element that shows that the page of an address works. */
export function findLandmark(page: Page, route: Route, t: Translate): Locator {
  const main = page.getByRole('main');
  return route.sign?.(main, t) ?? main.getByRole('heading', { level: 1 });
}
