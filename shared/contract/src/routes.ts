/**
 * The addresses of the host, and those of some pages of remotes, such as the first page after sign-in. Descriptors
 * contain the addresses of all pages of remotes.
 */
export const ROUTES = {
  index: '/',
  login: '/login',
  register: '/register',
  registerResult: '/register/result',
  forgotPassword: '/forgot',
  resetPassword: '/reset',
  /** The address ends with the id of a sign-in provider: `/sign-in/<id>`. */
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
