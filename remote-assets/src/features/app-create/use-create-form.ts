import { type App, type AppKind, appCalls, LIMITS } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNameRule } from '../../use-name-rule.ts';

interface CreateValues {
  readonly targetId: string;
  readonly name: string;
  readonly description: string;
}

/** Makes an app of a target; `onCreated` hears of it. */
export function useCreateForm(kind: AppKind, firstTargetId: string, onCreated: (app: App) => void) {
  const { t } = useLingui();
  const { setDirty } = usePane();
  const [refusal, setRefusal] = useState<string>();
  const { isRunning, submit } = useSubmission();
  const nameRule = useNameRule();
  const fields = useFields<CreateValues>(
    { targetId: firstTargetId, name: '', description: '' },
    {
      name: (name) => nameRule(name),
      description: (description) =>
        description.length > LIMITS.descriptionLength
          ? t({ id: 'assets.page.app-create.description-rule', message: 'The description is too long' })
          : undefined,
    },
  );
  useEffect(() => {
    setDirty(fields.isDirty);
    return () => setDirty(false);
  }, [fields.isDirty, setDirty]);

  return {
    fields,
    refusal,
    isCreating: isRunning,
    async create() {
      setRefusal(undefined);
      if (!fields.check()) return;
      const { targetId, name, description } = fields.values;
      const app = await submit(
        () =>
          request(appCalls[kind].create, { targetId, name: name.trim(), description }, { isSilent: true }),
        (error) => {
          const elsewhere = fields.refuse(error.fields);
          if (error.fields.length === 0 || elsewhere.length > 0) setRefusal(error.msg);
        },
      );
      if (!app) return;
      setDirty(false);
      onCreated(app);
    },
  };
}
