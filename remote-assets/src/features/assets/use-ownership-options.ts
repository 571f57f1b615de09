import { useLingui } from '@lingui/react/macro';

/** Returns the choices of the filter that separates a user's own apps from shared apps. */
export function useOwnershipOptions() {
  const { t } = useLingui();
  return [
    { value: 'own', label: t({ id: 'assets.page.assets.mine', message: 'My apps' }) },
    { value: 'shared', label: t({ id: 'assets.page.assets.shared', message: 'Shared with me' }) },
  ];
}
