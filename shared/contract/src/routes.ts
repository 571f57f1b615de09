/** Addresses that belong to the host. Descriptors contain those of remotes. */
export const ROUTES = {
  index: '/',
  login: '/login',
  register: '/register',
  registerResult: '/register/result',
  forgotPassword: '/forgot',
  resetPassword: '/reset',
  /** The id of a sign-in provider follows. */
  providerSignIn: '/sign-in',
  forbidden: '/403',
  serverError: '/500',
  admin: '/admin',
  refresh: '/admin/refresh',
  redirect: '/admin/redirect',
  dashboard: '/admin/dashboard',
  console: '/admin/dashboard/console',
  log: '/admin/log',
  assets: '/admin/assets/assets',
  userSetting: '/setting/user',
  accountSetting: '/setting/account',
} as const;
