export { copyText } from './clipboard/copy-text.ts';
export { configureRuntime } from './configure-runtime.ts';
export { deploymentAtom } from './deployment/deployment-atom.ts';
export {
  type FieldConflict,
  findConflicts,
  findDifferingFields,
  isSame,
  resolveConflicts,
  type Side,
} from './form/conflict.ts';
export type { Conflict, FormErrors } from './form/form-state.ts';
export { type Fields, type Form, useForm } from './form/use-form.ts';
export { useLiveState } from './form/use-live-state.ts';
export { useSubmission } from './form/use-submission.ts';
export { BusinessError } from './http/business-error.ts';
export { type ConsumeEarlyCall, setConsumeEarlyCall } from './http/early-calls.ts';
export { HttpStatusError } from './http/http-status-error.ts';
export { NetworkError, type NetworkFailure } from './http/network-error.ts';
export { type ProofRequest, proofRequestAtom, setProofViewMountedAtom } from './http/proof-request-atom.ts';
export { type RequestOptions, request } from './http/request.ts';
export {
  type RequestError,
  type RequestErrorReport,
  reportRequestErrorAtom,
  requestErrorAtom,
} from './http/request-error-atom.ts';
export { requestLocaleAtom } from './http/request-locale-atom.ts';
export { type SessionCookies, sessionAtom, userIdAtom } from './identity/session-atom.ts';
export { delayIdleTasks, whenIdle } from './idle/when-idle.ts';
export { confirmsSignOutAtom } from './layout/confirms-sign-out-atom.ts';
export { installViewport } from './layout/install-viewport.ts';
export {
  DEFAULT_LAYOUT_SETTINGS,
  type LayoutSettings,
  layoutSettingsSchema,
} from './layout/layout-settings.ts';
export { layoutSettingsAtom, resetLayoutSettingsAtom } from './layout/layout-settings-atom.ts';
export {
  type ResolvedTheme,
  resolvedThemeAtom,
  type ThemeChoice,
  themeAtom,
  themeChoiceSchema,
} from './layout/theme-atoms.ts';
export { bodyHeightAtom, type Device, deviceAtom, isNarrowWindowAtom } from './layout/viewport-atoms.ts';
export type { Load, Loaded } from './load/load-cache.ts';
export { type ListQuery, useListQuery } from './load/use-list-query.ts';
export { type LiveData, useCall, useLoad, useLoads } from './load/use-load.ts';
export { installErrorLog } from './log/install-error-log.ts';
export { clearLogAtom, logCountsAtom, logEntriesAtom } from './log/log-atoms.ts';
export type { LogEntry, LogType } from './log/log-entry.ts';
export { logErrorAtom } from './log/log-error-atom.ts';
export { writeLogAtom } from './log/write-log-atom.ts';
export {
  forbiddenPathsAtom,
  loadMenuAtom,
  saveMenuAtom,
  storedHeaderBadgesAtom,
  storedHeaderMenuAtom,
  storedSideBadgesAtom,
  storedSideMenuAtom,
} from './menu/menu-atoms.ts';
export type { ListedNotice, Notice } from './notices/notice.ts';
export {
  markNoticesReadAtom,
  noticesAtom,
  postNoticeAtom,
  withdrawNoticeAtom,
} from './notices/notices-atom.ts';
export { notify } from './notify/notify.ts';
export { dismissToastAtom, type Toast, type ToastType, toastsAtom } from './notify/toasts-atom.ts';
export { dirtyPanesAtom, setPaneDirtyAtom } from './pane/dirty-panes-atom.ts';
export { PaneProvider, type PaneStore, usePane } from './pane/pane-context.tsx';
export { usePaneAtomValue, useSetPaneAtom } from './pane/use-pane-atom.ts';
export { syncSessionAtom } from './session/change-session.ts';
export { areCookiesOffAtom } from './session/cookies-off-atom.ts';
export {
  clearSessionEndAtom,
  hasLostSessionAtom,
  type SessionEnd,
  sessionEndAtom,
} from './session/session-end-atom.ts';
export { acceptSessionAtom, registerAtom, resumeSessionAtom, signInAtom } from './session/sign-in-atoms.ts';
export { leaveSessionAtom, signOutAtom } from './session/sign-out-atom.ts';
export { readStored, writeStored } from './storage/stored.ts';
export { storedAtom } from './storage/stored-atom.ts';
export type { StorageScope } from './storage/stored-name.ts';
export { appStore } from './store/app-store.ts';
export { useAppAtomValue, useSetAppAtom } from './store/use-app-atom.ts';
export { useAppAtomListener } from './store/use-app-atom-listener.ts';
export { AccessGate } from './user/access-gate.tsx';
export { isSignedInAtom, saveUserInfoAtom, userInfoAtom } from './user/user-info-atom.ts';
