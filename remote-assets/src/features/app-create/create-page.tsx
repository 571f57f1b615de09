import { type AppKind, ROUTES, targetListCall } from '@atrium/contract';
import { useCall, usePane } from '@atrium/runtime';
import { PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { getAppLocation } from '../../addresses.ts';
import { LoadedSection } from '../../loaded-section.tsx';
import { CardSkeleton } from '../../skeletons/card-skeleton.tsx';
import { CreateForm } from './create-form.tsx';
import { KindSwitch } from './kind-switch.tsx';
import { useCreateLabels } from './use-create-labels.ts';

/** The page on which the user picks a target, names the app and creates it. */
export function CreatePage({ kind }: { readonly kind: AppKind }) {
  const { t } = useLingui();
  const { navigator, toasts } = usePane();
  const labels = useCreateLabels()[kind];
  const targets = useCall(targetListCall, { kind });
  return (
    <>
      <PageHeader
        title={labels.title}
        description={t({
          id: 'assets.page.app-create.page-description',
          message: 'Choose an AI service and name your app. You can run it right away.',
        })}
      />
      <KindSwitch kind={kind} />
      <LoadedSection loaded={targets} skeleton={<CardSkeleton />}>
        {({ list }) =>
          list.length === 0 ? (
            <StateView
              kind="empty"
              title={labels.noTarget}
              description={t({
                id: 'assets.page.app-create.no-target-description',
                message: 'Ask an admin to publish one.',
              })}
            />
          ) : (
            <CreateForm
              kind={kind}
              targets={list}
              onCancel={() => navigator.go(ROUTES.assets)}
              onCreated={(app) => {
                const { name } = app;
                toasts.success(t({ id: 'assets.page.app-create.created', message: `“${name}” created` }));
                navigator.go(getAppLocation(app), { replace: true });
              }}
            />
          )
        }
      </LoadedSection>
    </>
  );
}
