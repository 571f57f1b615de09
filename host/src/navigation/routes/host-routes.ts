import { ROUTES } from '@atrium/contract';
import { msg } from '@lingui/core/macro';
import type { KnownRoute } from './known-route.ts';

/** The page of development builds that shows every control in all its states. */
export const CONTROL_GALLERY = '/admin/development/controls';

/** The pages of the host itself. */
export const HOST_ROUTES: readonly KnownRoute[] = [
  publicPage(ROUTES.index, 'main', msg({ id: 'host.page.title.main', message: 'Home' })),
  publicPage(ROUTES.login, 'login', msg({ id: 'host.page.title.login', message: 'Sign in' })),
  publicPage(ROUTES.register, 'register', msg({ id: 'host.page.title.register', message: 'Sign up' })),
  publicPage(
    `${ROUTES.providerSignIn}/:provider`,
    'provider-sign-in',
    msg({ id: 'host.page.title.login', message: 'Sign in' }),
  ),
  page(
    ROUTES.registerResult,
    'register-result',
    msg({ id: 'host.page.title.register-result', message: 'Sign-up complete' }),
  ),
  publicPage(
    ROUTES.forgotPassword,
    'forgot-password',
    msg({ id: 'host.page.title.forgot', message: 'Forgot password' }),
  ),
  publicPage(
    ROUTES.resetPassword,
    'reset-password',
    msg({ id: 'host.page.title.reset', message: 'Set a new password' }),
  ),
  publicPage(ROUTES.forbidden, 'forbidden', msg({ id: 'host.page.title.forbidden', message: 'No access' })),
  publicPage(
    ROUTES.serverError,
    'server-error',
    msg({ id: 'host.page.title.server-error', message: 'Server error' }),
  ),
  {
    ...page(
      ROUTES.userSetting,
      'user-setting',
      msg({ id: 'host.page.title.user-setting', message: 'Personal settings' }),
    ),
    icon: 'user',
  },
  {
    ...page(
      ROUTES.accountSetting,
      'account-setting',
      msg({ id: 'host.page.title.account-setting', message: 'Account settings' }),
    ),
    icon: 'safe',
  },
  ...(process.env.ATRIUM_DEVELOPMENT === 'true'
    ? [
        page(
          CONTROL_GALLERY,
          'control-gallery',
          msg({ id: 'host.component.development.controls-title', message: 'Controls' }),
        ),
      ]
    : []),
];

/** Title shown for a page that the user may not see. */
export const FORBIDDEN_TITLE = msg({ id: 'host.page.title.forbidden', message: 'No access' }).id;

/** Title of an address without a page. */
export const UNKNOWN_TITLE = msg({ id: 'host.page.title.not-found', message: 'Page does not exist' }).id;

function page(path: string, name: string, title: { readonly id: string }): KnownRoute {
  return { path, name, title: title.id, isPublic: false };
}

function publicPage(...route: Parameters<typeof page>): KnownRoute {
  return { ...page(...route), isPublic: true };
}
