import {
  type AlgorithmVersion,
  aliasField,
  aliasSetCall,
  PRODUCTION_ALIAS,
  versionName,
} from '@atrium/contract';
import { request, useForm, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from '../algorithm-context.ts';
import { useRefresh } from '../use-refresh.ts';
import { closeVersionDrawerAtom } from '../version-atoms.ts';

/**
 * Returns the form that points an alias at a version. The request also states the version at which the alias points
 * according to the page. If another user has moved the alias meanwhile, the server rejects the change, and the page
 * loads the aliases again.
 */
export function useAliasForm({ number }: AlgorithmVersion) {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const { toasts, setDirty } = usePane();
  const closeDrawer = useSetPaneAtom(closeVersionDrawerAtom);
  const refresh = useRefresh();
  const findVersion = (alias: string) =>
    algorithm.aliases.find(({ name }) => name === alias)?.version ?? null;
  const rule = t({
    id: 'management.page.versions.alias-rule',
    message:
      'Use lowercase letters, digits, hyphens and underscores, starting with a letter. “latest” and names like “v1” are reserved.',
  });
  const form = useForm({
    initial: { alias: PRODUCTION_ALIAS, reason: '' },
    validate: ({ alias }) => ({ alias: aliasField.safeParse(alias).success ? undefined : rule }),
    send({ alias, reason }) {
      const body = {
        algorithmId: algorithm.id,
        alias,
        version: number,
        expected: findVersion(alias),
        reason,
      };
      return request(aliasSetCall, body, { isSilent: true });
    },
    onSent(_done, { alias }) {
      refresh();
      closeDrawer();
      const version = versionName(number);
      toasts.success(
        t({ id: 'management.page.versions.alias-set', message: `${alias} now points at ${version}` }),
      );
    },
    onError: refresh,
    onDirtyChange: setDirty,
  });
  /** `current` is the version at which the entered alias points now. Null if no alias has this name. */
  return { form, current: findVersion(form.values.alias) };
}
