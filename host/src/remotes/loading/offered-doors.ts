/**
 * The shared packages that this host offers to remotes, by door. Naming each here is also what makes the build offer
 * it; those that the sign-in page does not need are fetched with the first remote that does.
 */
export const OFFERED_DOORS: Readonly<Record<string, () => Promise<object>>> = {
  '@atrium/runtime': () => import('@atrium/runtime'),
  '@atrium/i18n': () => import('@atrium/i18n'),
  '@atrium/ui/base': () => import('@atrium/ui/base'),
  '@atrium/ui/shell': () => import('@atrium/ui/shell'),
  '@atrium/ui/data': () => import('@atrium/ui/data'),
  '@atrium/ui/result': () => import('@atrium/ui/result'),
  '@atrium/ui/router': () => import('@atrium/ui/router'),
};
