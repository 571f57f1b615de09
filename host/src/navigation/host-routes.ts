import { ROUTES } from '@atrium/contract';
import { msg } from '@lingui/core/macro';
import type { KnownRoute } from './known-route.ts';

/** Where development builds show every feature of a list on made-up rows. */
export const TABLE_LAB = '/admin/development/table';

/** The pages of the host itself. */
export const HOST_ROUTES: readonly KnownRoute[] = [
  page(ROUTES.index, 'main', msg({ id: 'host.page.title.main', message: '首页' }), true),
  page(ROUTES.login, 'login', msg({ id: 'host.page.title.login', message: '登录' }), true),
  page(ROUTES.register, 'register', msg({ id: 'host.page.title.register', message: '注册' }), true),
  page(
    ROUTES.registerResult,
    'register-result',
    msg({ id: 'host.page.title.register-result', message: '注册成功' }),
  ),
  page(
    ROUTES.forgotPassword,
    'forgot-password',
    msg({ id: 'host.page.title.forgot', message: '忘记密码' }),
    true,
  ),
  page(
    ROUTES.resetPassword,
    'reset-password',
    msg({ id: 'host.page.title.reset', message: '设置新密码' }),
    true,
  ),
  page(ROUTES.forbidden, 'forbidden', msg({ id: 'host.page.title.forbidden', message: '无权访问' }), true),
  page(
    ROUTES.serverError,
    'server-error',
    msg({ id: 'host.page.title.server-error', message: '服务器错误' }),
    true,
  ),
  {
    ...page(
      ROUTES.userSetting,
      'user-setting',
      msg({ id: 'host.page.title.user-setting', message: '个人设置' }),
    ),
    icon: 'user',
  },
  {
    ...page(
      ROUTES.accountSetting,
      'account-setting',
      msg({ id: 'host.page.title.account-setting', message: '账号设置' }),
    ),
    icon: 'safe',
  },
  ...(process.env.ATRIUM_DEVELOPMENT === 'true'
    ? [page(TABLE_LAB, 'table-lab', msg({ id: 'host.component.development.lab-title', message: '表格' }))]
    : []),
];

/** Title in place of a page that somebody may not see. */
export const FORBIDDEN_TITLE = msg({ id: 'host.page.title.forbidden', message: '无权访问' }).id;

/** Title of an address that belongs to no page. */
export const UNKNOWN_TITLE = msg({ id: 'host.page.title.not-found', message: '页面不存在' }).id;

function page(path: string, name: string, title: { readonly id: string }, isPublic = false): KnownRoute {
  return { path, name, title: title.id, isPublic };
}
