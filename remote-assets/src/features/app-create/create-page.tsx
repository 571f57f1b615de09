import { type AppKind, ROUTES } from '@atrium/contract';
import { useLoad, usePane } from '@atrium/runtime';
import { PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { appAddress } from '../../addresses.ts';
import { CardBones } from '../../bones/card-bones.tsx';
import { LoadFailure } from '../../load-failure.tsx';
import { targetsLoad } from '../../targets-load.ts';
import { CreateForm } from './create-form.tsx';
import { KindSwitch } from './kind-switch.tsx';
import { useCreateWords } from './use-create-words.ts';

/** Pick a target, name the app, and it runs. */
export function CreatePage({ kind }: { readonly kind: AppKind }) {
  const { t } = useLingui();
  const { navigator, notices } = usePane();
  const words = useCreateWords()[kind];
  const { data, error, reload } = useLoad(
    targetsLoad,
    useMemo(() => ({ kind }), [kind]),
  );
  return (
    <>
      <PageHeader
        title={words.title}
        line={t({
          id: 'assets.page.app-create.line',
          message: 'Pick a capability, give it a name, and it runs.',
        })}
      />
      <KindSwitch kind={kind} />
      {!data && error ? <LoadFailure onRetry={() => void reload()} /> : null}
      {!data && !error ? <CardBones /> : null}
      {data?.list.length === 0 ? (
        <StateView
          kind="empty"
          title={words.noTarget}
          line={t({
            id: 'assets.page.app-create.no-target-line',
            message: 'Ask an administrator to publish one.',
          })}
        />
      ) : null}
      {data && data.list.length > 0 ? (
        <CreateForm
          kind={kind}
          targets={data.list}
          onCancel={() => navigator.go(ROUTES.assets)}
          onCreated={(app) => {
            const { name } = app;
            notices.success(t({ id: 'assets.page.app-create.created', message: `“${name}” created` }));
            navigator.go(appAddress(app), { replace: true });
          }}
        />
      ) : null}
    </>
  );
}
