import { APP_KINDS, hasRequiredAccess } from '@atrium/contract';
import { deviceAtom, useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { useScrollFades } from '@atrium/ui/controls';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { TabList } from '../../tabs/tab-list.tsx';
import styles from './assets.module.css';
import { CreateButton } from './create-button.tsx';
import { ImportApp } from './import-app.tsx';
import { useKindChoice } from './use-kind-choice.ts';
import { usePluralKindNames } from './use-plural-kind-names.ts';
import { ViewSwitch } from './view-switch.tsx';

/** The title of the page, and the choice of kind and view. */
export function AssetsHead({ panelId }: { readonly panelId: string }) {
  const { t } = useLingui();
  const tools = useRef<HTMLDivElement>(null);
  useScrollFades(tools);
  const names = usePluralKindNames();
  const { kind, choose } = useKindChoice();
  const info = useAppAtomValue(userInfoAtom);
  const isPhone = useAppAtomValue(deviceAtom) === 'mobile';
  const all = { id: 'all', name: t({ id: 'assets.page.assets.all', message: 'All' }) } as const;
  return (
    <>
      <PageHeader
        title={t({ id: 'assets.page.assets.title', message: 'Apps' })}
        description={
          hasRequiredAccess(['admin'], info?.access)
            ? t({
                id: 'assets.page.assets.description-all-users',
                message: 'Apps of all users. Open an app to run it.',
              })
            : t({
                id: 'assets.page.assets.description-shared',
                message: 'Your apps, and apps that others share with you. Open an app to run it.',
              })
        }
        actions={
          <div ref={tools} className={styles.tools}>
            <ImportApp />
            <CreateButton />
          </div>
        }
        isCompact
      />
      <div className={styles.head}>
        <TabList
          label={t({ id: 'assets.page.assets.kinds', message: 'App kinds' })}
          tabs={[all, ...APP_KINDS.map((id) => ({ id, name: names[id] }))]}
          chosen={kind ?? all.id}
          panelId={panelId}
          onChoose={(id) => choose(id === 'all' ? undefined : id)}
        />
        {/* On a phone, the switch is among the filters, so that the tabs have the whole line. */}
        {isPhone ? null : <ViewSwitch />}
      </div>
    </>
  );
}
