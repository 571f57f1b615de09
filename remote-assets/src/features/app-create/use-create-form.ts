import { type App, type AppKind, appCalls, LIMITS } from '@atrium/contract';
import { request, useForm, usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useNameRule } from '../../use-name-rule.ts';

/** Creates an app on a target. `onCreated` receives the app. */
export function useCreateForm(kind: AppKind, firstTargetId: string, onCreated: (app: App) => void) {
  const { t } = useLingui();
  const { setDirty } = usePane();
  const nameRule = useNameRule();
  return useForm({
    initial: { targetId: firstTargetId, name: '', description: '' },
    validate: ({ name, description }) => ({
      name: nameRule(name),
      description:
        description.length > LIMITS.descriptionLength
          ? t({ id: 'assets.page.app-create.description-rule', message: 'The description is too long' })
          : undefined,
    }),
    send: ({ name, ...rest }) =>
      request(appCalls[kind].create, { ...rest, name: name.trim() }, { isSilent: true }),
    onSent: onCreated,
    mark: setDirty,
  });
}
