import { ROUTES } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';

type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

/** An address that the specification names. */
export interface Route {
  readonly path: string;
  /** `public` for everyone, `signed-in` for any signed-in user, `admin` for admins. */
  readonly access: 'public' | 'signed-in' | 'admin';
  /** Returns the title of the browser tab on this page. */
  title(t: Translate): string;
  /** Finds an element that appears only if the page works. By default, this is the heading. */
  findElement?(main: Locator, t: Translate): Locator;
  /** The address to which this address redirects. */
  readonly redirectsTo?: string;
}

/** The page of one resource: its address, and the name of the resource. */
export interface ResourcePage {
  readonly path: string;
  readonly name: string;
}

// The first row of a table is its header.
const findFirstRow = (main: Locator): Locator => main.getByRole('row').nth(1);
const findFirstRadio = (main: Locator): Locator => main.getByRole('radio').first();
const findRunButton = (main: Locator, t: Translate): Locator =>
  main.getByRole('button', { name: t('assets.page.app.run'), exact: true });

function createRoute(
  path: string,
  access: Route['access'],
  titleId: string,
  options: Pick<Route, 'findElement' | 'redirectsTo'> = {},
): Route {
  return { path, access, title: (t) => t(titleId), ...options };
}

/** Addresses outside the console's shell. */
export const OUTER_ROUTES: readonly Route[] = [
  createRoute(ROUTES.index, 'public', 'host.page.title.main'),
  createRoute(ROUTES.forbidden, 'public', 'host.page.title.forbidden'),
  createRoute(ROUTES.serverError, 'public', 'host.page.title.server-error'),
  createRoute('/any/other/address', 'public', 'host.page.title.not-found'),
  createRoute(ROUTES.registerResult, 'signed-in', 'host.page.title.register-result'),
];

/**
 * Returns the addresses within the shell. `versions` is the page with the versions of an algorithm, and `apps` are the
 * pages of the current user's apps.
 */
export function listConsoleRoutes(versions: ResourcePage, apps: readonly ResourcePage[]): readonly Route[] {
  return [
    createRoute(ROUTES.assets, 'signed-in', 'assets.menu.assets', {
      findElement: (main) => main.getByText(apps.at(-1)?.name ?? '', { exact: true }).first(),
    }),
    createRoute(ROUTES.admin, 'signed-in', 'assets.menu.assets', { redirectsTo: ROUTES.assets }),
    createRoute('/admin/assets/keys', 'signed-in', 'assets.menu.keys'),
    createRoute('/admin/assets/algorithmApp/create', 'signed-in', 'assets.menu.algorithm-app-create', {
      findElement: findFirstRadio,
    }),
    createRoute('/admin/assets/recognitionApp/create', 'signed-in', 'assets.menu.recognition-app-create', {
      findElement: findFirstRadio,
    }),
    createRoute('/admin/assets/nlpApp/create', 'signed-in', 'assets.menu.nlp-app-create', {
      findElement: findFirstRadio,
    }),
    ...apps.map(
      ({ path, name }): Route => ({
        path,
        access: 'signed-in',
        title: () => name,
        findElement: findRunButton,
      }),
    ),
    createRoute(ROUTES.log, 'signed-in', 'dashboard.menu.log'),
    createRoute(`${ROUTES.redirect}${ROUTES.log}`, 'signed-in', 'dashboard.menu.log', {
      redirectsTo: ROUTES.log,
    }),
    // This route opens the previous page again. Here, that is the log.
    createRoute(ROUTES.refresh, 'signed-in', 'dashboard.menu.log', { redirectsTo: ROUTES.log }),
    createRoute(ROUTES.userSetting, 'signed-in', 'host.page.title.user-setting'),
    createRoute(ROUTES.accountSetting, 'signed-in', 'host.page.title.account-setting'),
    createRoute(ROUTES.console, 'admin', 'dashboard.menu.console', {
      findElement: (main) => main.getByRole('img').first(),
    }),
    createRoute(ROUTES.dashboard, 'admin', 'dashboard.menu.console', { redirectsTo: ROUTES.console }),
    createRoute('/admin/algorithm/algorithms', 'admin', 'management.menu.algorithms', {
      findElement: findFirstRow,
    }),
    {
      path: versions.path,
      access: 'admin',
      title: (t) => t('management.page.versions.title', { name: versions.name }),
      findElement: findFirstRow,
    },
    createRoute('/admin/recognition/recognitions', 'admin', 'management.menu.recognitions', {
      findElement: findFirstRow,
    }),
    createRoute('/admin/nlp/nlps', 'admin', 'management.menu.nlp-items', { findElement: findFirstRow }),
    createRoute('/admin/system/users', 'admin', 'management.menu.users', { findElement: findFirstRow }),
    createRoute('/admin/system/audit', 'admin', 'dashboard.menu.audit', { findElement: findFirstRow }),
  ];
}

/** Finds the element that shows that the page of an address works. */
export function findExpectedElement(page: Page, route: Route, t: Translate): Locator {
  const main = page.getByRole('main');
  return route.findElement?.(main, t) ?? main.getByRole('heading', { level: 1 });
}
