import { type AlgorithmVersion, aliasField, aliasSetCall, PRODUCTION_ALIAS } from '@atrium/contract';
import { request, usePane, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { versionName } from '../../version-name.ts';
import { useAlgorithm } from './algorithm-context.ts';
import { useRefresh } from './use-refresh.ts';
import { endVersionTaskAtom } from './version-atoms.ts';

/** Pointing an alias at a version: refused, and shown anew, when somebody else moved it meanwhile. */
export function useAliasForm(version: AlgorithmVersion) {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const { notices, setDirty } = usePane();
  const end = useSetPaneAtom(endVersionTaskAtom);
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<string>();
  const { isRunning, submit } = useSubmission();
  const fields = useFields(
    { alias: PRODUCTION_ALIAS, reason: '' },
    {
      alias: (alias: string) =>
        aliasField.safeParse(alias).success
          ? undefined
          : t({
              id: 'management.page.versions.alias-rule',
              message:
                'Lower case letters, digits, hyphens and underscores, beginning with a letter; not latest, nor a name like v1',
            }),
    },
  );
  useEffect(() => {
    setDirty(fields.isDirty);
    return () => setDirty(false);
  }, [fields.isDirty, setDirty]);
  const { alias, reason } = fields.values;
  const current = algorithm.aliases.find(({ name }) => name === alias)?.version ?? null;

  return {
    fields,
    refusal,
    /** The version that the alias points at now. */
    current,
    isSaving: isRunning,
    async save() {
      setRefusal(undefined);
      if (!fields.check()) return;
      const { number } = version;
      const body = { algorithmId: algorithm.id, alias, version: number, expected: current, reason };
      const isDone = await submit(
        () => request(aliasSetCall, body, { isSilent: true }),
        (error) => {
          const elsewhere = fields.refuse(error.fields);
          if (error.fields.length === 0 || elsewhere.length > 0) setRefusal(error.msg);
        },
      );
      refresh();
      if (!isDone) return;
      end();
      const place = versionName(number);
      notices.success(
        t({ id: 'management.page.versions.alias-set', message: `${alias} points at ${place} now` }),
      );
    },
  };
}
